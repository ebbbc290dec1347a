package io.github.undercroft.game;

import io.github.undercroft.Blueprint;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;

/** Games on an empty level, with observers who stand and look around, to count what they cost. */
final class Sentries {

    private Sentries() {}

    /** A game of those on a level of that size. */
    static Game game(int width, int height, Placement... placements) {
        LevelContent content = new LevelContent(Grid.of(width, height, at -> Ground.FLOOR), List.of(placements));
        return Game.start(Rules.named("test").level("map", random -> content).build(), 1);
    }

    /** A player who sees to a radius of 8. */
    static Placement hero(int x, int y) {
        return new Placement(Values.hero().with(Senses.ofRadius(8)), new Point(x, y));
    }

    /** Guards who see to a radius of 8 and never move: one every 4 cells, filling rows from {@code firstRow} down. */
    static List<Placement> guards(int count, int width, int firstRow) {
        int inRow = width / 4;
        List<Placement> guards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Point at = new Point(i % inRow * 4, firstRow + i / inRow * 4);
            guards.add(new Placement(Blueprint.of("guard").with(Senses.ofRadius(8)), at));
        }
        return guards;
    }
}
