"""Failed assertions of the tables of this folder tell their values."""

import pytest

pytest.register_assert_rewrite(f"{__package__}.table")
