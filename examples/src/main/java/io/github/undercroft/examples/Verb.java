package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionTemplate;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.TurnView;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One thing that a player can do. A game lists them, a front end finds keys for them and asks for what is still open: a
 * direction, one of the player's things, a place to aim at.
 *
 * @param name one or two words in lower case, by which a table of keys names it, such as {@code pick up}
 * @param keys those that mean it if nobody wants others; none if it is only chosen from lists
 * @param deed what it makes the player do
 */
public record Verb(String name, ImmutableList<Key> keys, Deed deed) {

    /** What is done, and what has to be asked before. */
    public sealed interface Deed {}

    /** Exactly this. */
    public record Plain(Action action) implements Deed {}

    /** This, in a direction. */
    public record Toward(Function<Direction, Action> action) implements Deed {}

    /** This, with one of the things that the player carries or wears; perhaps still to be aimed. */
    public record WithThing(Predicate<Entity> which, Function<Entity, Offer> offer) implements Deed {}

    /** This, at a place; nothing if there is nothing to aim with. */
    public record Aimed(Function<TurnView, Optional<ActionTemplate>> template) implements Deed {}

    /** @return that action */
    public static Verb plain(String name, Action action, String... keys) {
        return new Verb(name, keys(keys), new Plain(action));
    }

    /** @return that action in a direction that is asked for */
    public static Verb toward(String name, Function<Direction, Action> action, String... keys) {
        return new Verb(name, keys(keys), new Toward(action));
    }

    /** @return that offer with a thing of that kind that is asked for */
    public static Verb withThing(String name, Predicate<Entity> which, Function<Entity, Offer> offer, String... keys) {
        return new Verb(name, keys(keys), new WithThing(which, offer));
    }

    /** @return what that is aimed with, at a place that is asked for */
    public static Verb aimed(String name, Function<TurnView, Optional<ActionTemplate>> template, String... keys) {
        return new Verb(name, keys(keys), new Aimed(template));
    }

    /** @return the same with these keys only */
    public Verb on(String... others) {
        return new Verb(name, keys(others), deed);
    }

    private static ImmutableList<Key> keys(String... names) {
        ImmutableList.Builder<Key> keys = ImmutableList.builder();
        for (String key : names) {
            keys.add(new Key(key));
        }
        return keys.build();
    }
}
