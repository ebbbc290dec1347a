package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;

/** Gas drifts as a slow model says: each cell asks its neighbours what they give. */
class GasLawsTest {

    /** First the cell itself, so that of as much the gas that was there stays; then by row and column. */
    private static final List<Point> SOURCES =
            List.of(new Point(0, 0), new Point(0, -1), new Point(-1, 0), new Point(1, 0), new Point(0, 1));

    private static Terrain cell(RandomSource random, int kinds) {
        return switch (random.nextInt(6)) {
            case 0 -> Ground.WALL;
            case 1 -> random.nextBoolean() ? Door.CLOSED : Door.OPEN;
            case 2, 3 ->
                new Clouded(
                        Ground.FLOOR,
                        new Cloud(
                                kinds == 1 ? Cloud.Kind.MARSH : Cloud.Kind.values()[random.nextInt(kinds)],
                                1 + random.nextInt(random.nextBoolean() ? 12 : 300),
                                new EntityId(0, random.nextInt(3))));
            default -> Ground.FLOOR;
        };
    }

    private static Grid<Terrain> map(RandomSource random, int kinds) {
        return Grid.of(
                1 + random.nextInt(9),
                1 + random.nextInt(7),
                at -> at.equals(new Point(0, 0)) ? Ground.FLOOR : cell(random, kinds));
    }

    private static boolean isOpen(Board board, Point at) {
        Terrain there = board.terrainAt(at);
        return there == Ground.FLOOR || there == Door.OPEN;
    }

    private static int amount(Board board, Point at, Cloud.Kind kind) {
        return board.gas(at).orElse(null) instanceof Cloud cloud && cloud.kind() == kind ? cloud.amount() : 0;
    }

    /** What flows over one border. */
    private static int flow(Board board, Point from, Point to, Cloud.Kind kind) {
        int more = amount(board, from, kind) - amount(board, to, kind);
        return isOpen(board, to) && more > 0 ? more / 5 : 0;
    }

    private static int given(Board board, Point from, Point to, Cloud.Kind kind) {
        return from.equals(to)
                ? amount(board, from, kind)
                        - SOURCES.stream()
                                .skip(1)
                                .mapToInt(way -> flow(board, from, from.plus(way.x(), way.y()), kind))
                                .sum()
                : flow(board, from, to, kind);
    }

    /** What is in a cell a turn later. */
    private static String next(Board board, Point at) {
        Map<Cloud.Kind, Map<EntityId, Integer>> sums = new LinkedHashMap<>();
        for (Point way : SOURCES) {
            Point from = at.plus(way.x(), way.y());
            if (board.gas(from).orElse(null) instanceof Cloud cloud && isOpen(board, at)) {
                int given = given(board, from, at, cloud.kind());
                if (given > 0) {
                    sums.computeIfAbsent(cloud.kind(), kind -> new LinkedHashMap<>())
                            .merge(cloud.by(), given, Integer::sum);
                }
            }
        }
        Cloud.Kind most = most(sums, GasLawsTest::sum);
        if (most == null) {
            return "";
        }
        Map<EntityId, Integer> parts = sums.getOrDefault(most, Map.of());
        int amount = sum(parts);
        int left = most == Cloud.Kind.MARSH ? amount : amount - (amount + 19) / 20;
        return left == 0 ? "" : most + " " + left + " of " + most(parts, part -> part);
    }

    private static int sum(Map<EntityId, Integer> parts) {
        return parts.values().stream().mapToInt(part -> part).sum();
    }

    /** The first of the greatest. */
    private static <K, V> @Nullable K most(Map<K, V> all, ToIntFunction<V> size) {
        K most = null;
        int greatest = 0;
        for (Map.Entry<K, V> each : all.entrySet()) {
            int its = size.applyAsInt(each.getValue());
            if (its > greatest) {
                most = each.getKey();
                greatest = its;
            }
        }
        return most;
    }

    private static String there(Board board, Point at) {
        return board.gas(at)
                .map(gas -> ((Cloud) gas).kind() + " " + gas.amount() + " of " + ((Cloud) gas).by())
                .orElse("");
    }

    private static Game game(Grid<Terrain> map, long seed) {
        Blueprint you = Blueprint.player("you").with(Health.of(1_000_000));
        Rules rules = Rules.named("gas")
                .level(
                        "one",
                        chance -> new LevelContent(map, List.of(new LevelContent.Placement(you, new Point(0, 0)))))
                .build();
        Game game = Game.start(rules, seed);
        game.step();
        return game;
    }

    private static void turn(Game game) {
        game.submit(((Step.Awaiting) game.step()).actor(), new Rest());
        game.step();
    }

    @Property
    void itDriftsAsTheModelSays(@ForAll long seed) {
        Grid<Terrain> map = map(RandomSource.of(seed), 4);
        Game game = game(map, seed);
        Board board = game.view().board();
        for (int turn = 0; turn < 12; turn++) {
            Grid<String> expected = Grid.of(map.width(), map.height(), at -> next(board, at));
            long before = total(board);
            turn(game);
            assertThat(Grid.of(map.width(), map.height(), at -> there(board, at))
                            .values())
                    .containsExactlyElementsOf(expected.values());
            assertThat(total(board)).isLessThanOrEqualTo(before);
        }
    }

    /** What makes gas come to rest: in each turn in which it flows the sum of the squares of the amounts gets less. */
    @Property(tries = 300)
    void gasThatDoesNotThinComesToRestAndNoneIsLost(@ForAll long seed) {
        Game game = game(map(RandomSource.of(seed), 1), seed);
        Board board = game.view().board();
        long total = total(board);
        long before = squares(board) + 1;
        for (int turn = 0; turn < 2_000 && game.stateHashParts().containsKey("level/0/ages"); turn++) {
            List<Integer> amounts = amounts(board);
            turn(game);
            assertThat(total(board)).isEqualTo(total);
            if (!amounts.equals(amounts(board))) {
                assertThat(squares(board)).isLessThan(before);
                before = squares(board);
            }
        }
        assertThat(game.stateHashParts()).doesNotContainKey("level/0/ages");
    }

    @Property(tries = 200)
    void roomsThatMirrorEachOtherStayMirrored(@ForAll long seed) {
        Grid<Terrain> half = map(RandomSource.of(seed), 1);
        int width = 2 * half.width();
        Grid<Terrain> map =
                Grid.of(width, half.height(), at -> half.get(new Point(Math.min(at.x(), width - 1 - at.x()), at.y())));
        Game game = game(map, seed);
        Board board = game.view().board();
        for (int turn = 0; turn < 12; turn++) {
            turn(game);
            for (int cell = 0; cell < width * half.height(); cell++) {
                Point at = new Point(cell % width, cell / width);
                assertThat(amount(board, at, Cloud.Kind.MARSH))
                        .isEqualTo(amount(board, new Point(width - 1 - at.x(), at.y()), Cloud.Kind.MARSH));
            }
        }
    }

    private static List<Integer> amounts(Board board) {
        return ImmutableList.copyOf(Grid.of(
                        board.width(),
                        board.height(),
                        at -> board.gas(at).map(Gas::amount).orElse(0))
                .values());
    }

    private static long squares(Board board) {
        return amounts(board).stream()
                .mapToLong(amount -> (long) amount * amount)
                .sum();
    }

    private static long total(Board board) {
        return amounts(board).stream().mapToLong(amount -> amount).sum();
    }
}
