package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;
import java.util.function.Predicate;

/** What one actor sees of the game, for its brain and for rules that act for it. Read-only, and always the present. */
public interface TurnView {

    /** @return whose turn this is; for what the world does by itself an entity without a place */
    Entity actor();

    /**
     * Where the actor is: its cell, the cell of its bearer, or the last one it was on.
     *
     * @throws IllegalStateException if it never was on a level, like the world
     */
    Point position();

    /** @return the board as it is, for rules */
    Board board();

    /**
     * The board as the actor knows it, for brains: that of its {@link #perception()}. A brain that looks only here cannot
     * cheat. Without an {@link Observer} component it is the board as it is.
     */
    Board perceived();

    /** @return what the actor sees and remembers; empty without an {@link Observer} component */
    Optional<Perception> perception();

    /** @return the whole game; its board and its light are those of the actor's own level, whichever is shown elsewhere */
    GameView game();

    /** @return the entity, if it is still in the game */
    default Optional<Entity> entity(EntityId id) {
        return game().entity(id);
    }

    /** @return whether the actor is hostile to that entity */
    default boolean isEnemy(Entity other) {
        return game().areEnemies(actor(), other);
    }

    /** @return what the actor attacks with: worn first, that in the hand before all others, then its own */
    default Optional<Weapon> weapon() {
        return game().weapon(actor());
    }

    /**
     * The first entity with that quality on the cells aimed at. Looks over the heads of all others, and ends where a
     * flying thing would be stopped by the terrain.
     *
     * @param reach how many cells, 1 or more
     */
    Optional<Target> firstAlong(Point from, Aim aim, int reach, Predicate<Entity> quality);

    /** @return the game's rule of walking */
    StepRule steps();

    /** @return what a plain action costs in this game */
    int normalCost();

    /** @return what a rest costs in this game */
    int restCost();

    /** @return chance for deciding: the same each time it is asked for in one turn, and nothing in the game moves by it */
    RandomSource random();

    /** @return what the actor has begun and not finished */
    Optional<Action> unfinished();

    /**
     * Plays the action in a copy of the game, where all chances are other ones; the same ones each time it is asked.
     *
     * @throws IllegalStateException while something is performed, and within what is imagined
     */
    Imagined imagine(Action action);

    /** @return the tool of that name, made on demand and kept with the game */
    <T> T workspace(WorkspaceKey<T> key);
}
