package io.github.undercroft.wording;

import com.google.common.base.CharMatcher;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import java.util.Optional;

/**
 * A builder of an English sentence for one listener: it knows who is "you" and who was not recognised. A value; each
 * call returns a longer sentence.
 *
 * <pre>{@code
 * English.standard()
 *         .saying(Shoved.class, (shove, say) -> say.subject(shove.who()).verb("shove").object(shove.whom()))
 * }</pre>
 *
 * is "You shove the goblin.", "The goblin shoves you." or "Something shoves you.", depending on the listener. A
 * sentence to which nothing was added stays empty.
 */
public final class Sentence {

    private static final CharMatcher CLINGS = CharMatcher.anyOf(",;:.!?'");
    private static final CharMatcher ENDS = CharMatcher.anyOf(".!?");

    private final Naming naming;
    private final String words;
    private final Noun subject;
    private final Optional<EntityId> who;

    private Sentence(Naming naming, String words, Noun subject, Optional<EntityId> who) {
        this.naming = naming;
        this.words = words;
        this.subject = subject;
        this.who = who;
    }

    static Sentence empty(Naming naming) {
        return new Sentence(naming, "", Noun.SOMETHING, Optional.empty());
    }

    /** @return how that entity looked to the listener; empty if it was not recognised */
    public Optional<Entity> known(EntityId entity) {
        return naming.known(entity);
    }

    /** @return whether the listener recognised that entity, or is that entity */
    public boolean recognises(EntityId entity) {
        return !noun(entity).equals(Noun.SOMETHING);
    }

    /** @return you, the goblin, Maren, something */
    public Noun noun(EntityId entity) {
        return naming.noun(entity);
    }

    Noun noun(EntityId stack, int count) {
        return naming.noun(stack, count);
    }

    /** @return the thing of that name, which is no entity: the door */
    public Noun noun(String name) {
        return naming.noun(name);
    }

    /** Adds the subject, with which the verbs agree. */
    public Sentence subject(EntityId entity) {
        Noun noun = noun(entity);
        return new Sentence(naming, joined(noun.words()), noun, Optional.of(entity));
    }

    /** Adds the subject, with which the verbs agree. */
    public Sentence subject(Noun noun) {
        return new Sentence(naming, joined(noun.words()), noun, Optional.empty());
    }

    /** Adds a verb that agrees with the subject; see {@link Pronoun#verb}. */
    public Sentence verb(String verb) {
        return words(subject.pronoun().verb(verb));
    }

    /**
     * Adds another entity: "yourself" or "itself" if it is the subject, "another goblin" if it only has the same name.
     */
    public Sentence object(EntityId entity) {
        if (who.equals(Optional.of(entity))) {
            return words(subject.pronoun().reflexive());
        }
        Noun noun = noun(entity);
        return object(who.isPresent() && noun.equals(subject) ? noun.other() : noun);
    }

    /** Adds a number of pieces of a stack: "3 arrows", or "the arrow" for one. */
    public Sentence object(EntityId stack, int count) {
        return count == 1 ? object(stack) : object(noun(stack, count));
    }

    /** Adds something else. */
    public Sentence object(Noun noun) {
        return words(noun.words());
    }

    /** Adds what belongs to an entity: "your sword", "the goblin's sword"; "its sword" if that is the subject. */
    public Sentence possession(EntityId owner, String what) {
        String whose = who.equals(Optional.of(owner))
                ? subject.pronoun().possessive()
                : noun(owner).possessive();
        return words(whose + " " + what);
    }

    /** Adds words as they are, after a blank unless they begin with a punctuation mark. */
    public Sentence words(String more) {
        return new Sentence(naming, joined(more), subject, who);
    }

    private String joined(String more) {
        boolean clings = words.isEmpty() || more.isEmpty() || CLINGS.matches(more.charAt(0));
        return clings ? words + more : words + " " + more;
    }

    /** @return the sentence with a capital at its beginning and a full stop at its end; empty if nothing was added */
    public Optional<String> text() {
        if (words.isEmpty()) {
            return Optional.empty();
        }
        int first = words.codePointAt(0);
        String text = String.valueOf(Character.toChars(Character.toUpperCase(first)))
                + words.substring(Character.charCount(first));
        return Optional.of(ENDS.matches(text.charAt(text.length() - 1)) ? text : text + ".");
    }

    /** The text, for messages. */
    @Override
    public String toString() {
        return text().orElse("(nothing)");
    }
}
