package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Fixed;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Release;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Pronoun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NoticesTest {

    private static final Blueprint RAT = Blueprint.of("rat")
            .with(Faction.MONSTERS)
            .with(Health.of(1))
            .with((Brain) turn -> Decision.act(new Rest()));

    /** Calls a rat. */
    private record Call() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.trySpawn(RAT, context.view().position().step(Direction.EAST));
            return ActionResult.succeeded();
        }
    }

    @Test
    void whoIsBornInViewIsToldByTheEventAlone() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@', Blueprint.player("hero").with(Health.of(9)).with(Senses.ofRadius(8))),
                "@..");
        Game game = scenario.game();
        Notices notices = new Notices(
                Optional.of(scenario.hero()), game.view().as(scenario.hero().id()), Words.ENGLISH);
        game.step();
        game.submit(scenario.hero().id(), new Call());

        assertThat(game.step()).isInstanceOfSatisfying(Step.Acted.class, acted -> {
            assertThat(game.view().entities()).hasSize(2);
            assertThat(notices.after(
                            acted,
                            scenario.hero(),
                            game.view().as(scenario.hero().id()),
                            1))
                    .isEmpty();
        });
    }

    /** What is told in so many turns of rest, in a room with a corner, of what is drawn there. */
    private static List<String> told(int turns, Brain brain, String... rows) {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@', Blueprint.player("hero").with(Health.of(9)).with(Senses.ofRadius(8)))
                        .with('s', RAT.named("slug"))
                        .with('r', RAT.replacing(brain)),
                rows);
        Game game = scenario.game();
        Notices notices = new Notices(
                Optional.of(scenario.hero()), game.view().as(scenario.hero().id()), Words.ENGLISH);
        List<String> told = new ArrayList<>();
        int rests = 0;
        while (rests <= turns) {
            if (game.step() instanceof Step.Acted acted) {
                told.addAll(notices.after(
                        acted, scenario.hero(), game.view().as(scenario.hero().id()), rests));
            } else {
                game.submit(scenario.hero().id(), new Rest());
                rests++;
            }
        }
        return told;
    }

    private static Decision goTo(boolean hides, TurnView turn) {
        boolean isHidden = turn.position().y() == 1;
        return Decision.act(hides == isHidden ? new Rest() : new Move(hides ? Direction.SOUTH : Direction.NORTH));
    }

    private static Decision dance(TurnView turn) {
        return goTo(turn.position().y() == 0, turn);
    }

    /** Out of view from the second to the sixtieth turn, of four units of time each. */
    private static Decision goForLong(TurnView turn) {
        return goTo(turn.now() > 4 && turn.now() < 240, turn);
    }

    @Test
    void anEnemyThatComesIntoViewForTheFirstTimeIsTold() {
        assertThat(told(3, NoticesTest::dance, "@...", "###r")).containsExactly("A rat comes into view.");
    }

    @Test
    void anEnemyThatComesIntoViewForTheFirstTimeIsToldInAFight() {
        assertThat(told(3, NoticesTest::dance, "@s..", "###r")).containsExactly("A rat comes into view.");
    }

    @Test
    void anEnemyThatComesAndGoesIsNotToldAgainAndAgain() {
        assertThat(told(30, NoticesTest::dance, "@..r", "###.")).isEmpty();
    }

    @Test
    void anEnemyThatWasAwayForLongIsToldAgain() {
        assertThat(told(70, NoticesTest::goForLong, "@..r", "###.")).containsExactly("A rat comes into view.");
    }

    @Test
    void anEnemyThatWasAwayForLongIsNotToldInAFight() {
        assertThat(told(70, NoticesTest::goForLong, "@s.r", "###.")).isEmpty();
    }

    @Test
    void whatIsFixedDoesNotLieThere() {
        Blueprint sconce = Blueprint.item("sconce").with(new Fixed());
        Scenario scenario = Scenario.of(Scenario.legend().with('s', sconce), "@s");
        Game game = scenario.game();
        Notices notices = new Notices(
                Optional.of(scenario.hero()), game.view().as(scenario.hero().id()), Words.ENGLISH);
        game.step();
        game.submit(scenario.hero().id(), new Move(Direction.EAST));

        assertThat(game.step())
                .isInstanceOfSatisfying(
                        Step.Acted.class,
                        acted -> assertThat(notices.underfoot(
                                        acted,
                                        scenario.hero(),
                                        game.view().as(scenario.hero().id())))
                                .isEmpty());
    }

    @Test
    void aPluralNameTakesTheVerbOfSeveral() {
        Words words = Words.in(English.standard().with("rags", Pronoun.THEY).with("bees", Pronoun.THEY));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@', Blueprint.player("hero").with(Health.of(9)).with(Senses.ofRadius(8)))
                        .with('r', Blueprint.item("rags"))
                        .with('b', RAT.named("bees").replacing((Brain) NoticesTest::dance)),
                "@r..",
                "###b");
        Game game = scenario.game();
        Notices notices = new Notices(
                Optional.of(scenario.hero()), game.view().as(scenario.hero().id()), words);
        List<String> told = new ArrayList<>();
        game.step();
        game.submit(scenario.hero().id(), new Move(Direction.EAST));
        for (int i = 0; i < 2; i++) {
            if (game.step() instanceof Step.Acted acted) {
                notices.underfoot(
                                acted,
                                scenario.hero(),
                                game.view().as(scenario.hero().id()))
                        .ifPresent(told::add);
                told.addAll(notices.after(
                        acted, scenario.hero(), game.view().as(scenario.hero().id()), 1));
            }
        }
        assertThat(told).containsExactly("Here lie rags.", "Bees come into view.");
    }

    @Test
    void aPluralNameThatIsThrownInVainTakesTheVerbOfSeveral() {
        assertThat(toldOfAThrow(
                        Blueprint.item("rags"), Words.in(English.standard().with("rags", Pronoun.THEY))))
                .containsExactly("The rags are not made for throwing, and do no harm.");
    }

    @Test
    void aBottleThatLetsOutGasBelowWhomItHitsBreaks() {
        Blueprint bottle = Blueprint.item("bottle").with(Bursts.of(0, new Release(Cloud.of(Cloud.Kind.POISON, 30))));

        assertThat(toldOfAThrow(bottle, Words.in(English.standard()))).containsExactly("The bottle breaks.");
    }

    /** What is told when the hero throws a thing at a rat. */
    private static List<String> toldOfAThrow(Blueprint what, Words words) {
        Blueprint hero = Blueprint.player("hero").with(Inventory.of(3)).carrying(what);
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero).with('r', RAT), "@.r");
        Game game = scenario.game();
        EntityId self = scenario.hero().id();
        Notices notices = new Notices(Optional.of(scenario.hero()), game.view().as(self), words);
        game.step();
        Entity thing = game.view().things(self).get(0);
        game.submit(self, ThrowTemplate.of(thing).aimed(Aim.toward(Direction.EAST)));
        return notices.after(
                (Step.Acted) game.step(), scenario.hero(), game.view().as(self), 1);
    }
}
