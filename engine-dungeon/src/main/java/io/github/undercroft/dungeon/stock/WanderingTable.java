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
 * Wandering monsters: when to check for one while a level is played, how likely one comes, and which one. It keeps no state:
 * the game remembers the turn of the next check, and asks on that turn.
 *
 * <pre>{@code
 * WanderingTable table = WanderingTable.rogue(monsters);
 * long next = table.firstLook(100, random);
 * // at that turn:
 * WanderingTable.Roll roll = table.roll(depth, next, random);
 * // roll.arrivals() come, and roll.nextLook() is the turn to remember
 * }</pre>
 *
 * <p>The game decides what it counts as a turn. A value.
 *
 * @param rest how many turns pass before the first check, and from a monster to the next check; 1 or more
 * @param every how many turns pass from a check without a monster to the next check, 1 or more
 * @param odds how likely a monster comes at a check
 * @param who comes
 */
public record WanderingTable(Dice rest, int every, Odds odds, Loot who) {

    public WanderingTable {
        Objects.requireNonNull(rest, "rest");
        Objects.requireNonNull(odds, "odds");
        Objects.requireNonNull(who, "who");
        if (every < 1 || rest.min() < 1) {
            throw new IllegalArgumentException(
                    "Checks every " + every + " turns, and again after " + rest + "; take 1 or more of both");
        }
    }

    /**
     * The result of a check.
     *
     * @param arrivals the monsters that come; empty if none does
     * @param nextLook the turn of the next check
     */
    public record Roll(List<Lot> arrivals, long nextLook) {

        public Roll {
            Objects.requireNonNull(arrivals, "arrivals");
            arrivals = ImmutableList.copyOf(arrivals);
        }
    }

    /** @return a chance of one in six every second turn. Source: T. Moldvay, "Dungeons and Dragons Basic Set", 1981 */
    public static WanderingTable basic(Loot who) {
        return new WanderingTable(Dice.constant(2), 2, Odds.of(1, 6), who);
    }

    /** @return a chance of one in six every fourth turn, after a rest of 67 to 73 turns, as in Rogue 5.4 */
    public static WanderingTable rogue(Loot who) {
        return new WanderingTable(Dice.of("1d7+66"), 4, Odds.of(1, 6), who);
    }

    /** @return the turn of the first check, if the level is entered now */
    public long firstLook(long now, RandomSource random) {
        return now + rest.roll(random);
    }

    /** @return the monsters that come now, and the turn of the next check */
    public Roll roll(int depth, long now, RandomSource random) {
        if (!odds.hold(depth, random)) {
            return new Roll(ImmutableList.of(), now + every);
        }
        return new Roll(who.lots(depth, random), now + rest.roll(random));
    }
}
