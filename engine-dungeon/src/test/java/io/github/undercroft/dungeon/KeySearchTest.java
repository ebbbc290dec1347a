package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;

class KeySearchTest {

    /** Locks doorways of a level by chance, with keys anywhere: sometimes that can be solved, and mostly not. */
    private static void lockAnything(LevelDraft draft, int count, RandomSource random) {
        List<Point> floor = new ArrayList<>();
        List<Point> doors = new ArrayList<>();
        for (Point cell : draft.open().points()) {
            CellKind kind = draft.kindAt(cell.x(), cell.y());
            boolean isPlain = kind == CellKind.FLOOR || kind == CellKind.DOOR;
            if (isPlain && DraftCells.isDoorway(draft, cell.x(), cell.y())) {
                doors.add(cell);
            } else if (kind == CellKind.FLOOR) {
                floor.add(cell);
            }
        }
        List<Point> locked = random.shuffled(doors).subList(0, Math.min(count, doors.size()));
        for (int i = 0; i < locked.size() && !floor.isEmpty(); i++) {
            Point door = locked.get(i);
            Point beyond = random.pick(Direction.cardinal().stream()
                    .map(door::step)
                    .filter(draft.open()::get)
                    .toList());
            Lock lock = new Lock(i + 1, door, random.pick(floor), beyond, random.pick(List.of(Movement.values())));
            draft.set(door.x(), door.y(), CellKind.LOCKED_DOOR);
            draft.mark(lock.keyMark());
            draft.addDetail(lock);
        }
    }

    @Property
    void theSearchFindsWhatTheSlowOneFinds(
            @ForAll @IntRange(min = 1, max = 4) int count,
            @ForAll @IntRange(min = 0, max = 2) int generator,
            @ForAll @IntRange(min = 0, max = 1 << 20) int seed) {
        LevelGenerator base = List.of(
                        MazeLevels.of(11, 9),
                        RoomsAndMazesLevels.of(15, 11),
                        ScatterLevels.of(9, 7).withWallPercent(45))
                .get(generator);
        LevelDraft draft = LevelDraft.of(base.width(), base.height());
        RandomSource random = RandomSource.of(seed);
        PlanText.of(PlanText.render(base.generate(random))).steps().get(0).apply(draft, random);
        lockAnything(draft, count, random);
        boolean isSolvable = Guarantee.heldBy(draft).contains(Guarantee.SOLVABLE);
        Statistics.collect(isSolvable);
        assertThat(isSolvable).isEqualTo(LockLaws.breach(Drawn.plan(draft)).isEmpty());
    }

    private static final List<String> TWO_ROOMS =
            List.of("###########", "#<..#.....#", "#...L..>..#", "#...#.....#", "###########");

    private static String breach(Lock lock) {
        LevelDraft draft = drawn();
        draft.mark(lock.keyMark());
        draft.addDetail(lock);
        assertThat(Guarantee.heldBy(draft).contains(Guarantee.SOLVABLE))
                .isEqualTo(LockLaws.breach(Drawn.plan(draft)).isEmpty());
        return LockLaws.breach(Drawn.plan(draft)).orElse("none");
    }

    private static LevelDraft drawn() {
        LevelDraft draft = LevelDraft.of(11, 5);
        PlanText.of(String.join("\n", TWO_ROOMS)).steps().get(0).apply(draft, RandomSource.of(1));
        return draft;
    }

    @Test
    void eachPlantedDefectOfALockIsCaught() {
        Point door = new Point(4, 2);
        Point beyond = new Point(5, 2);
        assertThat(breach(new Lock(1, door, new Point(2, 2), beyond))).isEqualTo("none");
        assertThat(breach(new Lock(1, door, new Point(6, 2), beyond))).contains("cannot be reached even with all keys");
        assertThat(breach(new Lock(1, door, new Point(2, 2), new Point(3, 2)))).contains("without its key");
        assertThat(breach(new Lock(1, new Point(2, 3), new Point(2, 2), beyond)))
                .contains("no locked door");
        LevelDraft unmarked = drawn();
        unmarked.addDetail(new Lock(1, door, new Point(2, 2), beyond));
        assertThat(LockLaws.breach(Drawn.plan(unmarked)).orElseThrow()).contains("not marked");
    }

    private static final List<String> GAP_AT_A_CORNER =
            List.of("#########", "#<..#...#", "#.>.L...#", "##.##...#", "###.....#", "#########");

    /** From (2,3) a diagonal step leads to (3,4), and so around the door. */
    private static Optional<String> breachWithAGap(Movement movement) {
        LevelDraft draft = LevelDraft.of(9, 6);
        PlanText.of(String.join("\n", GAP_AT_A_CORNER)).steps().get(0).apply(draft, RandomSource.of(1));
        Lock lock = new Lock(1, new Point(4, 2), new Point(1, 2), new Point(5, 2), movement);
        draft.mark(lock.keyMark());
        draft.addDetail(lock);
        assertThat(Guarantee.heldBy(draft).contains(Guarantee.SOLVABLE))
                .isEqualTo(LockLaws.breach(Drawn.plan(draft)).isEmpty());
        return LockLaws.breach(Drawn.plan(draft));
    }

    @Test
    void aLockPromisesNoMoreThanItsMovement() {
        assertThat(breachWithAGap(Movement.EIGHT_WAY).orElseThrow())
                .contains("can be reached without its key, by EIGHT_WAY steps");
        assertThat(breachWithAGap(Movement.EIGHT_WAY_NO_CORNER_CUTTING)).isEmpty();
        assertThat(breachWithAGap(Movement.FOUR_WAY)).isEmpty();
    }

    @Test
    void aRevokedGuaranteeIsNoLongerGiven() {
        Set<Guarantee> none = Set.of();
        Set<Guarantee> doorways = Set.of(Guarantee.DOORWAYS);
        LevelStep gives = new GivenStep("gives", none, none, doorways, (draft, random) -> {});
        LevelStep revokes = new GivenStep("revokes", none, doorways, none, (draft, random) -> {});
        LevelStep needs = new GivenStep("needs", doorways, none, none, (draft, random) -> {});
        LevelGenerator level = PlanText.of("..\n..");
        assertThat(level.then(gives, needs, revokes).guarantees()).containsExactly(Guarantee.CONNECTED);
        assertThat(level.then(revokes, gives, needs).guarantees())
                .containsExactly(Guarantee.CONNECTED, Guarantee.DOORWAYS);
        GeneratorTrials.isRefused(() -> level.then(gives, revokes, needs), "\"needs\"", "DOORWAYS");
    }
}
