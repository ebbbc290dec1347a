package io.github.undercroft.wording;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Healed;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * The wording in English: "You hit the goblin.", "Something hits you.", "You hear a scream to the north." A value;
 * {@code with} returns another one.
 *
 * <pre>{@code
 * English.standard()
 *         .saying(Shoved.class, (shove, say) -> say.subject(shove.who()).verb("shove").object(shove.whom()))
 *         .with("bees", Pronoun.THEY)
 *         .withPlural("knife", "knives")
 *         .silent(Healed.class)
 *         .refusing(Refusal.NoRoom.class, (why, turn) -> "Somebody stands at the end of the stairs.")
 * }</pre>
 *
 * <p>It has sentences for blows and deaths, healing, effects with a kind, entities that appear, vanish, come, go, fall
 * asleep and wake, announced deeds, things that change hands and terrain that changes. It is silent about steps, rests, other
 * changes of components and events that only developers care about. A blow is reported by its damage, so {@link Attacked} is
 * silent unless nobody is struck; the last blow is reported by the death.
 */
public final class English implements Wording {

    private static final English STANDARD =
            UsualPhrases.addTo(new English(ImmutableMap.of(), Names.NONE, Refusals.STANDARD));

    private final ImmutableMap<Class<?>, Entry<?>> phrases;
    private final Names names;
    private final Refusals refusals;

    private English(ImmutableMap<Class<?>, Entry<?>> phrases, Names names, Refusals refusals) {
        this.phrases = phrases;
        this.names = names;
        this.refusals = refusals;
    }

    /** The sentence for events of one class. */
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

    /**
     * What another language has to tell, or to leave out on purpose.
     *
     * @return the classes of events and of refusals that have a sentence of their own or are silent, in this wording
     */
    public Set<Class<?>> known() {
        return ImmutableSet.<Class<?>>builder()
                .addAll(phrases.keySet())
                .addAll(refusals.sentences().keySet())
                .build();
    }

    /** @return the wording that knows the events of the library */
    public static English standard() {
        return STANDARD;
    }

    /**
     * @return this wording, where blows and poison tell their damage, and what heals its hit points: "The goblin hits you for
     *     3.", "You regain 7 hit points." What an effect heals in each turn is not told
     */
    public English withDamage() {
        return saying(Damaged.class, UsualPhrases::counted).saying(Healed.class, UsualPhrases::countedHealing);
    }

    /**
     * Sets the sentence for events of that class, in place of an earlier one.
     *
     * @param type the event's own class; or an interface, for all events of it that have no phrase of their own. Of
     *     several such interfaces the one named last counts
     */
    public <E extends GameEvent> English saying(Class<E> type, Phrase<? super E> phrase) {
        Map<Class<?>, Entry<?>> all = new LinkedHashMap<>(phrases);
        all.remove(type);
        all.put(type, new Entry<>(type, phrase));
        return new English(ImmutableMap.copyOf(all), names, refusals);
    }

    /**
     * Sets the sentence for refusals of that class, in place of an earlier one. By default a game's own refusal is
     * described by its class name: a {@code NothingToPray} is "That can't be done: nothing to pray."
     *
     * @param sentence may be empty, for silence
     */
    public <R extends Refusal> English refusing(
            Class<R> type, BiFunction<? super R, ? super TurnView, String> sentence) {
        return new English(phrases, names, refusals.with(type, sentence));
    }

    /**
     * Says nothing of events of that class.
     *
     * @param type the event's own class; or an interface, for all events of it
     */
    public English silent(Class<? extends GameEvent> type) {
        return silentIf(type, (event, say) -> true);
    }

    /**
     * Says nothing of some events of that class: of an effect, say, that is only how a rule is made.
     *
     * @param type the event's own class; or an interface, for all events of it
     * @param hushed tells which; the sentence, which is empty, knows who was recognised
     */
    public <E extends GameEvent> English silentIf(Class<E> type, BiPredicate<? super E, Sentence> hushed) {
        Map<Class<?>, Entry<?>> all = new LinkedHashMap<>(phrases);
        all.replaceAll((told, entry) -> type.isAssignableFrom(told) ? hushed(type, entry, hushed) : entry);
        English hushing = new English(ImmutableMap.copyOf(all), names, refusals);
        return phrases.containsKey(type)
                ? hushing
                : hushing.saying(
                        type,
                        (event, say) -> hushed.test(event, say)
                                ? say
                                : entry(event).map(told -> told.of(event, say)).orElse(say));
    }

    private static <E extends GameEvent, T extends GameEvent> Entry<T> hushed(
            Class<E> type, Entry<T> entry, BiPredicate<? super E, Sentence> hushed) {
        return new Entry<>(
                entry.type, (event, say) -> hushed.test(type.cast(event), say) ? say : entry.phrase.of(event, say));
    }

    /**
     * Sets the pronoun for everything with that name. By default a name is one {@linkplain Pronoun#IT thing}, and a
     * name that begins with a capital is a proper name.
     *
     * @param name of entities, or of terrain as sentences call it: {@code wall}, {@code deep water}
     * @throws IllegalArgumentException for {@link Pronoun#YOU}, which always means the listener, and for a name that
     *     has another pronoun already, see {@link #replacing}
     */
    public English with(String name, Pronoun pronoun) {
        Pronoun before = names.pronouns().get(name);
        if (before != null && before != pronoun) {
            throw new IllegalArgumentException(
                    "\"" + name + "\" is " + before + " already; to make it " + pronoun + ", use replacing");
        }
        return replacing(name, pronoun);
    }

    /**
     * The same, but the name may have a pronoun already.
     *
     * @throws IllegalArgumentException for {@link Pronoun#YOU}, which always means the listener
     */
    public English replacing(String name, Pronoun pronoun) {
        if (pronoun == Pronoun.YOU) {
            throw new IllegalArgumentException(
                    "\"you\" always means the listener, so it needs no noun; leave out \"" + name + "\"");
        }
        return new English(phrases, names.with(name, pronoun), refusals);
    }

    /**
     * Sets the plural of a name. By default gold, silver, copper, money, food and ammunition stay as they are, a name
     * with the pronoun {@link Pronoun#THEY} does too, and any other name gets the regular plural: potions, torches,
     * rubies, potions of fire.
     *
     * @param name of things, such as {@code knife}
     * @param plural such as {@code knives}
     * @throws IllegalArgumentException for an empty plural, and for a name that has another one already; see {@link
     *     #replacingPlural}
     */
    public English withPlural(String name, String plural) {
        String before = names.plurals().get(name);
        if (before != null && !before.equals(plural)) {
            throw new IllegalArgumentException("The plural of \"" + name + "\" is \"" + before
                    + "\" already; to make it \"" + plural + "\", use replacingPlural");
        }
        return replacingPlural(name, plural);
    }

    /**
     * The same, but the name may have a plural already.
     *
     * @throws IllegalArgumentException for an empty plural
     */
    public English replacingPlural(String name, String plural) {
        if (plural.isEmpty()) {
            throw new IllegalArgumentException("The plural of \"" + name + "\" is empty; say for example \""
                    + Plurals.of(name) + "\", or leave it out");
        }
        return new English(phrases, names.withPlural(name, plural), refusals);
    }

    /**
     * Says that there is only one of that name: it is "the warden" everywhere, never "a warden" or "another warden".
     *
     * @param name of entities, such as {@code warden}
     */
    public English withUnique(String name) {
        return new English(phrases, names.withUnique(name), refusals);
    }

    /** A name with the pronoun {@link Pronoun#THEY} is a plural already. */
    @Override
    public String plural(String name) {
        return names.plural(name);
    }

    @Override
    public boolean isPlural(String name) {
        return names.noun(name).pronoun() == Pronoun.THEY;
    }

    @Override
    public String indefinite(String name) {
        return names.indefinite(name);
    }

    /** @return what terrain is called by who looks at it, without an article: {@code closed door}, {@code shallow water} */
    public String ground(Terrain terrain) {
        return GroundNames.described(terrain);
    }

    /** @return a name with spaces and in small letters if it is one of large letters, as constants have: {@code tall grass} */
    public static String small(String name) {
        return GroundNames.small(name);
    }

    @Override
    public Optional<String> tell(Percept percept, Listener listener) {
        if (percept instanceof Percept.Heard heard) {
            return Optional.of(Bearings.tell(heard, listener));
        }
        Percept.Saw saw = (Percept.Saw) percept;
        Sentence say = Sentence.empty(new Naming(saw, listener, names));
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
