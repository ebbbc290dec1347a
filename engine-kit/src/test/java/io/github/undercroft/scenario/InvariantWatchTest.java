package io.github.undercroft.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import org.junit.jupiter.api.Test;

/** That a watch looks at each level when it has to. */
class InvariantWatchTest {

    private static final EntityId HERO = new EntityId(0, 0);

    /** Changes behind the back of the board, which asked it once. */
    private static final class Fickle implements Terrain {

        private Passage passage = Passage.only(Motility.FLY);

        @Override
        public String name() {
            return "fickle ground";
        }

        @Override
        public Passage passage() {
            return passage;
        }

        @Override
        public boolean transparent() {
            return true;
        }
    }

    private final Fickle fickle = new Fickle();
    private final Game game = start();
    private final Invariants.Watch watch = new Invariants.Watch();

    private Game start() {
        Legend legend = Legend.standard()
                .with('@', Blueprint.player("you").with(Health.of(10)), Stairs.down(1))
                .with('<', Stairs.up(0))
                .with('?', fickle);
        Game started = Game.start(
                Rules.named("fickle")
                        .level("above", LevelText.of("@.?", legend))
                        .level("below", LevelText.of("<.", legend))
                        .build(),
                1);
        started.step();
        return started;
    }

    private void takeStairs() {
        game.submit(HERO, new TakeStairs());
        assertThat(game.step()).isInstanceOf(Step.Acted.class);
    }

    private void change() {
        fickle.passage = Passage.only(Motility.WALK);
    }

    private void assertFound() {
        assertThatThrownBy(() -> watch.check(game))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the row of cells to walk is wrong about (2,0)");
    }

    @Test
    void whatIsWrongOnAnActiveLevelIsFoundAtOnce() {
        watch.check(game);
        watch.check(game);
        change();

        assertFound();
    }

    @Test
    void whatIsWrongOnALevelThatWaitsIsFoundWhenSomebodyComesBack() {
        watch.check(game);
        takeStairs();
        watch.check(game);
        change();
        watch.check(game);
        game.step();
        takeStairs();

        assertFound();
    }

    @Test
    void itIsFoundAfterAHundredChecksAtTheLatest() {
        takeStairs();
        watch.check(game);
        change();
        for (int i = 1; i < 100; i++) {
            watch.check(game);
        }

        assertFound();
    }

    @Test
    void anotherGameIsLookedAtAsAWhole() {
        watch.check(start());
        takeStairs();
        change();

        assertFound();
    }
}
