"""Buttons, fields, switches and the group that gives them focus.

    group = Group(ui, [Button("begin", (934, 642, 290, 54), ui.t("ui-begin"), self.begin, kind="primary", key="enter")])
    group.handle(event) -> True when it was kept;  group.draw(canvas)

`WidgetScene` (in `host`) builds such a group from the scene's state and rebuilds it whenever language, text size or
window change; the focus stays where it was.

Why own widgets: pygame_gui 0.6.14 was tried first against the needs of the new-game scene (buttons, text entry, slider
and drop-down on the dummy driver, 18 ms to build). Seven presses of Tab moved no focus; from a focused text entry Tab
and the arrows stayed there; Enter on a focused button produced no event and Right on a focused slider did not move it,
so the whole keyboard path would have had to be written on top of it. Its drawable shapes are rectangle, rounded
rectangle and ellipse: no concave tablets. `set_locale` left the labels as they were, because it wants its texts in
files of its own beside our Fluent ones, and its own text-size path is a theme file reloaded, with rectangles that stay
as large as before. What was left to gain, scrolling and rich text, is smaller than that glue.
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
