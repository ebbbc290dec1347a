package io.github.undercroft.lore;

import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says as what an observer takes others, where that is not what they are: an unknown potion, a mimic that looks like a chest, a pet
 * by the name that its owner gave it. Given to {@code Rules.Builder.guises}.
 *
 * <p>Asked whenever an observer looks at somebody or something: for its board, its sightings, what it is told of, its own things, what
 * it can do, and what it imagines. So the answer follows what the observer knows by now, also of what it saw long ago. What has no
 * {@link Perceiver} takes everything for what it is, and nobody is taken for somebody else by itself. Events are the truth; how those in
 * them are taken is in {@link Percept.Saw#known}. {@link Entity#name()} and {@link GameView} are the truth.
 */
@FunctionalInterface
public interface Guises {

    /**
     * As what an observer takes another one. The answer must depend only on these: on what the thing and the observer are and where
     * they are, for example, and otherwise on the game as it is. It may not ask {@link GameView#as} or the observer's perception. It is
     * asked again only once something in the game has changed.
     *
     * @param thing as it is, or as it was when the observer saw it last
     * @return empty for what it is
     */
    Optional<Guise> guise(Entity thing, Entity observer, GameView game);

    /**
     * Whether it ever takes somebody or something of that name for something else. The game asks this first, since most of what an
     * observer looks at is what it seems to be. Always the same for a name; by default true.
     */
    default boolean concerns(String name) {
        return true;
    }

    /**
     * What an observer knows of kinds once it has perceived that. Called at the end of each step in which it perceived anything, and with nothing
     * perceived as the game begins.
     *
     * @return its next lore, by default the same
     */
    default Lore loreAfter(Lore known, Entity observer, List<Percept> percepts, GameView game) {
        return known;
    }

    /**
     * The values of the seed that its answers depend on and that saves hold, by default none. Guises that ask other ones answer theirs,
     * too: {@code potions.kept()}.
     */
    default List<SeedValue<Map<String, String>>> kept() {
        return List.of();
    }
}
