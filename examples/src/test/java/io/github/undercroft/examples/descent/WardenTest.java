package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Armour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Outcome;
import io.github.undercroft.Reaction;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.door.Lever;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Ended;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.ground.Freeze;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** How the Warden fights, what answers it, and how the game ends. */
class WardenTest {

    private static final Blueprint HERO = Delver.BLUEPRINT.replacing(Health.of(500));

    private static Scenario scenario(String... rows) {
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', HERO)
                        .with('W', Warden.WARDEN)
                        .with('I', Rock.PILLAR)
                        .with('=', Water.DEEP)
                        .with('o', Oil.ON_FLOOR)
                        .with('e', Beasts.EEL, Water.DEEP)
                        .with('L', Lever.of(Hall.SLUICE)),
                WardenTest::rules,
                rows);
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.entity('W').get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void itStaysAndBindsUpItsWoundsWhileItsPreyIsAway() {
        Legend legend = Scenario.legend()
                .replacing('@', HERO)
                .with('W', Warden.WARDEN)
                .with('>', Stairs.down(1))
                .with('<', Stairs.up(0))
                .with('=', Water.DEEP);
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules(rules).level("above", LevelText.of("<....", legend)),
                "@>..WW...=",
                "....WW...=");
        hurt(scenario, 10);
        scenario.play(new Move(Direction.EAST), new TakeStairs());
        for (int turn = 0; turn < 5; turn++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.entity('W').location()).isInstanceOf(Location.OnLevel.class);
        assertThat(((Location.OnLevel) scenario.entity('W').location()).level()).isZero();
        assertThat(hitPoints(scenario)).isEqualTo(MOST - 10);
        scenario.play(new TakeStairs());
        assertThat(scenario.expectEventOf(Wrath.Turned.class).told()).contains("bound up its wounds");
        assertThat(hitPoints(scenario)).isEqualTo(MOST);
        hurt(scenario, TO_TWO_THIRDS + 5);
        scenario.play(new TakeStairs(), new TakeStairs());
        assertThat(hitPoints(scenario)).as("the water stays").isEqualTo(2 * MOST / 3);
        assertThat(scenario.entity('W').get(Reaction.class)).contains(Wrath.WATER);
    }

    private static Rules.Builder rules(Rules.Builder rules) {
        return rules.steps(Movement.EIGHT_WAY)
                .endsWhen(Ending.LOST)
                .endsWhen(Ending.WON)
                .types(FirstDescentValues.all())
                .types(DescentValues.all())
                .types(RecordTypes.of(MethodHandles.lookup(), "warden", Hurting.class, Freezing.class, Kindling.class));
    }

    private record Hurting(EntityId who, int points) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(who, Damage.of(points, DamageKind.PHYSICAL));
            return ActionResult.succeeded();
        }
    }

    private record Freezing(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            new Freeze().touch(context, at);
            return ActionResult.succeeded();
        }
    }

    private record Kindling(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            new Kindle().touch(context, at);
            return ActionResult.succeeded();
        }
    }

    private static final int MOST = Warden.WARDEN.components().stream()
            .filter(Health.class::isInstance)
            .mapToInt(each -> ((Health) each).max())
            .findFirst()
            .orElseThrow();
    private static final int TO_TWO_THIRDS = (MOST + 2) / 3;
    private static final int TO_ONE_THIRD = (2 * MOST + 2) / 3;

    private static Scenario hurt(Scenario scenario, int points) {
        return scenario.play(new Hurting(scenario.id('W'), points + 2)); // its mail takes two off
    }

    private static long count(Scenario scenario, Predicate<Terrain> which) {
        return scenario.game()
                .view()
                .board()
                .cells(Terrain.Quality.of("asked", which))
                .points()
                .size();
    }

    private static Set<Point> raised(Scenario scenario) {
        return new HashSet<>(
                scenario.entity('W').get(Intent.class).map(Intent::cells).orElse(List.of()));
    }

    @Test
    void eachBlowIsAnnouncedAndTheNextOneAsThatFalls() {
        Scenario scenario = scenario("@WW..", ".WW..", ".....");
        scenario.play(new Rest());
        for (int turn = 0; turn < 10; turn++) {
            assertThat(raised(scenario)).contains(new Point(0, 0));
            scenario.play(new Rest());
            assertThat(scenario.events()).filteredOn(Attacked.class::isInstance).hasSize(1);
        }
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isLessThan(500);
    }

    @Test
    void anEelBesideItsPreyDoesNotHoldItUp() {
        Scenario scenario = scenario("..e...", "..@WW.", "..eWW.");
        scenario.play(new Rest());
        assertThat(raised(scenario)).contains(new Point(2, 1));
        int eels = scenario.game().view().entities().size();
        scenario.play(new Rest(), new Rest(), new Rest(), new Rest());
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isLessThan(480);
        assertThat(scenario.game().view().entities()).hasSize(eels);
    }

    @Test
    void whoHasLeftTheMarkedCellsIsMissed() {
        Scenario scenario = scenario("......", "..@WW.", "...WW.", "......");
        scenario.play(new Rest());
        assertThat(raised(scenario)).contains(new Point(2, 1)).doesNotContain(new Point(0, 1));
        scenario.play(new Move(Direction.WEST));
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
    }

    @Test
    void whoStepsOutOfItsWayTwiceIsFollowedInTheSameBreath() {
        Scenario scenario = scenario("........", "...@WW..", "....WW..", "........");
        scenario.play(new Rest());
        for (int missed = 0; missed < 2; missed++) {
            assertThat(raised(scenario)).contains(new Point(3, 1));
            scenario.play(new Move(Direction.WEST));
            if (missed == 0) {
                assertThat(raised(scenario)).isEmpty();
                assertThat(scenario.entity('W').position()).contains(new Point(4, 1));
                scenario.play(new Move(Direction.EAST));
            }
        }
        assertThat(scenario.entity('W').position().map(Point::x)).contains(3);
        assertThat(raised(scenario)).contains(new Point(2, 1));
        scenario.play(new Move(Direction.WEST));
        assertThat(scenario.entity('W').position().map(Point::x))
                .as("and again")
                .contains(2);
        assertThat(raised(scenario)).contains(new Point(1, 1));
        scenario.play(new Rest());
        scenario.expectEventOf(Damaged.class);
    }

    @Test
    void whoMakesItStrikeAtNobodyFourTimesHasATurn() {
        Scenario scenario = scenario("............", ".......@WW..", "........WW..", "............");
        scenario.play(new Rest());
        scenario.play(new Move(Direction.WEST), new Move(Direction.EAST));
        for (int missed = 1; missed < 4; missed++) {
            assertThat(raised(scenario)).isNotEmpty();
            scenario.play(new Move(Direction.WEST));
            assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
        }
        scenario.expectEventOf(Deepest.Told.class);
        assertThat(raised(scenario)).as("out of breath").isEmpty();
        scenario.play(new Rest());
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
    }

    /** Or one would go to and fro between two cells beside it, and never be struck. */
    @Test
    void whoStaysBesideItIsStruckAtOnAllSidesAfterTwoBlowsAtNobody() {
        Scenario scenario = scenario("........", "..@WW...", "...WW...", "........", "........");
        scenario.play(new Rest());
        scenario.play(new Move(Direction.SOUTH));
        scenario.play(new Move(Direction.SOUTH));
        for (int turn = 0; turn < 12 && raised(scenario).size() < 12; turn++) {
            Point at = scenario.hero().position().orElseThrow();
            scenario.play(new Move(at.y() > 2 ? Direction.NORTH : Direction.SOUTH));
        }
        assertThat(raised(scenario)).as("the cells around four").hasSize(12);
        scenario.play(new Rest());
        scenario.expectEventOf(Damaged.class);
    }

    @Test
    void fireHurtsItInItsMailFarMoreThanWithoutIt() {
        Scenario scenario = scenario("@.#WW", "..#WW");
        int before = hitPoints(scenario);
        scenario.play(new Kindling(new Point(3, 0)), new Rest());
        assertThat(before - hitPoints(scenario)).as("1d4 and 1d6+2").isGreaterThanOrEqualTo(4);

        hurt(scenario, 2 * MOST / 3);
        int after = hitPoints(scenario);
        Point at = scenario.entity('W').position().orElseThrow();
        scenario.play(new Kindling(at), new Rest());
        assertThat(hitPoints(scenario)).as("it has thrown off its mail").isEqualTo(after);
    }

    @Test
    void itBreaksWhatKeepsItFromItsPrey() {
        Scenario scenario = scenario("..I...", "..I...", "..I.WW", "@...WW", "######");
        int turns = 0;
        while (count(scenario, Rock.PILLAR::equals) == 3 && turns++ < 20) {
            scenario.play(new Rest());
        }
        assertThat(turns).isLessThan(20);
        for (int turn = 0; turn < 20; turn++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isLessThan(500);
    }

    @Test
    void itsWaterComesAtTwoThirdsAndGoesAtOneWhenTheOilBurns() {
        Scenario scenario = scenario("@.......=....", "oo......=....", "........=..WW", "........=..WW");
        hurt(scenario, TO_TWO_THIRDS - 1);
        assertThat(count(scenario, Flood.class::isInstance)).isZero();
        hurt(scenario, 1);
        scenario.play(new Rest(), new Rest(), new Rest());
        assertThat(count(scenario, Flood.class::isInstance)).isGreaterThan(20);
        assertThat(scenario.entity('W').get(Armour.class)).contains(Protection.of(2));
        hurt(scenario, TO_ONE_THIRD - TO_TWO_THIRDS);
        assertThat(count(scenario, Flood.class::isInstance)).isZero();
        assertThat(count(scenario, Fire.class::isInstance)).isGreaterThan(0);
        assertThat(scenario.entity('W').get(Armour.class)).contains(Protection.immuneTo(Fire.KIND));
        for (int turn = 0; turn < 20; turn++) {
            scenario.play(new Rest());
        }
        assertThat(count(scenario, Flood.class::isInstance)).isZero();
    }

    @Test
    void theLeverDrainsTheChannelsInTheFloodAndUnderIceAsWell() {
        Scenario scenario = scenario("@L......=....", "........=....", "........=..WW", "........=..WW");
        hurt(scenario, TO_TWO_THIRDS);
        for (int turn = 0; turn < 6; turn++) {
            scenario.play(new Rest());
        }
        scenario.play(new Freezing(new Point(8, 1)));
        assertThat(count(scenario, Water.DEEP::equals)).isEqualTo(3);
        scenario.play(new Move(Direction.EAST));
        assertThat(count(scenario, Hall.CHANNEL::isOf)).isZero();
        for (int turn = 0; turn < 100; turn++) {
            scenario.play(new Rest());
        }
        assertThat(count(scenario, Flood.class::isInstance)).isZero();
        assertThat(count(scenario, Hall.CHANNEL::isOf)).isZero();
    }

    @Test
    void whatIsDrainedBeforeOverflowsNoMore() {
        Scenario scenario = scenario("@L......=....", "........=....", "........=..WW", "........=..WW");
        scenario.play(new Move(Direction.EAST));
        hurt(scenario, TO_TWO_THIRDS);
        assertThat(scenario.expectEventOf(Wrath.Turned.class).told()).contains("no water comes");
        scenario.play(new Rest(), new Rest());
        assertThat(count(scenario, Flood.class::isInstance)).isZero();
    }

    @Test
    void theLeverIsTheHerosWhereverTheWardenIs() {
        Scenario scenario = scenario("@L......=....", "........=....");
        scenario.play(new Move(Direction.EAST));
        assertThat(count(scenario, Water.DEEP::equals)).isZero();
        scenario.expectEventOf(Deepest.Told.class);
    }

    @Test
    void pillarsOutOfReachStand() {
        Scenario scenario = scenario("@..I.I.");
        scenario.play(new Break(List.of(new Point(3, 0), new Point(5, 0))));
        assertThat(count(scenario, Rock.PILLAR::equals)).isEqualTo(2);
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST));
        scenario.play(new Break(List.of(new Point(3, 0), new Point(5, 0))));
        assertThat(count(scenario, Rock.PILLAR::equals)).isEqualTo(1);
    }

    @Test
    void itsCrownIsWhatWins() {
        Scenario scenario = scenario("@......", ".....WW", ".....WW");
        hurt(scenario, 1_000);
        Entity crown = scenario.game().view().entities().stream()
                .filter(each -> each.has(Ending.Crown.class))
                .findFirst()
                .orElseThrow();
        Point at = crown.position().orElseThrow();
        while (!scenario.hero().position().orElseThrow().equals(at)) {
            scenario.play(new Move(Direction.towards(scenario.hero().position().orElseThrow(), at)
                    .orElseThrow()));
        }
        assertThat(scenario.events()).noneMatch(Ended.class::isInstance);
        scenario.play(PickUp.first());
        assertThat(scenario.expectEventOf(Ended.class).outcome())
                .isEqualTo(Outcome.won("the crown is yours, score 600").withScore(600));
    }

    @Test
    void whoDiesIsToldHowDeepAndTheScore() {
        Scenario scenario = scenario("@.", "..");
        scenario.play(new Move(Direction.EAST), new Hurting(scenario.hero().id(), 1_000));
        assertThat(scenario.expectEventOf(Ended.class).outcome())
                .isEqualTo(Outcome.lost("on floor 1, score 100").withScore(100));
    }

    @Test
    void lateTurnsTakeHalfOfTheScoreAtMost() {
        assertThat(Ending.Tally.score(700, 1_500)).isEqualTo(700);
        assertThat(Ending.Tally.score(700, 1_600)).isEqualTo(600);
        assertThat(Ending.Tally.score(700, 1_000_000)).isEqualTo(350);
    }

    @Test
    void theHallHasFourPicturesWithAllThatAnswersTheWarden() {
        Set<List<Terrain>> pictures = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            LevelContent hall = Hall.content(4, RandomSource.of(seed));
            List<String> names =
                    hall.placements().stream().map(each -> each.what().name()).toList();
            assertThat(names)
                    .contains("warden", "eel", "chest", "brazier")
                    .filteredOn("bottle of frost"::equals)
                    .hasSize(2);
            List<Terrain> ground = new Rect(0, 0, 40, 18)
                    .points().stream().map(hall.ground()::get).toList();
            assertThat(ground).contains(Lever.of(Hall.SLUICE), Water.DEEP, Ground.FLOOR, Oil.ON_FLOOR);
            pictures.add(ground);
        }
        assertThat(pictures).hasSize(4);
    }
}
