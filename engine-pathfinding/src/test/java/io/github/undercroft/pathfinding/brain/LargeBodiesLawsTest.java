package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.StepRule;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Unseen;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** With each cell doubled, who fills two by two cells does what who fills one cell does without. */
@Tag("laws")
class LargeBodiesLawsTest {

    private static final StepRule FOUR_WAY = StepRule.of(Movement.FOUR_WAY);

    /** A random hall with somebody at the top left, statues and one who looks on. */
    static String[] hall(RandomSource random) {
        int width = 3 + random.nextInt(7);
        String[] rows = new String[3 + random.nextInt(5)];
        for (int y = 0; y < rows.length; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < width; x++) {
                boolean isHero = x == 0 && y == 0;
                row.append(isHero ? '@' : random.chance(1, 4) ? '#' : random.chance(1, 9) ? 's' : '.');
            }
            rows[y] = row.toString();
        }
        int last = rows.length - 1;
        rows[last] = rows[last].substring(0, width - 1) + "w";
        return rows;
    }

    static String[] doubled(String... rows) {
        String[] all = new String[2 * rows.length];
        for (int y = 0; y < all.length; y++) {
            StringBuilder row = new StringBuilder();
            rows[y / 2].codePoints().forEach(glyph -> row.appendCodePoint(glyph).appendCodePoint(glyph));
            all[y] = row.toString();
        }
        return all;
    }

    private static Game game(int size, String... rows) {
        Body body = new Body(size, size);
        Legend legend = Legend.standard()
                .with('@', Blueprint.player("you").with(body).with(Health.of(99)))
                .with('s', Blueprint.of("statue").with(body))
                .with('w', Blueprint.of("watcher").with(body).with(Health.of(9)).with(Senses.ofRadius(9)));
        Game game = Game.start(
                Rules.named("hall")
                        .steps(FOUR_WAY)
                        .level("hall", LevelText.of(String.join("\n", rows), legend))
                        .build(),
                1);
        game.step();
        return game;
    }

    static Entity named(Game game, String name) {
        return game.view().entities().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Integer> steps(Game game, Point to) {
        Entity hero = named(game, "you");
        BoardCost costs = BoardCost.of(game.view().board(), hero, FOUR_WAY);
        PathResult path = new Pathfinder()
                .find(PathRequest.from(hero.position().orElseThrow()).to(to).on(costs));
        return path instanceof PathResult.Found found ? Optional.of(found.path().steps()) : Optional.empty();
    }

    @Property(tries = 200)
    void itReachesTheSamePlacesInTwiceAsManySteps(@ForAll long seed) {
        String[] rows = hall(RandomSource.of(seed));
        Game one = game(1, rows);
        Game two = game(2, doubled(rows));
        Board board = one.view().board();
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                if (board.occupantAt(new Point(x, y)).isEmpty()) {
                    assertThat(steps(two, new Point(2 * x, 2 * y)))
                            .as("to (%d,%d) in%n%s", x, y, String.join("\n", rows))
                            .isEqualTo(steps(one, new Point(x, y)).map(steps -> 2 * steps));
                }
            }
        }
    }

    /** What blocks the one blocks the other, and where the small one stands on a cell the large one stands on its four. */
    @Property(tries = 200)
    void itStepsWhereTheOtherSteps(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        String[] rows = hall(random);
        Game one = game(1, rows);
        Game two = game(2, doubled(rows));
        for (int i = 0; i < 30; i++) {
            Direction way = Direction.all().get(2 * random.nextInt(4));
            play(one, way);
            play(two, way);
            play(two, way);
            Point small = named(one, "you").position().orElseThrow();
            assertThat(named(two, "you").position()).contains(new Point(2 * small.x(), 2 * small.y()));
            assertKnownWhole(two);
            assertThat(Invariants.violations(two)).isEmpty();
        }
    }

    /** With bad eyes: in the end it knows all four cells of each that the small one can reach, and was on none but theirs. */
    @Property(tries = 100)
    void itExploresTheSameCells(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        String[] rows = hall(random);
        int sight = 1 + random.nextInt(4);
        Game one = exploring(1, sight, rows);
        Game two = exploring(2, sight, doubled(rows));
        Set<Point> reachable = new LinkedHashSet<>();
        Board board = one.view().board();
        for (int i = 0; i < board.width() * board.height(); i++) {
            Point at = new Point(i % board.width(), i / board.width());
            if (board.occupantAt(at).isEmpty() && steps(one, at).isPresent()) {
                reachable.add(at);
            }
        }
        reachable.add(new Point(0, 0));
        assertExplores(one, 1, reachable, String.join("\n", rows));
        assertExplores(two, 2, reachable, String.join("\n", rows));
    }

    private static Game exploring(int size, int sight, String... rows) {
        Body body = new Body(size, size);
        Legend legend = Legend.standard()
                .with(
                        '@',
                        Blueprint.of("you")
                                .with(body)
                                .with(Senses.ofRadius(sight))
                                .with(PriorityBrain.of(new Explore())))
                .with('s', Blueprint.of("statue").with(body))
                .with('w', Blueprint.of("watcher").with(body));
        return Game.start(
                Rules.named("hall")
                        .steps(FOUR_WAY)
                        .level("hall", LevelText.of(String.join("\n", rows), legend))
                        .build(),
                1);
    }

    private static void assertExplores(Game game, int size, Set<Point> reachable, String map) {
        Entity hero = named(game, "you");
        Optional<Point> last = hero.position();
        int still = 0;
        for (int turn = 0; still < 20; turn++) {
            assertThat(turn).as("turns on%n%s", map).isLessThan(2000);
            game.step();
            still = hero.position().equals(last) ? still + 1 : 0;
            last = hero.position();
            assertThat(hero.cells()).allMatch(cell -> reachable.contains(new Point(cell.x() / size, cell.y() / size)));
        }
        Board known = game.view().perception(hero.id()).orElseThrow().board();
        for (Point at : reachable) {
            for (Point cell : new Body(size, size).footprint().cells(new Point(size * at.x(), size * at.y()))) {
                assertThat(known.terrainAt(cell)).as("%s on%n%s", cell, map).isNotEqualTo(Unseen.CELL);
            }
        }
    }

    private static void play(Game game, Direction way) {
        game.submit(named(game, "you").id(), new Move(way));
        for (int i = 0; i < 9; i++) {
            if (game.step() instanceof Step.Awaiting) {
                return;
            }
        }
        throw new AssertionError("nobody is waited for");
    }

    /** Who sees one cell of somebody knows all of them; who does not see it knows it where it was, whole, or nowhere. */
    private static void assertKnownWhole(Game game) {
        EntityId watcher = named(game, "watcher").id();
        Perception known = game.view().perception(watcher).orElseThrow();
        for (Entity each : game.view().entities()) {
            boolean isInView = each.cells().stream().anyMatch(known::sees);
            Optional<Entity> shown = known.board().entities().stream()
                    .filter(other -> other.id().equals(each.id()))
                    .findFirst();
            if (isInView) {
                assertThat(shown.map(Entity::cells)).contains(each.cells());
            }
            List<Point> cells = shown.map(Entity::cells).orElse(List.of());
            Board board = known.board();
            for (int y = 0; y < board.height(); y++) {
                for (int x = 0; x < board.width(); x++) {
                    Point at = new Point(x, y);
                    boolean isThere = board.entitiesAt(at).stream()
                            .anyMatch(other -> other.id().equals(each.id()));
                    assertThat(isThere).as("%s at %s", each, at).isEqualTo(cells.contains(at));
                }
            }
        }
        assertThat(game.fork().stateHash()).isEqualTo(game.stateHash());
    }
}
