package io.github.undercroft;

import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import java.util.Optional;

/** The whole game to look at, for renderers and end conditions. Read-only, and always the present. */
public interface GameView {

    /**
     * The time by the game's scheduler, which is not counted in costs: with energy by speed it is the number of the
     * pass, of which a normal turn takes four; with energy by resting the completed rounds. Only a timeline counts in
     * costs.
     */
    long now();

    /**
     * The level to show by default: the level of the first actor, by id, that keeps levels active (see {@code
     * Rules.activeAround}); if none is left, it stays the same. In {@link TurnView#game()} it is the level of the
     * view's own actor.
     */
    Board board();

    /** @return the level of that number, if it has been made */
    Optional<Board> board(int level);

    /** @return the level of that entity, if it is still in the game; for a carried thing the level of its bearer */
    Optional<Board> boardOf(EntityId who);

    /** @return the numbers of the levels that have been made, lowest first */
    List<Integer> levels();

    /** @return whether those on that level have turns now; false if it has not been made */
    boolean isActive(int level);

    /** @return all entities in the game, by id */
    List<Entity> entities();

    /**
     * Whom persons play, by id: those of the faction of players whose brain is {@link Player}. Where nobody is, as in a game that a bot
     * plays, the first of that faction with a brain that is no {@code Companion}. A pet is none of them. Ask at the start of a game for who
     * they are; who is charmed or dead later is not among them.
     *
     * @return empty in a game without players; O(entities)
     */
    List<Entity> players();

    /** @return the entity, if it is still in the game */
    Optional<Entity> entity(EntityId id);

    /**
     * @return the things that an entity carries and wears, by id, without what those things hold; empty if the entity
     *     has left the game
     */
    List<Entity> things(EntityId bearer);

    /**
     * The actors on all active levels, in the order that the scheduler documents. An actor that is born during an
     * action joins when the action is done.
     */
    List<EntityId> actors();

    /** @return the energy that the actor has saved; 0 for an entity that takes no turns */
    long energy(EntityId id);

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

    /**
     * @return what that entity sees and remembers; empty if it has no {@link Perceiver} component or has left the game
     */
    Optional<Perception> perception(EntityId observer);

    /**
     * @return the light on each cell of {@link #board()} now: that of the rules and that of all lights; good until the
     *     next step
     */
    IntGridView light();

    /** @return the light on each cell of the level of that number, if it has been made; good until the next step */
    Optional<IntGridView> light(int level);

    /**
     * @return what the game draws once from its seed, by that key
     * @throws io.github.undercroft.event.GameCodeException if the function of the key throws, or draws null
     */
    <T> T fromSeed(SeedValue<T> key);

    /** @return how the rules want that terrain drawn */
    Optional<Look> look(Terrain terrain);

    /**
     * The same game with the names, looks and components that an observer takes others for, by the {@link Guises} of the rules. It is
     * what a player is shown. It has other names, not other knowledge: who is not seen is in it all the same, so ask its
     * {@link #perception} for what is seen.
     *
     * @return this view itself in a game without guises, and for one who has no {@link Perceiver}
     */
    GameView as(EntityId observer);

    /** @return how the game ended, once it has */
    Optional<Outcome> outcome();
}
