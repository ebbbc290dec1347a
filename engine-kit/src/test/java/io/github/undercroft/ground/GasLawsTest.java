package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
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
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Gas drifts as a slow model says: each cell asks its neighbours what they give. */
class GasLawsTest {

    private static final List<Point> SOURCES =
            List.of(new Point(0, -1), new Point(-1, 0), new Point(0, 0), new Point(1, 0), new Point(0, 1));

    private static Grid<Terrain> map(RandomSource random) {
        return Grid.of(
                1 + random.nextInt(9),
                1 + random.nextInt(7),
                at -> at.equals(new Point(0, 0))
                        ? Ground.FLOOR
                        : switch (random.nextInt(6)) {
                            case 0 -> Ground.WALL;
                            case 1 -> random.nextBoolean() ? Door.CLOSED : Door.OPEN;
                            case 2, 3 ->
                                new Clouded(
                                        random.nextInt(9) == 0 ? Ground.WALL : Ground.FLOOR,
                                        Cloud.of(Cloud.Kind.values()[random.nextInt(4)], 1 + random.nextInt(300)));
                            default -> Ground.FLOOR;
                        });
    }

    private static boolean isOpen(Board board, Point at) {
        Terrain there = board.terrainAt(at);
        return there == Ground.FLOOR || there == Door.OPEN;
    }

    private static int open(Board board, Point at) {
        return (int) SOURCES.stream()
                .filter(way -> !way.equals(new Point(0, 0)) && isOpen(board, at.plus(way.x(), way.y())))
                .count();
    }

    /** What is in a cell a turn later. */
    private static String next(Board board, Point at) {
        Map<Cloud.Kind, Integer> sums = new LinkedHashMap<>();
        for (Point way : SOURCES) {
            Point from = at.plus(way.x(), way.y());
            if (board.gas(from).orElse(null) instanceof Cloud cloud) {
                int share = cloud.amount() / 5;
                boolean isSelf = from.equals(at);
                int given = isSelf ? cloud.amount() - share * open(board, at) : isOpen(board, at) ? share : 0;
                if (given > 0) {
                    sums.merge(cloud.kind(), given, Integer::sum);
                }
            }
        }
        Cloud.Kind most = null;
        for (Cloud.Kind kind : sums.keySet()) {
            most = most == null || sums.getOrDefault(kind, 0) > sums.getOrDefault(most, 0) ? kind : most;
        }
        if (most == null) {
            return "";
        }
        int amount = sums.getOrDefault(most, 0);
        int left = most == Cloud.Kind.MARSH ? amount : amount - (amount + 19) / 20;
        return left == 0 ? "" : most + " " + left;
    }

    private static String there(Board board, Point at) {
        return board.gas(at)
                .map(gas -> ((Cloud) gas).kind() + " " + gas.amount())
                .orElse("");
    }

    @Property
    void itDriftsAsTheModelSays(@ForAll long seed) {
        Grid<Terrain> map = map(RandomSource.of(seed));
        Blueprint you = Blueprint.player("you").with(Health.of(1_000_000));
        Rules rules = Rules.named("gas")
                .level(
                        "one",
                        chance -> new LevelContent(map, List.of(new LevelContent.Placement(you, new Point(0, 0)))))
                .build();
        Game game = Game.start(rules, seed);
        Board board = game.view().board();
        game.step();
        for (int turn = 0; turn < 12; turn++) {
            Grid<String> expected = Grid.of(map.width(), map.height(), at -> next(board, at));
            long before = total(board);
            game.submit(((Step.Awaiting) game.step()).actor(), new Rest());
            game.step();
            assertThat(Grid.of(map.width(), map.height(), at -> there(board, at))
                            .values())
                    .containsExactlyElementsOf(expected.values());
            assertThat(total(board)).isLessThanOrEqualTo(before);
        }
    }

    private static long total(Board board) {
        return Grid.of(
                        board.width(),
                        board.height(),
                        at -> board.gas(at).map(Gas::amount).orElse(0))
                .values()
                .stream()
                .mapToLong(amount -> amount)
                .sum();
    }
}
