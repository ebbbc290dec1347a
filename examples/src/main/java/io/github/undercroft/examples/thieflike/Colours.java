package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Look;
import io.github.undercroft.game.Rules;
import io.github.undercroft.terrain.Ground;

/** The looks of everything: the glyphs and the terminal colours of the tutorial, {@code [} for armour, and {@code a} for an archer. */
final class Colours {

    static final Look THIEF = Look.of("@", 0x5C5CFF);
    static final Look VILLAIN = Look.of("v", 0xFF0000);
    static final Look ARCHER = Look.of("a", 0xFF8000);
    static final Look GOLD = Look.of("$", 0xFFFF00);
    static final Look POTION = Look.of("!", 0xFF00FF);
    static final Look WEAPON = Look.of(")", 0x00FFFF);
    static final Look ARMOUR = Look.of("[", 0x00FFFF);

    private Colours() {}

    static Rules.Builder addTo(Rules.Builder rules) {
        return rules.look(Ground.WALL, Look.of("#", 0xB08438))
                .look(Ground.FLOOR, Look.of(".", 0x666666))
                .look("closed door", Look.of("+", 0xCD00CD))
                .look("locked door", Look.of("=", 0xFF5F5F))
                .look("open door", Look.of("-", 0xCDCD00))
                .look("broken door", Look.of("-", 0xCDCD00))
                .look("acid", Look.of("~", 0x00FF00))
                .look("stairs down", Look.of(">", 0x70A0FF))
                .look("stairs up", Look.of("<", 0x00CDCD));
    }
}
