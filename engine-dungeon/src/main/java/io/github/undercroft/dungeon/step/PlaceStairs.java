package io.github.undercroft.dungeon.step;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * Puts stairs up and stairs down on floor, at least a share of the longest way apart; which of the two are placed first is
 * random. Rooms and caves come before corridors; cells with marks and kept cells, such as those of vaults, are left alone.
 * Some stairs stand in alcoves: a cell of rock in a straight wall, which then belongs to no area, as a door does.
 *
 * <p>All stairs that are there already are taken away. So a generator with other stairs is that generator and this step:
 *
 * <pre>{@code
 * LevelGenerator hunted = BspLevels.of(80, 24).then(PlaceStairs.farApart());
 * LevelGenerator crossing = CaveLevels.of(80, 24).then(new PlaceStairs().withMinPercent(20).withDown(3));
 * }</pre>
 *
 * <p>Up to 50 percent, the first stairs stand anywhere, and the others at least twice that share of the steps to the cell
 * furthest from the first away; no way on the level is longer than twice these steps. Above 50 percent, the first stairs
 * stand at an end of the longest way that two sweeps find: from a random cell to the one furthest away by straight steps,
 * and from there to the one furthest away again. If only corridors, marked or kept cells are as far away as that, the
 * others stand at the place furthest away.
 *
 * <p>O(cells) for each pair of stairs, so the time is quadratic in the number of stairs; 8 bytes a cell while it is at work.
 *
 * @param minPercent the least steps from stairs up to stairs down, in percent of the longest way between two cells; 0 to 100
 * @param alcovePercent how likely stairs stand in an alcove, if there is a wall for it; 0 to 100
 * @param up how many stairs up, 1 to {@value #MAX}
 * @param down how many stairs down. Those after the first of a kind are half as far from their own kind as from the other;
 *     they are left out if there is no such place
 */
public record PlaceStairs(int minPercent, int alcovePercent, int up, int down) implements LevelStep {

    private static final int MAX = 100;
    private static final int USUAL_PERCENT = 35;
    private static final int USUAL_ALCOVES = 50;

    public PlaceStairs {
        SettingRange.require("minPercent", minPercent, 0, 100);
        SettingRange.require("alcovePercent", alcovePercent, 0, 100);
        SettingRange.require("up", up, 1, MAX);
        SettingRange.require("down", down, 1, MAX);
    }

    /** One of each, at least {@value #USUAL_PERCENT} percent of the longest way apart, half of them in alcoves. */
    public PlaceStairs() {
        this(USUAL_PERCENT, USUAL_ALCOVES, 1, 1);
    }

    /** One of each, as far apart as can be, without alcoves. */
    public static PlaceStairs farApart() {
        return new PlaceStairs(100, 0, 1, 1);
    }

    /** @return the same with stairs nearer to each other or farther apart */
    public PlaceStairs withMinPercent(int percent) {
        return new PlaceStairs(percent, alcovePercent, up, down);
    }

    /** @return the same with more or fewer alcoves */
    public PlaceStairs withAlcovePercent(int percent) {
        return new PlaceStairs(minPercent, percent, up, down);
    }

    /** @return the same with so many stairs up */
    public PlaceStairs withUp(int count) {
        return new PlaceStairs(minPercent, alcovePercent, count, down);
    }

    /** @return the same with so many stairs down */
    public PlaceStairs withDown(int count) {
        return new PlaceStairs(minPercent, alcovePercent, up, count);
    }

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
        Alcove.removeStairs(draft);
        Stairwells stairwells = new Stairwells(this, draft, random);
        stairwells.placeTwo();
        for (int i = 1; i < Math.max(up, down); i++) {
            if (i < up) {
                stairwells.placeAnother(CellKind.STAIRS_UP);
            }
            if (i < down) {
                stairwells.placeAnother(CellKind.STAIRS_DOWN);
            }
        }
    }
}
