package io.github.undercroft.move;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.event.Rested;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import org.junit.jupiter.api.Test;

/** Letting time pass, in each of the turn orders. */
class WaitAndRestTest {

    private static Scenario by(SchedulerFactory order) {
        return Scenario.of(Scenario.legend(), rules -> rules.scheduler(order), "@");
    }

    private static void assertAfter(SchedulerFactory order, Action action, long time, long energy) {
        Scenario scenario = by(order);
        long start = scenario.game().view().now();
        scenario.play(action);
        assertThat(scenario.game().view().now() - start).as("time of " + action).isEqualTo(time);
        assertThat(scenario.game().view().energy(scenario.id('@')))
                .as("energy after " + action)
                .isEqualTo(energy);
    }

    @Test
    void waitingSucceedsAndNothingHappens() {
        Scenario scenario = Scenario.of("@");

        assertThat(scenario.perform(new Wait())).isEqualTo(ActionResult.succeeded());
        scenario.expectEvents();
    }

    @Test
    void restingIsTold() {
        Scenario scenario = Scenario.of("@");

        assertThat(scenario.perform(new Rest())).isEqualTo(ActionResult.succeeded());
        scenario.expectEvents(new Rested(scenario.id('@')));
    }

    @Test
    void bySpeedARestTakesAsLongAsAWait() {
        // Four passes of 60 fill up what 240 took.
        assertAfter(Schedulers.energyBySpeed(), new Wait(), 4, 240);
        assertAfter(Schedulers.energyBySpeed(), new Rest(), 4, 240);
    }

    @Test
    void inATimelineARestTakesAsLongAsAWait() {
        assertAfter(Schedulers.timeline(), new Wait(), 100, 0);
        assertAfter(Schedulers.timeline(), new Rest(), 100, 0);
        assertAfter(Schedulers.timeline(7), new Rest(), 7, 0);
    }

    @Test
    void byRestingARestBringsEnergyAndAWaitTakesIt() {
        assertAfter(Schedulers.energyByResting(), new Rest(), 1, 1);
        Scenario scenario = by(Schedulers.energyByResting(2)).play(new Rest(), new Rest(), new Rest());

        scenario.play(new Wait());

        assertThat(scenario.game().view().energy(scenario.id('@'))).isEqualTo(1);
        assertThat(scenario.game().view().now()).isEqualTo(4);
    }

    @Test
    void byRestingAWaitThatCannotBePaidBecomesARest() {
        Scenario scenario = by(Schedulers.energyByResting());

        scenario.play(new Wait()).expectRefusal(new Refusal.TooExpensive(1, 0));

        scenario.expectEvents(new Rested(scenario.id('@')));
        assertThat(scenario.game().view().energy(scenario.id('@'))).isEqualTo(1);
    }
}
