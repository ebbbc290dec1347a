package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Look;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.terrain.Ground;

/** Who is in the game, where, and how it ends. */
final class MyRules {
    private static final Blueprint HERO = Blueprint.player("hero").with(Look.of("@", 0xFFFFFF));
    private static final String ROOM = """
            ####################
            #..................#
            #..................#
            #........@.........#
            #..................#
            #..................#
            ####################""";

    private MyRules() {}

    static Rules of(Brain heroBrain) {
        Legend legend = Legend.standard().with('@', HERO.replacing(heroBrain));
        return Rules.named("mygame")
                .level("cellar", LevelText.of(ROOM, legend))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .build();
    }
}
