package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.event.Unharmed;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every sentence, whatever happens to whom, whoever is told and whomever it recognises. */
class EnglishLawsTest {

    private static final Splitter WORDS = Splitter.on(' ');
    private static final EntityId BYSTANDER = Told.id(9);
    private static final List<Entity> ALL = Told.cast().toList();

    @Provide
    Arbitrary<EntityId> whos() {
        return Arbitraries.integers().between(0, 7).map(Told::id);
    }

    private Arbitrary<Cause> causes() {
        return Arbitraries.oneOf(
                whos().map(Told::by),
                whos().map(Cause.Answer::new),
                Arbitraries.of(Ground.values()).map(terrain -> new Cause.TerrainAt(Told.HERE, terrain)),
                Arbitraries.of(Cause.WORLD, Told.by(EntityId.WORLD)));
    }

    private Arbitrary<Location> locations() {
        Location level = new Location.OnLevel(0, Told.HERE);
        return Arbitraries.oneOf(
                whos().map(Location.CarriedBy::new),
                whos().map(who -> new Location.WornBy(who, EquipmentSlot.HAND)),
                whos().map(who -> new Location.WornBy(who, EquipmentSlot.BODY)),
                Arbitraries.just(level));
    }

    @Provide
    Arbitrary<GameEvent> events() {
        Arbitrary<Terrain> terrains = Arbitraries.of(Door.OPEN, Door.CLOSED, Ground.FLOOR, Ground.WALL);
        return Arbitraries.oneOf(
                Combinators.combine(whos(), causes()).as(Told::hit),
                Combinators.combine(whos(), causes()).as(Told::died),
                Combinators.combine(whos(), causes())
                        .as((who, cause) ->
                                new Unharmed(who, Told.HERE, Damage.physical(1).from(cause))),
                Combinators.combine(whos(), causes()).as((who, cause) -> new Healed(who, Told.HERE, 1, 2, cause)),
                Combinators.combine(whos(), causes())
                        .as((who, cause) -> new Spawned(who, "?", Location.NOWHERE, Told.HERE, cause)),
                Combinators.combine(whos(), causes())
                        .as((who, cause) -> new Removed(Told.figure(who, "?"), List.of(), Told.HERE, cause)),
                Combinators.combine(locations(), locations(), causes()).as(Told::placed),
                Combinators.combine(terrains, terrains, causes())
                        .as((before, after, cause) -> new TerrainChanged(0, Told.HERE, before, after, cause)));
    }

    @Provide
    Arbitrary<List<Entity>> known() {
        return Arbitraries.of(ALL).list().uniqueElements();
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aSentenceBeginsWithACapitalAndEndsWithAFullStop(
            @ForAll("events") GameEvent event, @ForAll("whos") EntityId listener, @ForAll("known") List<Entity> known) {
        Told.to(listener, event, known)
                .ifPresent(text ->
                        assertThat(text).matches("[A-Z][A-Za-z',\\- ]*\\.").doesNotContain("  ", " ,", "the Maren"));
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void whoIsNotRecognisedIsNotNamed(
            @ForAll("events") GameEvent event, @ForAll("whos") EntityId listener, @ForAll("known") List<Entity> known) {
        String text = Told.to(listener, event, known).orElse("");
        List<String> names = known.stream().map(Entity::name).toList();
        assertThat(Told.cast().map(Entity::name).filter(name -> !names.contains(name)))
                .noneMatch(name -> Ascii.toLowerCase(text).contains(Ascii.toLowerCase(name)));
    }

    /** A bystander, who recognises all, is told the same of the subject in the third person. */
    @Property(edgeCases = EdgeCasesMode.NONE)
    void youAndTheGoblinTakeTheSameVerbEachInItsForm(
            @ForAll("events") GameEvent event, @ForAll("whos") EntityId listener) {
        Assume.that(!listener.equals(Told.STRANGER));
        // To feel better is not to look better, and who appears is "a goblin", as what comes out of a bag is "a
        // potion".
        boolean appears = event instanceof Placed placed && placed.thing().equals(listener);
        Assume.that(!(event instanceof Healed || event instanceof Spawned || appears));
        String mine = Told.to(listener, event, ALL).orElse("");
        String theirs = Told.to(BYSTANDER, event, ALL).orElse("");

        if (mine.startsWith("You ")) {
            Noun subject = nameOf(listener);
            assertThat(theirs).startsWith(capital(subject.words()) + " " + verbOf(mine, subject.pronoun()));
            assertThat(WORDS.splitToList(mine)).doesNotContain("you", "you.");
        } else if (!mine.equals(theirs)) {
            assertThat(mine).matches(".*\\byou\\b.*");
            assertThat(WORDS.splitToList(mine).get(0))
                    .isEqualTo(WORDS.splitToList(theirs).get(0));
        }
    }

    private static Noun nameOf(EntityId who) {
        String name = Told.cast()
                .filter(entity -> entity.id().equals(who))
                .map(Entity::name)
                .findFirst()
                .orElseThrow();
        return Noun.the(name).as(name.equals("bees") ? Pronoun.THEY : Pronoun.IT);
    }

    private static String verbOf(String sentence, Pronoun pronoun) {
        String verb = WORDS.splitToList(sentence.replace(".", "")).get(1);
        return pronoun.verb(verb.equals("are") ? "be" : verb);
    }

    private static String capital(String words) {
        return Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
