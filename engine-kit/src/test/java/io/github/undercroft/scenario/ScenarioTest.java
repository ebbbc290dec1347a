package io.github.undercroft.scenario;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.SOUTH;
import static io.github.undercroft.geometry.Direction.WEST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Effects;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Player;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Ended;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import io.github.undercroft.time.Schedulers;
import org.junit.jupiter.api.Test;

class ScenarioTest {

    private record Vetoed() implements Refusal {}

    private record NoMoves() implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return action instanceof Move ? new Review.Veto(new Vetoed()) : Review.ALLOW;
        }
    }

    @Test
    void walkingIntoADoorOpensItInstead() {
        Scenario scenario = Scenario.of("#####", "#@+.#", "#####");

        assertThat(scenario.perform(new Move(EAST))).isEqualTo(ActionResult.alternate(new OpenDoor(new Point(2, 1))));
        scenario.expectMap("#####", "#@-.#", "#####");
    }

    @Test
    void performAnswersWhatTheActionSaid() {
        Scenario scenario = Scenario.of("#@.#");

        assertThat(scenario.perform(new Move(EAST))).isEqualTo(ActionResult.succeeded());
        assertThat(scenario.perform(new Move(EAST)))
                .isEqualTo(ActionResult.failed(new Refusal.Impassable(new Point(3, 0), Ground.WALL)));
        scenario.expectRefusal(new Refusal.Impassable(new Point(3, 0), Ground.WALL))
                .expectEvents()
                .expectMap("#.@#");
    }

    @Test
    void performTellsOfAVetoAsAFailure() {
        Legend legend = Scenario.legend().replacing('@', Blueprint.player("you").with(Effects.of(new NoMoves())));
        Scenario scenario = Scenario.of(legend, "#@.#");

        assertThat(scenario.perform(new Move(EAST))).isEqualTo(ActionResult.failed(new Vetoed()));
        scenario.expectMap("#@.#");
    }

    @Test
    void performTellsOfTheHerosStepAndPlayOfAll() {
        Scenario scenario = Scenario.of("g@.");

        scenario.perform(new Move(EAST));
        scenario.expectEvents(moved(scenario, EAST, 1));
        scenario.play(new Move(WEST));
        scenario.expectEvents(new Rested(scenario.id('g')), moved(scenario, WEST, 2), new Rested(scenario.id('g')));
    }

    private static GameEvent moved(Scenario scenario, io.github.undercroft.geometry.Direction direction, int x) {
        return new Moved(
                scenario.id('@'),
                new Point(x, 0),
                new Point(x + direction.dx(), 0),
                new Cause.Deed(scenario.id('@'), new Move(direction)));
    }

    @Test
    void theStandardGoblinDiesOfTwoBlows() {
        Scenario scenario = Scenario.of("@g");

        scenario.play(Attack.toward(EAST)).expectMap("@g");
        scenario.play(Attack.toward(EAST)).expectMap("@.");
        assertThat(scenario.expectEventOf(Died.class).who()).isEqualTo(scenario.id('g'));
        assertThat(scenario.entity('g').isAlive()).isFalse();
    }

    @Test
    void entitiesAreFoundByTheGlyphOfTheMapAtTheStart() {
        Scenario scenario = Scenario.of("..g", "g@.");

        assertThat(scenario.entity('g').position()).contains(new Point(2, 0));
        assertThat(scenario.hero().name()).isEqualTo("you");
        assertThatThrownBy(() -> scenario.id('D'))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'D'")
                .hasMessageContaining("g@");
    }

    @Test
    void differentMapsAreShownSideBySideWithTheRowsMarked() {
        Scenario scenario = Scenario.of("###", "#@#", "#.#");

        assertThatThrownBy(() -> scenario.play(new Move(SOUTH)).expectMap("###", "#@#", "#.#"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("""
                        The maps differ in the lines marked with >
                          expected   found
                          ###        ###
                        > #@#        #.#
                        > #.#        #@#""");
    }

    @Test
    void differentEventsAreShownLineByLine() {
        Scenario scenario = Scenario.of("@").play(new Rest());
        GameEvent rested = new Rested(scenario.id('@'));

        assertThatThrownBy(() -> scenario.expectEvents(rested, rested))
                .isInstanceOf(AssertionError.class)
                .hasMessageEndingWith("\n  " + rested + "\n- " + rested + "\n+ (nothing)");
        assertThatThrownBy(() -> scenario.expectEventOf(Died.class))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Died")
                .hasMessageContaining(rested.toString());
        assertThatThrownBy(() -> scenario.expectRefusal(new Vetoed()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Vetoed")
                .hasMessageContaining("none");
    }

    @Test
    void rulesMayBeChanged() {
        Scenario scenario = Scenario.of(
                Scenario.legend(),
                rules -> rules.scheduler(Schedulers.energyByResting()).endsWhen(EndConditions.wonBy(Faction.PLAYERS)),
                "@g");

        scenario.play(Attack.toward(EAST));
        assertThat(scenario.refusal()).containsInstanceOf(Refusal.TooExpensive.class);
        scenario.play(Attack.toward(EAST), new Rest(), Attack.toward(EAST));
        scenario.expectEventOf(Ended.class);
        assertThatThrownBy(() -> scenario.play(new Rest()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Over");
    }

    @Test
    void anyGameCanBeAScenario() {
        Legend legend = Scenario.legend();
        Game game = Game.start(
                Rules.named("own").level("map", LevelText.of("@.", legend)).build(), 7);

        Scenario.of(game, legend).play(new Move(EAST)).expectMap(".@");
        assertThat(game.view().board().isOccupied(new Point(1, 0))).isTrue();
    }

    @Test
    void aHeroWhoIsNeverAskedIsReported() {
        Legend legend = Scenario.legend().replacing('@', Blueprint.of("you").with(new Bystander()));

        assertThatThrownBy(() -> Scenario.of(legend, "@").play(new Rest()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("new Player()");
        Legend two = Scenario.legend().with('p', Blueprint.of("partner").with(new Player()));
        assertThatThrownBy(() -> Scenario.of(two, "p@").play(new Rest()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("0:0 is waited for");
    }
}
