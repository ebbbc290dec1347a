package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Entity;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One thing that a player can do. A game lists verbs; a front end binds keys to them and asks for what is missing: a
 * direction, one of the player's things, a target cell.
 *
 * @param name one or two words in lower case, used in the table of keys, such as {@code pick up}
 * @param keys the default keys; none if the verb is only chosen from lists
 * @param form what it makes the player do
 */
public record Verb(String name, List<KeyPress> keys, Form form) {

    /** Copies the keys. */
    public Verb {
        keys = ImmutableList.copyOf(keys);
    }

    /** What is done, and what has to be asked first. */
    public sealed interface Form {}

    /** An action as it is. */
    public record Plain(Action action) implements Form {}

    /** An action in a direction. */
    public record Toward(Function<Direction, Action> action) implements Form {}

    /** An action with one of the things that the player carries or wears; it may still need an aim. */
    public record WithThing(Predicate<Entity> which, Function<Entity, Offer> offer) implements Form {}

    /** An action at a target cell; empty if the player has nothing to aim with. */
    public record Aimed(Function<TurnView, Optional<ActionTemplate>> template) implements Form {}

    /** One of several actions, which the front end lists by name, in this order; none if there is nothing to choose now. */
    public record Choosing(BiFunction<TurnView, Words, List<Named>> choices) implements Form {}

    /** An action by the name under which it is listed; two of a list may have the same. */
    public record Named(String name, Action action) {}

    /** @return a verb for an action as it is */
    public static Verb plain(String name, Action action, String... keys) {
        return new Verb(name, keys(keys), new Plain(action));
    }

    /** @return a verb for an action in a direction, which the front end asks for */
    public static Verb toward(String name, Function<Direction, Action> action, String... keys) {
        return new Verb(name, keys(keys), new Toward(action));
    }

    /** @return a verb for an action with a matching thing, which the front end asks for */
    public static Verb withThing(String name, Predicate<Entity> which, Function<Entity, Offer> offer, String... keys) {
        return new Verb(name, keys(keys), new WithThing(which, offer));
    }

    /** @return a verb for an action at a target cell, which the front end asks for */
    public static Verb aimed(String name, Function<TurnView, Optional<ActionTemplate>> template, String... keys) {
        return new Verb(name, keys(keys), new Aimed(template));
    }

    /** @return a verb for one of several actions, which the front end lists by name */
    public static Verb oneOf(String name, BiFunction<TurnView, Words, List<Named>> choices, String... keys) {
        return new Verb(name, keys(keys), new Choosing(choices));
    }

    /** @return the same with these keys only */
    public Verb on(String... others) {
        return new Verb(name, keys(others), form);
    }

    private static ImmutableList<KeyPress> keys(String... names) {
        ImmutableList.Builder<KeyPress> keys = ImmutableList.builder();
        for (String key : names) {
            keys.add(new KeyPress(key));
        }
        return keys.build();
    }
}
