package io.github.undercroft.front.map;

import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.PlayerView;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.sense.Light;
import io.github.undercroft.terrain.Luminous;
import java.util.stream.Stream;

/**
 * The colour of the light on each cell, for drawing alone: that of what is known to shine there, each as strong as it is, and white for
 * light of which no source is known. What shines has the colour of its look. O(sources x cells in their reach).
 */
final class LightColours {

    private final PlayerView game;
    private final FieldOfView sight = FieldsOfView.symmetric();
    private final IntGrid red;
    private final IntGrid green;
    private final IntGrid blue;
    private final IntGrid all;

    private LightColours(PlayerView game) {
        this.game = game;
        Board board = game.board();
        red = IntGrid.of(board.width(), board.height());
        green = IntGrid.of(board.width(), board.height());
        blue = IntGrid.of(board.width(), board.height());
        all = IntGrid.of(board.width(), board.height());
    }

    static LightColours of(PlayerView game, Looks looks) {
        LightColours colours = new LightColours(game);
        for (Entity entity : game.board().entities()) {
            entity.cells()
                    .forEach(at -> Stream.concat(Stream.of(entity), game.things(entity.id()).stream())
                            .forEach(each -> each.get(Light.class)
                                    .ifPresent(light -> colours.shine(light.at(at), looks.of(each)))));
        }
        for (Point at : Luminous.shining(game.board())) {
            Luminous.at(game.board(), at)
                    .ifPresent(shining -> colours.shine(shining.light().at(at), looks.of(shining, game)));
        }
        return colours;
    }

    private void shine(LightSource source, Appearance of) {
        Point at = source.at();
        int rgb = of.look().rgb();
        sight.compute(game.board().transparent(), at, source.reach()).forEach((x, y) -> {
            int strength = source.lightAt(x - at.x(), y - at.y());
            add(all, x, y, strength);
            add(red, x, y, (int) ((long) strength * (rgb >> 16) / 255));
            add(green, x, y, (int) ((long) strength * (rgb >> 8 & 0xFF) / 255));
            add(blue, x, y, (int) ((long) strength * (rgb & 0xFF) / 255));
        });
    }

    private static void add(IntGrid to, int x, int y, int more) {
        to.set(x, y, (int) Math.min(Integer.MAX_VALUE, (long) to.get(x, y) + more));
    }

    /**
     * The tint of the light on a cell ({@link Appearance#tint}): in full light a sixth more or less of red, green and blue at most,
     * and in dim light less, so that all can be read in it.
     *
     * @param strength of the light on the cell
     * @param percent how strong it is drawn
     */
    int at(Point cell, int strength, int percent) {
        int x = cell.x();
        int y = cell.y();
        long white = Math.max(0, (long) strength - all.get(x, y));
        long reds = white + red.get(x, y);
        long greens = white + green.get(x, y);
        long blues = white + blue.get(x, y);
        long sum = reds + greens + blues;
        int spread = percent / 5 - 3;
        return sum == 0
                ? Appearance.WHITE
                : share(reds, sum, spread) << 16 | share(greens, sum, spread) << 8 | share(blues, sum, spread);
    }

    private static int share(long part, long sum, int spread) {
        return Appearance.FULL_LIGHT + (int) Math.min(spread, spread * (3 * part - sum) / sum);
    }
}
