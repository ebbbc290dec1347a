package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.random.WeightedTable;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What a floor is.
 *
 * @param dug how it is dug
 * @param after steps when all have moved in
 * @param things what lies about, besides what is in chests
 * @param groups who lives there
 * @param near what lies near the start on the first floor, the nearest first
 * @param next who and what is in the room next to it
 * @param ground what all these marks become
 */
public record Land(
        Function<BoardSize, LevelGenerator> dug,
        List<LevelStep> after,
        Loot things,
        WeightedTable<Group> groups,
        List<String> near,
        List<String> next,
        UnaryOperator<Theme> ground) {

    private static final int ROOMS = 5;

    /** What the hero finds first. */
    public static final ImmutableList<String> NEAR = ImmutableList.of(Armoury.DAGGER.name(), Brews.HEALING.name());

    private static final Loot THINGS = Loot.all(
            Loot.repeated(Amount.of("1d2+1"), Loot.one("potion")),
            Loot.maybe(Odds.of(1, 2), Loot.one("scroll")),
            LootTable.even("gear", "weapon", "armour"));

    /** Floor and walls, dug to the letter of the article. */
    static final Land BARE = new Land(
            size -> FeatureLevels.literal(size.width(), size.height()).withMinRooms(ROOMS),
            ImmutableList.of(),
            THINGS,
            Group.FIRST,
            NEAR,
            ImmutableList.of(Bestiary.RAT.name()),
            UnaryOperator.identity());

    public Land {
        after = ImmutableList.copyOf(after);
        near = ImmutableList.copyOf(near);
        next = ImmutableList.copyOf(next);
    }
}
