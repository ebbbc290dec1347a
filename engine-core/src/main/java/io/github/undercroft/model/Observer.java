package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import java.util.List;

/**
 * Makes an entity one that perceives. What it sees, hears and remembers the engine keeps for it, and tells as a
 * {@link Perception}; {@link TurnView#perceived()} then answers with what it knows instead of what is.
 *
 * <p>The engine looks around for it at the start of the game, and at the end of each step that may concern it: in which it
 * acts, changes or is involved in an event, something changes or happens in its view or within earshot, or terrain within its
 * reach or the light changes. Others it does not ask, so these methods have to answer the same for the same value. Who
 * perceives through others or is carried is asked in every step.
 *
 * <p>An entity without this component knows everything, and costs nothing. Who loses the component forgets all by the end of
 * the step.
 *
 * <p>If one of these methods throws, or answers null or a negative number, the step throws a game code exception that names
 * the component; until it answers again, the observer perceives nothing.
 */
public interface Observer extends Component {

    /** @return how far, which way and in what light it sees; a reach of 0 is blind but for its own cell */
    Eyes eyes();

    /**
     * How far it hears, in hundredths of the usual: at 100 it hears a noise as far as that is loud, at 50 half as far.
     *
     * @return 0, which is deaf, or more
     */
    default int hearing() {
        return 100;
    }

    /**
     * Through whose eyes and ears it perceives, each from where it is. Empty, as by default, is its own; a squad names its
     * members. Who is gone, or never was, perceives nothing; who is carried perceives from where its bearer is.
     */
    default List<EntityId> lookouts() {
        return ImmutableList.of();
    }

    /** @return whether it knows how its level is built, as somebody who lives there, though not who and what is in it now */
    default boolean knowsTerrain() {
        return false;
    }

    /**
     * Takes note of what it has just perceived. Called at the end of each step in which that is anything, after
     * {@code known} has been brought up to date.
     *
     * @return its next value, which takes the place of this one, and with whose eyes it looks at once; itself, as by
     *     default, if it minds nothing
     */
    default Observer noticed(List<Percept> percepts, Perception known) {
        return this;
    }

    @Override
    default Class<Observer> slot() {
        return Observer.class;
    }
}
