package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Moves;
import io.github.undercroft.Outcome;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.pathfinding.brain.Travel;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a hero may do in deep water, and in what it may not go there. */
class SwimTest {

    private static final Action EAST = Bump.toward(Direction.EAST);

    private static Scenario scene(Blueprint hero, String... rows) {
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .with('~', Water.DEEP)
                        .with('k', Bestiary.RAT.replacing(Health.of(900)))
                        .with('r', Bestiary.RAT.replacing(new Bystander())),
                rules -> rules.steps(Movement.EIGHT_WAY)
                        .guises(Brews.POTIONS)
                        .guises(Brews.SCROLLS)
                        .types(FirstDescentValues.all())
                        .types(DescentValues.all())
                        .types(RecordTypes.of(MethodHandles.lookup(), "swim", Hurt.class)),
                rows);
    }

    private static int x(Scenario scenario) {
        return scenario.hero().position().orElseThrow().x();
    }

    private static EntityId thing(Scenario scenario) {
        return scenario.game().view().things(scenario.hero().id()).get(0).id();
    }

    @Test
    void aStepLeadsIntoTheWaterAndOutOfItAgain() {
        Scenario scenario = scene(Delver.BLUEPRINT, "@~~.").play(EAST);
        assertThat(scenario.hero().has(Moves.class)).isTrue();
        scenario.play(EAST, EAST);
        assertThat(x(scenario)).isEqualTo(3);
        assertThat(scenario.hero().has(Moves.class)).isFalse();
    }

    @Test
    void noPathLeadsInByItself() {
        Scenario ashore = scene(Delver.BLUEPRINT, "@~.");
        assertThat(new Travel(new Point(2, 0))
                        .next(ashore.game().turn(ashore.hero().id())))
                .isEmpty();
        ashore.play(EAST);
        assertThat(new Travel(new Point(2, 0))
                        .next(ashore.game().turn(ashore.hero().id())))
                .isPresent();
    }

    @Test
    void mailAndPlateMustComeOffFirst() {
        for (Blueprint heavy : new Blueprint[] {Suits.MAIL, Suits.PLATE}) {
            scene(Delver.BLUEPRINT.wearing(EquipmentSlot.BODY, heavy), "@~")
                    .play(EAST)
                    .expectRefusal(new Swim.TooHeavy());
            Scenario carried = scene(Delver.BLUEPRINT.carrying(heavy), "@~").play(EAST);
            assertThat(x(carried)).isEqualTo(1);
            carried.play(new Equip(thing(carried))).expectRefusal(new Swim.TooHeavy());
        }
        assertThat(x(scene(Delver.BLUEPRINT.wearing(EquipmentSlot.BODY, Suits.LEATHER), "@~")
                        .play(EAST)))
                .isEqualTo(1);
    }

    @Test
    void whoSwimsStrikesThrowsAndReadsNothing() {
        Swim.HandsFull why = new Swim.HandsFull();
        scene(Delver.BLUEPRINT, "@~r").play(EAST).play(EAST).expectRefusal(why);
        scene(Delver.BLUEPRINT, "@~r")
                .play(EAST)
                .play(Attack.toward(Direction.EAST))
                .expectRefusal(why);
        Scenario scroll = scene(Delver.BLUEPRINT.carrying(Brews.GUST), "@~").play(EAST);
        scroll.play(new Use(thing(scroll))).expectRefusal(why);
        Scenario potion = scene(Delver.BLUEPRINT.carrying(Brews.SPEED), "@~.").play(EAST);
        potion.play(new Throw(thing(potion), Aim.toward(Direction.EAST))).expectRefusal(why);
        potion.play(new Use(thing(potion)));
        assertThat(potion.game().view().things(potion.hero().id()))
                .as("one may drink")
                .isEmpty();
    }

    /** What comes besides one's own turn, too. */
    @Test
    void aSwimmerWithASwordOrSpearStrikesNobodyEither() {
        Scenario sword = scene(
                        Delver.BLUEPRINT.replacing(Health.of(900)).wearing(EquipmentSlot.HAND, Armoury.SWORD), "@~k")
                .play(EAST);
        for (int turn = 0; turn < 20; turn++) {
            assertThat(sword.play(new Rest()).events()).noneMatch(event -> isBlowOf(sword, event));
        }
        Scenario spear = scene(Delver.BLUEPRINT.wearing(EquipmentSlot.HAND, Armoury.SPEAR), "@~~.r")
                .play(EAST, EAST);
        assertThat(spear.events()).noneMatch(event -> isBlowOf(spear, event));
    }

    private static boolean isBlowOf(Scenario scenario, GameEvent event) {
        return event instanceof Attacked blow
                && blow.who().equals(scenario.hero().id());
    }

    @Test
    void aSpearStrikesAcrossWaterInsteadOfAStepIntoIt() {
        Blueprint spear = Delver.BLUEPRINT.wearing(EquipmentSlot.HAND, Armoury.SPEAR);
        Scenario scenario = scene(spear, "@~r").play(Bump.toward(Direction.EAST).reaching(2));
        scenario.expectEventOf(Attacked.class);
        assertThat(x(scenario)).isZero();
    }

    /** As at an eel that it remembers there. */
    @Test
    void aBlowAtNobodyLeadsIntoNoWater() {
        Scenario scenario = scene(Delver.BLUEPRINT, "@~").play(Attack.toward(Direction.EAST));
        assertThat(x(scenario)).isZero();
    }

    @Test
    void whoNoLongerSwimsCannotGoOn() {
        Scenario scenario =
                scene(Delver.BLUEPRINT.carrying(Brews.FROST), "@~~~~").play(EAST, new Rest());
        scenario.play(new Use(thing(scenario)));
        assertThat(scenario.hero().has(Moves.class)).as("on ice").isFalse();
    }

    @Test
    void whoDiesInTheWaterHasItsScore() {
        Scenario scenario = scene(Delver.BLUEPRINT, "@~~", "...").play(EAST);
        Action blow = new Hurt(1_000);
        scenario.play(blow);
        Optional<Outcome> end = Ending.LOST.isOver(scenario.game().view())
                ? Optional.of(Ending.LOST.outcome(scenario.game().view()))
                : Optional.empty();
        assertThat(end).contains(Outcome.lost("on floor 1, score 100").withScore(100));
    }

    /** As if somebody struck the hero so hard. */
    private record Hurt(int points) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(context.view().actor().id(), Damage.of(points, DamageKind.PHYSICAL));
            return ActionResult.succeeded();
        }
    }

    @Test
    void onTheShoreNothingIsRefused() {
        Scenario scroll = scene(Delver.BLUEPRINT.carrying(Brews.GUST), "@~");
        scroll.play(new Use(thing(scroll)));
        assertThat(scroll.game().view().things(scroll.hero().id())).isEmpty();
    }
}
