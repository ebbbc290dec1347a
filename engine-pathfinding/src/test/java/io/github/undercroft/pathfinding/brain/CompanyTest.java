package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Steal;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.DropWhenStruck;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Thieves, healers, and those who give up or are cornered, in drawn scenes. */
class CompanyTest {

    private static final Blueprint COIN = Blueprint.item("coin");
    private static final Blueprint YOU = Blueprint.player("you")
            .with(Health.of(20))
            .with(LinearWeapon.ofDamage(1))
            .with(Inventory.of(9));

    private static Scenario turns(int count, Scenario scenario) {
        for (int i = 0; i < count; i++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    private static Legend thief(Blueprint you) {
        return Scenario.legend()
                .replacing('@', you)
                .with('*', COIN)
                .with(
                        't',
                        Blueprint.of("thief")
                                .with(Health.of(5))
                                .with(Inventory.of(1))
                                .with(new Unless(new Hunter(), "is a thief", new Thieve()))
                                .with(new DropWhenStruck()));
    }

    private static List<String> carried(Scenario scenario, int glyph) {
        return scenario.game().view().things(scenario.id(glyph)).stream()
                .map(Entity::name)
                .toList();
    }

    @Test
    void aThiefComesTakesAThingAndRunsOff() {
        Scenario scenario = Scenario.of(thief(YOU.carrying(COIN)), "@.t.........");

        turns(2, scenario).expectMap("@t..........");
        assertThat(carried(scenario, 't')).containsExactly("coin");
        assertThat(carried(scenario, '@')).isEmpty();
        turns(4, scenario).expectMap("@....t......");
    }

    @Test
    void aThiefThatIsStruckDropsWhatItTook() {
        Scenario scenario = Scenario.of(thief(YOU.carrying(COIN)), "@t#");
        turns(1, scenario);
        assertThat(carried(scenario, 't')).containsExactly("coin");

        scenario.play(Attack.toward(Direction.EAST));

        assertThat(scenario.game()
                        .view()
                        .board()
                        .entitiesAt(scenario.entity('t').position().orElseThrow()))
                .extracting(Entity::name)
                .contains("coin");
    }

    @Test
    void aThiefStrikesWhoHasNothing() {
        Legend legend = thief(YOU);
        Scenario scenario = Scenario.of(
                legend.replacing(
                        't',
                        Blueprint.of("thief")
                                .with(Inventory.of(1))
                                .with(LinearWeapon.ofDamage(1))
                                .with(PriorityBrain.of(new Thieve()))),
                "@t");

        turns(1, scenario).expectEventOf(Attacked.class);
    }

    @Test
    void aThiefGivesUpWhoHasNothingAfterThreeTriesAndDoesAsItsBrainDoes() {
        Scenario scenario = Scenario.of(thief(YOU), "@t#");
        EntityId you = scenario.hero().id();
        assertThat(scenario.game().explain(scenario.id('t')).action()).contains(new Steal(you));
        turns(3, scenario);

        assertThat(scenario.game().explain(scenario.id('t')).action()).contains(new Rest());
        assertThat(scenario.game().explain(scenario.id('t')).toString()).doesNotContain("is a thief");
    }

    @Test
    void aThiefTellsThatItTriesAndTriesAgainOnceItHasLostItsLoot() {
        Scenario scenario = Scenario.of(thief(YOU.carrying(COIN)), "@t#");
        assertThat(scenario.game().explain(scenario.id('t')).toString())
                .contains("tries to steal from an enemy beside it");
        turns(1, scenario);
        scenario.play(Attack.toward(Direction.EAST));

        assertThat(scenario.game().explain(scenario.id('t')).action())
                .contains(new Steal(scenario.hero().id()));
    }

    private static Legend healer() {
        return Scenario.legend()
                .replacing('@', YOU)
                .with('a', Blueprint.of("orc").with(new Health(5, 10)).with(new Bystander()))
                .with('b', Blueprint.of("ogre").with(new Health(12, 40)).with(new Bystander()))
                .with('h', Blueprint.of("shaman").with(PriorityBrain.of(new Tend(2, 2))));
    }

    private static int hitPoints(Scenario scenario, int glyph) {
        return scenario.entity(glyph).get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void aHealerGoesToTheFriendThatIsHurtMostAndHealsIt() {
        Scenario scenario = Scenario.of(healer(), "@#......", "##a.h..b").play(new Rest());

        scenario.expectMap("@#......", "##a..h.b");
        turns(1, scenario);
        assertThat(hitPoints(scenario, 'b')).isEqualTo(14);
        assertThat(hitPoints(scenario, 'a')).isEqualTo(5);
    }

    @Test
    void aHealerMendsUntilNobodyIsHurt() {
        Scenario scenario = Scenario.of(healer(), "@#....", "##ah..");

        turns(3, scenario);

        assertThat(hitPoints(scenario, 'a')).isEqualTo(10);
        assertThat(scenario.game().explain(scenario.id('h')).action()).contains(new Rest());
    }

    private static Legend hunter(Brain brain) {
        return Scenario.legend()
                .replacing('@', YOU)
                .with('=', Water.DEEP)
                .replacing(
                        'g',
                        Blueprint.of("goblin")
                                .with(Health.of(9))
                                .with(LinearWeapon.ofDamage(1))
                                .with(brain));
    }

    @Test
    void whoCannotComeNearerGivesUpAfterTenTurns() {
        Brain brain = new Unless(new Hunter(), "has given up its prey", new GiveUp());
        Scenario scenario = Scenario.of(hunter(brain), "@.==g.........");

        turns(11, scenario).expectMap("@.==g.........");
        turns(5, scenario).expectMap("@.==.....g....");
    }

    @Test
    void whoComesNearerDoesNotGiveUp() {
        Brain brain = new Unless(new Hunter(), "has given up its prey", new GiveUp());
        Scenario scenario = Scenario.of(hunter(brain), "@...................g");

        turns(19, scenario).expectMap("@g...................");
        turns(15, scenario).expectEventOf(Attacked.class);
    }

    @Test
    void whatIsAfraidAndCannotFleeFights() {
        Brain brain = new Unless(new Hunter(), "is afraid", UntilCornered.by(new Escape(20)));
        String[] corridor = {"##########", "#.g.....@#", "##########"};
        Scenario fights = turns(12, Scenario.of(hunter(brain), corridor));
        Scenario waits = turns(12, Scenario.of(hunter(PriorityBrain.of(new Escape(20))), corridor));

        assertThat(hitPoints(fights, '@')).isLessThan(20);
        assertThat(hitPoints(waits, '@')).isEqualTo(20);
    }

    @Test
    void whatIsCorneredSaysSo() {
        Brain brain = new Unless(new Hunter(), "is afraid", UntilCornered.by(new Escape(20)));
        Scenario scenario = Scenario.of(hunter(brain), "##########", "#g......@#", "##########");

        assertThat(scenario.game().explain(scenario.id('g')).toString())
                .contains("because it hunts an enemy in view")
                .contains("asked UntilCornered: nothing, it is cornered");
    }

    @Test
    void whatIsMadeToFleeSaysByWhichEffect() {
        Lasting fear = Lasting.of(EffectKind.FEAR, UntilCornered.by(Escape.fromAfar()), 10);
        Blueprint goblin = Blueprint.of("goblin").with(new Hunter()).with(Effects.of(fear));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('g', goblin), "@.g......");

        assertThat(scenario.game().explain(scenario.id('g')).toString())
                .startsWith("goblin: Move[direction=EAST] or rest\n")
                .contains("because it is made by fear to do something else than it means to");
    }

    @Test
    void whoKnowsNoWayToItsPreySaysSo() {
        for (Brain brain : List.of(new Hunter(), new Tracker())) {
            Scenario scenario = Scenario.of(hunter(brain), "@.==g");

            assertThat(scenario.game().explain(scenario.id('g')).reasons())
                    .containsExactly(new Explanation.Because("knows no way to its prey", List.of()));
        }
    }

    @Test
    void theNumbersAreChecked() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Tend(0, 1)).withMessageContaining("1 hit point");
        assertThatIllegalArgumentException().isThrownBy(() -> new GiveUp(0, -1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new UntilCornered(new Escape(2), -1));
    }
}
