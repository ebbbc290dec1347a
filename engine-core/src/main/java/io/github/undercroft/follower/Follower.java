package io.github.undercroft.follower;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;

/**
 * Goes along when an entity next to it changes levels: a companion, or a pursuer. Asked at the moment of travel, in the
 * order of ids, if it could go after the traveller in a turn of its own: a step of the game's movement rule leads it from
 * its cell to that of the traveller, or they share a cell; it sees the traveller, if it has senses; it has a brain, does
 * not sleep, and no effect makes something else of what it does. It keeps its place in the turn order and all that it carries, and no entity follows a follower.
 */
public interface Follower extends Component {

    /** @return whether it goes along with that traveller; {@code self} is the follower's view */
    boolean follows(TurnView self, Entity traveller);

    @Override
    default Class<Follower> slot() {
        return Follower.class;
    }
}
