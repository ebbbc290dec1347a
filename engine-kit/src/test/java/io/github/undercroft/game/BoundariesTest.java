package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a game's own code can't do, and what it can rely on while it tries. */
class BoundariesTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private static Scenario with(Effect effect) {
        return Scenario.of(Scenario.legend().replacing('@', Values.hero().with(Effects.of(effect))), "@..");
    }

    @Test
    void noCastLeadsFromAViewToWhatItShows() {
        Game game = Scenario.of("@.#").game();

        assertThat(game.view().board().passable(Motility.WALK)).isNotInstanceOf(BitGrid.class);
        assertThat(game.view().board().passable(new Motility("burrow"))).isNotInstanceOf(BitGrid.class);
        assertThat(game.view().board().transparent()).isNotInstanceOf(BitGrid.class);
    }

    private record Digging(int parts) implements Action {
        @Override
        public int cost(TurnView turn) {
            return 2;
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Noted("part " + parts));
            return parts == 1 ? ActionResult.succeeded() : ActionResult.continues(new Digging(parts - 1));
        }
    }

    @Test
    void aLongActionWaitsUntilItsNextPartCanBePaid() {
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(Schedulers.energyByResting()), "@");
        Game game = scenario.game();
        scenario.play(new Rest(), new Rest());

        game.submit(HERO, new Digging(3));
        List<String> dug = new ArrayList<>();
        for (int turn = 0; turn < 7; turn++) {
            dug.addAll(Values.notes(((Step.Acted) game.step()).events()));
        }

        assertThat(dug).containsExactly("part 3", "part 2", "part 1");
        assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
    }

    private record Forbids() implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return turn.imagine(action).refusal().<Review>map(Review.Veto::new).orElse(Review.ALLOW);
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void imaginingWithinWhatIsImaginedIsRefused() {
        assertThatThrownBy(() -> with(new Forbids()).play(new Move(Direction.EAST)))
                .isInstanceOf(GameCodeException.class)
                .hasStackTraceContaining("inside an imagined turn");
    }

    @Test
    void nullIsRefusedWhereItIsHandedOver() {
        for (Deed deed : List.of(
                Deed.doing("queues", context -> context.queue(HERO, nothing())),
                Deed.doing("emits", context -> context.emit(nothing())),
                Deed.doing("sets", context -> context.set(HERO, nothing())),
                Deed.doing("builds", context -> context.setTerrain(new Point(1, 0), nothing())),
                Deed.doing("afflicts", context -> context.afflict(HERO, nothing())),
                Deed.doing("hurts", context -> context.damage(HERO, BoundariesTest.<Damage>nothing())),
                Deed.doing("spawns", context -> context.trySpawn(nothing(), new Point(1, 0))),
                Deed.doing("puts", context -> context.tryPlace(HERO, nothing())),
                Deed.of("fails", context -> ActionResult.failed(nothing())),
                Deed.of("continues", context -> ActionResult.continues(nothing())))) {
            Scenario scenario = Scenario.of("@.");

            GameCodeException thrown = catchThrowableOfType(GameCodeException.class, () -> scenario.play(deed));

            assertThat(thrown).as(deed.toString()).hasRootCauseInstanceOf(NullPointerException.class);
            assertThat(thrown.culprit()).isEqualTo(deed);
            scenario.play(new Move(Direction.EAST)).expectMap(".@");
        }
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // what the compiler would not let a game write
    private static <T> T nothing() {
        return null;
    }

    @Test
    void restingInAFollowUpIsNoRest() {
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(Schedulers.energyByResting()), "@");

        scenario.play(
                Deed.doing("queues", context -> context.queue(HERO, new Rest())).costing(0));

        assertThat(scenario.events()).doesNotContain(new Rested(HERO));
        assertThat(scenario.game().view().energy(HERO)).isZero();
    }

    private record Mute() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            throw new ArithmeticException("planted");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("unprintable");
        }
    }

    @Test
    void whatThrowsAndCannotEvenBePrintedIsNamedByItsClass() {
        Scenario scenario = Scenario.of("@.");
        Game game = scenario.game();
        game.submit(HERO, new Mute());

        assertThatThrownBy(game::step).isInstanceOf(GameCodeException.class).hasMessageContaining("Mute");
        scenario.play(new Move(Direction.EAST)).expectMap(".@");
    }

    @Test
    void theDeadAreNoActorsEvenWhileTheBlowLasts() {
        Scenario scenario = Scenario.of("@g");
        EntityId goblin = scenario.id('g');
        List<List<EntityId>> seen = new ArrayList<>();

        scenario.play(Deed.doing("kills", context -> {
            context.damage(goblin, io.github.undercroft.Damage.physical(9));
            seen.add(context.game().actors());
        }));

        assertThat(seen).isNotEmpty().allSatisfy(actors -> assertThat(actors).doesNotContain(goblin));
    }
}
