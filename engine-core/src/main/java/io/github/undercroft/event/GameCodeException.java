package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.GameEvent;
import java.util.List;
import java.util.Objects;

/**
 * A game's own code threw. What that piece of code had done is undone, the turn is over (an actor whose decision or action
 * threw has rested), and the game goes on with the next step.
 */
public final class GameCodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient String message;
    private final transient Object culprit;
    private final transient Throwable thrown;
    private final transient List<GameEvent> events;
    private final transient List<Integer> levels;

    /**
     * Wraps an exception that was thrown before anything had happened.
     *
     * @param message what was called, on which value, and what it threw
     * @param culprit the value whose code threw
     * @param thrown the exception
     */
    public GameCodeException(String message, Object culprit, Throwable thrown) {
        this(message, culprit, thrown, ImmutableList.of(), ImmutableList.of());
    }

    private GameCodeException(
            String message, Object culprit, Throwable thrown, List<GameEvent> events, List<Integer> levels) {
        super(message, thrown);
        this.message = Objects.requireNonNull(message, "message");
        this.thrown = Objects.requireNonNull(thrown, "thrown");
        this.culprit = Objects.requireNonNull(culprit, "culprit");
        this.events = events;
        this.levels = levels;
    }

    /**
     * The same, with the events of that turn.
     *
     * @param happened in order
     * @param where on which level each of these events happened, by number
     */
    public GameCodeException withEvents(List<GameEvent> happened, List<Integer> where) {
        GameCodeException whole = new GameCodeException(
                message, culprit, thrown, ImmutableList.copyOf(happened), ImmutableList.copyOf(where));
        for (Throwable other : getSuppressed()) {
            whole.addSuppressed(other);
        }
        return whole;
    }

    /**
     * The value whose code threw: an action, a brain, a terrain, an effect, a reaction, an end condition, an observer,
     * an armour, an event; what the rules make fields of view with. For a weapon it is the attack; the message names the weapon, too.
     */
    public Object culprit() {
        return culprit;
    }

    /** @return the events that had happened in that turn, in order */
    public List<GameEvent> events() {
        return events;
    }

    /** @return on which level each of these events happened, by number */
    public List<Integer> levels() {
        return levels;
    }
}
