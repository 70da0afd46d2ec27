"""The folder that players get works alone (see check_build.py for what it goes through)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.driver import missing_tools
from tests.packaging.check_build import build, check


@pytest.mark.window
def test_the_built_folder_works_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert missing_tools() == []

    def tell(text: str) -> None:
        with capsys.disabled():
            print(f"\n  {text}", end="")

    check(build(tmp_path), tmp_path, tell)
