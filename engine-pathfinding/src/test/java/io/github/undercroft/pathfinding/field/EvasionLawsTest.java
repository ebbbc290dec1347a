package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.seeds.Tries;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class EvasionLawsTest {

    private final Evasion usedForEver = new Evasion();

    private static BitGrid cave(Random random, int side) {
        BitGrid open = BitGrid.of(1 + random.nextInt(side), 1 + random.nextInt(side));
        int walls = random.nextInt(6);
        for (int y = 0; y < open.height(); y++) {
            for (int x = 0; x < open.width(); x++) {
                if (random.nextInt(10) >= walls) {
                    open.set(x, y);
                }
            }
        }
        open.set(0, 0);
        return open;
    }

    private static Point openCell(BitGrid open, Random random) {
        List<Point> cells = open.points();
        return cells.get(random.nextInt(cells.size()));
    }

    private static Point after(Point self, Optional<Direction> step) {
        return step.map(self::step).orElse(self);
    }

    @Property
    void oneWhoFleesFromOnePursuerLastsAsLongAsCanBe(@ForAll Movement movement, @ForAll long seed) {
        Random random = new Random(seed);
        BitGrid open = cave(random, 7);
        PursuitModel model = new PursuitModel(open, movement);
        Point self = openCell(open, random);
        Point pursuer = openCell(open, random);
        if (self.equals(pursuer)) {
            return;
        }
        int turns = model.turns(self, pursuer);
        for (int turn = 1; turn < Math.min(turns, 60); turn++) {
            Point to = after(self, usedForEver.nextStep(open, movement, self, List.of(pursuer)));
            assertThat(PursuitModel.moves(open, movement, self)).contains(to);
            self = to;
            pursuer = model.answer(self, pursuer);
            assertThat(pursuer).isNotEqualTo(self);
        }
    }

    @Property
    void eachStepIsLegalAndDependsOnTheQuestionAlone(@ForAll Movement movement, @ForAll long seed) {
        Random random = new Random(seed);
        BitGrid open = cave(random, 24);
        Point self = openCell(open, random);
        List<Point> pursuers = random.ints(random.nextInt(4), 0, open.count())
                .mapToObj(open.points()::get)
                .toList();
        Optional<Direction> step = usedForEver.nextStep(open, movement, self, pursuers);
        assertThat(PursuitModel.moves(open, movement, self)).contains(after(self, step));
        assertThat(step).isEqualTo(new Evasion().nextStep(open, movement, self, pursuers));
    }

    /** Where a pursuer stands after its turn. */
    private interface Pursuer {
        Point answer(Point fleer, Point pursuer);
    }

    private boolean survives(BitGrid open, Point start, Point pursuerStart, Pursuer rule) {
        Point self = start;
        Point pursuer = pursuerStart;
        for (int turn = 0; turn < 200; turn++) {
            self = after(self, usedForEver.nextStep(open, Movement.FOUR_WAY, self, List.of(pursuer)));
            pursuer = rule.answer(self, pursuer);
            if (pursuer.equals(self)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void onTwoHundredMapsItSurvivesWhereverThatIsPossible() {
        int caught = 0;
        int possible = 0;
        int survived = 0;
        int survivedTheStraightOne = 0;
        for (int map = 0; map < Tries.of(200); map++) {
            Random random = new Random(map);
            BitGrid open = BitGrid.of(12, 12);
            int walls = 25 + random.nextInt(30);
            for (int cell = 0; cell < 144; cell++) {
                if (random.nextInt(100) >= walls) {
                    open.set(cell % 12, cell / 12);
                }
            }
            PursuitModel model = new PursuitModel(open, Movement.FOUR_WAY);
            DistanceField field = new DistanceField();
            for (int start = 0; start < 3; start++) {
                Point self = openCell(open, random);
                Point pursuer = openCell(open, random);
                field.compute(FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY))
                        .to(self));
                boolean comes = !self.equals(pursuer) && field.isReachable(pursuer);
                caught += comes && model.turns(self, pursuer) < PursuitModel.FOREVER ? 1 : 0;
                if (comes && model.turns(self, pursuer) == PursuitModel.FOREVER) {
                    possible++;
                    survived += survives(open, self, pursuer, model::answer) ? 1 : 0;
                    survivedTheStraightOne += survives(open, self, pursuer, (fleer, hunter) -> {
                                field.compute(FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY))
                                        .to(fleer));
                                return after(hunter, field.nextStep(hunter));
                            })
                            ? 1
                            : 0;
                }
            }
        }
        // Else a flight that stays where it is would do as well.
        assertThat(caught).isGreaterThan(Tries.of(10));
        assertThat(possible).isGreaterThan(Tries.of(100));
        assertThat(survived).isEqualTo(possible);
        assertThat(survivedTheStraightOne).isEqualTo(possible);
    }

    @Test
    void itRunsAroundAPillarForEverAndNotIntoTheDeadEnd() {
        BitGrid open = TextGrid.ofRows("#########", "#...#####", "#.#......", "#...#####", "#########")
                .cells('#');
        open.not();
        assertThat(usedForEver.nextStep(open, Movement.FOUR_WAY, new Point(3, 2), List.of(new Point(5, 2))))
                .contains(Direction.NORTH);
        assertThat(usedForEver.nextStep(open, Movement.FOUR_WAY, new Point(4, 2), List.of(new Point(2, 1))))
                .contains(Direction.WEST);
    }

    @Test
    void ofSeveralPursuersTheMostDangerousOneCounts() {
        BitGrid open = BitGrid.of(9, 1);
        open.setAll();
        List<Point> both = List.of(new Point(0, 0), new Point(7, 0));
        assertThat(usedForEver.nextStep(open, Movement.FOUR_WAY, new Point(5, 0), both))
                .contains(Direction.WEST);
    }

    @Test
    void whoIsOutsideIsNamed() {
        BitGrid open = BitGrid.of(3, 3);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> usedForEver.nextStep(open, Movement.FOUR_WAY, new Point(0, 0), List.of(new Point(3, 0))))
                .withMessageContainingAll("(3,0)", "3 x 3");
    }

    @Test
    void aFlightThatWasAskedByOneRuleOfWalkingAnswersByAnother() {
        Random random = new Random(7);
        Evasion used = new Evasion();
        for (int i = 0; i < 60; i++) {
            BitGrid open = BitGrid.of(9, 9);
            open.setAll();
            for (int wall = 0; wall < 25; wall++) {
                open.clear(random.nextInt(9), random.nextInt(9));
            }
            Point self = new Point(random.nextInt(9), random.nextInt(9));
            List<Point> pursuer = List.of(new Point(random.nextInt(9), random.nextInt(9)));
            for (Movement movement : Movement.values()) {
                assertThat(used.nextStep(open, movement, self, pursuer))
                        .isEqualTo(new Evasion().nextStep(open, movement, self, pursuer));
            }
        }
    }
}
