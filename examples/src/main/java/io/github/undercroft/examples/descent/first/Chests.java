package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Locked;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.random.RandomSource;

/** Chests. A locked one holds what else is found a floor deeper; a key lies on the same floor, or it is bashed in. */
final class Chests {

    private static final String IRON = "iron";
    private static final int BASHED_PERCENT = 20;

    static final Blueprint KEY = Blueprint.item("iron key")
            .with(Look.of("-", 0xA0A0A0))
            .with(new StackSize(1))
            .with(new Key(IRON));

    private Chests() {}

    static Blueprint plain(RandomSource random) {
        Blueprint chest = chest("chest");
        return random.chance(1, 3)
                ? chest.carrying(Brews.potion(random), Brews.scroll(random))
                : chest.carrying(Brews.potion(random));
    }

    static Blueprint locked(int floor, RandomSource random) {
        return chest("iron-bound chest")
                .with(new Locked(IRON, BASHED_PERCENT))
                .carrying(
                        Brews.HEALING,
                        random.chance(1, 2) ? Armoury.weapon(floor + 1, random) : Armoury.armour(floor + 1, random));
    }

    private static Blueprint chest(String name) {
        return Blueprint.of(name).with(Look.of("=", 0xE0B050)).with(Container.CLOSED);
    }
}
