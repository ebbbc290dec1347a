package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;

/**
 * Who comes by while a level is played: when to look whether somebody does, how likely it is, and who. It keeps nothing: the
 * game remembers the turn of the next look and asks when it is there.
 *
 * <pre>{@code
 * long next = table.firstLook(turn, random);
 * // at that turn:
 * WanderingTable.Roll roll = table.roll(depth, turn, random);
 * // roll.arrivals() come, and roll.nextLook() is the turn to remember
 * }</pre>
 *
 * <p>Turns are whatever the game counts. A value.
 *
 * @param rest how many turns pass before the first look, and after somebody came, until the next one; 1 or more
 * @param every how many turns pass from a look at which nobody came to the next one, 1 or more
 * @param odds how likely somebody comes at a look
 * @param who comes
 */
public record WanderingTable(Dice rest, int every, Odds odds, Loot who) {

    /** Refuses looks at no distance. */
    public WanderingTable {
        Objects.requireNonNull(rest, "rest");
        Objects.requireNonNull(odds, "odds");
        Objects.requireNonNull(who, "who");
        if (every < 1 || rest.least() < 1) {
            throw new IllegalArgumentException(
                    "Looks every " + every + " turns, and again after " + rest + "; take 1 or more of both");
        }
    }

    /**
     * What came of a look.
     *
     * @param arrivals who comes; none if nobody does
     * @param nextLook the turn of the next look
     */
    public record Roll(List<Lot> arrivals, long nextLook) {

        /** Copies the list. */
        public Roll {
            Objects.requireNonNull(arrivals, "arrivals");
            arrivals = ImmutableList.copyOf(arrivals);
        }
    }

    /** @return one in six each second turn. Source: T. Moldvay, "Dungeons and Dragons Basic Set", 1981 */
    public static WanderingTable basic(Loot who) {
        return new WanderingTable(Dice.constant(2), 2, Odds.of(1, 6), who);
    }

    /** @return one in six each fourth turn, after a rest of 67 to 73 turns, as in Rogue 5.4 */
    public static WanderingTable rogue(Loot who) {
        return new WanderingTable(Dice.of("1d7+66"), 4, Odds.of(1, 6), who);
    }

    /** @return the turn of the first look, for whoever comes to the level now */
    public long firstLook(long now, RandomSource random) {
        return now + rest.roll(random);
    }

    /** @return who comes now, and when to look again */
    public Roll roll(int depth, long now, RandomSource random) {
        if (!odds.hold(depth, random)) {
            return new Roll(ImmutableList.of(), now + every);
        }
        return new Roll(who.lots(depth, random), now + rest.roll(random));
    }
}
