package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.fov.Eyes;
import java.util.List;

/**
 * Makes an entity an observer. The engine keeps what it sees, hears and remembers as a {@link Perception}; {@link
 * TurnView#board()} is then the board as it knows it, not the board as it is.
 *
 * <p>The engine looks around for it at the start of the game, and at the end of each step that may concern it: one in which
 * it acts, changes or is involved in an event, in which something changes or happens in its view or within earshot, or in
 * which terrain within its reach or the light changes. In other steps these methods are not called, so they have to return
 * the same for the same value. An observer that perceives through others, or is carried, is updated in every step.
 *
 * <p>An entity without this component knows everything, and costs nothing. An entity that loses the component has forgotten
 * everything by the end of the step.
 *
 * <p>If one of these methods throws, or returns null or a negative number, the step throws a game code exception that names
 * the component; until it works again, the observer perceives nothing.
 */
public interface Perceiver extends Component {

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
     * The entities whose eyes and ears it uses, each from its own cell. Empty (the default) means its own; a squad names its
     * members. Entities that are not in the game perceive nothing; a carried one perceives from the cell of its bearer.
     */
    default List<EntityId> lookouts() {
        return ImmutableList.of();
    }

    /**
     * @return whether it knows the terrain of its level beforehand, though not who and what is there now, nor ground that is about to change by
     *     itself ({@link io.github.undercroft.Ages})
     */
    default boolean knowsTerrain() {
        return false;
    }

    /**
     * Whether it perceives something {@link Hidden} in its view.
     *
     * @param steps to it, as a king moves, from the nearest of those whose eyes it uses
     * @return by default whether it stands beside it
     */
    default boolean senses(Entity hidden, int steps) {
        return steps <= 1;
    }

    /**
     * Notices what it has just perceived. Called at the end of each step in which it perceived anything, after {@code known}
     * has been updated.
     *
     * @return its next value, which replaces this one and looks around at once with its own eyes; by default itself
     */
    default Perceiver noticed(List<Percept> percepts, Perception known) {
        return this;
    }

    @Override
    default Class<Perceiver> slot() {
        return Perceiver.class;
    }
}
