package io.github.undercroft.time;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * A turn order at one moment, as a value: enough to go on from there.
 *
 * @param now the order's time
 * @param current whose turn it is, if that has been asked and not been settled
 * @param members all actors, in the sequence that the order documents
 */
public record SchedulerState(long now, OptionalLong current, List<Member> members) {

    public SchedulerState {
        Objects.requireNonNull(current, "current");
        Objects.requireNonNull(members, "members");
        members = ImmutableList.copyOf(members);
    }

    /**
     * One actor.
     *
     * @param key who
     * @param rate how quick, in the unit of the order
     * @param balance the energy saved up, or in a timeline the time of the next turn
     * @param carry what integer division left over in a timeline; in a rotation 1 for who has had its turn in this round
     */
    public record Member(long key, int rate, long balance, long carry) {}
}
