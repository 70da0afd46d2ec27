"""Buttons, fields, switches and the group that gives them focus.

    group = Group(ui, [Button("begin", (934, 642, 290, 54), ui.t("ui-begin"), self.begin, kind="primary", key="enter")])
    group.handle(event) -> True when it was kept;  group.draw(canvas)

`WidgetScene` (in `host`) builds such a group from the scene's state and rebuilds it whenever language, text size or
window change; the focus stays where it was.
"""

from abyss_game.ui.widgets.base import Group, Look, Widget
from abyss_game.ui.widgets.button import Button, IconButton
from abyss_game.ui.widgets.choice import Chooser, Option, Segmented
from abyss_game.ui.widgets.field import TextField
from abyss_game.ui.widgets.host import WidgetScene
from abyss_game.ui.widgets.switch import CheckBox, Slider, Toggle

__all__ = [
    "Button",
    "CheckBox",
    "Chooser",
    "Group",
    "IconButton",
    "Look",
    "Option",
    "Segmented",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetScene",
]
