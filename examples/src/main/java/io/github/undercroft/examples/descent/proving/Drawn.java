package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Look;
import io.github.undercroft.game.Rules;
import io.github.undercroft.terrain.Ground;

/** The looks of ground that are not the usual ones. */
final class Drawn {

    private Drawn() {}

    static Rules.Builder on(Rules.Builder rules) {
        return rules.look(Ground.WALL, Look.of("#", 0xA07840))
                .look(Ground.FLOOR, Look.of(".", 0x626262))
                .look(Whirlpool.WHIRLPOOL, Look.of("9", 0x70B0FF));
    }
}
