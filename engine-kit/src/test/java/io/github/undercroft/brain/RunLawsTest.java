package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Runs against a slow model that reads the map as text. */
class RunLawsTest {

    private static final int SIZE = 11;

    /** A maze of corridors with holes, doors and things in it. */
    private static List<String> map(RandomSource random) {
        char[][] cells = new char[SIZE][SIZE];
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                boolean crossing = x % 2 == 1 && y % 2 == 1;
                boolean between = x % 2 == 1 || y % 2 == 1;
                boolean border = x == 0 || y == 0 || x == SIZE - 1 || y == SIZE - 1;
                boolean open = !border && (crossing || random.chance(between ? 11 : 3, 20));
                cells[y][x] = open ? '.' : '#';
                if (open && !crossing && random.chance(1, 20)) {
                    cells[y][x] = random.nextBoolean() ? '+' : '-';
                } else if (open && random.chance(1, 20)) {
                    cells[y][x] = 'i';
                }
            }
        }
        cells[1 + 2 * random.nextInt(5)][1 + 2 * random.nextInt(5)] = '@';
        List<String> rows = new ArrayList<>();
        for (char[] row : cells) {
            rows.add(new String(row));
        }
        return rows;
    }

    private record End(Point at, Optional<Refusal> why) {}

    /** What the class comment of {@link Run} says, word by word. */
    private static End model(List<String> rows, Point start, Direction heading) {
        Direction way = heading;
        Point here = start.step(way);
        boolean corridor = exits(rows, here, way).size() <= 1;
        String sides = sides(rows, start, way);
        for (int steps = 1; true; steps++) {
            Point last = here.step(way.opposite());
            char glyph = at(rows, here);
            List<Direction> exits = exits(rows, here, way);
            Run.Stop stop = null;
            if (glyph == 'i') {
                stop = Run.Stop.THING;
            } else if ((glyph == '-') != (at(rows, last) == '-')) {
                stop = Run.Stop.GROUND;
            } else if (hasDoorBeside(rows, here, last)) {
                stop = Run.Stop.DOOR;
            } else if (corridor && exits.size() != 1) {
                stop = exits.isEmpty() ? Run.Stop.DEAD_END : Run.Stop.JUNCTION;
            } else if (!corridor && !sides(rows, here, way).equals(sides)) {
                stop = Run.Stop.SIDE;
            } else if (!corridor && !isOpen(rows, here.step(way))) {
                stop = Run.Stop.WALL;
            } else if (steps == Run.MAX_STEPS) {
                stop = Run.Stop.FAR;
            }
            if (stop != null) {
                return new End(here, Optional.of(stop));
            }
            way = corridor ? exits.get(0) : way;
            here = here.step(way);
        }
    }

    private static boolean hasDoorBeside(List<String> rows, Point here, Point last) {
        for (Direction direction : Direction.cardinal()) {
            Point beside = here.step(direction);
            if (!beside.equals(last) && at(rows, beside) == '+') {
                return true;
            }
        }
        return false;
    }

    private static List<Direction> exits(List<String> rows, Point from, Direction came) {
        List<Direction> exits = new ArrayList<>(Direction.cardinal());
        exits.removeIf(way -> way == came.opposite() || !isOpen(rows, from.step(way)));
        return exits;
    }

    private static String sides(List<String> rows, Point from, Direction way) {
        return isOpen(rows, from.step(way.turned(-2))) + " " + isOpen(rows, from.step(way.turned(2)));
    }

    private static char at(List<String> rows, Point cell) {
        return rows.get(cell.y()).charAt(cell.x());
    }

    private static boolean isOpen(List<String> rows, Point cell) {
        return at(rows, cell) != '#' && at(rows, cell) != '+';
    }

    @Property
    void aRunEndsWhereItsCommentSaysAndForThatReason(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<String> rows = map(random);
        Game game = game(rows);
        Point start = you(game).position().orElseThrow();
        Direction way = Direction.cardinal().get(random.nextInt(4));
        game.step();
        game.submit(you(game).id(), Run.toward(way));
        long hash = game.stateHash();
        Step step = game.step();
        if (isOpen(rows, start.step(way))) {
            while (!(step instanceof Step.Awaiting awaiting)) {
                Invariants.check(game);
                hash = withoutRest(game);
                step = game.step();
            }
            Point end = you(game).position().orElseThrow();
            assertThat(new End(end, awaiting.refused())).isEqualTo(model(rows, start, way));
            assertThat(game.stateHash()).isEqualTo(hash);
        } else {
            assertThat(you(game).position()).contains(start);
        }
    }

    /** The hash as it is once the player has dropped what goes on. */
    private static long withoutRest(Game game) {
        Game fork = game.fork();
        fork.interrupt(you(fork).id());
        return fork.stateHash();
    }

    private static Game game(List<String> rows) {
        Legend legend = Legend.standard().with('@', Blueprint.player("you")).with('i', Blueprint.item("coin"));
        LevelText level = LevelText.of(String.join("\n", rows), legend);
        return Game.start(Rules.named("runs").level("level", level).build(), 1);
    }

    private static Entity you(Game game) {
        return game.view().entity(game.view().actors().get(0)).orElseThrow();
    }
}
