package io.github.undercroft.wording;

import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Puts percepts and refusals into words. It has one abstract method, so another language is one lambda or one class;
 * {@link English} comes with the library.
 *
 * <p>A wording knows only the percept: an entity that is missing among the known ones was not recognised. It is not
 * part of a game's state, and must return the same for the same input, so that a replay gives the same log.
 */
@FunctionalInterface
public interface Wording {

    /** @return one sentence; empty to stay silent */
    Optional<String> tell(Percept percept, Listener listener);

    /**
     * The sentence for a refused input. By default it is the text of the refusal.
     *
     * @param turn of the one whose input it was
     * @return one sentence; empty to stay silent
     */
    default Optional<String> tell(Refusal why, TurnView turn) {
        return Optional.of("That can't be done: " + why + ".");
    }

    /** @return what an entity of that name is called, or terrain of which English has that name; by default the same */
    default String name(String name) {
        return name;
    }

    /** @return the name of an effect that has done something; by default that of its kind, if it has one */
    default String name(Effect effect) {
        return effect instanceof Lasting lasting ? name(lasting.kind().name()) : "an effect";
    }

    /** @return the name for more than one, by default as {@linkplain English#standard() English} has it: {@code potions} */
    default String plural(String name) {
        return Names.NONE.plural(name);
    }

    /** @return whether the name of one is a plural, so that verbs follow it: the rags are; by default never */
    default boolean isPlural(String name) {
        return false;
    }

    /** @return the name of one that is known, with an article if it takes one: {@code the ogre}, {@code Medusa} */
    default String definite(String name) {
        return Names.NONE.noun(name).words();
    }

    /** @return the name of one of which nobody has heard yet: {@code an ogre}, {@code armour}, {@code Medusa} */
    default String indefinite(String name) {
        return Names.NONE.indefinite(name);
    }

    /** @return what terrain is called, with an article if it takes one: {@code a closed door}, {@code shallow water} */
    default String indefinite(Terrain terrain) {
        String name = GroundNames.described(terrain);
        boolean isOne = name.endsWith("door") || terrain.appearance() instanceof Trap;
        return isOne ? indefinite(name) : name(name);
    }

    /** @return how many of a name: {@code 1 sword}, {@code 2 potions} */
    default String counted(long count, String name) {
        return count + " " + (count == 1 ? name(name) : plural(name));
    }

    /** @return the name of a thing in a list, with its count: {@code sword}, or {@code 2 healing potions} */
    default String counted(Entity thing) {
        int count = Stacks.count(thing);
        return count == 1 ? name(thing.name()) : counted(count, thing.name());
    }

    /** @return words in a list: {@code a sword, armour and 2 potions} */
    default String listed(List<String> words) {
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /**
     * Whom it is told: the one who becomes "you".
     *
     * @param at where it is, for the directions of noises; empty if it is nowhere
     */
    record Listener(EntityId id, Optional<Point> at) {
        public Listener {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(at, "at");
        }
    }
}
