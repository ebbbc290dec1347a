package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.Test;

/** The one idea of each monster that the grown game has made anew, and the scroll that blows away. */
class BeastsTest {

    private static final Blueprint HERO = Descent.HERO.replacing(Health.of(500));

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
