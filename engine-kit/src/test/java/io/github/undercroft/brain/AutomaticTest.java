package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Refusal;
import io.github.undercroft.Sound;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.InputReply;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What players let their figures do by themselves. */
class AutomaticTest {

    private static final Legend LEGEND =
            Scenario.legend().with('i', Blueprint.item("coin")).with('~', Acid.of(1));

    /** Rings in its tenth turn. */
    private record Bell(int turns) implements Brain, Action {

        private record Ring(EntityId who) implements GameEvent {
            @Override
            public List<EntityId> involved() {
                return List.of(who);
            }

            @Override
            public int loudness() {
                return 30;
            }
        }

        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(this, new Bell(turns + 1));
        }

        @Override
        public ActionResult perform(ActionContext context) {
            if (turns == 4) {
                context.emit(new Ring(context.view().actor().id()));
            }
            return ActionResult.succeeded();
        }
    }

    private static Blueprint you() {
        return Blueprint.player("you").with(new Health(7, 10));
    }

    private static Lasting each(EffectKind kind, boolean heals) {
        return Lasting.endless(
                kind,
                new EachTurn(heals ? new Heal(Dice.constant(1)) : new Harm(Dice.constant(1), new DamageKind("venom"))));
    }

    /** Plays on until the hero is asked again, which tells why. */
    private static Optional<Refusal> end(Scenario scenario, Action action) {
        Game game = scenario.game();
        Step step = game.step();
        assertThat(step).isInstanceOf(Step.Awaiting.class);
        game.submit(scenario.hero().id(), action);
        step = game.step();
        while (!(step instanceof Step.Awaiting awaiting)) {
            step = game.step();
        }
        return awaiting.refused();
    }

    private static void assertRun(Direction way, Refusal why, int x, int y, String... rows) {
        Scenario scenario = Scenario.of(LEGEND, rows);
        assertThat(end(scenario, Run.toward(way))).contains(why);
        assertThat(scenario.hero().position()).contains(new Point(x, y));
    }

    @Test
    void aRunFollowsACorridorToItsEnd() {
        assertRun(Direction.EAST, Run.Stop.DEAD_END, 5, 3, "########", "#@....##", "#####.##", "#####.##", "########");
    }

    @Test
    void aRunEndsWhereTheCorridorForks() {
        assertRun(Direction.EAST, Run.Stop.JUNCTION, 3, 1, "#######", "#@....#", "###.###", "#######");
    }

    @Test
    void aRunEndsWhereTheCorridorOpensIntoARoom() {
        assertRun(Direction.EAST, Run.Stop.JUNCTION, 4, 2, "########", "####...#", "#@.....#", "####...#", "########");
    }

    @Test
    void aRunEndsBesideADoorAndInAnOpenOne() {
        assertRun(Direction.EAST, Run.Stop.DOOR, 3, 1, "########", "#@.....#", "###+####");
        assertRun(Direction.EAST, Run.Stop.DOOR, 3, 1, "########", "#@..+..#", "########");
        assertRun(Direction.EAST, Run.Stop.GROUND, 3, 1, "########", "#@.-...#", "########");
    }

    @Test
    void aRunIntoADoorOpensIt() {
        Scenario scenario = Scenario.of("#####", "#@+.#", "#####");

        assertThat(end(scenario, Run.toward(Direction.EAST))).isEmpty();

        assertThat(scenario.game().view().board().terrainAt(new Point(2, 1))).isEqualTo(Door.OPEN);
        assertThat(scenario.hero().position()).contains(new Point(1, 1));
    }

    @Test
    void aRunEndsWhereSomethingLies() {
        assertRun(Direction.EAST, Run.Stop.THING, 3, 1, "########", "#@.i...#", "########");
    }

    @Test
    void aRunEndsBeforeGroundThatIsKnownToHarm() {
        assertRun(Direction.EAST, Run.Stop.HARM, 3, 1, "########", "#@..~..#", "########");
        assertRun(Direction.EAST, Run.Stop.HARM, 3, 2, "########", "#......#", "#@..~..#", "#......#", "########");
        assertRun(Direction.EAST, Run.Stop.HARM, 3, 1, "#####", "#@..#", "###~#", "###.#", "#####");
    }

    @Test
    void aRunAcrossARoomGoesStraightToTheWall() {
        assertRun(Direction.EAST, Run.Stop.WALL, 5, 2, "#######", "#.....#", "#@....#", "#.....#", "#######");
        assertRun(
                Direction.SOUTH_EAST, Run.Stop.SIDE, 4, 4, "######", "#....#", "#.@..#", "#....#", "#....#", "######");
    }

    @Test
    void aRunAlongAWallEndsAtAnOpening() {
        assertRun(Direction.EAST, Run.Stop.SIDE, 4, 1, "####.###", "#@.....#", "#......#", "########");
    }

    @Test
    void aRunAgainstAWallIsRefused() {
        assertThat(end(Scenario.of("@#"), Run.toward(Direction.EAST)).orElseThrow())
                .isInstanceOf(Refusal.Impassable.class);
    }

    @Test
    void aFoeThatComesIntoViewEndsARun() {
        Scenario scenario = Scenario.of(LEGEND, "#######", "#@...##", "####.##", "####.##", "####g##");
        EntityId goblin = scenario.entity('g').id();

        assertThat(end(scenario, Run.toward(Direction.EAST))).contains(new Disturbed(new Disturbance.Foe(goblin)));
        assertThat(scenario.hero().position().orElseThrow().x()).isBetween(2, 4);
    }

    @Test
    void aFoeThatWasInViewEndsARunOnlyWhenItIsNear() {
        Scenario scenario = Scenario.of(LEGEND, "#########", "#@.....g#", "#########");
        Disturbed near = new Disturbed(new Disturbance.Foe(scenario.entity('g').id()));

        assertThat(end(scenario, Run.toward(Direction.EAST))).contains(near);
        scenario.expectMap("#########", "#....@.g#", "#########");
        assertThat(end(scenario, Run.toward(Direction.EAST))).contains(near);
        assertThat(end(scenario, Run.toward(Direction.WEST))).contains(near);
    }

    @Test
    void whoIsHurtStopsRunning() {
        Legend legend = LEGEND.replacing('@', you().with(Effects.of(each(EffectKind.POISON, false))));
        Scenario scenario = Scenario.of(legend, "@.....");

        assertThat(end(scenario, Run.toward(Direction.EAST))).contains(new Disturbed(new Disturbance.Hurt(1)));
        scenario.expectMap(".@....");
    }

    @Test
    void aNoiseEndsARest() {
        Legend legend = LEGEND.replacing('@', you().with(Senses.ofRadius(9)))
                .with('b', Blueprint.of("bell").with(new Bell(0)));
        Scenario scenario = Scenario.of(legend, "@#b", "...");

        assertThat(end(scenario, RestUntilHealed.atMost(50)))
                .contains(new Disturbed(new Disturbance.Noise(new Point(2, 0), Sound.NOISE)));
    }

    @Test
    void aRestEndsWhenAllIsHealed() {
        Legend legend = LEGEND.replacing('@', you().with(Effects.of(each(EffectKind.REGENERATION, true))));
        Scenario scenario = Scenario.of(legend, "@.");
        EntityId you = scenario.hero().id();

        assertThat(end(scenario, RestUntilHealed.atMost(50))).contains(new RestUntilHealed.NothingToHeal(you));
        assertThat(scenario.hero().get(Destructible.class)).contains(Health.of(10));
        assertThat(end(scenario, RestUntilHealed.atMost(50))).contains(new RestUntilHealed.NothingToHeal(you));
    }

    @Test
    void aRestTakesNoMoreTurnsThanItSays() {
        Scenario scenario = Scenario.of(LEGEND.replacing('@', you()), "@.");
        long before = scenario.game().view().now();

        assertThat(end(scenario, RestUntilHealed.atMost(5))).isEmpty();

        assertThat(scenario.game().view().now() - before).isEqualTo(20);
    }

    @Test
    void nobodyRestsWithAFoeInView() {
        Scenario scenario = Scenario.of(LEGEND.replacing('@', you()), "@.g");

        assertThat(end(scenario, RestUntilHealed.atMost(5)))
                .contains(new Disturbed(new Disturbance.Foe(scenario.entity('g').id())));
    }

    @Test
    void thePlayerInterruptsWhatGoesOn() {
        Scenario scenario = Scenario.of("@.......");
        Game game = scenario.game();
        game.step();
        game.submit(scenario.hero().id(), Run.toward(Direction.EAST));
        assertThat(game.step()).isInstanceOf(Step.Acted.class);

        assertThat(game.interrupt(scenario.hero().id())).isInstanceOf(InputReply.Accepted.class);

        assertThat(game.step()).isEqualTo(new Step.Awaiting(scenario.hero().id(), Optional.empty()));
        scenario.expectMap(".@......");
    }
}
