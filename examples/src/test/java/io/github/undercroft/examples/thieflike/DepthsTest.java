package io.github.undercroft.examples.thieflike;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What lies how deep, and the way there and back. */
class DepthsTest {

    private static final Thieflike GAME = new Thieflike();
    private static final BundledGame FIRST_LEVEL =
            Optional.ofNullable(GAME.variants().get("first-level")).orElseThrow();
    private static final EntityId THIEF = new EntityId(0, 0);

    private static Game start(BundledGame game, Seat seat) {
        return Game.start(game.rules(game.about().usualSize(), seat), 3);
    }

    private static <T extends Component> T part(Blueprint of, Class<T> slot) {
        return of.components().stream()
                .filter(slot::isInstance)
                .map(slot::cast)
                .findFirst()
                .orElseThrow();
    }

    private static long sum(ToIntFunction<RandomSource> trait) {
        return IntStream.range(0, 500)
                .mapToLong(seed -> trait.applyAsInt(RandomSource.of(seed)))
                .sum();
    }

    @Test
    void villainsGrowWithDepth() {
        for (int depth = 1; depth < 24; depth++) {
            int above = depth;
            int below = depth + 6; // far enough for chance to play no part
            assertThat(sum(random -> hitPoints(below, random))).isGreaterThan(sum(random -> hitPoints(above, random)));
            assertThat(sum(random -> gold(below, random))).isGreaterThan(sum(random -> gold(above, random)));
            assertThat(accuracy(below)).isGreaterThanOrEqualTo(accuracy(above));
        }
        assertThat(accuracy(30)).isEqualTo(15);
    }

    private static int hitPoints(int depth, RandomSource random) {
        return part(Villain.waiting(depth, random), Destructible.class).hitPoints();
    }

    private static int gold(int depth, RandomSource random) {
        return part(Villain.waiting(depth, random).belongings().get(0).what(), StackSize.class)
                .count();
    }

    private static int accuracy(int depth) {
        return part(Villain.wandering(depth, RandomSource.of(1)), Accuracy.class)
                .bonus();
    }

    @Test
    void theFirstLevelIsTheTutorialsMapDrawnByItsGlyphs() {
        assertThat(drawn(start(FIRST_LEVEL, Seat.PERSON)))
                .containsExactly(
                        "##############################",
                        "#@...........#################",
                        "#............############....#",
                        "#............-..........+....#",
                        "#....~~......############....#",
                        "#.....~~.....############....#",
                        "#......~~....############.<..#",
                        "##############################");
    }

    private static List<String> drawn(Game game) {
        Board board = game.view().board();
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < board.height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < board.width(); x++) {
                Point at = new Point(x, y);
                Look look = board.entitiesAt(at).stream()
                        .findFirst()
                        .flatMap(each -> each.get(Look.class))
                        .or(() -> game.view().look(board.terrainAt(at)))
                        .orElseThrow();
                row.appendCodePoint(look.codePoint());
            }
            rows.add(row.toString());
        }
        return rows;
    }

    @Test
    void everythingHasALookOnEveryLevel() {
        for (int number = 0; number < 12; number++) {
            Game game = Game.start(FIRST_LEVEL.rules(new BoardSize(78, 19), Seat.PERSON), number);
            new Depths(new BoardSize(78, 19))
                    .level(number)
                    .content(RandomSource.of(number))
                    .placements()
                    .forEach(each -> assertThat(part(each.what(), Look.class)).isNotNull());
            new Depths(new BoardSize(78, 19))
                    .level(number)
                    .content(RandomSource.of(number))
                    .ground()
                    .values()
                    .forEach(terrain -> assertThat(game.view().look(terrain))
                            .as(terrain.name())
                            .isPresent());
        }
    }

    @Test
    void noLockedDoorIsOnTheWayFromStairsToStairsAndTheSightTellsThemApart() {
        int locked = 0;
        for (int seed = 0; seed < 200; seed++) {
            Game game = Game.start(GAME.rules(GAME.about().usualSize(), Seat.PERSON), seed);
            Board board = game.view().board();
            BitGrid walked = BitGrid.of(board.width(), board.height());
            Point down = new Point(0, 0);
            for (Point cell : new Rect(0, 0, board.width(), board.height()).points()) {
                Terrain terrain = board.terrainAt(cell);
                boolean isLocked = terrain instanceof LockableDoor door && door.state() == LockableDoor.State.LOCKED;
                locked += isLocked ? 1 : 0;
                if (!isLocked
                        && (terrain instanceof LockableDoor || terrain.passage().equals(Passage.OPEN))) {
                    walked.set(cell);
                }
                down = terrain.equals(Stairs.down(1)) ? cell : down;
            }
            Point start = game.view().entity(THIEF).flatMap(Entity::position).orElseThrow();
            assertThat(FloodFill.of(Movement.FOUR_WAY).reachable(walked, start).get(down))
                    .as("seed %s", seed)
                    .isTrue();
        }
        assertThat(locked).isGreaterThan(100);
    }

    private static Step press(Game game, Action action) {
        Step step = game.step();
        while (step instanceof Step.Acted) {
            step = game.step();
        }
        game.submit(((Step.Awaiting) step).actor(), action);
        Step done = game.step();
        Invariants.check(game);
        return done;
    }

    private static List<String> standing(Game game, int level) {
        return game.view().board(level).orElseThrow().entities().stream()
                .filter(each -> !each.id().equals(THIEF))
                .map(each -> each + " at " + each.position() + " with " + each.components())
                .toList();
    }

    @Test
    void stairsLeadDownAndUpAndLevelsAreAsTheyWereLeft() {
        Game game = start(FIRST_LEVEL, Seat.PERSON);
        press(game, new Climb(Stairs.Way.DOWN));
        assertThat(game.view().board().level()).isEqualTo(1);
        Entity thief = game.view().entity(THIEF).orElseThrow();
        Point arrival = thief.position().orElseThrow();
        assertThat(game.view().board().terrainAt(arrival)).isEqualTo(Stairs.up(0));
        List<String> below = standing(game, 1);
        press(game, new Climb(Stairs.Way.UP));
        assertThat(game.view().board().level()).isZero();
        assertThat(thief.position()).contains(new Point(1, 1));
        assertThat(standing(game, 1)).isEqualTo(below);
        press(game, new Climb(Stairs.Way.DOWN));
        assertThat(thief.position()).contains(arrival);
        assertThat(FIRST_LEVEL.status(game.view())).contains("Hit points 10 of 10   Gold 0   Depth 2");
    }

    @Test
    void whoStandsOnStairsOrInAcidIsSeen() {
        Game game = start(FIRST_LEVEL, Seat.PERSON);
        press(game, FIRST_LEVEL.step(Direction.SOUTH));
        assertThat(drawn(game).get(1)).startsWith("#>");
        press(game, FIRST_LEVEL.step(Direction.NORTH));
        assertThat(drawn(game).get(1)).startsWith("#@");
        assertThat(game.view().board().terrainAt(new Point(5, 4))).isEqualTo(Acid.of(1));
        for (int i = 0; i < 7; i++) {
            press(game, FIRST_LEVEL.step(i < 3 ? Direction.SOUTH : Direction.EAST));
        }
        assertThat(drawn(game).get(4)).startsWith("#....@~");
    }

    @Test
    void aGameOfTheBotGoesOnFromItsWrittenState() {
        Game game = start(GAME, Seat.BOT);
        for (int i = 0; i < 300; i++) {
            game.step();
        }
        Game resumed = Game.resume(GAME.rules(GAME.about().usualSize(), Seat.BOT), game.state());
        for (int i = 0; i < 300; i++) {
            game.step();
            resumed.step();
        }

        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }
}
