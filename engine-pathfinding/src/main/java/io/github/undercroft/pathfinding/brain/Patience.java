package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.value.SavedAs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * For how long an actor still waits for those who stand in its way. It waits at most 12 turns for a creature in one place,
 * and at most 60 turns in all at one stage of what it does. After that the creature, or everybody who might move, is a wall
 * to it: it goes another way, or does something else. An ally that it can change places with is a wall only after 12 turns
 * in one place.
 *
 * <p>It forgets a creature that has moved, as far as it knows. It goes to look again for one that it has not seen for more
 * than eight times as long as it knows it to have been in the way; so it looks seldom for one that never moves. At a new stage,
 * such as another level, it may spend 60 turns again.
 *
 * <p>What it does not perceive may be in its way, too: a cell that refused its step ten times is a wall to it for eight times
 * as long, or until it sees the cell open. {@link FailedTries} says more.
 *
 * @param stage the stage at which it has waited
 * @param since the time when it first waited at this stage
 * @param spent for how many turns it has waited at this stage, 0 or more
 * @param blockers the creatures that it has waited for, the last one at the end
 * @param tries the failed tries so far at cells that it does not see, and at doors
 */
public record Patience(long stage, long since, int spent, List<Blocker> blockers, List<FailedTries> tries) {

    /** Has waited for nobody. */
    public static final Patience FRESH = new Patience(0, 0, 0, ImmutableList.of(), ImmutableList.of());

    static final int IN_ONE_PLACE = 12;
    static final int IN_ALL = 60;
    private static final int LOOK_AGAIN = 8;

    /**
     * A creature in the way.
     *
     * @param who the creature
     * @param at its cell
     * @param since the time when it was first in the way there
     * @param when the time when it was last seen there, the last time that it was in the way
     * @param turns for how many turns the actor has waited for it there, 0 or more
     */
    @SavedAs("patience-blocker")
    public record Blocker(EntityId who, Point at, long since, long when, int turns) {

        public Blocker {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            if (turns < 0) {
                throw new IllegalArgumentException("An actor waits 0 turns or more; this is " + turns);
            }
        }

        /**
         * Whether one that goes on waiting looks for a way round, however long: after twelve turns, then each time that it
         * has waited twice as long.
         */
        boolean isLong() {
            return turns % IN_ONE_PLACE == 0 && Integer.bitCount(turns / IN_ONE_PLACE) == 1;
        }

        boolean isFor(Entity other) {
            return who.equals(other.id()) && other.position().equals(Optional.of(at));
        }
    }

    public Patience {
        Objects.requireNonNull(blockers, "blockers");
        Objects.requireNonNull(tries, "tries");
        blockers = ImmutableList.copyOf(blockers);
        tries = ImmutableList.copyOf(tries);
        if (spent < 0) {
            throw new IllegalArgumentException("An actor has waited 0 turns or more; this is " + spent);
        }
    }

    /** Whether it has not waited for anybody who is still there, nor at this stage. */
    boolean isFresh() {
        return blockers.isEmpty() && spent == 0;
    }

    /** The same patience on that level, where a level is one stage. */
    Patience on(Board known) {
        return at(known.level());
    }

    /** The same patience at that stage. */
    Patience at(long now) {
        return stage == now ? this : new Patience(now, 0, 0, blockers, tries);
    }

    /** The same patience with all turns to spend again. */
    Patience renewed() {
        return spent == 0 ? this : new Patience(stage, 0, 0, blockers, tries);
    }

    /** How long it has waited for that creature where it is; 0 if it has not. */
    int turnsFor(Entity other) {
        return blocker(other).map(Blocker::turns).orElse(0);
    }

    /** Its waiting for that creature where it is; empty if it has not. */
    Optional<Blocker> blocker(Entity other) {
        for (int i = 0; i < blockers.size(); i++) {
            if (blockers.get(i).isFor(other)) {
                return Optional.of(blockers.get(i));
            }
        }
        return Optional.empty();
    }

    /** Whether it no longer waits for that creature, or it never moves. */
    boolean isWall(TurnView turn, Entity other) {
        if (InTheWay.isFixed(other)) {
            return true;
        }
        Optional<Blocker> blocker = blocker(other);
        if (blocker.isPresent() && blocker.get().turns() >= IN_ONE_PLACE) {
            return !isLongUnseen(turn, other, blocker.get().since());
        }
        return spent >= IN_ALL && !InTheWay.couldChangePlaces(turn, other) && !isLongUnseen(turn, other, since);
    }

    /** The measure is the time that it was in the way, since the clock of each scheduler runs differently. */
    private static boolean isLongUnseen(TurnView turn, Entity other, long since) {
        long seen = InTheWay.whenSeen(turn, other);
        return turn.now() - seen > LOOK_AGAIN * (seen - since);
    }

    /** Whether it looks for a way round anybody. */
    boolean isLong() {
        for (int i = 0; i < blockers.size(); i++) {
            if (blockers.get(i).isLong()) {
                return true;
            }
        }
        return false;
    }

    /** The same once there was no way round: it looks for one again after more turns of waiting. */
    Patience withoutAWayRound() {
        return new Patience(
                stage,
                since,
                spent,
                blockers.stream()
                        .map(each -> each.isLong()
                                ? new Blocker(each.who(), each.at(), each.since(), each.when(), each.turns() + 1)
                                : each)
                        .toList(),
                tries);
    }

    /** The additional price of a step onto the cell of an occupant. */
    ToDoubleFunction<Entity> prices(TurnView turn) {
        return isFresh() ? InTheWay::price : other -> InTheWay.price(isWall(turn, other));
    }

    /** The patience that is left once it has spent so many turns on that creature. */
    Patience after(TurnView turn, Entity other, int turns) {
        long when = InTheWay.whenSeen(turn, other);
        Blocker sofar = blocker(other)
                .orElseGet(() -> new Blocker(other.id(), other.position().orElseThrow(), when, when, 0));
        List<Blocker> next = new ArrayList<>(blockers);
        next.removeIf(blocker -> blocker.who().equals(other.id()));
        next.add(new Blocker(sofar.who(), sofar.at(), sofar.since(), when, sofar.turns() + turns));
        int all = InTheWay.canChangePlaces(turn, other) ? spent : spent + turns;
        return new Patience(stage, spent == 0 ? when : since, all, next, tries);
    }

    /** The same without those who have moved or are gone. */
    Patience withoutThoseWhoMoved(TurnView turn) {
        for (int i = 0; i < blockers.size(); i++) {
            if (!isStillThere(turn, blockers.get(i))) {
                return new Patience(
                        stage,
                        since,
                        spent,
                        blockers.stream()
                                .filter(blocker -> isStillThere(turn, blocker))
                                .toList(),
                        tries);
            }
        }
        return this;
    }

    /** The same without anybody for whom it has waited. */
    Patience withNobody() {
        return FRESH.with(tries);
    }

    /** The same with these tries. */
    Patience with(List<FailedTries> other) {
        return other.equals(tries) ? this : new Patience(stage, since, spent, blockers, other);
    }

    /** The same after an action: a step to a cell that it does not see may have been refused. */
    Patience afterTrying(TurnView turn, Action chosen) {
        return with(FailedTries.after(tries, turn, chosen));
    }

    /** The cells that have refused its steps, and are walls to it for a while; null for none. */
    @Nullable
    BitGrid givenUp(TurnView turn) {
        return tries.isEmpty() ? null : FailedTries.cells(tries, turn.board(), each -> each.isGivenUpNow(turn));
    }

    private static boolean isStillThere(TurnView turn, Blocker blocker) {
        return turn.board().contains(blocker.at())
                && turn.board().occupantAt(blocker.at()).filter(blocker::isFor).isPresent();
    }
}
