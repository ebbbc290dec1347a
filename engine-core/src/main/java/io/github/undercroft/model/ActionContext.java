package io.github.undercroft.model;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The only door through which a game changes. Handed to whoever acts, for the time of that act: later use is an
 * {@link IllegalStateException}. Every call is done whole or not at all, and emits the event that says what happened.
 *
 * <p>A {@code try…} call answers with a result that says why not, with a {@link Refusal} of the engine: outside the board,
 * impassable, occupied, gone, not on the board. An action that has nothing to add returns it as its own.
 *
 * <p>Ids come from the game's views and events. One that never was in the game is an {@link IllegalArgumentException}; who
 * has left the game in the meantime is no mistake: a {@code try…} call says so, and the others do nothing.
 */
public interface ActionContext {

    /** @return what the one who acts sees */
    TurnView view();

    /** @return the game's own chance; drawing from it is undone with everything else */
    RandomSource random();

    /** @return a stream of chance of that name: drawing from it never shifts another one */
    RandomSource random(String stream);

    /** Moves the actor one step, by the game's rule of walking. */
    default ActionResult tryStep(Direction direction) {
        return tryStep(view().actor().id(), direction);
    }

    /** Moves somebody one step, by the game's rule of walking. */
    ActionResult tryStep(EntityId who, Direction direction);

    /** Puts somebody on a cell of the same level, however far away: it must let it through, and be free for who fills it. */
    ActionResult tryMove(EntityId who, Point to);

    /**
     * Lets somebody travel to another level, with all that it carries. It goes at the end of this step (phase
     * {@code TRAVEL}), which is also when a level is made that nobody has been to; {@link Follower}s next to it go along. It keeps
     * its place in the turn order. If there is no room for it, or it has left the board by then, it stays, and an event says so.
     *
     * @param level the number of the level; that on which it is now is a level like any other
     * @throws IllegalArgumentException if the rules know no such level
     */
    ActionResult tryTravel(EntityId who, int level, Arrival arrival);

    /**
     * Puts a thing somewhere: on a cell, into an inventory, into a hand.
     *
     * @throws IllegalArgumentException for another level, or {@link Location.Nowhere}: to take it out of the game, remove it
     */
    ActionResult tryPlace(EntityId thing, Location where);

    /** @return the newborn entity; empty if it can't be on that cell of the actor's level, and then nothing happened */
    default Optional<Entity> trySpawn(Blueprint what, Point at) {
        return trySpawn(what, new Location.OnLevel(view().board().level(), at));
    }

    /**
     * Brings somebody or something into the game, with all that its blueprint carries and wears, where
     * {@link #tryPlace} could put it: on a cell, into an inventory, into a hand.
     *
     * @return the newborn entity; empty if it can't be there, and then nothing happened
     * @throws IllegalArgumentException for a place that {@link #tryPlace} refuses in this way
     */
    Optional<Entity> trySpawn(Blueprint what, Location where);

    /** Damages all that the target strikes, one after the other. */
    default void damage(Target target, Damage damage) {
        for (EntityId struck : target.struck()) {
            damage(struck, damage);
        }
    }

    /** Damages somebody. The cause is written in. Nothing happens to who is gone; what can't be damaged is unharmed. */
    void damage(EntityId who, Damage damage);

    /**
     * Heals somebody, as far as it can be healed. Nothing happens to who is gone.
     *
     * @param points 0 or more; less is an {@link IllegalArgumentException}
     */
    void heal(EntityId who, int points);

    /** Takes somebody or something out of the game without its dying: used up, gone home. What it carried drops. */
    void remove(EntityId who);

    /**
     * Gives an entity a component, in the place of the one in that slot.
     *
     * @throws IllegalArgumentException if a registered value could still be changed from outside, or has no hit points left
     * @throws IllegalStateException if it is {@link Blocks} and somebody fills the cell already
     */
    void set(EntityId who, Component component);

    /** Empties a slot of an entity. */
    void clear(EntityId who, Class<? extends Component> slot);

    /**
     * Lets something that lasts begin on somebody, or be taken in by what lasts there already: see {@link Effect#merged}. An
     * entity without {@link Effects} gets some. Nothing happens to who is gone, nor if what is there stays as it is.
     *
     * @throws IllegalArgumentException if a registered value could still be changed from outside, or the effect makes its
     *     bearer's speed one that there is not
     */
    void afflict(EntityId who, Effect effect);

    /** Ends all of somebody's effects that are so, in their order. Nothing happens to who is gone. */
    void cure(EntityId who, Predicate<Effect> which);

    /**
     * Makes the cell another terrain. Whoever stands there stays, and has not entered anything.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    void setTerrain(Point at, Terrain terrain);

    /** Tells everybody something that is the game's own. */
    void emit(GameEvent event);

    /** Queues an action to be done for free when this part of the turn is over, by somebody or by the world. */
    void queue(EntityId actor, Action action);

    /**
     * Makes this turn of the actor a rest: it recovers as the turn order defines it. In what follows from a turn (queued
     * actions, reactions, terrain, effects) there is nothing to rest from, and nothing happens.
     */
    void rest();
}
