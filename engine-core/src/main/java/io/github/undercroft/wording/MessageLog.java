package io.github.undercroft.wording;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Percept;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What one observer was told, line by line. A sentence that is the same as the last one, of this turn or of an earlier one,
 * becomes no line of its own but is counted: {@code The goblin hits you. (x3)}. So no line equals the one before.
 *
 * <pre>{@code
 * MessageLog log = MessageLog.of(hero, English.standard());
 * ...
 * if (game.step() instanceof Step.Acted acted) {
 *     log.add(acted.perceivedBy(hero), game.view());
 * }
 * log.newest(3).forEach(line -> draw(line.toString()));
 * }</pre>
 *
 * <p>It belongs to who shows the game, and is no part of the game's state: it is neither hashed nor forked nor saved. The
 * steps of a replay, added to a new log, give an equal one.
 *
 * <p>It keeps the newest lines, {@value #USUAL_CAPACITY} unless told otherwise. To add a sentence is O(capacity). For one
 * thread.
 */
public final class MessageLog {

    private static final int USUAL_CAPACITY = 100;

    private final EntityId observer;
    private final Wording wording;
    private final int capacity;
    private final ArrayList<Line> lines = new ArrayList<>();

    private MessageLog(EntityId observer, Wording wording, int capacity) {
        this.observer = observer;
        this.wording = wording;
        this.capacity = capacity;
    }

    /**
     * One sentence of the log.
     *
     * @param times how often it was said in a row, 1 or more
     * @param when the game's time when it was said last
     */
    public record Line(String sentence, int times, long when) {
        /** Refuses null. */
        public Line {
            Objects.requireNonNull(sentence, "sentence");
        }

        /** The sentence, and how often if that is more than once. */
        @Override
        public String toString() {
            return times == 1 ? sentence : sentence + " (x" + times + ")";
        }
    }

    /** @return an empty log of what that observer is told in those words */
    public static MessageLog of(EntityId observer, Wording wording) {
        return of(observer, wording, USUAL_CAPACITY);
    }

    /**
     * An empty log of what that observer is told in those words.
     *
     * @param capacity how many lines it keeps, 1 or more; less is an {@link IllegalArgumentException}
     */
    public static MessageLog of(EntityId observer, Wording wording, int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("A message log keeps 1 or more lines; this is " + capacity);
        }
        return new MessageLog(
                Objects.requireNonNull(observer, "observer"), Objects.requireNonNull(wording, "wording"), capacity);
    }

    /**
     * Tells what the observer perceived of a step.
     *
     * @param game as it is after that step
     */
    public void add(List<Percept> percepts, GameView game) {
        Wording.Listener listener =
                new Wording.Listener(observer, game.entity(observer).flatMap(entity -> entity.position()));
        for (Percept percept : percepts) {
            wording.tell(percept, listener).ifPresent(sentence -> say(sentence, game.now()));
        }
    }

    /**
     * Tells all that happened in a step, as if it had been seen and everybody recognised: for a game in which nobody has
     * senses.
     *
     * @param game as it is after that step
     */
    public void addAll(List<GameEvent> events, GameView game) {
        add(AllSeeing.percepts(events, game), game);
    }

    /**
     * Says something else, in the game's own words: a greeting, why an input was refused.
     *
     * @param when the game's time
     */
    public void say(String sentence, long when) {
        int last = lines.size() - 1;
        if (last >= 0 && lines.get(last).sentence().equals(sentence)) {
            lines.set(last, new Line(sentence, lines.get(last).times() + 1, when));
            return;
        }
        lines.add(new Line(sentence, 1, when));
        if (lines.size() > capacity) {
            lines.remove(0);
        }
    }

    /** @return all lines that are kept, oldest first */
    public List<Line> lines() {
        return ImmutableList.copyOf(lines);
    }

    /**
     * The newest lines, oldest first.
     *
     * @param count at most so many, 0 or more
     */
    public List<Line> newest(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("A count of lines is 0 or more; this is " + count);
        }
        return ImmutableList.copyOf(lines.subList(Math.max(0, lines.size() - count), lines.size()));
    }

    /** @return the lines that were said at that time or later, oldest first; a folded one by when it was said last */
    public List<Line> since(long when) {
        return lines.stream().filter(line -> line.when() >= when).collect(ImmutableList.toImmutableList());
    }
}
