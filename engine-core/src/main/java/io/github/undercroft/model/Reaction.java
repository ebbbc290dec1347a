package io.github.undercroft.model;

/**
 * Answers events: strikes back, explodes, splits. After each part of a turn every entity with a reaction is asked about
 * each event on its level, and about those elsewhere that involve it, in the order of the events and for one event in the
 * order of ids; who has just died is asked about its own death too, and finds the place in the event.
 */
public interface Reaction extends Component {

    /** Answers, or does nothing. {@code self} is the owner; the context acts for it. */
    void react(ActionContext context, Entity self, GameEvent event);

    @Override
    default Class<Reaction> slot() {
        return Reaction.class;
    }
}
