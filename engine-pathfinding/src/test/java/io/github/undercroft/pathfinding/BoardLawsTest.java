package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Key;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.Cellar;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The fast ways against the slow ones, of paths and fields, on the boards of games: with doors, locks, swamps, crowds and all rules of walking. */
class BoardLawsTest {

    /** What diagonal steps cost: those of which doubles make exact sums, then the others. */
    private static final int[] PERCENT = {100, 150, 125, 200, 300, 50, 25, 1000, 141, 140, 99, 101, 1};

    private static final int EXACT_ONES = 8;

    private static final Legend LEGEND = Legend.standard()
            .with('~', Cellar.Pool.WATER)
            .with('%', Cellar.Swamp.MUD)
            .with('L', LockableDoor.locked("cellar", 5))
            .with('p', Blueprint.of("pillar"));

    private static final Pathfinder USED_FOR_EVER = new Pathfinder();

    private static final DistanceField FIELD = new DistanceField();

    /** Asks, at its turn, for paths on the board as it knows it. */
    private record Prober(long seed, StepRule steps, boolean sumsAreExact) implements Brain {

        @Override
        public Decision decide(TurnView turn) {
            Random random = new Random(seed + 1);
            BoardCost told = BoardCost.of(turn);
            BoardCost untold = BoardCost.of(turn.board(), turn.actor(), steps);
            for (BoardCost costs : List.of(told, untold)) {
                for (int i = 0; i < 4; i++) {
                    PathRequest request = request(random, turn.position(), varied(random, costs));
                    agree(request);
                    agree(request.within(1 + random.nextInt(60)));
                    fieldsAgree(random, varied(random, costs));
                }
            }
            return Decision.act(new Rest());
        }

        private BoardCost varied(Random random, BoardCost costs) {
            BoardCost crowded = switch (random.nextInt(6)) {
                case 0 -> costs.withOccupied(0);
                case 1 -> costs.withOccupied(4);
                case 2 -> costs.withOccupied(2.5);
                case 3 -> costs.withOccupied(random.nextBoolean() || !sumsAreExact ? Math.PI : 0.625);
                case 4 -> costs.withOccupied(other -> other.id().key() % 2 == 0 ? 3 : CostFunction.BLOCKED);
                default -> costs;
            };
            return switch (random.nextInt(6)) {
                case 0 -> crowded.withExtra(mud(3));
                case 1 -> crowded.withExtra(mud(0.25));
                case 2 -> crowded.withExtra(mud(CostFunction.BLOCKED));
                case 3 -> crowded.withExtra(mud(1e30));
                case 4 -> crowded.withExtra(mud(0.625));
                default -> crowded;
            };
        }

        private static ToDoubleFunction<Terrain> mud(double price) {
            return terrain -> terrain == Cellar.Swamp.MUD ? price : 0;
        }

        private static PathRequest request(Random random, Point start, BoardCost costs) {
            List<Point> goals = Stream.generate(
                            () -> new Point(random.nextInt(costs.width()), random.nextInt(costs.height())))
                    .limit(1 + random.nextInt(3))
                    .toList();
            PathRequest request = PathRequest.from(start).on(costs);
            return random.nextBoolean() ? request.toCheapestOf(goals) : request.to(goals.get(0));
        }

        private void agree(PathRequest request) {
            PathResult exact = USED_FOR_EVER.find(request.using(Algorithm.EXACT));
            PathResult whole = USED_FOR_EVER.find(request.using(Algorithm.ASTAR));
            fastestAgrees(request, exact);
            if (sumsAreExact) {
                assertThat(whole).as("%s", request).isEqualTo(exact);
            } else if (exact instanceof PathResult.Found found && whole instanceof PathResult.Found other) {
                assertThat(other.path().cost())
                        .isCloseTo(
                                found.path().cost(), within(1e-9 * found.path().cost()));
                isLegal(other.path(), request);
            } else if (request.options().budget() == Integer.MAX_VALUE) {
                assertThat(whole.getClass()).as("%s", request).isEqualTo(exact.getClass());
            }
        }

        /** Of equally cheap paths it may find another one, but always the same. */
        private void fastestAgrees(PathRequest request, PathResult exact) {
            PathResult fastest = USED_FOR_EVER.find(request);
            assertThat(fastest).as("%s", request).isEqualTo(new Pathfinder().find(request));
            Path path = fastest.bestPath().orElseThrow();
            isLegal(path, request);
            if (request.options().budget() == Integer.MAX_VALUE) {
                assertThat(fastest.getClass()).as("%s", request).isEqualTo(exact.getClass());
            }
            if (fastest.getClass() == exact.getClass() && !(exact instanceof PathResult.BudgetSpent)) {
                Path expected = exact.bestPath().orElseThrow();
                assertThat(path.cost())
                        .as("%s", request)
                        .isCloseTo(expected.cost(), within(sumsAreExact ? 0 : 1e-9 * expected.cost()));
                if (sumsAreExact && request.options().budget() == Integer.MAX_VALUE) {
                    assertThat(path.end()).as("%s", request).isEqualTo(expected.end());
                } else {
                    // Rounding decides which goal, or cell as close to one, is cheaper to reach; and a budget, which of
                    // two equally cheap ones is come to.
                    assertThat(distance(request, path.end())).isEqualTo(distance(request, expected.end()));
                }
            }
        }

        /** How far a cell is from the nearest goal over open ground. */
        private static double distance(PathRequest request, Point cell) {
            double min = Double.POSITIVE_INFINITY;
            for (Point goal : request.goals()) {
                int dx = Math.abs(goal.x() - cell.x());
                int dy = Math.abs(goal.y() - cell.y());
                boolean isFour = request.ground().movement() == Movement.FOUR_WAY;
                double slants = isFour ? 0 : Math.min(dx, dy);
                min = Math.min(min, dx + dy - 2 * slants + slants * Math.sqrt(2));
            }
            return min;
        }

        private static void fieldsAgree(Random random, BoardCost costs) {
            FieldGround board = FieldGround.of(costs);
            FieldGround any =
                    FieldGround.costing(costs.width(), costs.height(), costs.movement(), new DisguisedCosts(costs));
            double radius = random.nextInt(3) == 0 ? random.nextInt(30) : Double.POSITIVE_INFINITY;
            FieldRequest onBoard = FieldRequest.on(board).within(radius);
            FieldRequest onAny = FieldRequest.on(any).within(radius);
            for (int i = random.nextInt(4); i >= 0; i--) {
                Point goal = new Point(random.nextInt(costs.width()), random.nextInt(costs.height()));
                double value = random.nextInt(3) == 0 ? random.nextInt(20) - 4 : 0;
                onBoard = onBoard.to(goal, value);
                onAny = onAny.to(goal, value);
            }
            FIELD.compute(onBoard);
            DistanceField expected = new DistanceField();
            expected.compute(onAny);
            for (int y = 0; y < costs.height(); y++) {
                for (int x = 0; x < costs.width(); x++) {
                    Point cell = new Point(x, y);
                    assertThat(FIELD.distance(cell)).as("%s", cell).isEqualTo(expected.distance(cell));
                    assertThat(FIELD.nextStep(cell)).as("%s", cell).isEqualTo(expected.nextStep(cell));
                }
            }
        }

        private static void isLegal(Path path, PathRequest request) {
            for (int i = 1; i < path.cells().size(); i++) {
                Point from = path.cells().get(i - 1);
                Direction step = Direction.between(from, path.cells().get(i)).orElseThrow();
                LegalSteps.check(request, from, step);
            }
        }
    }

    @Property(tries = 600)
    void onBoardsTheFastWayFindsWhatTheSlowOneFinds(
            @ForAll Movement movement, @ForAll @IntRange(min = 0, max = 12) int percent, @ForAll long seed) {
        Random random = new Random(seed);
        StepRule steps = new StepRule(movement, PERCENT[percent]);
        Blueprint prober = Blueprint.of("prober")
                .with(new Prober(seed, steps, percent < EXACT_ONES))
                .with(Inventory.of(2))
                .with(random.nextInt(3) == 0 ? Moves.by(Motility.SWIM, Motility.WALK) : Moves.by(Motility.WALK));
        Blueprint keeper = random.nextBoolean()
                ? prober
                : prober.carrying(Blueprint.item("key").with(new Key("cellar")));
        Game game = Game.start(
                Rules.named("lair")
                        .steps(steps)
                        .level("lair", LevelText.of(drawn(random), LEGEND.with('@', keeper)))
                        .build(),
                1);
        game.step();
    }

    private static String drawn(Random random) {
        // Sides beyond 64, so that neighbours are in other words.
        int width = 1 + random.nextInt(random.nextInt(4) == 0 ? 140 : 14);
        int height = 1 + random.nextInt(14);
        String glyphs = ".".repeat(random.nextInt(12)) + "....##%~+-pL";
        StringBuilder drawing = new StringBuilder();
        int self = random.nextInt(width * height);
        for (int cell = 0; cell < width * height; cell++) {
            drawing.append(cell == self ? '@' : glyphs.charAt(random.nextInt(glyphs.length())));
            drawing.append(cell % width == width - 1 ? "\n" : "");
        }
        return drawing.toString().strip();
    }
}
