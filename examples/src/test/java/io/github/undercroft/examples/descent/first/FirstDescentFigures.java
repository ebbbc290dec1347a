package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.random.RandomSource;

/** What may stand or lie beside a wall in Descent, for tests of how it looks. */
public final class FirstDescentFigures {

    private FirstDescentFigures() {}

    /** All creatures, the chests and what the floors hold besides potions and scrolls. */
    public static ImmutableList<Blueprint> all() {
        return ImmutableList.<Blueprint>builder()
                .addAll(Bestiary.ALL)
                .add(
                        Bestiary.WARDEN,
                        Chests.KEY,
                        Chests.plain(RandomSource.of(1)),
                        Chests.locked(Brews.HEALING, Armoury.SPEAR))
                .addAll(Armoury.RANKS)
                .addAll(Brews.ALL)
                .build();
    }
}
