package io.github.undercroft.wording;

import java.util.Objects;

/**
 * A noun for an entity or a terrain, as English treats it. A value.
 *
 * @param name without an article: {@code goblin}. One that begins with a capital is a proper name and never gets an
 *     article
 * @param article the article before the name
 * @param pronoun as what it is spoken of; {@link Pronoun#THEY} makes a plural
 */
public record Noun(String name, Article article, Pronoun pronoun) {

    /** The listener. */
    public static final Noun YOU = new Noun("you", Article.NONE, Pronoun.YOU);

    /** An entity that was not recognised. */
    public static final Noun SOMETHING = new Noun("something", Article.NONE, Pronoun.IT);

    /** What stands before a name. */
    public enum Article {
        /** The goblin, the bees. */
        THE,
        /** A goblin, an owl, some bees. */
        A,
        /** Another goblin, other bees. */
        ANOTHER,
        /** Water. */
        NONE
    }

    public Noun {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(article, "article");
        Objects.requireNonNull(pronoun, "pronoun");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A noun needs a name, for example \"goblin\"");
        }
    }

    /** @return the one of that name: "the goblin", or "Maren" */
    public static Noun the(String name) {
        return new Noun(name, Article.THE, Pronoun.IT);
    }

    /** @return the same, spoken of like that */
    public Noun as(Pronoun other) {
        return new Noun(name, article, other);
    }

    /** @return the same with that article; who has none, such as "you" and "something", keeps none */
    public Noun replacing(Article other) {
        return article == Article.NONE ? this : new Noun(name, other, pronoun);
    }

    /** @return how to speak of another one that would be called the same */
    Noun other() {
        return equals(SOMETHING) ? new Noun("something else", Article.NONE, Pronoun.IT) : replacing(Article.ANOTHER);
    }

    /** @return whether it is the listener */
    public boolean isYou() {
        return pronoun == Pronoun.YOU;
    }

    /** @return "you", "the goblin", "an owl", "Maren" */
    public String words() {
        boolean proper = Character.isUpperCase(name.codePointAt(0));
        return proper ? name : determiner() + name;
    }

    private String determiner() {
        boolean plural = pronoun == Pronoun.THEY;
        return switch (article) {
            case THE -> "the ";
            case A -> plural ? "some " : indefinite(name);
            case ANOTHER -> plural ? "other " : "another ";
            case NONE -> "";
        };
    }

    /** @return "your", "the goblin's", "the bees'" */
    public String possessive() {
        if (isYou()) {
            return pronoun.possessive();
        }
        return words() + (pronoun == Pronoun.THEY && name.endsWith("s") ? "'" : "'s");
    }

    /** By sound, of which the spelling tells most: a unicorn, an hour. */
    private static String indefinite(String name) {
        boolean vowel = "aeiou".indexOf(name.charAt(0)) >= 0;
        boolean spelledOnly =
                startsWithOneOf(name, "eu", "ewe", "one", "once", "unic", "unif", "unit", "univ", "uniq", "us");
        boolean silent = startsWithOneOf(name, "heir", "honest", "honor", "honour", "hour");
        return (vowel && !spelledOnly) || silent ? "an " : "a ";
    }

    private static boolean startsWithOneOf(String name, String... beginnings) {
        for (String beginning : beginnings) {
            if (name.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }
}
