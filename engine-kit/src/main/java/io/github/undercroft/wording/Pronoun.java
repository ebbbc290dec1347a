package io.github.undercroft.wording;

/** The pronoun for an entity, which decides the forms of verbs and of words that refer back to it. */
public enum Pronoun {
    /** Who is spoken to. */
    YOU("yourself", "your"),
    /** A thing or a beast; what nothing else is known of. */
    IT("itself", "its"),
    /** A man. */
    HE("himself", "his"),
    /** A woman. */
    SHE("herself", "her"),
    /** More than one: gauntlets, bees. */
    THEY("themselves", "their");

    private final String reflexive;
    private final String possessive;

    Pronoun(String reflexive, String possessive) {
        this.reflexive = reflexive;
        this.possessive = possessive;
    }

    /** @return yourself, itself and so on */
    public String reflexive() {
        return reflexive;
    }

    /** @return your, its and so on */
    public String possessive() {
        return possessive;
    }

    /**
     * A verb in the present tense, as it follows this pronoun.
     *
     * @param verb as it follows "to": {@code hit}, {@code be}, {@code pick up}; of several words the first one is bent.
     *     Also {@code can}, {@code can't} and their like, which never change
     * @return {@code are} for you and {@code is} for it; {@code pick up} and {@code picks up}
     * @throws IllegalArgumentException if the verb is bent already, such as {@code hits} or {@code is}
     */
    public String verb(String verb) {
        int end = verb.indexOf(' ');
        String first = end < 0 ? verb : verb.substring(0, end);
        return Verbs.present(first, this == YOU || this == THEY) + verb.substring(first.length());
    }
}
