package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.time.Scheduler;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.SchedulerState;
import io.github.undercroft.time.Schedulers;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a turn order of a game's own throws when a saved game goes on. */
class RestoredOrderTest {

    /** The timeline, with a way of its own to go on. */
    private record Restoring(UnaryOperator<Scheduler> how) implements SchedulerFactory {

        private static final SchedulerFactory TIMELINE = Schedulers.timeline();

        @Override
        public String name() {
            return TIMELINE.name();
        }

        @Override
        public int normalRate() {
            return TIMELINE.normalRate();
        }

        @Override
        public int normalTurn() {
            return TIMELINE.normalTurn();
        }

        @Override
        public Scheduler create() {
            return TIMELINE.create();
        }

        @Override
        public Scheduler restore(SchedulerState state) {
            return how.apply(TIMELINE.restore(state));
        }
    }

    private static Game resumed(SchedulerFactory order) {
        Rules rules = Rules.named("restored")
                .registry(Stock.REGISTRY)
                .level("cellar", LevelText.of("@.", LevelGames.LEGEND))
                .deeperLevels(number -> LevelText.of(".", LevelGames.LEGEND))
                .scheduler(order)
                .build();
        return Game.resume(rules, Game.start(rules, 7).state());
    }

    @Test
    void goesOnWithAnOrderOfItsOwn() {
        assertThat(resumed(new Restoring(order -> order)).step()).isInstanceOf(Step.Awaiting.class);
    }

    @Test
    void aFactoryThatThrowsIsNamed() {
        Restoring factory = new Restoring(order -> {
            throw new ArithmeticException("planted");
        });
        assertThatThrownBy(() -> resumed(factory))
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        named -> assertThat(named.culprit()).isSameAs(factory))
                .hasRootCauseMessage("planted");
    }

    @Test
    @SuppressWarnings("NullAway") // a game's code may do so all the same
    void aFactoryThatAnswersNullIsNamed() {
        assertThatThrownBy(() -> resumed(new Restoring(order -> null)))
                .isInstanceOf(GameCodeException.class)
                .hasRootCauseMessage("restore() returned null");
    }

    @Test
    void aStateThatItRefusesIsABrokenState() {
        Restoring refusing = new Restoring(order -> {
            throw new IllegalArgumentException("no such member");
        });
        assertThatThrownBy(() -> resumed(refusing))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such member");
    }
}
