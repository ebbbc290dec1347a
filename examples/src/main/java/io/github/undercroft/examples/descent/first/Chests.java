package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.brain.Ambush;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Locked;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;

/** Chests. A locked one holds what else is found a floor deeper; a key lies on the same floor, or it is bashed in. */
public final class Chests {

    private static final String IRON = "iron";
    private static final int BASHED_PERCENT = 20;

    static final Blueprint KEY = Blueprint.item("iron key")
            .with(Look.of("-", 0xA0A0A0))
            .with(new StackSize(1))
            .with(new Key(IRON));

    private Chests() {}

    static Blueprint plain(RandomSource random) {
        return random.chance(1, 3) ? plain(Brews.potion(random), Brews.scroll(random)) : plain(Brews.potion(random));
    }

    /** @return a chest with those things */
    public static Blueprint plain(Blueprint... things) {
        return chest("chest").carrying(things);
    }

    /** @return one with those things that is locked */
    public static Blueprint locked(Blueprint... things) {
        return chest("iron-bound chest").with(new Locked(IRON, BASHED_PERCENT)).carrying(things);
    }

    /** Takes a mimic for a chest until it is found out. */
    public enum Seeming implements Guises {
        OF_MIMICS;

        @Override
        public boolean concerns(String name) {
            return name.equals("mimic");
        }

        @Override
        public Optional<Guise> guise(Entity thing, Entity observer, GameView game) {
            return thing.get(Brain.class).filter(Ambush.class::isInstance).map(hidden -> Guise.of(plain()));
        }
    }

    private static Blueprint chest(String name) {
        return Blueprint.of(name).with(Look.of("=", 0xE0B050)).with(Container.CLOSED);
    }
}
