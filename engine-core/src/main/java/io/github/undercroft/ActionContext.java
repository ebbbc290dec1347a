package io.github.undercroft;

import io.github.undercroft.follower.Follower;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Perceiver;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The only way to change a game. It is passed to code that acts, and is valid only until that code returns: later use
 * is an {@link IllegalStateException}. Every call is done completely or not at all, and emits the event that says what
 * happened.
 *
 * <p>A {@code try…} call returns a result that says why it was refused, with a {@link Refusal} of the engine: outside
 * the board, impassable, occupied, gone, not on the board. An action that has nothing to add returns it as its own.
 *
 * <p>Ids come from the game's views and events. An id that was never in the game is an {@link
 * IllegalArgumentException}. An entity that has left the game is not a mistake: a {@code try…} call says so, and the
 * other calls do nothing.
 */
public interface ActionContext {

    /** @return the view of the actor, who decides by it: what it believes, as of the end of the last step */
    TurnView view();

    /**
     * The whole game as it is, regardless of what the actor knows, with the level of the actor for its board. Actions, terrain, effects
     * and reactions decide by it; an actor decides by {@link #view()}. While an action is only tried or imagined, this is what the actor
     * knows.
     */
    GameView game();

    /** @return the board of the actor's level in {@link #game()} */
    Board board();

    /** @return where this happens: the cell of terrain that acts, else the position of the actor */
    Point place();

    /** @return the game's own chance; drawing from it is undone with everything else */
    RandomSource random();

    /** @return a stream of chance of that name: drawing from it never shifts another one */
    RandomSource random(String stream);

    /** Moves the actor one step, by the game's rule of walking. */
    default ActionResult tryStep(Direction direction) {
        return tryStep(view().actor().id(), direction);
    }

    /** Moves an entity one step, by the game's step rule. */
    ActionResult tryStep(EntityId who, Direction direction);

    /**
     * Moves an entity one step, by the game's step rule. The occupant of that cell steps the other way by the same
     * rule: the two swap places. On a free cell it is a plain step. Two that fill {@linkplain Body several cells} swap places if they are of
     * one size and side by side, in as many steps at once as they are wide or high.
     */
    ActionResult trySwap(EntityId who, Direction direction);

    /**
     * Teleports: puts an entity on a cell of the same level, at any distance. It must be able to pass that terrain, and if it
     * blocks its cell, the cell must not be occupied.
     */
    ActionResult tryMove(EntityId who, Point to);

    /**
     * Sends an entity to another level, with all that it carries. It goes at the end of this step (phase {@code
     * TRAVEL}), which is also when a new level is made; {@link Follower}s next to it go along. It keeps its place in
     * the turn order; until then nothing moves it on its level. If there is no room for it, or it has left the board by then, it
     * stays, and an event says so.
     *
     * @param level the number of the level; that on which it is now is a level like any other
     * @throws IllegalArgumentException if the rules know no such level
     */
    ActionResult tryTravel(EntityId who, int level, Arrival arrival);

    /**
     * Puts a thing somewhere: on a cell, into an inventory, into a hand. It stays a thing of its own: it joins no stack there, as
     * what is picked up does. Refused for a cell where nobody could get it, such as that of a statue.
     *
     * @throws IllegalArgumentException for another level, or {@link Location.Nowhere}: to take it out of the game,
     *     remove it
     */
    ActionResult tryPlace(EntityId thing, Location where);

    /** Spawns an entity on a cell of the actor's level: {@link #trySpawn(Blueprint, Location)}. */
    default SpawnResult trySpawn(Blueprint what, Point at) {
        return trySpawn(what, new Location.OnLevel(board().level(), at));
    }

    /**
     * Spawns or summons an entity, with everything that its blueprint carries and wears, where
     * {@link #tryPlace} could put it: on a cell, into an inventory, into a hand.
     *
     * @return the new entity, or why it can't be there: nothing has changed then
     * @throws IllegalArgumentException for a place that {@link #tryPlace} refuses in this way
     */
    SpawnResult trySpawn(Blueprint what, Location where);

    /** Damages all that the target strikes, one after the other. */
    default void damage(Target target, Damage damage) {
        for (EntityId struck : target.struck()) {
            damage(struck, damage);
        }
    }

    /**
     * Damages an entity. The engine fills in the cause. Does nothing if the entity has left the game; an entity that
     * cannot be damaged stays unharmed.
     */
    void damage(EntityId who, Damage damage);

    /**
     * The same, done by somebody else in answer to this action: a shopkeeper slaps a thief who talks to it. It is told as the doer, and is the killer.
     *
     * @param by in the game
     * @throws IllegalArgumentException if the doer has left the game
     */
    void damage(EntityId who, Damage damage, EntityId by);

    /**
     * Heals an entity, as far as it can be healed. Does nothing if the entity has left the game.
     *
     * @param points 0 or more; less is an {@link IllegalArgumentException}
     */
    void heal(EntityId who, int points);

    /** Removes an entity from the game without its death: it is used up, or has gone home. It drops what it carried. */
    void remove(EntityId who);

    /**
     * Gives an entity a component, in the place of the one in that slot.
     *
     * @throws IllegalArgumentException if a registered value could still be changed from outside, or has no hit points
     *     left
     * @throws IllegalStateException if it is {@link Blocks} and the cell is occupied
     */
    void set(EntityId who, Component component);

    /** Empties a slot of an entity. */
    void clear(EntityId who, Class<? extends Component> slot);

    /**
     * Begins a status effect on an entity, or merges it into one that is already there: see {@link Effect#merged}. An
     * entity without {@link Effects} gets that component. Does nothing if the entity has left the game, or if merging
     * changes nothing.
     *
     * @throws IllegalArgumentException if a registered value could still be changed from outside, or the effect gives
     *     its bearer a speed out of range
     */
    void afflict(EntityId who, Effect effect);

    /** Ends all effects of an entity that match, in their order. Does nothing if the entity has left the game. */
    void cure(EntityId who, Predicate<Effect> which);

    /**
     * Magic mapping: lets an observer learn what cells of a level are made of, as they look at the end of this step. It knows them
     * without having seen them: {@link Perception#told()}. Does nothing for an entity without a {@link Perceiver}, which knows all
     * anyhow, nor for a level that has not been made, where nothing is to be known yet.
     *
     * <pre>{@code
     * record MagicMapping() implements Consequence {
     *     public void befall(ActionContext context, EntityId who) {
     *         context.reveal(who, context.board().level(), cell -> true);
     *     }
     * }
     * }</pre>
     *
     * @param cells asked at once, for each cell of the level
     * @throws IllegalArgumentException if the rules know no such level
     */
    void reveal(EntityId observer, int level, Predicate<Point> cells);

    /**
     * Detects things or creatures: lets an observer learn where all those are that lie or stand on a level, and how they look, as
     * of the end of this step. Others of the kind that it remembers and does not see are not there, and are forgotten. To be
     * asked again each turn, as by an effect, for a sense like telepathy. Does nothing where {@link #reveal} does nothing.
     *
     * @param which asked at once, of all entities on cells of that level as they are, and of those that are remembered there
     * @throws IllegalArgumentException if the rules know no such level
     */
    void detect(EntityId observer, int level, Predicate<Entity> which);

    /**
     * Amnesia: lets an observer forget cells, and who and what it last saw there, but not what it sees. A level of which it knows
     * nothing any more is as one where it never was.
     *
     * @param which asked at once, of each cell of the levels that it remembers; {@code cell -> true} is all of them
     */
    void forget(EntityId observer, Predicate<Location.OnLevel> which);

    /**
     * Gives the cell another terrain, below the gas that is there; where nobody could fly any more that gas is gone. An entity that
     * stands there stays, and does not count as entering; a thing that nobody could get there any more goes to the nearest cell where somebody can, at the end of the action.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    void setTerrain(Point at, Terrain terrain);

    /**
     * Lets gas out into a cell of the actor's level. It joins the same gas there; of two kinds the greater amount stays, if equal the
     * one that is there. Nothing happens where nobody could fly.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    void addGas(Point at, Gas gas);

    /**
     * Takes the gas above a cell of the actor's level away; nothing happens if there is none.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    void clearGas(Point at);

    /** Emits an event of the game's own. */
    void emit(GameEvent event);

    /** Queues an action that an entity or the world performs for free when this part of the turn is over. */
    void queue(EntityId actor, Action action);

    /**
     * Sets a timer: lets an owner perform an action, for free, when that time has passed; a fuse, the end of a curse. It is done in the first
     * step at that time or after it, when all else of that step is done but travel, before others see it. Several are done by time,
     * owner and name. Who is behind it is who is behind this. It is undone with everything else, and saved with the game.
     *
     * <p>It is the owner's, wherever that is by then: a fuse belongs to the bomb, which may lie in a bag. If the owner leaves the game,
     * the timer is dropped, and a {@link io.github.undercroft.event.FollowUpDropped} says so. While the owner's level is not active, it
     * stands still as the level's {@link io.github.undercroft.level.Absence} says. In what an actor imagines none runs.
     *
     * @param owner an entity, or {@link EntityId#WORLD} on the actor's level; nothing happens if it has left the game
     * @param name what it is, to cancel it; a timer of that owner with this name is replaced
     * @param time 1 or more, in units of {@link Entities#now()}: {@code view().turns(5)}
     */
    void after(EntityId owner, String name, long time, Action action);

    /**
     * The same again and again, first when that time has passed once. If several times pass in one step, it is done for each. Games in
     * which nobody has a turn stand still.
     */
    void every(EntityId owner, String name, long time, Action action);

    /** Ends a timer; nothing happens if there is none. Those that the rules begin are of {@link EntityId#WORLD}. */
    void cancel(EntityId owner, String name);

    /**
     * Makes this turn of the actor a rest: it recovers as the turn order defines it. In what follows from a turn
     * (queued actions, reactions, terrain, effects) there is nothing to rest from, and nothing happens.
     */
    void rest();

    /** How a spawn went: the new entity is in the game, or nothing has changed, for a reason. */
    sealed interface SpawnResult {

        /** @return the new entity, if it is in the game */
        default Optional<Entity> newborn() {
            return this instanceof Born born ? Optional.of(born.entity) : Optional.empty();
        }

        /** @return the same as the result of an action: succeeded, or failed for that reason */
        default ActionResult toActionResult() {
            return this instanceof Failed failed ? ActionResult.failed(failed.why) : ActionResult.succeeded();
        }

        /** The entity is in the game, with all that its blueprint carries and wears. */
        record Born(Entity entity) implements SpawnResult {
            public Born {
                Objects.requireNonNull(entity, "entity");
            }
        }

        /** Nothing has changed. A reason that names the newborn does so by the id that it would have had. */
        record Failed(Refusal why) implements SpawnResult {
            public Failed {
                Objects.requireNonNull(why, "why");
            }
        }
    }
}
