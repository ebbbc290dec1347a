package io.github.undercroft.dungeon.step;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * Puts stairs up and stairs down on floor, far from each other: from a random cell to the one furthest away by straight
 * steps, and from there to the one furthest away again; which of the two leads up is random. Rooms and caves come before
 * corridors; cells with marks and kept cells, such as those of vaults, are left alone.
 * O(cells), 8 bytes a cell while it is at work.
 */
public record PlaceStairs() implements LevelStep {

    @Override
    public String name() {
        return "stairs";
    }

    @Override
    public Set<Guarantee> needs() {
        return ImmutableSet.of(Guarantee.CONNECTED);
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.STAIRS, Guarantee.OPEN_WAY);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        StepCounts counts = new StepCounts(draft);
        Point one = counts.furthestFrom(counts.randomPlace(random));
        Point other = counts.furthestFrom(one);
        if (one.equals(other)) {
            throw new LevelVeto("no room for two stairs");
        }
        boolean isUpFirst = random.nextBoolean();
        Point up = isUpFirst ? one : other;
        Point down = isUpFirst ? other : one;
        draft.set(up.x(), up.y(), CellKind.STAIRS_UP);
        draft.set(down.x(), down.y(), CellKind.STAIRS_DOWN);
    }
}
