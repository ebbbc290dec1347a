package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.No;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rule 9: long actions go on turn by turn, and can be replaced and interrupted. */
class LongActionsTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private static Deed dig(int turns) {
        return Deed.of("dig " + turns, context -> {
            context.emit(new Noted("dig " + turns));
            return turns == 1 ? ActionResult.succeeded() : ActionResult.continues(dig(turns - 1));
        });
    }

    private static List<String> step(Game game) {
        return game.step() instanceof Step.Acted acted ? Values.notes(acted.events()) : List.of("awaiting");
    }

    @Test
    void theRestGoesOnAtTheActorsNextTurnsWithoutAsking() {
        Scenario scenario = Scenario.of("@g").play(dig(3));

        assertThat(Values.notes(scenario.events())).containsExactly("dig 3", "dig 2", "dig 1");
        assertThat(scenario.events()).hasSize(3 + 3); // the goblin rests in between
    }

    @Test
    void eachTurnsPartIsPaid() {
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(Schedulers.timeline()), "@");

        scenario.play(dig(3));

        assertThat(scenario.game().view().now()).isEqualTo(400);
    }

    @Test
    void theRestIsStateAndGoesOnInAFork() {
        Scenario scenario = Values.scenario(Scenario.legend(), "@");
        Game game = scenario.game();
        long before = game.stateHash();
        game.submit(HERO, dig(2));
        assertThat(game.stateHash()).isNotEqualTo(before);
        assertThat(step(game)).containsExactly("dig 2");

        assertThat(step(game.fork())).containsExactly("dig 1");
        assertThat(step(game)).containsExactly("dig 1");
        assertThat(step(game)).containsExactly("awaiting");
    }

    @Test
    void theControllerSeesWhatIsUnfinishedAndAnythingElseDropsIt() {
        List<Optional<Action>> seen = new ArrayList<>();
        ScriptedBrain fickle = new ScriptedBrain("fickle", turn -> {
            seen.add(turn.unfinished());
            return Decision.act(seen.size() == 2 ? Deed.noting("something else") : dig(9));
        });
        Game game = Scenario.of(Scenario.legend().with('f', Blueprint.of("f").with(fickle)), "f")
                .game();

        step(game);
        step(game);
        step(game);

        assertThat(seen).containsExactly(Optional.empty(), Optional.of(dig(8)), Optional.empty());
    }

    @Test
    void submitReplacesWhatIsUnfinished() {
        Game game = Scenario.of("@").game();
        game.submit(HERO, dig(5));
        step(game);

        assertThat(game.submit(HERO, Deed.noting("enough"))).isEqualTo(new InputReply.Accepted());

        assertThat(step(game)).containsExactly("enough");
        assertThat(step(game)).containsExactly("awaiting");
    }

    @Test
    void submitReplacesWhatABrainHasUnfinishedToo() {
        ScriptedBrain digger = new ScriptedBrain(
                "digger", turn -> Decision.act(turn.unfinished().orElse(dig(5))));
        Game game = Scenario.of(Scenario.legend().with('d', Blueprint.of("d").with(digger)), "d")
                .game();
        step(game);

        assertThat(game.submit(HERO, Deed.noting("flee"))).isEqualTo(new InputReply.Accepted());

        assertThat(step(game)).containsExactly("flee");
        assertThat(step(game)).containsExactly("dig 5");
    }

    @Test
    void interruptDropsWhatIsUnfinished() {
        Game game = Scenario.of("@").game();
        game.submit(HERO, dig(5));
        step(game);

        assertThat(game.interrupt(HERO)).isEqualTo(new InputReply.Accepted());

        assertThat(step(game)).containsExactly("awaiting");
    }

    @Test
    void interruptBeforeTheStepDropsTheInput() {
        Game game = Scenario.of("@").game();
        game.submit(HERO, dig(5));
        game.interrupt(HERO);

        assertThat(step(game)).containsExactly("awaiting");
    }

    @Test
    void inputIsAnsweredWithAType() {
        Scenario scenario = Scenario.of("@g.");
        Game game = scenario.game();
        EntityId nobody = new EntityId(0, 7);

        assertThat(game.submit(scenario.id('g'), new Rest())).isEqualTo(new InputReply.NotAwaited(scenario.id('g')));
        assertThat(game.interrupt(scenario.id('g'))).isEqualTo(new InputReply.NotAwaited(scenario.id('g')));
        assertThat(game.submit(nobody, new Rest())).isEqualTo(new InputReply.NoSuchActor(nobody));
        assertThat(game.interrupt(nobody)).isEqualTo(new InputReply.NoSuchActor(nobody));
        game.submit(HERO, new Rest());
        game.step();
        assertThat(game.submit(HERO, new Rest())).isEqualTo(new InputReply.NotAwaited(HERO));
    }

    @Test
    void anItemIsNoActor() {
        Legend legend = Scenario.legend().with('o', Blueprint.item("stone"));
        Scenario scenario = Scenario.of(legend, "@o");

        assertThat(scenario.game().submit(scenario.id('o'), new Rest()))
                .isEqualTo(new InputReply.NoSuchActor(scenario.id('o')));
    }

    @Test
    void aPlayersLongActionThatFailsOnTheWayIsFreeAndThePlayerIsAsked() {
        Deed blocked = Deed.of("blocked", context -> ActionResult.failed(new No("a wall")));
        Deed run = Deed.of("run", context -> ActionResult.continues(blocked));
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(Schedulers.timeline()), "@");
        Game game = scenario.game();
        game.submit(HERO, run);
        game.step();

        assertThat(game.step()).isEqualTo(new Step.Awaiting(HERO, Optional.of(new No("a wall"))));
        assertThat(game.step()).isEqualTo(new Step.Awaiting(HERO, Optional.empty()));
        assertThat(game.view().now()).isEqualTo(200);
    }

    @Test
    void aRunIsStoppedByWhatIsPerceived() {
        record Run(Direction direction) implements Action {
            @Override
            public ActionResult perform(io.github.undercroft.ActionContext context) {
                ActionResult step = context.tryStep(direction);
                boolean goblinNear =
                        context.board().isOccupied(context.view().position().step(direction, 2));
                return step instanceof ActionResult.Succeeded && !goblinNear ? ActionResult.continues(this) : step;
            }
        }

        Scenario.of("@.....g")
                .play(new Run(Direction.EAST))
                .expectMap("....@.g")
                .play(new Move(Direction.EAST))
                .expectMap(".....@g");
    }
}
