package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.front.mode.CellDescription;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.Chaser;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The one idea of each monster that the grown game has made anew, and the scroll that blows away. */
class BeastsTest {

    private static final Blueprint HERO = Delver.BLUEPRINT.replacing(Health.of(500));

    private static Scenario scenario(Legend more, String... rows) {
        return Scenario.of(more.replacing('@', HERO), BeastsTest::rules, rows);
    }

    private static Rules.Builder rules(Rules.Builder rules) {
        return rules.steps(Movement.EIGHT_WAY)
                .types(FirstDescentValues.all())
                .types(DescentValues.all())
                .types(RecordTypes.of(MethodHandles.lookup(), "beasts", Hurting.class));
    }

    private static Legend with(int letter, Blueprint who) {
        return Scenario.legend().with(letter, who);
    }

    private static int hitPoints(Entity who) {
        return who.get(Destructible.class).orElseThrow().hitPoints();
    }

    private record Hurting(EntityId who, Damage damage) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(who, damage);
            return ActionResult.succeeded();
        }
    }

    @Test
    void anOgreRaisesItsClubATurnBeforeItStrikesAndMissesWhoHasLeft() {
        Blueprint awake = Beasts.OGRE.replacing((Brain) new Raised(new Stalker()));
        Scenario scenario = scenario(with('O', awake), "@O....", "......", "......");
        for (int i = 0; i < 8 && !scenario.entity('O').has(Intent.class); i++) {
            scenario.play(new Rest());
            assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
        }
        assertThat(scenario.entity('O').get(Intent.class).orElseThrow().cells()).containsExactly(new Point(0, 0));
        scenario.play(new Move(Direction.SOUTH));
        for (int i = 0; i < 4; i++) {
            scenario.play(new Rest());
            if (scenario.events().stream().anyMatch(Attacked.class::isInstance)) {
                break;
            }
        }
        assertThat(hitPoints(scenario.hero())).isEqualTo(500);
    }

    /** Two rats have come up to the hero, and one is far off. */
    @Test
    void aHurtRatRunsToTheOthersOnceAndComesBack() {
        Legend rats = with('r', Beasts.RAT.replacing(Health.of(90))).with('f', Beasts.RAT.replacing(new Bystander()));
        Scenario scenario = scenario(rats, "@r.....f");
        EntityId rat = scenario.entity('r').id();
        scenario.play(new Hurting(rat, Damage.physical(1)));
        int farthest = 0;
        int turn = 0;
        for (; turn < 40 && (farthest < 5 || x(scenario) > 1); turn++) {
            scenario.play(new Rest());
            farthest = Math.max(farthest, x(scenario));
        }
        assertThat(farthest).as("beside the other one").isEqualTo(6);
        assertThat(turn).as("turns there and back").isLessThan(16);
        for (int again = 0; again < 10; again++) {
            scenario.play(new Hurting(rat, Damage.physical(1)));
            assertThat(x(scenario)).as("it runs once").isEqualTo(1);
        }
    }

    private static int x(Scenario scenario) {
        return scenario.entity('r').position().orElseThrow().x();
    }

    @Test
    void neitherEelsNorChestsClimbStairs() {
        for (Blueprint beast : List.of(Beasts.EEL, Beasts.MIMIC)) {
            assertThat(beast.components()).noneMatch(each -> each instanceof Follower || each instanceof Chaser);
        }
        assertThat(Beasts.GOBLIN.components()).anyMatch(Chaser.class::isInstance);
    }

    @Test
    void anOozeSplitsButNotWhenItBurns() {
        Scenario scenario = scenario(with('o', Beasts.OOZE.replacing(new Bystander())), "@..o..");
        EntityId ooze = scenario.id('o');
        scenario.play(new Hurting(ooze, Damage.of(2, Fire.KIND)));
        assertThat(scenario.game().view().entities()).hasSize(2);
        scenario.play(new Hurting(ooze, Damage.of(2, DamageKind.PHYSICAL)));
        assertThat(scenario.game().view().entities()).hasSize(3);
        scenario.play(new Hurting(ooze, Damage.of(2, Fire.KIND)));
        assertThat(scenario.game().view().entities()).hasSize(3);
    }

    @Test
    void aShamanMendsTheHurtAndHastesThoseThatFight() {
        Blueprint friend = Bestiary.RAT.replacing(Health.of(9)).replacing(new Bystander());
        Scenario scenario = scenario(with('s', Beasts.SHAMAN).with('r', friend), "@...r.s");
        scenario.play(new Hurting(scenario.id('r'), Damage.of(5, DamageKind.PHYSICAL)));
        for (int i = 0; i < 30; i++) {
            scenario.play(new Rest());
        }
        assertThat(hitPoints(scenario.entity('r'))).isEqualTo(9);
        assertThat(Lasting.has(scenario.entity('r'), EffectKind.HASTE)).isTrue();
    }

    @Test
    void anEelIsSeenFromBesideItAloneAndStaysInTheWater() {
        Legend lake = with('e', Beasts.EEL).with('=', Water.DEEP);
        Scenario scenario = scenario(lake.replacing('e', Beasts.EEL, Water.DEEP), "@..=e==", "...====");
        Game game = scenario.game();
        game.step();
        assertThat(game.turn(scenario.hero().id()).board().entities()).hasSize(1);
        for (int i = 0; i < 20; i++) {
            scenario.play(new Rest());
            Point at = scenario.entity('e').position().orElseThrow();
            assertThat(scenario.game().view().board().terrainAt(at)).isEqualTo(Water.DEEP);
        }
    }

    private static void rest(Scenario scenario, int turns) {
        for (int i = 0; i < turns; i++) {
            scenario.play(new Rest());
        }
    }

    private static List<Entity> lying(Scenario scenario, Blueprint kind) {
        return scenario.game().view().entities().stream()
                .filter(thing -> thing.name().equals(kind.name()) && thing.location() instanceof Location.OnLevel)
                .toList();
    }

    private static boolean isEmptyHanded(Scenario scenario, int glyph) {
        return scenario.game().view().things(scenario.id(glyph)).isEmpty();
    }

    @Test
    void aKoboldThrowsThreeDartsWhichLieWhereTheyFellThenComesAndBites() {
        Scenario scenario = scenario(with('k', Beasts.kobold(new Stalker()).replacing(Health.of(500))), "@....k");
        rest(scenario, 3);
        scenario.expectMap("@....k");
        assertThat(isEmptyHanded(scenario, 'k')).isTrue();
        assertThat(lying(scenario, Darts.DART)).allMatch(dart -> dart.position().equals(Optional.of(new Point(0, 0))));
        rest(scenario, 5);
        scenario.expectMap("@k....").expectEventOf(Attacked.class);
    }

    @Test
    void whoTakesTheDartsOfAKoboldThrowsThemBack() {
        Scenario scenario = scenario(with('k', Beasts.kobold(new Bystander()).replacing(Health.of(500))), "@....k");
        rest(scenario, 3);
        scenario.play(PickUp.all());
        EntityId dart = scenario.game().view().things(scenario.hero().id()).stream()
                .filter(Darts::is)
                .findFirst()
                .orElseThrow()
                .id();
        for (int i = 0; i < 3; i++) {
            scenario.play(new Throw(dart, Aim.toward(Direction.EAST)));
        }
        assertThat(hitPoints(scenario.entity('k'))).isLessThan(500);
    }

    @Test
    void aKoboldStepsBackOnceAndThenThrows() {
        Scenario scenario = scenario(with('k', Beasts.kobold(new Stalker()).replacing(Health.of(500))), "@k....");
        scenario.play(new Rest()).expectMap("@.k...");
        scenario.play(new Move(Direction.EAST)).expectMap(".@k...").expectEventOf(Throw.Thrown.class);
    }

    @Test
    void aKoboldWithoutDartsFetchesThoseThatItSees() {
        Blueprint robbed = Bestiary.KOBOLD.with(Inventory.of(3)).replacing(Darts.with(new Bystander()));
        Scenario scenario = scenario(with('k', robbed).with('d', Darts.DART), "@......k.d");
        rest(scenario, 3);
        assertThat(lying(scenario, Darts.DART)).isEmpty();
        assertThat(isEmptyHanded(scenario, 'k')).isFalse();
    }

    /** A hero with a potion, and a monkey that has just stolen it, three cells from stairs. */
    private static Scenario robbery() {
        Legend legend = with('y', Beasts.MONKEY.replacing(Health.of(500))).with('>', Stairs.down(1));
        Scenario scenario = Scenario.of(
                legend.replacing('@', HERO.carrying(Brews.HEALING)),
                rules -> rules(rules)
                        .level("below", LevelText.of("..<", Scenario.legend().with('<', Stairs.up(0)))),
                "@y..>");
        scenario.play(new Rest());
        assertThat(isEmptyHanded(scenario, 'y')).isFalse();
        return scenario;
    }

    @Test
    void aMonkeyStealsAndTakesTheStairs() {
        Scenario scenario = robbery();
        rest(scenario, 4);
        assertThat(scenario.entity('y').location()).isEqualTo(new Location.OnLevel(1, new Point(2, 0)));
        assertThat(isEmptyHanded(scenario, 'y')).isFalse();
    }

    @Test
    void aMonkeyDropsWhatItStoleWhenItIsStruck() {
        Scenario scenario = robbery();
        scenario.play(new Hurting(scenario.id('y'), Damage.of(1, DamageKind.PHYSICAL)));
        assertThat(lying(scenario, Brews.HEALING)).hasSize(1);
    }

    @Test
    void aMonkeyThatCannotGetPastFightsForWhatItHas() {
        Legend legend = with('y', Beasts.MONKEY.replacing(Health.of(500)))
                .replacing('@', HERO.carrying(Brews.HEALING))
                .with('>', Stairs.down(1));
        Scenario scenario = Scenario.of(legend, BeastsTest::rules, ">@y.");
        rest(scenario, 2);
        scenario.expectMap(">@y.").expectEventOf(Attacked.class);
    }

    @Test
    void aWispSetsFireToGrassAndAnnouncesThatItComes() {
        Legend legend = with('w', Beasts.WISP).with('%', Grass.SHORT);
        Scenario scenario = scenario(legend, "@..%%w");
        boolean burnt = false;
        boolean isBeside = false;
        for (int i = 0; i < 12; i++) {
            boolean isAnnounced = scenario.entity('w').has(Intent.class);
            scenario.play(new Rest());
            Point at = scenario.entity('w').position().orElseThrow();
            boolean comes = !isBeside && Metric.CHEBYSHEV.within(at, new Point(0, 0), 1);
            assertThat(comes && !isAnnounced).isFalse();
            isBeside |= comes;
            burnt |= scenario.game().view().board().terrainAt(new Point(3, 0)) instanceof Fire;
        }
        assertThat(isBeside).isTrue();
        assertThat(burnt).isTrue();
        assertThat(hitPoints(scenario.entity('w'))).isEqualTo(9);
    }

    @Test
    void whatTheGroundUnderSomebodyDoesIsNotSaidOfThatOne() {
        Scenario scenario =
                scenario(Scenario.legend().with('r', Beasts.RAT, Oil.ON_FLOOR).with(';', Oil.ON_FLOOR), "@r;");
        TurnView turn = scenario.game().turn(scenario.hero().id());
        assertThat(CellDescription.at(new Descent(), turn, new Point(1, 0))).contains(" Oil: Burns at once");
        assertThat(CellDescription.at(new Descent(), turn, new Point(2, 0))).contains("oil. Burns at once");
    }

    @Test
    void aWispSetsFireToMarshGas() {
        Legend legend = with('w', Beasts.WISP).with('*', new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.MARSH, 40)));
        Scenario scenario = scenario(legend, "@.***w");
        boolean burnt = false;
        for (int i = 0; i < 4; i++) {
            scenario.play(new Rest());
            burnt |= scenario.game().view().board().terrainAt(new Point(4, 0)) instanceof Fire;
        }
        assertThat(burnt).isTrue();
    }

    @Test
    void aMimicIsTakenForAChestUntilItBitesAndHoldsWhatAChestDoes() {
        Legend legend = with('m', Beasts.MIMIC.carrying(Brews.HEALING)).replacing('@', HERO);
        Scenario scenario = Scenario.of(legend, rules -> rules(rules).guises(Chests.Seeming.OF_MIMICS), "@..m");
        Game game = scenario.game();
        EntityId mimic = scenario.id('m');
        rest(scenario, 3);
        scenario.expectMap("@..m");
        Entity seen = game.turn(scenario.hero().id()).entity(mimic).orElseThrow();
        assertThat(seen.name()).isEqualTo(Chests.plain().name());
        assertThat(seen.components()).isEqualTo(Chests.plain().components());
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST)).expectEventOf(Attacked.class);
        assertThat(game.turn(scenario.hero().id()).entity(mimic).orElseThrow().name())
                .isEqualTo("mimic");
        scenario.play(new Hurting(mimic, Damage.of(99, DamageKind.PHYSICAL)));
        assertThat(lying(scenario, Brews.HEALING)).hasSize(1);
    }

    @Test
    void jackalsOfAPackComeFromBothSidesIntoACorridor() {
        Scenario scenario = scenario(
                with('j', Beasts.JACKAL),
                "###############",
                "#....#####....#",
                "#....#####....#",
                "#.............#",
                "#....#####....#",
                "#.jj...@......#",
                "###############");
        rest(scenario, 8);
        assertThat(lying(scenario, Beasts.JACKAL))
                .extracting(jackal -> jackal.position().orElseThrow())
                .containsExactlyInAnyOrder(new Point(6, 5), new Point(8, 5));
    }

    @Test
    void aGustBlowsEnemiesAndGasAway() {
        Legend legend = with('r', Bestiary.RAT.replacing(Health.of(30)).replacing(new Bystander()))
                .with('m', new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.MARSH, 4)));
        Scenario scenario = Scenario.of(
                legend.replacing('@', HERO.carrying(Brews.GUST)),
                BeastsTest::rules,
                "@r....",
                "..m...",
                "......",
                ".....#");
        EntityId scroll = scenario.game().view().things(scenario.hero().id()).stream()
                .filter(thing -> thing.name().equals(Brews.GUST.name()))
                .findFirst()
                .orElseThrow()
                .id();
        scenario.play(new Use(scroll));
        assertThat(scenario.entity('r').position()).contains(new Point(4, 0));
        assertThat(scenario.game().view().board().gas(new Point(2, 1))).isEmpty();
        assertThat(hitPoints(scenario.hero())).isEqualTo(500);
    }

    @Test
    void stairsShakeOffNobodyWhoSawTheHeroTakeThem() {
        Legend legend = with('r', Beasts.RAT).with('<', Stairs.up(0)).replacing('@', HERO, Stairs.down(1));
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules(rules)
                        .level(
                                "cellar",
                                LevelText.of("...<...", Scenario.legend().with('<', Stairs.up(0)))),
                "@...r");
        scenario.play(new TakeStairs(), new Rest(), new Rest());
        assertThat(scenario.game()
                        .view()
                        .boardOf(scenario.id('r'))
                        .orElseThrow()
                        .level())
                .isZero();
        scenario.play(new Rest(), new Rest());
        assertThat(scenario.game()
                        .view()
                        .boardOf(scenario.id('r'))
                        .orElseThrow()
                        .level())
                .isEqualTo(1);
    }
}
