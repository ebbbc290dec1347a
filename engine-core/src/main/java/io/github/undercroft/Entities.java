package io.github.undercroft;

import java.util.List;
import java.util.Optional;

/**
 * What can be asked of a game as it is ({@link GameView}) and of what somebody believes of it ({@link PlayerView}) alike: who and what is
 * there, and how they stand to each other. Rules that both ask, such as how much somebody can carry, take this.
 */
public interface Entities {

    /**
     * The time by the game's scheduler, which is not counted in costs: with energy by speed it is the number of the
     * pass, of which a normal turn takes four; with energy by resting the completed rounds. Only a timeline counts in
     * costs.
     */
    long now();

    /** @return the entity, if it is still in the game; of what somebody believes, as it is known, and empty if it is not */
    Optional<Entity> entity(EntityId id);

    /**
     * @return the things that an entity carries and wears, by id, without what those things hold; empty if the entity
     *     has left the game. Of what somebody believes, those that are known
     */
    List<Entity> things(EntityId bearer);

    /**
     * What that entity attacks with: the weapon that it wears in the first slot, by the order of {@link EquipmentSlot},
     * so that of the hand if there is one; without any its own.
     */
    Optional<Weapon> weapon(Entity of);

    /**
     * What would be left of that damage if the entity took it now: its own armour, each thing that it wears by id, and its
     * effects soften it in that order, just as they soften a blow. Nothing happens.
     *
     * @return damage of the same kind; the same if the entity has left the game or nothing softens it
     * @throws io.github.undercroft.event.GameCodeException if armour or an effect throws, or returns more damage than came
     */
    Damage softened(Entity struck, Damage damage);

    /**
     * @return on whose side it is: its faction, or the monsters for an actor without one; empty for mere things, see
     *     {@link Faction}
     */
    Optional<Faction> side(Entity of);

    /** @return the relations between factions, from the rules */
    Relations relations();

    /** @return how the rules want that terrain drawn */
    Optional<Look> look(Terrain terrain);

    /** @return how the game ended, once it has */
    Optional<Outcome> outcome();

    /**
     * The stance of the first entity to the second, by their sides; nobody is hostile to itself. An entity on no side
     * is neutral to all, and all are neutral to it.
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
}
