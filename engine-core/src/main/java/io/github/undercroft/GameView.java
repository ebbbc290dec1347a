package io.github.undercroft;

import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import java.util.Optional;

/**
 * The whole game as it is, for end conditions, studies, watchers, cheats and tests, and for code that acts ({@link ActionContext#game()}).
 * Read-only, and always the present. What is shown to a player is its {@link PlayerView}.
 */
public interface GameView extends Entities {

    /**
     * The level to show by default: the level of the first actor, by id, that keeps levels active (see {@code
     * Rules.activeAround}); if none is left, it stays the same. In {@link ActionContext#game()} it is the level of the
     * actor.
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

    /**
     * The actors on all active levels, in the order that the scheduler documents. An actor that is born during an
     * action joins when the action is done.
     */
    List<EntityId> actors();

    /** @return the energy that the actor has saved; 0 for an entity that takes no turns */
    long energy(EntityId id);

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

    /** @return the game as that entity believes it to be; the whole truth for one who has no {@link Perceiver}, or has left the game */
    PlayerView as(EntityId observer);
}
