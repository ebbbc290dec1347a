package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.theme.Theme;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a floor is besides rooms and those who live there.
 *
 * @param before steps before anybody moves in
 * @param after steps at last
 * @param things what lies about, besides what is in chests
 * @param ground what all these marks become
 */
public record Land(List<LevelStep> before, List<LevelStep> after, Loot things, UnaryOperator<Theme> ground) {

    private static final Loot THINGS = Loot.all(
            Loot.repeated(Amount.of("1d2+1"), Loot.one("potion")),
            Loot.maybe(Odds.of(1, 2), Loot.one("scroll")),
            LootTable.even("gear", "weapon", "armour"));

    /** Floor and walls. */
    static final Land BARE = new Land(ImmutableList.of(), ImmutableList.of(), THINGS, UnaryOperator.identity());

    public Land {
        before = ImmutableList.copyOf(before);
        after = ImmutableList.copyOf(after);
    }
}
