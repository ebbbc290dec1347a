package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Passage;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The step that is found outward from the actor is the one that a distance field to all goals says. */
class NearestGoalLawsTest {

    private static final NearestGoal USED_FOR_EVER = new NearestGoal();

    /** Harms, and only who flies comes over it. */
    private enum Fire implements ActiveTerrain {
        FIRE;

        @Override
        public Passage passage() {
            return Passage.only(Motility.FLY);
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public boolean isHarmful() {
            return true;
        }
    }

    private static final Legend LEGEND = Legend.standard()
            .with('~', Acid.of(1))
            .with('f', Fire.FIRE)
            .with('L', LockableDoor.locked("cellar", 5))
            .with('p', Blueprint.of("statue"))
            .with('w', Blueprint.of("wanderer").with(PriorityBrain.of(new Wander())));

    private static final Blueprint PROBER = Blueprint.of("prober");

    /** Asks at its turn for steps to goals strewn at random. */
    private record Prober(long seed) implements Brain {

        @Override
        public Decision decide(TurnView turn) {
            RandomSource random = RandomSource.of(seed);
            BoardCost plain = Care.of(turn, BoardCost.of(turn));
            for (BoardCost costs : List.of(plain, plain.withOccupied(0), plain.withOccupied(InTheWay::price))) {
                for (int goals = 1; goals < 40; goals *= 3) {
                    agree(turn, costs, strewn(random, costs, goals));
                }
            }
            return Decision.act(new Rest());
        }

        private static BitGrid strewn(RandomSource random, BoardCost costs, int goals) {
            BitGrid strewn = BitGrid.of(costs.width(), costs.height());
            for (int i = 0; i < goals; i++) {
                Point at = new Point(random.nextInt(costs.width()), random.nextInt(costs.height()));
                if (costs.isOpen(at.x(), at.y())) {
                    strewn.set(at);
                }
            }
            return strewn;
        }

        private static void agree(TurnView turn, BoardCost costs, BitGrid goals) {
            Point from = turn.position();
            DistanceField field = new DistanceField();
            field.compute(FieldRequest.on(FieldGround.of(costs)).toCells(goals));
            assertThat(NearestGoal.isExactFor(costs)).isTrue();
            assertThat(USED_FOR_EVER.step(costs, Care.priced(turn), goals, from))
                    .as("from %s to%n%s", from, goals)
                    .isEqualTo(field.nextStep(from));
            if (!USED_FOR_EVER.metSomebody()) {
                List<Point> way = field.path(from).map(Path::cells).orElse(List.of());
                assertThat(way.stream().skip(1))
                        .noneMatch(at -> costs.occupied().get(at));
            }
        }
    }

    @Provide
    Arbitrary<StepRule> rules() {
        return Arbitraries.of(
                StepRule.of(Movement.FOUR_WAY),
                new StepRule(Movement.FOUR_WAY, 141),
                StepRule.of(Movement.EIGHT_WAY),
                StepRule.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING),
                new StepRule(Movement.EIGHT_WAY_NO_CORNER_CUTTING, 150),
                new StepRule(Movement.EIGHT_WAY, 50),
                new StepRule(Movement.EIGHT_WAY, 200),
                new StepRule(Movement.EIGHT_WAY, 1000));
    }

    private static String map(RandomSource random, int width, int height) {
        String glyphs = ".".repeat(1 + random.nextInt(30)) + "##+L~~ffpww";
        int self = random.nextInt(width * height);
        StringBuilder map = new StringBuilder();
        for (int cell = 0; cell < width * height; cell++) {
            map.append(cell == self ? '@' : glyphs.charAt(random.nextInt(glyphs.length())));
            map.append(cell % width == width - 1 ? "\n" : "");
        }
        return map.toString().strip();
    }

    private static Game game(String map, StepRule rule, Blueprint prober, Brain brain) {
        return Game.start(
                Rules.named("probe")
                        .steps(rule)
                        .level("probe", LevelText.of(map, LEGEND.with('@', prober.with(brain))))
                        .build(),
                1);
    }

    private static void playTurnOf(Game game) {
        while (!(game.step() instanceof Step.Acted acted)
                || !game.view().entity(acted.actor()).orElseThrow().name().equals("prober")) {
            // the others have their turns
        }
    }

    @Property
    void theStepIsThatOfADistanceField(@ForAll long seed, @ForAll("rules") StepRule rule) {
        RandomSource random = RandomSource.of(seed);
        String map = map(random, 1 + random.nextInt(30), 1 + random.nextInt(12));
        Blueprint prober = random.chance(1, 2) ? PROBER : PROBER.with(Moves.by(Motility.WALK, Motility.FLY));
        playTurnOf(game(map, rule, prober, new Prober(seed)));
    }

    private static int expanded(int side) {
        String row = ".".repeat(side) + "\n";
        String map = "@" + ".".repeat(side - 1) + "\n" + row.repeat(side - 1).strip();
        int[] expanded = {0};
        playTurnOf(game(map, StepRule.of(Movement.EIGHT_WAY), PROBER, turn -> {
            BitGrid goals = BitGrid.of(side, side);
            goals.set(3, 4);
            goals.set(side - 1, side - 1);
            USED_FOR_EVER.step(BoardCost.of(turn), Care.priced(turn), goals, turn.position());
            expanded[0] = USED_FOR_EVER.expanded();
            return Decision.act(new Rest());
        }));
        return expanded[0];
    }

    @Example
    void nothingIsLookedAtThatIsFartherThanTheNearestGoal() {
        assertThat(expanded(300)).isEqualTo(expanded(12)).isLessThan(26);
    }
}
