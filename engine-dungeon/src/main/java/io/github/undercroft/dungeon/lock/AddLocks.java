package io.github.undercroft.dungeon.lock;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.SettingRange;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Locks doors that part the level, and puts the key of each where one comes to before: in the open, or behind other locks,
 * whose keys are behind others again. Who comes from the stairs up and takes each key gets everywhere; without a key not
 * behind its door. Each lock is a {@link Lock} among the details of the plan, each key a {@link Mark} on its cell.
 *
 * <pre>{@code
 * LevelGenerator levels = FeatureLevels.of(80, 40).then(AddLocks.upTo(3));
 * LevelGenerator puzzles = BspLevels.of(60, 30).then(AddLocks.upTo(5).atLeast(3).withNestedPercent(100).alsoOnTheWay());
 * }</pre>
 *
 * <p>Locked are doors, and floor in a doorway where areas meet, or if there are too few of these in any narrow way, that one
 * cannot go around. So a level with many loops has few locks. The steps of this library that come later go around none: they
 * may be taken in any order. Doors that are locked already and that one cannot go around get a key, too, beyond that number; other
 * locked doors count as open, and so do secrets. The step may be taken several times.
 *
 * <p>Ids rise in an order in which all locks of this step can be opened. Doors that can be locked are drawn with equal
 * chances; keys lie on floor without a mark, in rooms rather than corridors. O(cells + doors * locks), 40 bytes a cell while
 * it is at work.
 *
 * @param most how many doors are locked, where there are so many; 1 to {@value #MOST}
 * @param least with fewer than that the level is tried again; 0 to {@code most}
 * @param leastBehind how many passable cells there are at least between a lock and those behind it; 1 or more
 * @param nestedPercent how likely a key is put behind the lock that was opened last rather than anywhere before; with 100
 *     there are as many locks to be opened one after the other as can be
 * @param places which doors may be locked
 */
public record AddLocks(int most, int least, int leastBehind, int nestedPercent, LockPlaces places)
        implements LevelStep {

    static final int MOST = 1000;

    /** Refuses settings out of range. */
    public AddLocks {
        Objects.requireNonNull(places, "places");
        SettingRange.require("most", most, 1, MOST);
        SettingRange.require("least", least, 0, most);
        SettingRange.require("leastBehind", leastBehind, 1, Integer.MAX_VALUE);
        SettingRange.require("nestedPercent", nestedPercent, 0, 100);
    }

    /** That many, or fewer if there are no more; beside the way, six cells behind each, every second key behind a lock. */
    public static AddLocks upTo(int most) {
        return new AddLocks(most, 0, 6, 50, LockPlaces.BESIDE_THE_WAY);
    }

    /** @return the same, but a level with fewer locks is tried again */
    public AddLocks atLeast(int count) {
        return new AddLocks(most, count, leastBehind, nestedPercent, places);
    }

    /** @return the same with more or fewer cells between locks */
    public AddLocks withLeastBehind(int cells) {
        return new AddLocks(most, least, cells, nestedPercent, places);
    }

    /** @return the same with more or fewer keys behind locks */
    public AddLocks withNestedPercent(int percent) {
        return new AddLocks(most, least, leastBehind, percent, places);
    }

    /** @return the same, but one may need keys to get from stairs to stairs: {@link Guarantee#OPEN_WAY} is revoked */
    public AddLocks alsoOnTheWay() {
        return new AddLocks(most, least, leastBehind, nestedPercent, LockPlaces.ANYWHERE);
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
        return places == LockPlaces.ANYWHERE ? ImmutableSet.of(Guarantee.OPEN_WAY) : ImmutableSet.of();
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.SOLVABLE);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        StepTree tree = StepTree.of(draft);
        Gates gates = new Gates(tree);
        new GateChoice(draft, tree, gates).choose(this, random);
        List<Lock> locks = new KeyPlacing(draft, tree, gates).place(nestedPercent, random);
        if (locks.size() - gates.keyless() < least) {
            throw new LevelVeto("fewer locks than asked for");
        }
        new Locking(draft).lock(locks);
    }
}
