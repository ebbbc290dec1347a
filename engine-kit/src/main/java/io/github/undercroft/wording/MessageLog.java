package io.github.undercroft.wording;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entities;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The message log of one observer. A sentence that equals the last one, of this turn or of an earlier one, does not become a
 * new message but is counted: {@code The goblin hits you. (x3)}.
 *
 * <pre>{@code
 * MessageLog log = MessageLog.of(you, English.standard());
 *
 * if (game.step() instanceof Step.Acted acted) {
 *     log.add(acted.perceivedBy(you), game.view());
 * }
 * log.newest(3).forEach(message -> show(message.toString()));
 * }</pre>
 *
 * <p>It belongs to the user interface, and is not part of the game's state: it is not hashed, forked or saved. The steps of
 * a replay, added to a new log, give an equal log. A program that saves a game keeps {@link #messages()} beside it, and
 * gives them to {@link #restore} later.
 *
 * <p>It keeps the newest messages, {@value #USUAL_CAPACITY} by default. Adding a sentence is O(capacity). For one
 * thread.
 */
public final class MessageLog {

    private static final int USUAL_CAPACITY = 100;

    private final EntityId observer;
    private final Wording wording;
    private final int capacity;
    private final ArrayList<Message> messages = new ArrayList<>();

    private MessageLog(EntityId observer, Wording wording, int capacity) {
        this.observer = observer;
        this.wording = wording;
        this.capacity = capacity;
    }

    /**
     * A message of the log.
     *
     * @param times how often it was said in a row, 1 or more
     * @param when the game's time when it was said last
     */
    public record Message(String sentence, int times, long when) {
        public Message {
            Objects.requireNonNull(sentence, "sentence");
        }

        /** The sentence, and how often if that is more than once. */
        @Override
        public String toString() {
            return times == 1 ? sentence : sentence + " (x" + times + ")";
        }
    }

    /** @return an empty log for that observer, in that wording */
    public static MessageLog of(EntityId observer, Wording wording) {
        return of(observer, wording, USUAL_CAPACITY);
    }

    /**
     * Makes an empty log for that observer, in that wording.
     *
     * @param capacity how many messages it keeps, 1 or more; less is an {@link IllegalArgumentException}
     */
    public static MessageLog of(EntityId observer, Wording wording, int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("A message log keeps 1 or more lines; this is " + capacity);
        }
        return new MessageLog(
                Objects.requireNonNull(observer, "observer"), Objects.requireNonNull(wording, "wording"), capacity);
    }

    /**
     * Adds what the observer perceived of a step.
     *
     * @param game as it is after that step
     */
    public void add(List<Percept> percepts, Entities game) {
        add(percepts, game, game.now());
    }

    /**
     * Adds what the observer perceived of a step.
     *
     * @param when the game's time that the messages bear; such as that of the observer's last turn, so that all that followed
     *     from it bears the same
     */
    public void add(List<Percept> percepts, Entities game, long when) {
        Wording.Listener listener =
                new Wording.Listener(observer, game.entity(observer).flatMap(entity -> entity.position()));
        for (Percept percept : percepts) {
            wording.tell(percept, listener).ifPresent(sentence -> say(sentence, when));
        }
    }

    /**
     * Adds all events of a step, as if all were seen and everybody recognised: for a game in which nobody has senses.
     *
     * @param game as it is after that step
     */
    public void addAll(List<GameEvent> events, Entities game) {
        addAll(events, game, game.now());
    }

    /** The same, with messages that bear that time. */
    public void addAll(List<GameEvent> events, Entities game, long when) {
        add(AllSeeing.percepts(events, game), game, when);
    }

    /**
     * Says something else, in the game's own words: a greeting, why an input was refused.
     *
     * @param when the game's time
     */
    public void say(String sentence, long when) {
        int last = messages.size() - 1;
        if (last >= 0 && messages.get(last).sentence().equals(sentence)) {
            messages.set(last, new Message(sentence, messages.get(last).times() + 1, when));
            return;
        }
        sayApart(sentence, when);
    }

    /** Says something of which each time matters: it becomes a message of its own, even after an equal one. */
    public void sayApart(String sentence, long when) {
        messages.add(new Message(sentence, 1, when));
        if (messages.size() > capacity) {
            messages.remove(0);
        }
    }

    /** Takes messages of an earlier log in the place of its own, oldest first; of too many only the newest. */
    public void restore(List<Message> earlier) {
        List<Message> all = ImmutableList.copyOf(earlier);
        messages.clear();
        messages.addAll(all.subList(Math.max(0, all.size() - capacity), all.size()));
    }

    /** @return all messages that are kept, oldest first */
    public List<Message> messages() {
        return ImmutableList.copyOf(messages);
    }

    /**
     * The newest messages, oldest first.
     *
     * @param count at most so many, 0 or more
     */
    public List<Message> newest(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("A count of lines is 0 or more; this is " + count);
        }
        return ImmutableList.copyOf(messages.subList(Math.max(0, messages.size() - count), messages.size()));
    }

    /** @return the lines that were said at that time or later, oldest first; a folded one by when it was said last */
    public List<Message> since(long when) {
        return messages.stream().filter(message -> message.when() >= when).collect(ImmutableList.toImmutableList());
    }
}
