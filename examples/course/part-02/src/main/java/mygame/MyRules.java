package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Look;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.terrain.Ground;

/** Who is in the game, where, and how it ends. */
final class MyRules {
    private static final Blueprint HERO = Blueprint.player("hero").with(Look.of("@", 0xFFFFFF));
    private static final String ROOM = """
            ####################
            #..................#
            #..#....~~~....#...#
            #.......~~~@.......#
            #..#.....~.....#...#
            #.................c#
            ####################""";
    private static final Blueprint CAT =
            Blueprint.of("cat").with(Look.of("c", 0xE0A060)).with(PriorityBrain.of(new Wander()));


    private MyRules() {}

    static Rules of(Brain heroBrain) {
        Legend legend = Legend.standard()
                .with('~', Water.SHALLOW)
                .with('@', HERO.replacing(heroBrain))
                .with('c', CAT);
        return Rules.named("mygame")
                .level("cellar", LevelText.of(ROOM, legend))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .look(Water.SHALLOW, Look.of("~", 0x4080E0))
                .build();
    }
}
