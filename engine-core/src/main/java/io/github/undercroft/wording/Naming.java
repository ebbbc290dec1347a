package io.github.undercroft.wording;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import java.util.Map;
import java.util.Optional;

/**
 * What entities are called in the words for one listener, such as "you" or "a goblin".
 *
 * @param pronouns the pronouns of names that are not an "it"
 * @param plurals the irregular plurals of names
 */
record Naming(
        Percept.Saw saw,
        Wording.Listener listener,
        ImmutableMap<String, Pronoun> pronouns,
        ImmutableMap<String, String> plurals) {

    static String plural(String name, Map<String, Pronoun> pronouns, Map<String, String> plurals) {
        String own = plurals.get(name);
        if (own != null) {
            return own;
        }
        return pronouns.get(name) == Pronoun.THEY ? name : Plurals.of(name);
    }

    Optional<Entity> known(EntityId who) {
        return saw.known(who);
    }

    Noun noun(EntityId who) {
        if (who.equals(listener.id())) {
            return Noun.YOU;
        }
        return known(who).map(entity -> noun(entity.name())).orElse(Noun.SOMETHING);
    }

    /** That many of a thing: "3 arrows", or "the arrow" for one. */
    Noun noun(EntityId thing, int count) {
        Optional<Entity> known = known(thing);
        if (count == 1 || known.isEmpty()) {
            return noun(thing);
        }
        String several = count + " " + plural(known.get().name(), pronouns, plurals);
        return new Noun(several, Noun.Article.NONE, Pronoun.THEY);
    }

    Noun noun(String name) {
        Pronoun pronoun = pronouns.get(name);
        return Noun.the(name).as(pronoun == null ? Pronoun.IT : pronoun);
    }
}
