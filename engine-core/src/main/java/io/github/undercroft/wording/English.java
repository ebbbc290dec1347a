package io.github.undercroft.wording;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TurnView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Tells in English: "You hit the goblin.", "Something hits you.", "You hear a scream to the north." A value; {@code with}
 * gives another one.
 *
 * <pre>{@code
 * English.standard()
 *         .with(Shoved.class, (shove, say) -> say.subject(shove.who()).verb("shove").object(shove.whom()))
 *         .with("bees", Pronoun.THEY)
 *         .withPlural("knife", "knives")
 *         .silent(GameEvent.Healed.class)
 *         .refusing(Refusal.NoRoom.class, (why, turn) -> "Somebody stands at the end of the stairs.")
 * }</pre>
 *
 * <p>Blows and deaths, healing, effects with a kind, who appears, vanishes, comes, goes, falls asleep and wakes, things that
 * change hands and terrain that changes are told. Steps, rests, changes of components and what only developers care about are not. A blow is told by its
 * damage, so {@link GameEvent.Attacked} is silent; the last blow is told by the death.
 */
public final class English implements Wording {

    private static final English STANDARD =
            UsualPhrases.addTo(new English(ImmutableMap.of(), ImmutableMap.of(), ImmutableMap.of(), Refusals.STANDARD));

    private final ImmutableMap<Class<?>, Entry<?>> phrases;
    private final ImmutableMap<String, Pronoun> pronouns;
    private final ImmutableMap<String, String> plurals;
    private final Refusals refusals;

    private English(
            ImmutableMap<Class<?>, Entry<?>> phrases,
            ImmutableMap<String, Pronoun> pronouns,
            ImmutableMap<String, String> plurals,
            Refusals refusals) {
        this.phrases = phrases;
        this.pronouns = pronouns;
        this.plurals = plurals;
        this.refusals = refusals;
    }

    /** How events of one class are told. */
    @FunctionalInterface
    public interface Phrase<E extends GameEvent> {

        /**
         * Says it.
         *
         * @param say an empty sentence to go on with
         * @return the whole sentence, or {@code say} itself for silence
         */
        Sentence of(E event, Sentence say);
    }

    private record Entry<E extends GameEvent>(Class<E> type, Phrase<? super E> phrase) {
        Sentence of(GameEvent event, Sentence say) {
            return phrase.of(type.cast(event), say);
        }
    }

    /** @return the wording that knows the events of the library */
    public static English standard() {
        return STANDARD;
    }

    /**
     * Tells events of that class like that, in the place of how it told them before.
     *
     * @param type the event's own class; or an interface, for all events of it that have no phrase of their own. Of several
     *     such interfaces the one named last counts
     */
    public <E extends GameEvent> English with(Class<E> type, Phrase<? super E> phrase) {
        Map<Class<?>, Entry<?>> all = new LinkedHashMap<>(phrases);
        all.remove(type);
        all.put(type, new Entry<>(type, phrase));
        return new English(ImmutableMap.copyOf(all), pronouns, plurals, refusals);
    }

    /**
     * Tells refusals of that class like that, in the place of how it told them before. One of an author's own is told by its
     * name otherwise: a {@code NothingToPray} is "That can't be done: nothing to pray."
     *
     * @param sentence may be empty, for silence
     */
    public <R extends Refusal> English refusing(
            Class<R> type, BiFunction<? super R, ? super TurnView, String> sentence) {
        return new English(phrases, pronouns, plurals, refusals.with(type, sentence));
    }

    /** Says nothing of events of that class. */
    public English silent(Class<? extends GameEvent> type) {
        return with(type, (event, say) -> say);
    }

    /**
     * Speaks of all that bear that name like that. Without this a name is one {@linkplain Pronoun#IT thing}, and one that
     * begins with a capital is a proper name.
     *
     * @param name of entities, or of terrain in lower case
     * @throws IllegalArgumentException for {@link Pronoun#YOU}: that is whoever listens
     */
    public English with(String name, Pronoun pronoun) {
        if (pronoun == Pronoun.YOU) {
            throw new IllegalArgumentException(
                    "\"you\" is whoever listens, whatever its name; leave out \"" + name + "\"");
        }
        Map<String, Pronoun> all = new LinkedHashMap<>(pronouns);
        all.put(name, pronoun);
        return new English(phrases, ImmutableMap.copyOf(all), plurals, refusals);
    }

    /**
     * Calls more than one of that name like that. Without this it is the regular plural: potions, torches, rubies, potions
     * of fire.
     *
     * @param name of things, such as {@code knife}
     * @param plural such as {@code knives}
     * @throws IllegalArgumentException for an empty plural
     */
    public English withPlural(String name, String plural) {
        if (plural.isEmpty()) {
            throw new IllegalArgumentException("The plural of \"" + name + "\" is empty; say for example \""
                    + Plurals.of(name) + "\", or leave it out");
        }
        Map<String, String> all = new LinkedHashMap<>(plurals);
        all.put(name, plural);
        return new English(phrases, pronouns, ImmutableMap.copyOf(all), refusals);
    }

    /** @return what more than one of that name are called: {@code potions} */
    public String plural(String name) {
        String own = plurals.get(name);
        return own == null ? Plurals.of(name) : own;
    }

    /** @return what a thing is called in a list, by how many there are of it: {@code sword}, or {@code 2 healing potions} */
    public String counted(Entity thing) {
        int count = Stacks.count(thing);
        return count == 1 ? thing.name() : count + " " + plural(thing.name());
    }

    @Override
    public Optional<String> tell(Percept percept, Listener listener) {
        if (percept instanceof Percept.Heard heard) {
            return Optional.of(Bearings.tell(heard, listener));
        }
        Percept.Saw saw = (Percept.Saw) percept;
        Sentence say = Sentence.empty(new Naming(saw, listener, pronouns));
        return entry(saw.event()).flatMap(entry -> entry.of(saw.event(), say).text());
    }

    @Override
    public Optional<String> tell(Refusal why, TurnView turn) {
        return refusals.tell(why, turn);
    }

    private Optional<Entry<?>> entry(GameEvent event) {
        Entry<?> own = phrases.get(event.getClass());
        if (own != null) {
            return Optional.of(own);
        }
        Optional<Entry<?>> last = Optional.empty();
        for (Entry<?> entry : phrases.values()) {
            last = entry.type().isInstance(event) ? Optional.of(entry) : last;
        }
        return last;
    }
}
