"""The bus: order, queueing, closing, exceptions."""

from __future__ import annotations

import pytest

from abyss_game.engine.bus import Bus, Subscription


class Ping:
    def __init__(self, number: int) -> None:
        self.number = number


class Loud(Ping):
    pass


def test_handlers_are_called_in_order_of_subscription_with_every_message() -> None:
    bus, heard = Bus(), []
    bus.subscribe(Ping, lambda m: heard.append(("a", m.number)))
    bus.subscribe(Ping, lambda m: heard.append(("b", m.number)))
    bus.publish(Ping(1))
    bus.publish(Ping(2))
    assert heard == [("a", 1), ("b", 1), ("a", 2), ("b", 2)]


def test_only_exactly_the_type_that_was_subscribed() -> None:
    bus, heard = Bus(), []
    bus.subscribe(Ping, lambda m: heard.append(m.number))
    bus.publish(Loud(1))
    bus.publish("nobody listens")
    assert heard == []


def test_publishing_while_publishing_queues() -> None:
    bus, heard = Bus(), []

    def first(message: Ping) -> None:
        heard.append(("first", message.number))
        if message.number < 3:
            bus.publish(Ping(message.number + 1))
            heard.append(("after", message.number))

    bus.subscribe(Ping, first)
    bus.subscribe(Ping, lambda m: heard.append(("second", m.number)))
    bus.publish(Ping(1))
    assert heard == [
        ("first", 1),
        ("after", 1),
        ("second", 1),
        ("first", 2),
        ("after", 2),
        ("second", 2),
        ("first", 3),
        ("second", 3),
    ]


def test_a_handle_closed_during_delivery_hears_no_more() -> None:
    bus, heard = Bus(), []
    handles: list[Subscription] = []
    bus.subscribe(Ping, lambda m: handles[0].close())
    handles.append(bus.subscribe(Ping, lambda m: heard.append(m.number)))
    bus.publish(Ping(1))
    assert heard == []


def test_a_queued_message_does_not_reach_a_closed_handle() -> None:
    bus, heard = Bus(), []
    handles: list[Subscription] = []

    def closer(message: Ping) -> None:
        if message.number == 1:
            bus.publish(Ping(2))
            handles[0].close()

    bus.subscribe(Ping, closer)
    handles.append(bus.subscribe(Ping, lambda m: heard.append(m.number)))
    bus.publish(Ping(1))
    assert heard == []


def test_who_subscribes_during_delivery_hears_the_next_message_only() -> None:
    bus, heard = Bus(), []

    def grow(message: Ping) -> None:
        if message.number == 1:
            bus.subscribe(Ping, lambda m: heard.append(m.number))

    bus.subscribe(Ping, grow)
    bus.publish(Ping(1))
    assert heard == []
    bus.publish(Ping(2))
    assert heard == [2]


def test_closing_twice_does_no_harm_and_handles_are_counted() -> None:
    bus = Bus()
    one, two = bus.subscribe(Ping, print), bus.subscribe(Loud, print)
    assert (bus.count, one.open) == (2, True)
    one.close()
    one.close()
    assert (bus.count, one.open, two.open) == (1, False, True)
    two.close()
    assert bus.count == 0


def test_an_exception_of_a_handler_leaves_the_bus_usable() -> None:
    bus, heard = Bus(), []

    def breaks(message: Ping) -> None:
        if message.number == 1:
            bus.publish(Ping(2))
            raise RuntimeError("broken handler")

    bus.subscribe(Ping, breaks)
    bus.subscribe(Ping, lambda m: heard.append(m.number))
    with pytest.raises(RuntimeError):
        bus.publish(Ping(1))
    bus.publish(Ping(3))
    assert heard == [2, 3]  # the queue was kept and went on
