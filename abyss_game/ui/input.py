"""Reading events: what a key means, and how it is called.

if input.cancels(event): ...
if input.pressed(event, "ctrl+z"): ...
step = input.direction(event)               # (1, 0) for the right arrow, None for anything else
"""

from __future__ import annotations

import pygame

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_MODIFIERS = {"ctrl": pygame.KMOD_CTRL | pygame.KMOD_META, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
_NAMES = {
    "esc": pygame.K_ESCAPE,
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "plus": pygame.K_PLUS,
    "minus": pygame.K_MINUS,
    "delete": pygame.K_DELETE,
    **{f"f{number}": getattr(pygame, f"K_F{number}") for number in range(1, 13)},
}

_TWINS = {
    pygame.K_RETURN: (pygame.K_KP_ENTER,),
    # where the plus needs Shift, its key without it will do
    pygame.K_PLUS: (pygame.K_KP_PLUS, pygame.K_EQUALS),
    pygame.K_MINUS: (pygame.K_KP_MINUS,),
}
"""Other keys that mean the same."""


def pressed(event: pygame.event.Event, chord: str) -> bool:
    """Whether that key goes down: `"u"`, `"f11"`, `"ctrl+z"`, `"shift+tab"`. Other modifiers must be up."""
    if event.type != pygame.KEYDOWN:
        return False
    *modifiers, name = chord.lower().split("+")
    code = _NAMES.get(name)
    if code is None:
        code = pygame.key.key_code(name)
    if event.key != code and event.key not in _TWINS.get(code, ()):
        return False
    held = getattr(event, "mod", 0)
    return all(bool(held & mask) == (word in modifiers) for word, mask in _MODIFIERS.items())


def confirms(event: pygame.event.Event) -> bool:
    """Enter or Space without modifiers."""
    return pressed(event, "enter") or pressed(event, "space")


def cancels(event: pygame.event.Event) -> bool:
    """Esc."""
    return pressed(event, "esc")


def direction(event: pygame.event.Event) -> tuple[int, int] | None:
    """The step of an arrow key."""
    if event.type != pygame.KEYDOWN or getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
        return None
    return _ARROWS.get(event.key)


def tab_step(event: pygame.event.Event) -> int:
    """1 for Tab, -1 for Shift+Tab, 0 for anything else."""
    if pressed(event, "tab"):
        return 1
    return -1 if pressed(event, "shift+tab") else 0


def left_down(event: pygame.event.Event) -> bool:
    """The main mouse button goes down."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1


def left_up(event: pygame.event.Event) -> bool:
    """The main mouse button goes up."""
    return event.type == pygame.MOUSEBUTTONUP and event.button == 1
