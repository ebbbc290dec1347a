package io.github.undercroft.wording;

import static io.github.undercroft.wording.Told.BEES;
import static io.github.undercroft.wording.Told.GOBLIN;
import static io.github.undercroft.wording.Told.HERE;
import static io.github.undercroft.wording.Told.HERO;
import static io.github.undercroft.wording.Told.MAREN;
import static io.github.undercroft.wording.Told.OTHER_GOBLIN;
import static io.github.undercroft.wording.Told.OWL;
import static io.github.undercroft.wording.Told.POTION;
import static io.github.undercroft.wording.Told.STRANGER;
import static io.github.undercroft.wording.Told.by;
import static io.github.undercroft.wording.Told.died;
import static io.github.undercroft.wording.Told.figure;
import static io.github.undercroft.wording.Told.hero;
import static io.github.undercroft.wording.Told.hit;
import static io.github.undercroft.wording.Told.placed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Aim;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.Target;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.HitRoll;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Push;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectChanged;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.Rested;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.event.Unharmed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Throw;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class EnglishTest {

    private static final Location FLOOR = new Location.OnLevel(0, HERE);
    private static final Location IN_PACK = new Location.CarriedBy(HERO);
    private static final Location WITH_GOBLIN = new Location.CarriedBy(GOBLIN);
    private static final Location IN_HAND = new Location.WornBy(HERO, EquipmentSlot.HAND);
    private static final Location ON_BODY = new Location.WornBy(GOBLIN, EquipmentSlot.BODY);

    private static final Wording.Listener HEARS = new Wording.Listener(HERO, Optional.of(HERE));

    private interface Pushing extends GameEvent {}

    private record Shoved(EntityId who, EntityId whom) implements Pushing {}

    private record Itches() implements Effect {}

    @Test
    void whoHitsWhom() {
        assertThat(hero(hit(GOBLIN, by(HERO)))).isEqualTo("You hit the goblin.");
        assertThat(hero(hit(HERO, by(GOBLIN)))).isEqualTo("The goblin hits you.");
        assertThat(hero(hit(MAREN, by(GOBLIN)))).isEqualTo("The goblin hits Maren.");
        assertThat(hero(hit(GOBLIN, by(MAREN)))).isEqualTo("Maren hits the goblin.");
    }

    @Test
    void whoIsNotRecognisedIsSomething() {
        assertThat(hero(hit(HERO, by(STRANGER)))).isEqualTo("Something hits you.");
        assertThat(hero(hit(STRANGER, by(HERO)))).isEqualTo("You hit something.");
        assertThat(hero(hit(Told.id(8), by(STRANGER)))).isEqualTo("Something hits something else.");
    }

    @Test
    void whoHurtsHimself() {
        assertThat(hero(hit(HERO, by(HERO)))).isEqualTo("You hurt yourself.");
        assertThat(hero(hit(GOBLIN, by(GOBLIN)))).isEqualTo("The goblin hurts itself.");
        assertThat(hero(hit(MAREN, by(MAREN)))).isEqualTo("Maren hurts herself.");
        assertThat(hero(hit(BEES, by(BEES)))).isEqualTo("The bees hurt themselves.");
    }

    @Test
    void twoOfTheSameName() {
        assertThat(hero(hit(OTHER_GOBLIN, by(GOBLIN)))).isEqualTo("The goblin hits another goblin.");
    }

    @Test
    void aUniqueNameIsNeverOneOfMany() {
        English wording = English.standard().withUnique("goblin");
        Percept saw = new Percept.Saw(hit(OTHER_GOBLIN, by(GOBLIN)), Told.cast().toList());
        assertThat(wording.tell(saw, new Wording.Listener(HERO, Optional.of(HERE))))
                .contains("The goblin hits the goblin.");
        assertThat(wording.indefinite("goblin")).isEqualTo("the goblin");
    }

    @Test
    void aNameOfWhichNobodyHasHeardTakesAnArticleIfItCan() {
        English wording = English.standard().with("bees", Pronoun.THEY);
        assertThat(wording.indefinite("ogre")).isEqualTo("an ogre");
        assertThat(wording.indefinite("leather armour")).isEqualTo("leather armour");
        assertThat(wording.indefinite("gold")).isEqualTo("gold");
        assertThat(wording.indefinite("Medusa")).isEqualTo("Medusa");
        assertThat(wording.indefinite("bees")).isEqualTo("bees");
    }

    @Test
    void manyAreAPlural() {
        assertThat(hero(hit(HERO, by(BEES)))).isEqualTo("The bees hit you.");
        assertThat(hero(died(BEES, Cause.WORLD))).isEqualTo("The bees die.");
    }

    @Test
    void harmWithoutAnAttacker() {
        Terrain wall = Ground.WALL;
        assertThat(hero(hit(HERO, Cause.WORLD))).isEqualTo("You are hurt.");
        assertThat(hero(hit(GOBLIN, by(EntityId.WORLD)))).isEqualTo("The goblin is hurt.");
        assertThat(hero(hit(GOBLIN, new Cause.EffectOn(GOBLIN, new Itches())))).isEqualTo("The goblin is hurt.");
        assertThat(hero(hit(HERO, new Cause.TerrainAt(HERE, wall)))).isEqualTo("The wall hurts you.");
        assertThat(hero(hit(HERO, new Cause.Answer(OWL)))).isEqualTo("The owl hurts you.");
    }

    @Test
    void aBlowThatArmourTakesWholeSaysSo() {
        assertThat(hero(softened(GOBLIN, by(HERO)))).isEqualTo("You hit the goblin, but armour takes the blow.");
        assertThat(hero(softened(HERO, by(STRANGER)))).isEqualTo("Something hits you, but armour takes the blow.");
        assertThat(hero(softened(HERO, Cause.WORLD))).isEmpty();
    }

    private static GameEvent softened(EntityId who, Cause cause) {
        return new Damaged(who, HERE, Damage.physical(0).from(cause), 3);
    }

    @Test
    void whatLastsIsNamedAsTheCauseOfHarm() {
        Cause poison = new Cause.EffectOn(HERO, Lasting.of(EffectKind.POISON, new Itches(), 5));

        assertThat(hero(hit(HERO, poison))).isEqualTo("The poison hurts you.");
        assertThat(hero(died(HERO, poison))).isEqualTo("The poison kills you.");
    }

    @Test
    void fireOfAThingThatWasThrownIsNamed() {
        Cause thrown = new Cause.Deed(HERO, new Throw(POTION, new Aim.At(HERE)));
        DamageKind fire = new DamageKind("fire");

        assertThat(hero(new Damaged(GOBLIN, HERE, new Damage(4, fire, thrown), 3)))
                .isEqualTo("The fire hurts the goblin.");
        assertThat(hero(new Damaged(HERO, HERE, new Damage(4, fire, thrown), 3)))
                .isEqualTo("The fire hurts you.");
    }

    @Test
    void whereBlowsTellTheirDamageHealingTellsItsPoints() {
        English wording = English.standard().withDamage();
        Function<GameEvent, Optional<String>> told =
                event -> wording.tell(new Percept.Saw(event, Told.cast().toList()), HEARS);

        assertThat(told.apply(new Healed(HERO, HERE, 2, 5, by(HERO)))).contains("You regain 2 hit points.");
        assertThat(told.apply(new Healed(HERO, HERE, 1, 5, by(HERO)))).contains("You regain 1 hit point.");
        assertThat(told.apply(new Healed(HERO, HERE, 2, 5, by(MAREN)))).contains("Maren heals you for 2.");
        assertThat(told.apply(new Healed(HERO, HERE, 1, 5, new Cause.EffectOn(HERO, new Itches()))))
                .isEmpty();
    }

    @Test
    void theLastBlowIsToldByTheDeath() {
        GameEvent last = new Damaged(GOBLIN, HERE, Damage.physical(3).from(by(HERO)), 0);

        assertThat(hero(last)).isEmpty();
        assertThat(hero(died(GOBLIN, by(HERO)))).isEqualTo("You kill the goblin.");
        assertThat(hero(died(HERO, by(GOBLIN)))).isEqualTo("The goblin kills you.");
        assertThat(hero(died(HERO, by(STRANGER)))).isEqualTo("Something kills you.");
        assertThat(hero(died(GOBLIN, Cause.WORLD))).isEqualTo("The goblin dies.");
        assertThat(hero(died(HERO, by(HERO)))).isEqualTo("You die.");
        assertThat(hero(died(GOBLIN, new Cause.TerrainAt(HERE, Ground.WALL)))).isEqualTo("The wall kills the goblin.");
    }

    @Test
    void whatLastsBeginsGoesOnAndEnds() {
        Effect haste = Lasting.of(EffectKind.HASTE, new Quickness(200), 5);
        Effect longer = Lasting.of(EffectKind.HASTE, new Quickness(200), 9);
        Effect burning = Lasting.endless(new EffectKind("burning"), new Itches());

        assertThat(hero(new EffectBegan(HERO, haste, Cause.WORLD))).isEqualTo("You speed up.");
        assertThat(hero(new EffectBegan(MAREN, haste, Cause.WORLD))).isEqualTo("Maren speeds up.");
        assertThat(hero(new EffectBegan(GOBLIN, burning, Cause.WORLD))).isEqualTo("Burning comes over the goblin.");
        assertThat(hero(new EffectChanged(HERO, haste, longer, Cause.WORLD))).isEqualTo("Your haste will last longer.");
        assertThat(hero(new EffectEnded(HERO, haste))).isEqualTo("Your haste passes.");
        assertThat(hero(new EffectEnded(BEES, burning))).isEqualTo("The bees' burning passes.");
    }

    @Test
    void whoCouldNotDoSomethingCanAgain() {
        assertThat(hero(new EffectEnded(HERO, Lasting.endless(EffectKind.PARALYSIS, new Itches()))))
                .isEqualTo("You can move again.");
        assertThat(hero(new EffectEnded(GOBLIN, Lasting.endless(EffectKind.BLINDNESS, new Itches()))))
                .isEqualTo("The goblin can see again.");
    }

    @Test
    void someEventsOfAClassCanBeSilent() {
        English wording = English.standard()
                .silentIf(EffectEnded.class, (ended, say) -> ended.who().equals(GOBLIN));
        Effect haste = Lasting.of(EffectKind.HASTE, new Quickness(200), 5);

        assertThat(wording.tell(
                        new Percept.Saw(
                                new EffectEnded(GOBLIN, haste), Told.cast().toList()),
                        HEARS))
                .isEmpty();
        assertThat(wording.tell(
                        new Percept.Saw(
                                new EffectEnded(HERO, haste), Told.cast().toList()),
                        HEARS))
                .contains("Your haste passes.");
    }

    @Test
    void whatOthersDropIsNamedForTheFirstTime() {
        assertThat(hero(placed(WITH_GOBLIN, FLOOR, by(GOBLIN)))).isEqualTo("The goblin drops a potion.");
        assertThat(hero(placed(new Location.CarriedBy(STRANGER), FLOOR, by(STRANGER))))
                .isEqualTo("A potion drops to the ground.");
    }

    @Test
    void everyReadyMadeKindHasASentence() {
        assertThat(List.of(
                        EffectKind.SLOWNESS,
                        EffectKind.POISON,
                        EffectKind.REGENERATION,
                        EffectKind.BLINDNESS,
                        EffectKind.CONFUSION,
                        EffectKind.FEAR,
                        EffectKind.PARALYSIS))
                .extracting(kind -> hero(new EffectBegan(GOBLIN, Lasting.endless(kind, new Itches()), Cause.WORLD)))
                .containsExactly(
                        "The goblin slows down.",
                        "The goblin is poisoned.",
                        "The goblin begins to heal.",
                        "The goblin goes blind.",
                        "The goblin is confused.",
                        "The goblin is afraid.",
                        "The goblin can't move.");
    }

    @Test
    void whatLastsIsSilentWithoutAKindOrAFaceOrMoreTime() {
        Effect five = Lasting.of(EffectKind.HASTE, new Quickness(200), 5);
        Effect four = Lasting.of(EffectKind.HASTE, new Quickness(300), 4);

        assertThat(hero(new EffectBegan(HERO, new Itches(), Cause.WORLD))).isEmpty();
        assertThat(hero(new EffectEnded(HERO, new Itches()))).isEmpty();
        assertThat(hero(new EffectBegan(STRANGER, five, Cause.WORLD))).isEmpty();
        assertThat(hero(new EffectEnded(STRANGER, five))).isEmpty();
        assertThat(hero(new EffectChanged(HERO, five, four, Cause.WORLD))).isEmpty();
    }

    @Test
    void whoGoesToAnotherLevel() {
        Location.OnLevel below = new Location.OnLevel(1, HERE);
        Location.OnLevel here = new Location.OnLevel(0, HERE);

        assertThat(hero(new TravelEvent.Left(GOBLIN, here, 1, by(GOBLIN)))).isEqualTo("The goblin leaves.");
        assertThat(hero(new TravelEvent.Arrived(GOBLIN, 0, below, by(GOBLIN)))).isEqualTo("The goblin arrives.");
        assertThat(hero(new TravelEvent.StayedBehind(GOBLIN, 1, new Refusal.NoRoom(GOBLIN, 1), by(HERO))))
                .isEqualTo("The goblin stays behind.");
        assertThat(hero(new TravelEvent.Left(HERO, here, 1, by(HERO)))).isEmpty();
        assertThat(hero(new TravelEvent.Arrived(HERO, 0, below, by(HERO)))).isEmpty();
    }

    @Test
    void blowsThatMiss() {
        HitRoll roll = new HitRoll(1, 10, List.of(), List.of());

        assertThat(hero(new Missed(HERO, GOBLIN, HERE, new Health(1, 1), roll))).isEqualTo("You miss the goblin.");
        assertThat(hero(new Missed(GOBLIN, HERO, HERE, new Health(1, 1), roll))).isEqualTo("The goblin misses you.");
    }

    @Test
    void whatCantBeHarmed() {
        assertThat(hero(new Unharmed(OWL, HERE, Damage.physical(1).from(by(HERO)))))
                .isEqualTo("You can't harm the owl.");
        assertThat(hero(new Unharmed(OWL, HERE, Damage.physical(1)))).isEmpty();
        Cause shove = new Cause.Deed(HERO, new Push.Shove(OWL, HERE, Direction.EAST, 1, Push.of(1)), HERO);
        assertThat(hero(new Unharmed(OWL, HERE, Damage.physical(1).from(shove))))
                .isEmpty();
    }

    @Test
    void healing() {
        assertThat(hero(new Healed(HERO, HERE, 2, 5, by(HERO)))).isEqualTo("You feel better.");
        assertThat(hero(new Healed(GOBLIN, HERE, 2, 5, Cause.WORLD))).isEqualTo("The goblin looks better.");
        assertThat(hero(new Healed(HERO, HERE, 2, 5, by(MAREN)))).isEqualTo("Maren heals you.");
        assertThat(hero(new Healed(HERO, HERE, 0, 5, by(HERO)))).isEmpty();
        assertThat(hero(new Healed(STRANGER, HERE, 2, 5, Cause.WORLD))).isEmpty();
    }

    @Test
    void whoComesAndGoes() {
        assertThat(hero(new Spawned(OWL, "owl", new Location.OnLevel(0, HERE), HERE, Cause.WORLD)))
                .isEqualTo("An owl appears.");
        assertThat(hero(new Spawned(BEES, "bees", new Location.OnLevel(0, HERE), HERE, Cause.WORLD)))
                .isEqualTo("Some bees appear.");
        assertThat(hero(new Spawned(MAREN, "Maren", new Location.OnLevel(0, HERE), HERE, Cause.WORLD)))
                .isEqualTo("Maren appears.");
        assertThat(hero(new Removed(figure(OWL, "owl"), List.of(), HERE, Cause.WORLD)))
                .isEqualTo("The owl disappears.");
        assertThat(hero(new Removed(figure(POTION, "potion"), List.of(), HERE, Cause.WORLD)))
                .isEmpty();
    }

    @Test
    void whoFallsAsleepAndWakes() {
        assertThat(hero(new Sleep.FellAsleep(GOBLIN))).isEqualTo("The goblin falls asleep.");
        assertThat(hero(new Sleep.Woke(BEES))).isEqualTo("The bees wake up.");
        assertThat(hero(new Sleep.Woke(HERO))).isEqualTo("You wake up.");
        assertThat(hero(new Sleep.Woke(STRANGER))).isEmpty();
    }

    @Test
    void thingsChangeHands() {
        assertThat(hero(placed(FLOOR, IN_PACK, by(HERO)))).isEqualTo("You pick up the potion.");
        assertThat(hero(placed(FLOOR, WITH_GOBLIN, by(GOBLIN)))).isEqualTo("The goblin picks up the potion.");
        assertThat(hero(placed(IN_PACK, FLOOR, by(HERO)))).isEqualTo("You drop the potion.");
        assertThat(hero(placed(new Location.CarriedBy(STRANGER), FLOOR, by(HERO))))
                .isEqualTo("A potion drops to the ground.");
        assertThat(hero(placed(IN_PACK, WITH_GOBLIN, by(HERO)))).isEqualTo("You give the potion to the goblin.");
        assertThat(hero(placed(IN_PACK, WITH_GOBLIN, by(GOBLIN)))).isEqualTo("The goblin takes the potion from you.");
        assertThat(hero(placed(IN_PACK, IN_HAND, by(HERO)))).isEqualTo("You wield the potion.");
        assertThat(hero(placed(IN_HAND, IN_PACK, by(HERO)))).isEqualTo("You put away the potion.");
        assertThat(hero(placed(WITH_GOBLIN, ON_BODY, by(GOBLIN)))).isEqualTo("The goblin puts on the potion.");
        assertThat(hero(placed(ON_BODY, WITH_GOBLIN, by(GOBLIN)))).isEqualTo("The goblin takes off the potion.");
        assertThat(hero(placed(FLOOR, new Location.OnLevel(0, HERE.plus(1, 0)), by(HERO))))
                .isEmpty();
    }

    @Test
    void doorsAndGround() {
        assertThat(hero(new TerrainChanged(0, HERE, Door.CLOSED, Door.OPEN, by(HERO))))
                .isEqualTo("You open the door.");
        assertThat(hero(new TerrainChanged(0, HERE, Door.OPEN, Door.CLOSED, by(GOBLIN))))
                .isEqualTo("The goblin closes the door.");
        assertThat(hero(new TerrainChanged(0, HERE, Door.OPEN, Door.CLOSED, by(STRANGER))))
                .isEqualTo("The door closes.");
        assertThat(hero(new TerrainChanged(0, HERE, Ground.WALL, Ground.FLOOR, Cause.WORLD)))
                .isEqualTo("The wall turns into floor.");
    }

    @Test
    void whatGoesWithoutSaying() {
        assertThat(hero(new Moved(GOBLIN, HERE, HERE.plus(1, 0), by(GOBLIN)))).isEmpty();
        assertThat(hero(new Rested(GOBLIN))).isEmpty();
        assertThat(hero(new Shoved(HERO, GOBLIN))).isEmpty();
    }

    @Test
    void anAuthorAddsReplacesAndSilences() {
        English english = English.standard()
                .saying(
                        Shoved.class,
                        (shove, say) -> say.subject(shove.who())
                                .verb("push")
                                .object(shove.whom())
                                .words(", using")
                                .possession(shove.who(), "feet"))
                .saying(
                        Damaged.class,
                        (hit, say) -> say.subject(hit.who())
                                .verb("lose")
                                .words(hit.damage().amount() + "!"))
                .silent(Died.class);

        assertThat(tell(english, new Shoved(HERO, GOBLIN))).contains("You push something, using your feet.");
        assertThat(tell(english, new Shoved(GOBLIN, HERO))).contains("Something pushes you, using its feet.");
        assertThat(tell(english, hit(HERO, by(GOBLIN)))).contains("You lose 1!");
        assertThat(tell(english, died(HERO, Cause.WORLD))).isEmpty();
        assertThat(tell(English.standard(), died(HERO, Cause.WORLD))).contains("You die.");
    }

    @Test
    void anInterfaceSilencesAllOfItsEventsAlsoThoseWithAPhrase() {
        English quiet = English.standard()
                .saying(Shoved.class, (shove, say) -> say.words("a shove"))
                .silentIf(
                        Pushing.class,
                        (push, say) ->
                                push instanceof Shoved shoved && shoved.who().equals(HERO));

        assertThat(tell(quiet, new Shoved(HERO, GOBLIN))).isEmpty();
        assertThat(tell(quiet, new Shoved(GOBLIN, HERO))).contains("A shove.");
        assertThat(tell(quiet.silent(Pushing.class), new Shoved(GOBLIN, HERO))).isEmpty();
    }

    @Test
    void anInterfaceStandsForItsEventsWithoutAPhraseOfTheirOwn() {
        English english = English.standard().saying(Pushing.class, (push, say) -> say.words("there is a push"));

        assertThat(tell(english, new Shoved(HERO, GOBLIN))).contains("There is a push.");
        assertThat(tell(english.silent(Shoved.class), new Shoved(HERO, GOBLIN))).isEmpty();
        assertThat(tell(english.saying(GameEvent.class, (any, say) -> say.words("hm")), new Shoved(HERO, GOBLIN)))
                .contains("Hm.");
    }

    @Test
    void whatBelongsToSomebody() {
        English english = Told.ENGLISH.saying(
                Shoved.class,
                (shove, say) -> say.possession(shove.who(), "skin").words("is thick"));
        assertThat(tell(english, new Shoved(HERO, GOBLIN))).contains("Your skin is thick.");
        assertThat(Noun.the("goblin").possessive()).isEqualTo("the goblin's");
        assertThat(Noun.the("bees").as(Pronoun.THEY).possessive()).isEqualTo("the bees'");
        assertThat(Noun.the("boss").possessive()).isEqualTo("the boss's");
    }

    @Test
    void aNameHasOnePronounUntilAnotherReplacesIt() {
        English english = English.standard().with("champion", Pronoun.SHE);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> english.with("champion", Pronoun.HE))
                .withMessageContaining("\"champion\" is SHE already")
                .withMessageContaining("use replacing");
        assertThat(english.with("champion", Pronoun.SHE).replacing("champion", Pronoun.HE))
                .isNotSameAs(english);
    }

    @Test
    void youAreWhoeverListens() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> English.standard().with("champion", Pronoun.YOU))
                .withMessageContaining("\"champion\"");
    }

    private static Optional<String> tell(English english, GameEvent event) {
        return english.tell(new Percept.Saw(event, List.of()), new Wording.Listener(HERO, Optional.empty()));
    }

    @Test
    void anAnnouncedDeedIsToldAndThatItStruckNobody() {
        Component raised = new Intent(List.of(HERE), new Rest());
        assertThat(hero(new ComponentSet(GOBLIN, raised, by(GOBLIN)))).isEqualTo("The goblin is about to strike.");
        assertThat(hero(new ComponentSet(HERO, raised, by(HERO)))).isEqualTo("You are about to strike.");
        assertThat(hero(new ComponentSet(GOBLIN, Health.of(3), by(GOBLIN)))).isEmpty();
        assertThat(hero(attacked(List.of()))).isEqualTo("The goblin strikes at nobody.");
        assertThat(hero(attacked(List.of(HERO)))).isEmpty();
    }

    private static GameEvent attacked(List<EntityId> struck) {
        return new Attacked(GOBLIN, LinearWeapon.ofDamage(1), HERE, new Target(struck, List.of(HERE), List.of(HERE)));
    }
}
