package io.github.undercroft.front.map;

import io.github.undercroft.PlayerView;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.sense.Perceiver;

/**
 * How strong the light on ground in view is drawn, if darkness can hide something from the player's eyes: 55 percent at the least
 * light in which they see, and where night vision needs none; 100 percent from four times that light on. The three steps
 * between are few, so that each is told apart from remembered ground in 256 colours as well. O(cells in view).
 *
 * @param minLight the least light in which the eyes see; 0 if darkness does not matter to them
 * @param light on the cells in view
 * @param tint its colour there, as {@link Appearance#tint}
 */
record SeenLight(int minLight, IntGridView light, IntGridView tint) {

    private static final int LEAST = 55;
    private static final int STEPS = 4;

    private static final SeenLight BY_DAY = new SeenLight(0, IntGrid.of(1, 1), IntGrid.of(1, 1));

    /** Asks for the light once for each cell in view. */
    static SeenLight of(PlayerView game, BitGridView visible, Looks looks) {
        int minLight = minLight(game, visible);
        if (minLight == 0) {
            return BY_DAY;
        }
        IntGrid light = IntGrid.of(visible.width(), visible.height());
        visible.forEach((x, y) -> {
            Point cell = new Point(x, y);
            if (showsOwnLight(game, cell)) {
                light.set(x, y, game.light(cell));
            }
        });
        LightColours colours = LightColours.of(game, looks);
        IntGrid all = IntGrid.copyOf(light);
        IntGrid tint = IntGrid.of(visible.width(), visible.height());
        visible.forEach((x, y) -> {
            Point cell = new Point(x, y);
            Point lit = showsOwnLight(game, cell) ? cell : brightestAround(light, cell);
            int strength = lit.equals(cell) ? game.light(cell) : light.get(lit);
            all.set(x, y, strength);
            tint.set(x, y, colours.at(lit, strength, percent(minLight, strength)));
        });
        return new SeenLight(minLight, all, tint);
    }

    /** Eyes that threw see nothing, and are not asked again. */
    private static int minLight(PlayerView game, BitGridView visible) {
        return visible.count() == 0
                ? 0
                : game.actor()
                        .get(Perceiver.class)
                        .map(Perceiver::eyes)
                        .map(Eyes::minLight)
                        .orElse(0);
    }

    /** A wall is seen by the light in front of it, in cells in view: a lamp behind it tells nothing. */
    private static boolean showsOwnLight(PlayerView game, Point cell) {
        return game.board().isTransparent(cell) || game.actor().cells().contains(cell);
    }

    /** The cell around with the most light in view; the cell itself if there is none. */
    private static Point brightestAround(IntGridView light, Point cell) {
        Point brightest = cell;
        int most = 0;
        for (Direction direction : Direction.all()) {
            Point beside = cell.step(direction);
            if (light.contains(beside) && light.get(beside) > most) {
                most = light.get(beside);
                brightest = beside;
            }
        }
        return brightest;
    }

    /** Whether all light is full. */
    boolean isDay() {
        return minLight == 0;
    }

    /** @return ground in view as it is drawn on that cell, if it is not {@linkplain #isDay day} */
    Appearance on(Appearance ground, Point cell) {
        return ground.inLight(percent(minLight, light.get(cell)), tint.get(cell));
    }

    private static int percent(int minLight, int strength) {
        long above = Math.max(0, (long) strength - minLight);
        long steps = Math.min(STEPS, above * STEPS / (3L * minLight));
        return (int) (LEAST + (Appearance.FULL_LIGHT - LEAST) * steps / STEPS);
    }
}
