package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import org.junit.jupiter.api.Test;

class CausesTest {

    @Test
    void whoDiesInATrapThatWasHiddenIsKilledByATrap() {
        Trap hidden = Trap.hidden(Ground.FLOOR, new Harm(Dice.constant(9), DamageKind.PHYSICAL));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(Health.of(1)))
                        .with('^', hidden),
                "@^");
        Causes causes = new Causes(scenario.game().view(), Words.ENGLISH);
        scenario.game().step();
        scenario.game().submit(scenario.hero().id(), new Move(Direction.EAST));
        if (scenario.game().step() instanceof Step.Acted acted) {
            causes.add(acted);
        }

        assertThat(causes.all()).containsExactly("a trap");
    }

    @Test
    void onlyWhatKilledAPersonIsTold() {
        Blueprint mortal = Blueprint.player("you").with(Health.of(1));
        Blueprint dog =
                Blueprint.of("dog").with(Faction.PLAYERS).with(Health.of(1)).with(new Bystander());
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', mortal).with('d', dog),
                rules -> rules.endsWhen(EndConditions.lostWithout("you")),
                "@.d");
        Causes causes = new Causes(scenario.game().view(), Words.ENGLISH);
        scenario.game().submit(scenario.hero().id(), new Blast());
        if (scenario.game().step() instanceof Step.Acted acted) {
            causes.add(acted);
        }
        assertThat(scenario.game().view().entities()).isEmpty();
        assertThat(causes.all()).containsExactly("your own hand");
        assertThat(causes.sentence(scenario.game().view().outcome().orElseThrow()))
                .isEqualTo("You lose: killed by your own hand.");
    }

    /** Kills everybody. */
    private record Blast() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.board().entities().forEach(each -> context.damage(each.id(), Damage.physical(9)));
            return ActionResult.succeeded();
        }
    }
}
