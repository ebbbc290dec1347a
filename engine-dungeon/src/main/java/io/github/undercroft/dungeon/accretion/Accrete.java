package io.github.undercroft.dungeon.accretion;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Adds one room after the other to the level, from the middle of a draft of rock. */
record Accrete(RoomMix mix, int rooms) implements LevelStep {

    @Override
    public String name() {
        return "accretion";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        new Accretion(draft, mix, random).grow(rooms);
    }
}
