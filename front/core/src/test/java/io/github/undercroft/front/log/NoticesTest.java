package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
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
        Notices notices = new Notices(Optional.of(scenario.hero()), game.view());
        game.step();
        game.submit(scenario.hero().id(), new Call());

        assertThat(game.step()).isInstanceOfSatisfying(Step.Acted.class, acted -> {
            assertThat(game.view().entities()).hasSize(2);
            assertThat(notices.after(acted, scenario.hero(), game.view())).isEmpty();
        });
    }
}
