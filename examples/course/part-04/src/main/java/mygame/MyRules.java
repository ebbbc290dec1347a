package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Look;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Rules;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;

/** Who is in the game, where, and how it ends. */
final class MyRules {
    private static final Blueprint HERO = Blueprint.player("hero")
            .with(Look.of("@", 0xFFFFFF))
            .with(Senses.ofRadius(9));

    private MyRules() {}

    static Rules of(BoardSize size, Brain heroBrain) {
        LevelGenerator rooms = BspLevels.of(size.width(), size.height());
        return Rules.named("mygame")
                .level("cellar", theme().source(rooms).with(HERO.replacing(heroBrain)))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .build();
    }

    private static Theme theme() {
        return Theme.plain();
    }
}
