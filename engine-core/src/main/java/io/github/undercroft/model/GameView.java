package io.github.undercroft.model;

import io.github.undercroft.grid.IntGridView;
import java.util.List;
import java.util.Optional;

/** The whole game to look at, for renderers and end conditions. Read-only, and always the present. */
public interface GameView {

    /** @return the time, in the unit of the game's turn order */
    long now();

    /**
     * The level to show where nobody says which: that of the first of those around whom levels are played (see
     * {@code Rules.activeAround}), by id; without any it stays what it was. In {@link TurnView#game()} it is the level of the
     * view's own actor.
     */
    Board board();

    /** @return the level of that number, if it has been made */
    Optional<Board> board(int level);

    /** @return the level on which that entity is, if it is still in the game; for what is carried that of its bearer */
    Optional<Board> boardOf(EntityId who);

    /** @return the numbers of the levels that have been made, lowest first */
    List<Integer> levels();

    /** @return whether those on that level have turns now; false if it has not been made */
    boolean isActive(int level);

    /** @return everybody and everything in the game, by id */
    List<Entity> entities();

    /** @return the entity, if it is still in the game */
    Optional<Entity> entity(EntityId id);

    /** @return what somebody or something carries and wears, by id, without what those things hold; none for who is gone */
    List<Entity> things(EntityId bearer);

    /**
     * Those who take turns, on all active levels, in the sequence that the turn order documents. Who is born while something is performed joins
     * when that is done.
     */
    List<EntityId> actors();

    /** @return the energy that the actor has saved up; 0 for who takes no turns */
    long energy(EntityId id);

    /**
     * What that entity attacks with: the weapon that it wears in the first slot, by the order of {@link EquipmentSlot}, so that of
     * the hand if there is one; without any its own.
     */
    Optional<Weapon> weapon(Entity of);

    /** @return on whose side it is: its faction, or the monsters for an actor that names none; empty for mere things */
    Optional<Faction> side(Entity of);

    /** @return who is hostile to whom, as the rules say */
    Relations relations();

    /**
     * How the first stands to the second: as its side does, and nobody is against itself. What is on no side is neutral to
     * all, and all to it.
     */
    default Stance stance(Entity one, Entity other) {
        Optional<Faction> side = side(one);
        Optional<Faction> its = side.isEmpty() ? side : side(other);
        if (side.isEmpty() || its.isEmpty()) {
            return Stance.NEUTRAL;
        }
        return one.id().equals(other.id()) ? Stance.ALLIED : relations().stance(side.get(), its.get());
    }

    /** @return whether the first is hostile to the second; the second need not be to the first */
    default boolean areEnemies(Entity one, Entity other) {
        return stance(one, other) == Stance.HOSTILE;
    }

    /** @return whether the first is allied to the second */
    default boolean areAllies(Entity one, Entity other) {
        return stance(one, other) == Stance.ALLIED;
    }

    /** @return what that entity sees and remembers; empty for who is gone or has no {@link Observer} component */
    Optional<Perception> perception(EntityId observer);

    /** @return the light on each cell of {@link #board()} now: that of the rules and that of all lights; good until the next step */
    IntGridView light();

    /** @return the light on each cell of the level of that number, if it has been made; good until the next step */
    Optional<IntGridView> light(int level);

    /** @return how the rules want that terrain drawn */
    Optional<Look> look(Terrain terrain);

    /** @return how the game ended, once it has */
    Optional<Outcome> outcome();
}
