package io.github.undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ReactionsTest {

    private record Said(String what) implements GameEvent {}

    /** Says what it is, once for each blow, and becomes another one after so many. */
    private record Says(String what, int left, List<Reaction> then) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (!(event instanceof Damaged)) {
                return;
            }
            context.emit(new Said(what));
            if (left == 1 && then.isEmpty()) {
                context.clear(self.id(), Reaction.class);
            } else if (left == 1) {
                context.set(self.id(), then.size() == 1 ? then.get(0) : new Reaction.Several(then));
            } else if (left > 1) {
                context.set(self.id(), new Says(what, left - 1, then));
            }
        }
    }

    private static Reaction always(String what) {
        return new Says(what, 0, List.of());
    }

    private static Scenario scene(Blueprint victim) {
        return Scenario.of(Scenario.legend().with('v', victim.with(Health.of(1000))), "@v");
    }

    private static List<String> blow(Scenario scenario) {
        scenario.play(Attack.toward(Direction.EAST));
        return scenario.events().stream()
                .filter(Said.class::isInstance)
                .map(event -> ((Said) event).what())
                .toList();
    }

    @Test
    void aSecondReactionJoinsTheFirstAndBothAreAskedInOrder() {
        Scenario scenario = scene(Blueprint.of("bell").with(always("ding")).with(always("dong")));

        assertThat(blow(scenario)).containsExactly("ding", "dong");
        assertThat(blow(scenario)).containsExactly("ding", "dong");
    }

    @Test
    void whoSetsItsOwnNextValueReplacesItselfOnly() {
        Says first = new Says("a", 1, List.of(always("A")));
        Scenario scenario = scene(Blueprint.of("bell").with(first).with(always("b")));

        assertThat(blow(scenario)).containsExactly("a", "b");
        assertThat(blow(scenario)).containsExactly("A", "b");
    }

    @Test
    void oneIsFoundAmongOthers() {
        Scenario scenario = scene(Blueprint.of("bell").with(always("a")).with(new Silent()));

        assertThat(Reaction.Several.find(scenario.entity('v'), Silent.class)).contains(new Silent());
        assertThat(Reaction.Several.find(scenario.hero(), Silent.class)).isEmpty();
    }

    private record Silent() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {}
    }

    /** Any number of reactions that last for any number of blows, and then end, become another one or two. */
    @Property
    void theyAreAskedAsAListOfLivesWouldBe(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Says> model = new ArrayList<>();
        Blueprint victim = Blueprint.of("bell");
        for (int i = 2 + random.nextInt(3); i > 0; i--) {
            Says says = life(random, 2);
            model.add(says);
            victim = victim.with(says);
        }
        Scenario scenario = scene(victim);
        for (int blows = 0; blows < 6; blows++) {
            assertThat(blow(scenario)).isEqualTo(model.stream().map(Says::what).toList());
            model = next(model);
        }
    }

    private static Says life(RandomSource random, int deep) {
        List<Reaction> then = new ArrayList<>();
        for (int i = deep == 0 ? 0 : random.nextInt(3); i > 0; i--) {
            then.add(life(random, deep - 1));
        }
        return new Says("s" + random.nextInt(1000), random.nextInt(3), List.copyOf(then));
    }

    private static List<Says> next(List<Says> model) {
        List<Says> next = new ArrayList<>();
        for (Says each : model) {
            if (each.left == 1) {
                each.then.forEach(reaction -> next.add((Says) reaction));
            } else {
                next.add(new Says(each.what, Math.max(0, each.left - 1), each.then));
            }
        }
        return next;
    }
}
