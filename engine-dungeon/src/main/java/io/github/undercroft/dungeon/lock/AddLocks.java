package io.github.undercroft.dungeon.lock;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Locks doors that divide the level, and puts each key where it can be reached before its door: in the open, or behind other
 * locks, whose keys may be behind others again. A player who comes from the stairs up and takes every key gets everywhere;
 * without a key the cells behind its door cannot be reached. Each lock is a {@link Lock} among the details of the plan, each
 * key a {@link Mark} on its cell.
 *
 * <pre>{@code
 * LevelGenerator levels = FeatureLevels.of(80, 40).then(AddLocks.upTo(3));
 * LevelGenerator puzzles = BspLevels.of(60, 30).then(AddLocks.upTo(5).atLeast(3).withNestedPercent(100).alsoOnTheWay());
 * }</pre>
 *
 * <p>It locks doors, and floor in a doorway where areas meet; if there are too few of these, floor in any narrow passage. It
 * locks only places that cannot be bypassed, not even by a diagonal step between two blocked cells, so a level with many
 * loops has few locks; {@link #forMovement} is for games in which nobody takes such steps. Later steps of this library open no
 * way around a lock, so the steps may come in any order. Doors that are locked already and cannot be bypassed get a key too,
 * in addition to that number; other locked doors count as open, and so do secrets. The step may be used several times.
 *
 * <p>The ids of the locks give an order in which all of them can be opened. Doors that can be locked are drawn with equal
 * chances; keys lie on floor without a mark and outside of vaults, in rooms rather than corridors. O(cells + doors * locks), 40 bytes a cell while
 * it is at work.
 *
 * @param max the maximum number of doors to lock; 0 to {@value #MAX}; with 0 only doors that are locked already get keys
 * @param min with fewer locks the level is made again; 0 to {@code max}
 * @param minBehind the minimum number of passable cells between a lock and the locks behind it; 1 or more
 * @param nestedPercent how likely a key is put behind the lock opened last, rather than at any earlier place; with 100 as
 *     many locks as possible must be opened one after the other
 * @param minKeyPercent the least steps from the stairs up to a key, in percent of the steps to the furthest cell; 0 to 100. A
 *     key lies nearer only where its part of the level has no such place
 * @param places which doors may be locked
 * @param movement the steps that must not lead around a lock; {@link Movement#FOUR_WAY} and {@link
 *     Movement#EIGHT_WAY_NO_CORNER_CUTTING} lock the same doors
 */
public record AddLocks(
        int max, int min, int minBehind, int nestedPercent, int minKeyPercent, Places places, Movement movement)
        implements LevelStep {

    static final int MAX = 1000;

    public AddLocks {
        Objects.requireNonNull(places, "places");
        Objects.requireNonNull(movement, "movement");
        SettingRange.require("max", max, 0, MAX);
        SettingRange.require("min", min, 0, max);
        SettingRange.require("minBehind", minBehind, 1, Integer.MAX_VALUE);
        SettingRange.require("nestedPercent", nestedPercent, 0, 100);
        SettingRange.require("minKeyPercent", minKeyPercent, 0, 100);
    }

    /**
     * So many locks, or fewer if there are not enough places; none on the way from stairs to stairs, at least six cells
     * behind each, half of the keys behind a lock, all at least a quarter of the longest way from the stairs up. No steps,
     * straight or diagonal, lead around a lock.
     */
    public static AddLocks upTo(int max) {
        return new AddLocks(max, 0, 6, 50, 25, Places.BESIDE_THE_WAY, Movement.EIGHT_WAY);
    }

    /** @return the same, but a level with fewer locks is made again; 0 to {@code max} */
    public AddLocks atLeast(int count) {
        SettingRange.require("atLeast", count, 0, max);
        return new AddLocks(max, count, minBehind, nestedPercent, minKeyPercent, places, movement);
    }

    /** @return the same with more or fewer cells between locks */
    public AddLocks withMinBehind(int cells) {
        return new AddLocks(max, min, cells, nestedPercent, minKeyPercent, places, movement);
    }

    /** @return the same with more or fewer keys behind locks */
    public AddLocks withNestedPercent(int percent) {
        return new AddLocks(max, min, minBehind, percent, minKeyPercent, places, movement);
    }

    /** @return the same with keys nearer to the stairs up or farther from them */
    public AddLocks withMinKeyPercent(int percent) {
        return new AddLocks(max, min, minBehind, nestedPercent, percent, places, movement);
    }

    /** @return the same, but keys may be needed to get from stairs to stairs: {@link Guarantee#OPEN_WAY} is revoked */
    public AddLocks alsoOnTheWay() {
        return new AddLocks(max, min, minBehind, nestedPercent, minKeyPercent, Places.ANYWHERE, movement);
    }

    /** @return the same for a game with these steps: there may be ways around a lock that others would find */
    public AddLocks forMovement(Movement steps) {
        return new AddLocks(max, min, minBehind, nestedPercent, minKeyPercent, places, steps);
    }

    @Override
    public String name() {
        return "locks";
    }

    @Override
    public Set<Guarantee> needs() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.STAIRS);
    }

    @Override
    public Set<Guarantee> revokes() {
        return places == Places.ANYWHERE ? ImmutableSet.of(Guarantee.OPEN_WAY) : ImmutableSet.of();
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.SOLVABLE);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        StepTree tree = StepTree.of(draft);
        Gates gates = new Gates(tree);
        new GateChoice(draft, tree, gates, movement).choose(this, random);
        List<Lock> locks = new KeyPlacing(draft, tree, gates, this).place(random);
        if (locks.size() - gates.keyless() < min) {
            throw new LevelVeto("fewer locks than asked for, with no way around them by " + movement);
        }
        new Locking(draft).lock(locks);
    }

    /** Which doors may be locked. */
    public enum Places {
        /** Only doors to parts beside the way: no key is needed to get from stairs to stairs. */
        BESIDE_THE_WAY,
        /** Also doors on the way from the stairs up to the stairs down. */
        ANYWHERE
    }
}
