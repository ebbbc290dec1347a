package io.github.undercroft.game;

import static io.github.undercroft.geometry.Direction.EAST;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.Schedulers;
import org.junit.jupiter.api.Test;

/** Rule 2: the one at the end of the chain of alternates is paid, once. */
class PayingTest {

    private static Scenario resting(String... rows) {
        return Scenario.of(
                Scenario.legend(),
                rules -> rules.scheduler(Schedulers.energyByResting()).registry(Values.registry()),
                rows);
    }

    private static long energy(Scenario scenario) {
        return scenario.game().view().energy(scenario.id('@'));
    }

    @Test
    void onlyTheEndOfTheChainIsPaid() {
        Scenario scenario = resting("@");
        Deed last = Deed.noting("last").costing(2);
        Deed middle = Deed.of("middle", context -> ActionResult.alternate(last)).costing(50);
        Deed first = Deed.of("first", context -> ActionResult.alternate(middle)).costing(100);
        scenario.play(new Rest(), new Rest(), new Rest());

        scenario.play(first);

        assertThat(Values.notes(scenario.events())).containsExactly("last");
        assertThat(energy(scenario)).isEqualTo(1);
    }

    @Test
    void whatCannotBePaidIsUndoneAndTheActorRests() {
        Scenario scenario = resting("@");

        scenario.play(Deed.noting("dear").costing(3));

        scenario.expectEvents(new Rested(scenario.id('@')));
        scenario.expectRefusal(new Refusal.TooExpensive(3, 0));
        assertThat(energy(scenario)).isEqualTo(1);
    }

    @Test
    void whoCanPayAMoveButNotAnAttackMovesWhenThereIsNobodyToStrike() {
        Deed dearAttack =
                Deed.of("dear", context -> Attack.toward(EAST).perform(context)).costing(5);
        Scenario free = resting("@.");
        Scenario facing = resting("@g");

        free.play(new Rest(), dearAttack).expectMap(".@");
        facing.play(new Rest(), dearAttack).expectMap("@g").expectRefusal(new Refusal.TooExpensive(5, 1));
        assertThat(energy(free)).isEqualTo(0);
        assertThat(energy(facing)).isEqualTo(2);
    }

    @Test
    void theCostIsAskedBeforePerforming() {
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(Schedulers.timeline()), "@..");

        scenario.play(new Move(EAST));

        assertThat(scenario.game().view().now()).isEqualTo(200);
    }

    @Test
    void aRestOfAnActionIsARestWhateverItsPrice() {
        Scenario scenario = resting("@");

        scenario.play(Deed.doing("meditate", context -> {
                    context.emit(new Noted("om"));
                    context.rest();
                })
                .costing(99));

        assertThat(Values.notes(scenario.events())).containsExactly("om");
        assertThat(scenario.refusal()).isEmpty();
        assertThat(energy(scenario)).isEqualTo(1);
    }
}
