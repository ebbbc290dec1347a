package io.github.undercroft.dungeon.noise;

import io.github.undercroft.dungeon.tool.SettingRange;

/**
 * What a round of a cellular automaton does to rock: how many of the eight cells around must be rock for a cell to become
 * rock, and how many for rock to stay. What is outside the map counts as rock.
 *
 * @param birth an open cell becomes rock beside at least this many, from 0 to 9; 9 means never
 * @param survival rock stays beside at least this many, from 0 to 9
 */
public record CaveRule(int birth, int survival) {

    /** The rule "4-5": rock is born beside five, and stays beside four. Smooths noise into caves. */
    public static final CaveRule FOUR_FIVE = new CaveRule(5, 4);

    /** Refuses counts that eight neighbours cannot have. */
    public CaveRule {
        SettingRange.require("birth", birth, 0, 9);
        SettingRange.require("survival", survival, 0, 9);
    }
}
