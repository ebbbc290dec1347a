package io.github.undercroft.wording;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.lore.Lore;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is special about names.
 *
 * @param pronouns the pronouns of names that are not an "it"
 * @param plurals the irregular plurals
 * @param unique names of which there is only one: "the warden", never "a warden"
 */
record Names(
        ImmutableMap<String, Pronoun> pronouns, ImmutableMap<String, String> plurals, ImmutableSet<String> unique) {

    static final Names NONE = new Names(ImmutableMap.of(), ImmutableMap.of(), ImmutableSet.of());

    /** Words that have no article: armour, leather armour, armour +1. */
    private static final ImmutableSet<String> UNCOUNTED = ImmutableSet.of("armour", "mail");

    Names with(String name, Pronoun pronoun) {
        Map<String, Pronoun> all = new LinkedHashMap<>(pronouns);
        all.put(name, pronoun);
        return new Names(ImmutableMap.copyOf(all), plurals, unique);
    }

    Names withPlural(String name, String plural) {
        Map<String, String> all = new LinkedHashMap<>(plurals);
        all.put(name, plural);
        return new Names(pronouns, ImmutableMap.copyOf(all), unique);
    }

    Names withUnique(String name) {
        return new Names(
                pronouns,
                plurals,
                ImmutableSet.<String>builder().addAll(unique).add(name).build());
    }

    String plural(String name) {
        String own = own(name);
        if (own != null) {
            return own;
        }
        String head = name.substring(0, Plurals.head(name));
        String ofHead = own(head);
        String last = head.substring(head.lastIndexOf(' ') + 1);
        String ofLast = ofHead != null ? null : own(last);
        return ofHead != null
                ? ofHead + name.substring(head.length())
                : ofLast != null
                        ? head.substring(0, head.length() - last.length()) + ofLast + name.substring(head.length())
                        : Plurals.of(name);
    }

    /** The plural that was given for a name; null if none was. */
    private @Nullable String own(String name) {
        String own = plurals.get(name);
        return own == null && pronouns.get(name) == Pronoun.THEY ? name : own;
    }

    Noun noun(String name) {
        Pronoun pronoun = pronouns.getOrDefault(name, pronouns.getOrDefault(withoutNote(name), Pronoun.IT));
        return unique.contains(name)
                ? new Noun("the " + name, Noun.Article.NONE, pronoun)
                : Noun.the(name).as(pronoun);
    }

    /** One of that name, of which nobody has heard yet. */
    String indefinite(String name) {
        boolean isCounted = !plural(name).equals(name)
                && Collections.disjoint(UNCOUNTED, Splitter.on(' ').splitToList(withoutNote(name)))
                && !CharMatcher.inRange('A', 'Z').matches(name.charAt(0));
        return unique.contains(name) || isCounted
                ? noun(name).replacing(Noun.Article.A).words()
                : name;
    }

    /** What is said of an unknown thing goes by its look, whatever a player notes. */
    private static String withoutNote(String name) {
        return Lore.Note.in(name).map(Lore.Note::look).orElse(name);
    }
}
