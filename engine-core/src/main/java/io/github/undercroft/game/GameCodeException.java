package io.github.undercroft.game;

import io.github.undercroft.model.GameEvent;
import java.util.List;

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

    GameCodeException(String doing, Object culprit, Throwable cause) {
        this(
                doing + ": " + GameCode.printed(culprit) + " threw " + GameCode.printed(cause),
                culprit,
                cause,
                new Events());
    }

    private GameCodeException(String message, Object culprit, Throwable cause, Events happened) {
        super(message, cause);
        this.message = message;
        this.thrown = cause;
        this.culprit = culprit;
        this.events = happened.list();
        this.levels = happened.levels();
    }

    /** What the culprit threw. */
    Throwable thrown() {
        return thrown;
    }

    GameCodeException with(Events happened) {
        GameCodeException whole = new GameCodeException(message, culprit, thrown, happened);
        for (Throwable other : getSuppressed()) {
            whole.addSuppressed(other);
        }
        return whole;
    }

    /**
     * The value whose code threw: an action, a controller, a terrain, an effect, a reaction, an end condition, an observer,
     * an armour, an event; what the rules make fields of view with. For a weapon it is the attack; the message names the weapon, too.
     */
    public Object culprit() {
        return culprit;
    }

    /** @return what happened in that turn all the same, in order */
    public List<GameEvent> events() {
        return events;
    }

    /** @return on which level each of these events happened, by number */
    public List<Integer> levels() {
        return levels;
    }
}
