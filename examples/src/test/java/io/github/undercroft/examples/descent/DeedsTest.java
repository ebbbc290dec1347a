package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.wording.MessageLog;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What each growth lets a hero do otherwise, beside one who has not grown. */
class DeedsTest {

    private static final AreaWeapon SURE = AreaWeapon.melee(Blow.of("2"));
    private static final Blueprint STILL = Bestiary.RAT.replacing(Health.of(30)).replacing(new Bystander());
    private static final Blueprint PLAIN = Delver.BLUEPRINT.replacing(SURE).without(Effects.class);
    private static final Blueprint SWORD = Wearable.inHand("sword").with(AreaWeapon.melee(Blow.of("5")));
    private static final Blueprint MAIL = Wearable.onBody("mail");

    private static Blueprint grown(Component deed) {
        return PLAIN.with(deed);
    }

    private static Scenario scene(Blueprint hero, String... rows) {
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .with('r', STILL)
                .with('R', STILL)
                .with('q', STILL)
                .with('T', STILL.with(new Body(2, 2)))
                .with('k', Bestiary.RAT)
                .with('s', Bestiary.VIPER)
                .with('f', Fire.BARE);
        return Scenario.of(
                legend,
                rules -> rules.steps(Movement.EIGHT_WAY)
                        .guises(Brews.POTIONS)
                        .guises(Brews.SCROLLS)
                        .types(FirstDescentValues.all())
                        .types(DescentValues.all())
                        .types(RecordTypes.of(MethodHandles.lookup(), "test", Hurt.class)),
                rows);
    }

    private static int hitPoints(Entity who) {
        return who.get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }

    private static EntityId thing(Scenario scenario) {
        return scenario.game().view().things(scenario.hero().id()).get(0).id();
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
    void aLungeStrikesAsItStepsUp() {
        Action step = Bump.toward(Direction.EAST);
        assertThat(hitPoints(scene(PLAIN, "@.r").play(step).entity('r'))).isEqualTo(30);

        Scenario lunge = scene(grown(new Deeds.Lunge()), "@.r").play(step);
        assertThat(hitPoints(lunge.entity('r'))).isEqualTo(28);
        assertThat(lunge.hero().position()).contains(new Point(1, 0));
        assertThat(hitPoints(scene(grown(new Deeds.Lunge()), "r.@.").play(step).entity('r')))
                .isEqualTo(30);
        lunge.play(step);
        assertThat(hitPoints(lunge.entity('r'))).as("a blow is one blow").isEqualTo(26);
    }

    @Test
    void aSweepStrikesOnBothSidesOfTheBlow() {
        Action blow = Bump.toward(Direction.EAST);
        Scenario sweep = scene(grown(new Deeds.Sweeping()), ".R", "@r", "q.").play(blow);
        assertThat(hitPoints(sweep.entity('r'))).isEqualTo(28);
        assertThat(hitPoints(sweep.entity('R'))).isEqualTo(28);
        assertThat(hitPoints(sweep.entity('q'))).as("not beside the blow").isEqualTo(30);
        assertThat(hitPoints(scene(PLAIN, ".R", "@r").play(blow).entity('R'))).isEqualTo(30);
    }

    @Test
    void aSweepStrikesALargeBodyOnce() {
        Scenario scenario = scene(grown(new Deeds.Sweeping()), "@TT", ".TT").play(Bump.toward(Direction.EAST));
        assertThat(hitPoints(scenario.entity('T'))).isEqualTo(28);
    }

    @Test
    void aHardThrowStrikesAsTheWeaponDoesAndArmourSomewhat() {
        assertThat(thrownAt(PLAIN.carrying(SWORD))).isEqualTo(30);
        assertThat(thrownAt(grown(new Deeds.HardThrow()).carrying(SWORD))).isEqualTo(25);
        assertThat(thrownAt(grown(new Deeds.HardThrow()).carrying(MAIL))).isBetween(26, 30);
        assertThat(thrownAt(grown(new Deeds.HardThrow()).carrying(Darts.DART)))
                .as("a missile strikes once, as it does itself")
                .isGreaterThanOrEqualTo(26);
        assertThat(thrownAt(grown(new Deeds.HardThrow()).carrying(Brews.ALARM)))
                .as("paper")
                .isEqualTo(30);
    }

    @Test
    void aFarThrowFliesTwiceAsFar() {
        String map = "@........r";
        Action dart = new Throw(thing(scene(PLAIN.carrying(Darts.DART), map)), Aim.at(new Point(9, 0)));
        assertThat(landing(scene(PLAIN.carrying(Darts.DART), map).play(dart))).isEqualTo(5);
        assertThat(landing(scene(grown(new Deeds.FarThrow()).carrying(Darts.DART), map)
                        .play(dart)))
                .isEqualTo(9);
    }

    private static int landing(Scenario thrown) {
        return thrown.expectEventOf(Throw.Thrown.class).flight().at().x();
    }

    private static int thrownAt(Blueprint hero) {
        Scenario scenario = scene(hero, "@..r");
        scenario.play(new Throw(thing(scenario), Aim.at(new Point(3, 0))));
        return hitPoints(scenario.entity('r'));
    }

    @Test
    void softFeetLetSleepersSleep() {
        Action[] turns = IntStream.range(0, 60)
                .mapToObj(turn -> Bump.toward(turn % 2 == 0 ? Direction.EAST : Direction.WEST))
                .toArray(Action[]::new);
        Blueprint hero = PLAIN.replacing(Health.of(1_000));
        assertThat(Alertness.isAsleep(scene(hero, "@..s").play(turns).entity('s')))
                .isFalse();
        Scenario soft = scene(hero.with(new Traits.SoftFeet(-1)), "@..s");
        MessageLog log = MessageLog.of(soft.hero().id(), new Descent().wording());
        int woke = 0;
        for (Action turn : turns) {
            soft.play(turn);
            woke += soft.events().stream().anyMatch(Sleep.Woke.class::isInstance) ? 1 : 0;
            log.addAll(soft.events(), soft.game().view());
        }
        assertThat(woke).isPositive();
        assertThat(log.messages())
                .as("nobody needs to hear of it")
                .singleElement()
                .asString()
                .contains("You are");
        assertThat(Alertness.isAsleep(soft.entity('s'))).isTrue();
        assertThat(hitPoints(soft.hero())).isEqualTo(1_000);
    }

    @Test
    void softFeetHelpAgainstNoAlarmAndNoWound() {
        Scenario alarm = scene(grown(new Traits.SoftFeet(-1)).carrying(Brews.ALARM), "@......s");
        alarm.play(new Use(thing(alarm)));
        assertThat(Alertness.isAsleep(alarm.entity('s'))).isFalse();

        Scenario wound = scene(grown(new Traits.SoftFeet(-1)), "@s").play(Bump.toward(Direction.EAST), new Rest());
        assertThat(Alertness.isAsleep(wound.entity('s'))).isFalse();
    }

    @Test
    void keenEarsKnowWhoIsBehindADoor() {
        assertThat(known(PLAIN)).isZero();
        assertThat(known(grown(new Deeds.KeenEars()))).isEqualTo(1);
    }

    /** How many the hero knows of who comes beside a door, behind which one stands near and another far away. */
    private static long known(Blueprint hero) {
        Scenario scenario = scene(hero, "@..+...r...........R").play(Bump.toward(Direction.EAST), new Rest());
        assertThat(scenario.game().view().board().terrainAt(new Point(3, 0))).isEqualTo(Door.CLOSED);
        scenario.play(Bump.toward(Direction.EAST));
        return scenario.game().view().perception(scenario.hero().id()).orElseThrow().board().entities().stream()
                .filter(each -> each.has(Brain.class)
                        && !each.id().equals(scenario.hero().id()))
                .count();
    }

    @Test
    void aSecondWindComesOnceAFloor() {
        assertThat(hitPoints(scene(PLAIN, "@.").play(new Hurt(18)).hero())).isEqualTo(4);
        Scenario second = scene(grown(new Traits.SecondWind(0)), "@.").play(new Hurt(10));
        assertThat(hitPoints(second.hero())).isEqualTo(12);
        second.play(new Hurt(8));
        assertThat(hitPoints(second.hero())).isEqualTo(15);
        second.play(new Hurt(11));
        assertThat(hitPoints(second.hero())).isEqualTo(4);
    }

    @Test
    void fireHurtsNoFireproofSkin() {
        Action east = Bump.toward(Direction.EAST);
        assertThat(hitPoints(scene(PLAIN, "@ff").play(east, east).hero())).isLessThan(22);
        assertThat(hitPoints(scene(grown(new Traits.Fireproof()), "@ff")
                        .play(east, east)
                        .hero()))
                .isEqualTo(22);
    }

    /** It once was as many turns as a tick gave, a dozen. */
    @Test
    void quickHandsDrinkInATickAndGiveNoOtherTurn() {
        assertThat(ticks(PLAIN.carrying(Brews.HEALING))).containsExactly(4L, 4L, 4L, 4L);
        assertThat(ticks(grown(new QuickHands()).carrying(Brews.HEALING))).containsExactly(1L, 4L, 4L, 4L);
        assertThat(ticks(PLAIN.carrying(Brews.SPEED))).containsExactly(2L, 2L, 2L, 2L);
        assertThat(ticks(grown(new QuickHands()).carrying(Brews.SPEED))).containsExactly(1L, 2L, 2L, 2L);
    }

    /** How long the hero waits after it has drunk, and after each of three steps. */
    private static List<Long> ticks(Blueprint hero) {
        Scenario scenario = scene(hero, "@......");
        List<Long> ticks = new ArrayList<>();
        Action step = Bump.toward(Direction.EAST);
        for (Action action : new Action[] {new Use(thing(scenario)), step, step, step}) {
            long before = scenario.game().view().now();
            scenario.play(action);
            ticks.add(scenario.game().view().now() - before);
        }
        return ticks;
    }
}
