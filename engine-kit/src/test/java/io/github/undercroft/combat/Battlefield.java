package io.github.undercroft.combat;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Random boards full of friends, foes and things, with a hero who has a random weapon. */
final class Battlefield {

    private static final String CROWD = ".....gggfboOs+-";

    private Battlefield() {}

    static Scenario scenario(RandomSource random) {
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(20))
                .with(weapon(random))
                .with(new Accuracy(random.nextInt(-3, 4)))
                .with(new Might(random.nextInt(-3, 4)));
        Legend legend = Armoury.unarmed()
                .replacing('@', hero)
                .replacing('b', Blueprint.of("barrel").with(Health.of(4)).with(new Defence(random.nextInt(-3, 4))));
        int width = random.chance(1, 5) ? 1 : 1 + random.nextInt(10);
        int height = random.chance(1, 5) ? 1 : 1 + random.nextInt(10);
        return Scenario.of(legend, rows(random, width, height).toArray(new String[0]));
    }

    /** A random board with the hero somewhere. */
    static List<String> rows(RandomSource random, int width, int height) {
        int hero = random.nextInt(width * height);
        int walls = random.nextInt(60);
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < width; x++) {
                row.append(y * width + x == hero ? '@' : glyph(random, walls));
            }
            rows.add(row.toString());
        }
        return rows;
    }

    private static char glyph(RandomSource random, int walls) {
        return random.chance(walls, 100) ? '#' : CROWD.charAt(random.nextInt(CROWD.length()));
    }

    static Point place(char glyph, List<String> rows) {
        for (int y = 0; y < rows.size(); y++) {
            if (rows.get(y).indexOf(glyph) >= 0) {
                return new Point(rows.get(y).indexOf(glyph), y);
            }
        }
        throw new IllegalArgumentException("no " + glyph + " on the board");
    }

    static AreaWeapon weapon(RandomSource random) {
        AreaShape shape = switch (random.nextInt(8)) {
            case 0 -> Disc.of(random.nextInt(3));
            case 1 -> new Burst(random.nextInt(4), random.pick(List.of(Metric.values())));
            case 2 -> Spread.of(random.nextInt(5));
            case 3 -> ConeArea.of(1 + random.nextInt(6), 1 + random.nextInt(9));
            case 4 -> new Beam(1 + random.nextInt(8));
            case 5 -> new Sweep(1 + random.nextInt(4));
            case 6 -> Pattern.drawn("#.#", ".#.", "#.#");
            default -> Disc.CELL;
        };
        Blow blow = Blow.of(random.pick(List.of("1", "1d6", "2d4-2")));
        return new AreaWeapon(
                shape,
                new Trajectory(random.nextInt(7), random.pick(List.of(Trajectory.Course.values()))),
                random.nextBoolean() ? blow : blow.with(new ToHit(Dice.of("1d6"), random.nextInt(8))),
                random.pick(List.of(AllyPolicy.values())));
    }

    static Aim aim(RandomSource random, Scenario scenario) {
        var board = scenario.game().view().board();
        return random.chance(1, 3)
                ? new Aim.Toward(random.pick(Direction.all()))
                : new Aim.At(new Point(random.nextInt(-1, board.width() + 1), random.nextInt(-1, board.height() + 1)));
    }
}
