package io.github.undercroft.front.seat;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.save.Recorder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All that was submitted since a beginning, from which a recording is made when it is asked for: so it costs nothing while the game is
 * played. A value; games that branch share what they have in common.
 *
 * @param begin records the game from that beginning
 * @param count how many were submitted, also those that are not kept
 */
record Inputs(Supplier<Recorder> begin, @Nullable Last last, int count) {

    /** So many are kept. */
    static final int MAX = 100_000;

    private record Last(@Nullable Last before, EntityId actor, Action action) {}

    /** Nothing was submitted yet. */
    static Inputs none(Supplier<Recorder> begin) {
        return new Inputs(begin, null, 0);
    }

    Inputs with(EntityId actor, Action action) {
        return new Inputs(begin, count < MAX ? new Last(last, actor, action) : null, count + 1);
    }

    /** @throws SeatFault if there were too many */
    byte[] recording() {
        if (count > MAX) {
            throw new SeatFault(
                    "The game has had " + count + " deeds, and a recording is made of at most " + MAX + ".",
                    "Ask for the save instead.");
        }
        Deque<Last> all = new ArrayDeque<>();
        for (Last each = last; each != null; each = each.before()) {
            all.push(each);
        }
        Recorder recorder = begin.get();
        Turns.play(recorder.game(), acted -> true);
        for (Last each : all) {
            recorder.game().submit(each.actor(), each.action());
            Turns.play(recorder.game(), acted -> true);
        }
        return recorder.bytes();
    }
}
