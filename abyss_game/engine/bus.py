"""The event bus for everyone who watches or acts: typed, synchronous, first in first out, main thread only.

>>> from abyss_game.engine.bus import Bus
>>> bus = Bus()
>>> handle = bus.subscribe(int, print)
>>> bus.publish(7)
7
>>> handle.close()
>>> bus.publish(8)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Subscription:
    """A handle for one subscription; :meth:`close` ends it (again and again does no harm)."""

    __slots__ = ("_bus", "_handler", "_kind")

    def __init__(self, bus: Bus, kind: type, handler: Callable[[Any], None]) -> None:
        self._bus: Bus | None = bus
        self._kind = kind
        self._handler = handler

    def close(self) -> None:
        """Ends the subscription; a message that is still queued no longer reaches the handler."""
        if self._bus is not None:
            self._bus._drop(self._kind, self)
            self._bus = None

    @property
    def open(self) -> bool:
        """True until :meth:`close`."""
        return self._bus is not None

    def deliver(self, message: Any) -> None:
        """Hands ``message`` to the handler if the subscription is still open."""
        if self.open:
            self._handler(message)


class Bus:
    """Delivers each published message to the handlers subscribed to exactly its type, in order of subscription.

    Publishing while a message is being delivered queues; :meth:`publish` called from outside returns when the
    queue is empty. An exception of a handler leaves the bus usable: the queue is kept and goes on with the next
    :meth:`publish`.
    """

    def __init__(self) -> None:
        self._subscriptions: dict[type, list[Subscription]] = {}
        self._queue: deque[Any] = deque()
        self._delivering = False

    def subscribe(self, kind: type[T], handler: Callable[[T], None]) -> Subscription:
        """Calls ``handler`` with every message of type ``kind`` until the returned handle is closed."""
        subscription = Subscription(self, kind, handler)
        self._subscriptions.setdefault(kind, []).append(subscription)
        return subscription

    def publish(self, message: Any) -> None:
        """Delivers ``message``, after whatever is queued before it."""
        self._queue.append(message)
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._queue:
                current = self._queue.popleft()
                for subscription in tuple(self._subscriptions.get(type(current), ())):
                    subscription.deliver(current)
        finally:
            self._delivering = False

    def _drop(self, kind: type, subscription: Subscription) -> None:
        self._subscriptions[kind].remove(subscription)

    @property
    def count(self) -> int:
        """The number of open subscriptions; tests use it to find handles that a scene forgot."""
        return sum(len(handles) for handles in self._subscriptions.values())
