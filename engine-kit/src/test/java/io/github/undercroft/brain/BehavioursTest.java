package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Effects;
import io.github.undercroft.Faction;
import io.github.undercroft.Relations;
import io.github.undercroft.Rest;
import io.github.undercroft.Stance;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Compulsion;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Rested;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import org.junit.jupiter.api.Test;

class BehavioursTest {

    private static final Action REST = new Rest();

    private static Legend with(Brain brain) {
        return Scenario.legend()
                .with(
                        'm',
                        Blueprint.of("monster")
                                .with(Health.of(9))
                                .with(LinearWeapon.ofDamage(1))
                                .with(brain));
    }

    private static Scenario turns(int count, Scenario scenario) {
        for (int i = 0; i < count; i++) {
            scenario.play(REST);
        }
        return scenario;
    }

    @Test
    void theHunterComesAndStrikes() {
        Scenario scenario = Scenario.of(with(new Stalker()), "######", "#@..m#", "######");

        turns(2, scenario).expectMap("######", "#@m..#", "######");
        turns(1, scenario).expectEventOf(Attacked.class);
    }

    @Test
    void theHunterOpensDoors() {
        Scenario scenario = Scenario.of(with(PriorityBrain.of(new Chase())), "#####", "#@+m#", "#####");

        turns(2, scenario).expectMap("#####", "#@m.#", "#####");
    }

    @Test
    void whoShootsShootsAcross() {
        Legend archer = Scenario.legend()
                .with(
                        'm',
                        Blueprint.of("archer")
                                .with(LinearWeapon.ofDamage(1).withRange(9))
                                .with(PriorityBrain.of(new Strike())));
        Scenario scenario = Scenario.of(archer, "....m", ".....", ".....", "..@..");

        turns(1, scenario).expectEventOf(Damaged.class);
    }

    @Test
    void nobodyStrikesWhomItIsNotHostileTo() {
        Scenario scenario = Scenario.of(
                with(PriorityBrain.of(new Strike(), new Chase())),
                rules -> rules.relations(Relations.usual().with(Faction.MONSTERS, Stance.NEUTRAL, Faction.PLAYERS)),
                "@m.");

        turns(2, scenario).expectMap("@m.");
        assertThat(scenario.events()).allMatch(Rested.class::isInstance);
    }

    @Test
    void theHunterGoesToWhereItSawItsPreyLast() {
        Legend legend = Scenario.legend()
                .with('m', Blueprint.of("monster").with(Senses.ofRadius(9)).with(new Stalker()));
        Scenario scenario = Scenario.of(legend, "#.######", "#@....m#", "########");

        scenario.play(new Move(Direction.NORTH)).expectMap("#@######", "#....m.#", "########");
        turns(3, scenario).expectMap("#@######", "#.m....#", "########");
    }

    @Test
    void theWandererWandersAndRestsWhenBoxedIn() {
        Scenario free = turns(6, Scenario.of(with(PriorityBrain.of(new Wander())), "@#...", "##.m.", "##..."));
        assertThat(free.events()).hasAtLeastOneElementOfType(Moved.class);

        Scenario boxed = turns(3, Scenario.of(with(PriorityBrain.of(new Wander())), "@###", "##m#", "####"));
        boxed.expectMap("@###", "##m#", "####");
        assertThat(boxed.refusal()).isEmpty();
    }

    @Test
    void theTimidRunAwayAndFightWhenCornered() {
        Scenario scenario = Scenario.of(with(PriorityBrain.of(new Flee(5))), "#######", "#@.m..#", "#######");

        turns(2, scenario).expectMap("#######", "#@...m#", "#######");
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST), new Move(Direction.EAST));
        scenario.expectMap("#######", "#...@m#", "#######");
        scenario.expectEventOf(Attacked.class);
    }

    @Test
    void theTimidMindOnlyWhoIsNear() {
        Scenario scenario = Scenario.of(with(PriorityBrain.of(new Flee(2))), "@..m..");

        turns(2, scenario).expectMap("@..m..");
    }

    @Test
    void theGuardGoesForWhoComesNearAndGoesBack() {
        Scenario scenario = Scenario.of(with(new Sentry(2)), "...........", "@.......m..", "...........");
        turns(3, scenario).expectMap("...........", "@.......m..", "...........");

        Action east = new Move(Direction.EAST);
        Action west = new Move(Direction.WEST);
        scenario.play(east, east, east, east, east, east);
        assertThat(scenario.map()).contains("@m");
        scenario.play(west, west, west, west);
        turns(3, scenario);
        assertThat(scenario.entity('m').position()).contains(new Point(8, 1));
    }

    @Test
    void fearDrivesAwayAndEnds() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@',
                                Blueprint.player("you")
                                        .with(Health.of(9))
                                        .with(Effects.of(Lasting.of(EffectKind.FEAR, new Compulsion(new Flee(9)), 2)))),
                ".....@g");

        scenario.play(new Rest()).expectMap("....@.g");
        scenario.play(new Move(Direction.EAST)).expectMap("...@..g");
        scenario.play(new Move(Direction.EAST)).expectMap("....@.g");
    }

    @Test
    void badNumbersAreRefused() {
        assertThatThrownBy(() -> new Flee(0))
                .hasMessage(
                        "An actor flees from enemies within 1 step or more; this is 0. An actor that never flees needs"
                                + " no Flee");
        assertThatThrownBy(() -> new Guard(new Point(0, 0), -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sentry(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RestUntilHealed.atMost(0))
                .hasMessage("A rest lasts 1 turn or more; this is 0. To rest for long, say atMost(100)");
    }

    @Test
    void aStalkerChangesPlacesWithAnAllyThatDoesNotGoOnThoughItCould() {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(200)))
                .with('m', Blueprint.of("monster").with(new Stalker()).with(LinearWeapon.ofDamage(1)))
                .with('f', Blueprint.of("ally").with(new Bystander()));
        Scenario passes = Scenario.of(legend, "#######", "#mf..@#", "#######");
        Scenario queues = Scenario.of(legend, "#######", "#mf@..#", "#######");
        for (int i = 0; i < 60; i++) {
            passes.play(new Rest());
            queues.play(new Rest());
        }
        passes.expectMap("#######", "#f..m@#", "#######");
        queues.expectMap("#######", "#mf@..#", "#######");
    }
}
