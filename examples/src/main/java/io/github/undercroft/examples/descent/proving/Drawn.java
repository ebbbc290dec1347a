package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Look;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.terrain.Ground;

/** Looks by which letters alone tell all grounds apart. */
final class Drawn {

    private Drawn() {}

    static Rules.Builder on(Rules.Builder rules) {
        return rules.look(Ground.WALL, Look.of("#", 0xA07840))
                .look(Ground.FLOOR, Look.of(".", 0x626262))
                .look(Whirlpool.WHIRLPOOL, Look.of("%", 0x70B0FF))
                .look(Water.DEEP, Look.of("=", 0x4070D0))
                .look(Oil.ON_FLOOR, Look.of(";", 0x907030))
                .look(Grass.TRODDEN, Look.of(",", 0x809050))
                .look(Ice.ON_DEEP_WATER, Look.of("_", 0xB0E0F0));
    }
}
