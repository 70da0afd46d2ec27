"""All 63 Lords by id. Parts are chosen by office first (prop, gear, face), then spread so that
two Lords of one guild always differ in at least three visible traits."""
from .compose import Spec


def L(guild, head, eyes, gear, collar, prop, pose="bust", **kw):
    return Spec(guild, head, eyes, gear, collar, prop, pose=pose, **kw)


CAST = {
    # ---- soldiers: shell (dome, spire, horseshoe, rostrum), face, gear (spikes, plume, fillet, none), harness
    "recruiter": L("soldier", 0, 1, 1, 0, "horn", "lean", tone=.5),
    "jailer": L("soldier", 2, 0, 3, 1, "shackles", "bust", flip=True, hue=-8, val=.9, tone=-.5),
    "seeker": L("soldier", 1, "sly", 2, 2, "ledger", "down", hue=6),
    "assassin": L("soldier", 3, 2, 3, 0, "dagger", "lean", flip=True, hue=-9, sat=.75, val=.66, tone=-.4),
    "commander": L("soldier", 0, 0, 2, 1, "banner", "bust", tilt=-2, tone=-.2),
    "tamer": L("soldier", 3, "lady", 1, 2, "whip", "aside", hue=8, tone=.7),
    "hunter": L("soldier", 1, 2, 0, 0, "bow", "aside", flip=True, hue=9, sat=.8),
    "highwayman": L("soldier", 2, "sly", 0, 0, "mask", "lean", tilt=-3, hue=-8, sat=.8, val=.88),
    "executioner": L("soldier", 2, 1, 0, 2, "axe", "fold", hue=-6, val=.82),
    "intrepid": L("soldier", 0, "youth", 0, 2, "harpoon", "aside", hue=7, val=1.08, tone=.4),
    "border_guard": L("soldier", 1, 0, 1, 1, "trident", "fold", flip=True, tone=-.6),
    # ---- merchants: shell (spiral, banded spiral, turret), face, gear (turban, coins, feelers, cap)
    "ship_master": L("merchant", 2, 0, 3, 0, "spyglass", "aside", hue=16, tone=-.8),
    "trader": L("merchant", 0, 1, 1, 1, "scales", "bust", tone=-.2),
    "peddler": L("merchant", 1, "jolly", 2, 1, "bell", "lean", flip=True, hue=-14, tone=.3),
    "landlord": L("merchant", 0, 2, 3, 1, "keys", "lean", hue=-6, val=.92, tone=-.5),
    "slaver": L("merchant", 2, 1, 0, 1, "shackles", "bust", flip=True, hue=-20, sat=.75, val=.85, tone=.2),
    "shopkeeper": L("merchant", 1, "dame", 0, 0, "abacus", "down"),
    "shareholder": L("merchant", 0, "sly", 2, 1, "ledger", "fold", hue=20, tone=-.75),
    "inheritor": L("merchant", 1, "youth", 1, 1, "bigpearl", "aside", flip=True, hue=10, tone=-.35),
    "taxidermist": L("merchant", 2, "crone", 2, 0, "trophy", "lean", flip=True, hue=-10, sat=.85, tone=.4),
    "arms_dealer": L("merchant", 0, 0, 0, 0, "crate", "down", flip=True, hue=6, val=.9, tone=-.6),
    # ---- mages: bell (round, tall, flat), face, gear (diadem, coral points, lure, moons), ruff
    "shaman": L("mage", 2, "elder", 1, 1, "drum", "down", hue=-6, tone=-.5),
    "invoker": L("mage", 1, 0, 0, 0, "staff", "bust"),
    "apprentice": L("mage", 0, "youth", 3, 2, "tome", "fold", hue=-4, tone=-.3),
    "oracle": L("mage", 2, "maid", 2, 0, "orb", "down", flip=True, hue=6),
    "alchemist": L("mage", 1, "sly", 2, 1, "vial", "lean", hue=-7, tone=-.8),
    "illusionist": L("mage", 0, "lady", 1, 0, "mask", "aside", hue=11, tone=.4),
    "master_of_magic": L("mage", 1, 1, 1, 2, "astrolabe", "lean", flip=True, sat=.85, val=.95, tone=-.4),
    "hypnotist": L("mage", 0, 2, 2, 1, "pendulum", "lean", flip=True, hue=14, tone=.2),
    "healer": L("mage", 2, "dame", 3, 1, "jar", "bust", flip=True, hue=-5, val=1.05),
    "metamorph": L("mage", 0, 0, 0, 2, "mirror", "aside", flip=True, hue=16, tone=-.7),
    "sorcerer": L("mage", 1, 2, 3, 0, "torchfish", "aside", hue=5, val=.9, tone=-.9),
    # ---- politicians: mantle (leaning, tall, broad, cuttle), face (stern = bearded, round = locks), gear (crown, laurel, jewel, cap)
    "opportunist": L("politician", 3, "sly", 3, 0, "hourglass", "lean", tone=.1),
    "corruptor": L("politician", 0, 2, 2, 1, "purse", "aside", hue=4, tone=-.4),
    "traitor": L("politician", 2, "lady", 2, 2, "dagger", "fold", hue=5, val=.92, tone=-.4),
    "diplomat": L("politician", 1, 0, 1, 0, "scroll", "bust", hue=-5),
    "treasurer": L("politician", 3, 1, 0, 1, "coffer", "down", hue=-9, tone=.3),
    "schemer": L("politician", 1, 2, 3, 2, "pawn", "lean", flip=True, hue=5, sat=.85, val=.9, tone=-.6),
    "recipient": L("politician", 0, "jolly", 1, 1, "letter", "lean", flip=True, hue=-6),
    "liberator": L("politician", 1, "maid", 0, 2, "chain", "aside", flip=True, hue=-12, tone=.5),
    "altruist": L("politician", 3, "elder", 1, 2, "bowl", "bust", flip=True, hue=-3, val=1.05, tone=.4),
    "rebel": L("politician", 2, "youth", 3, 0, "torch", "aside", hue=2, tone=-.5),
    # ---- farmers: build (middling, tall, short snout, leafy), eye, gear (wreath, hat, hood, bare crest), shawl
    "keeper": L("farmer", 0, 0, 1, 0, "bucket", "bust"),
    "reaper": L("farmer", 1, 1, 2, 1, "sickle", "aside", hue=-4, sat=.85, tone=-.6),
    "shepherd": L("farmer", 2, 0, 1, 2, "crook", "bust", flip=True, hue=6),
    "miller": L("farmer", 0, 2, 2, 2, "millstone", "down", hue=2, sat=.75, val=1.05, tone=.7),
    "aquaculturalist": L("farmer", 3, 0, 3, 2, "net", "lean", flip=True, hue=12),
    "landowner": L("farmer", 2, 1, 0, 2, "map", "fold", flip=True, hue=-5, val=.92, tone=-.3),
    "grower": L("farmer", 3, 1, 0, 1, "sprout", "down", flip=True, hue=8),
    "oyster_farmer": L("farmer", 1, 2, 1, 1, "oysters", "bust", hue=-7, tone=-.2),
    "coward": L("farmer", 2, 2, 3, 1, "shield", "down", hue=11, sat=.8, tone=.5),
    "breeder": L("farmer", 3, 2, 3, 0, "eggs", "lean", hue=-3, tone=-.4),
    # ---- ambassadors: crest (fan, parted fan, full wheel, coral antlers), face, circlet, collar
    "sage": L("ambassador", 1, "dame", 0, 0, "tome", "down", hue=10, tone=-.45),
    "hermit": L("ambassador", 3, 1, 3, 2, "lantern", "lean", flip=True, hue=-12, tone=-.2),
    "elder": L("ambassador", 2, "elder", 2, 1, "staff", "fold", tone=.3),
    # ---- smugglers: sac (swept, long, upright), eye, gear (hood, patch, barnacles, hat), rope | vials | torn collar
    "ferryman": L("smuggler", 0, 0, 0, 1, "oar", "aside", tone=-.3),
    "outlaw": L("smuggler", 1, 1, 1, 0, "dagger", "fold", hue=-14),
    "counterfeiter": L("smuggler", 2, 2, 2, 1, "stamp", "down", hue=10),
    "fence": L("smuggler", 1, 0, 3, 2, "jewels", "lean", hue=18),
    "cleaner": L("smuggler", 2, 1, 0, 2, "broom", "bust", flip=True, hue=-20, tone=.35),
    "watcher": L("smuggler", 0, 2, 3, 0, "spyglass", "aside", flip=True, hue=-6, tone=.5),
    "vigil": L("smuggler", 1, 2, 2, 2, "lantern", "lean", flip=True, hue=6),
    "lookout": L("smuggler", 2, 0, 1, 1, "horn", "bust", hue=-10, val=1.1),
}
