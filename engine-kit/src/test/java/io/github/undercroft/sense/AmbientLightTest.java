package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The light of day and of places. */
class AmbientLightTest {

    private static final Legend LEGEND = Scenario.legend()
            .replacing(
                    '@',
                    Blueprint.player("you")
                            .with(Health.of(9))
                            .with(Senses.of(
                                    Eyes.of(Reach.round(12)).withNightVision(1).withMinLight(20))))
            .with('f', Fire.BARE)
            .with('~', Flood.PUDDLE);

    private static Perception known(Game game, Scenario scenario) {
        return game.view().perception(scenario.hero().id()).orElseThrow();
    }

    /** Five turns of day, five of night. */
    private static int day(int level, long turn) {
        return level == 0 && turn % 10 < 5 ? 100 : -7;
    }

    @Test
    void dayAndNightChangeWhatIsSeenWithoutAnybodyMoving() {
        for (SchedulerFactory order :
                List.of(Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline())) {
            Scenario scenario = Scenario.of(
                    LEGEND, rules -> rules.scheduler(order).ambientLight(AmbientLightTest::day), "@....g..");
            Game game = scenario.game();
            int seen = 0;
            int turns = 40;
            for (int turn = 0; turn < turns; turn++) {
                long day = game.view().now() / order.normalTurn();
                boolean isDay = day % 10 < 5;
                assertThat(known(game, scenario).sees(new Point(5, 0)))
                        .as("%s, turn %s", order.name(), day)
                        .isEqualTo(isDay);
                assertThat(game.view().light().get(5, 0)).isEqualTo(isDay ? 100 : 0);
                Game again = game.fork();
                assertThat(again.stateHash()).isEqualTo(game.stateHash());
                assertThat(known(again, scenario).visible())
                        .isEqualTo(known(game, scenario).visible());
                seen += isDay ? 1 : 0;
                scenario.play(new Rest());
            }
            assertThat(seen).isBetween(turns / 4, turns * 3 / 4);
        }
    }

    /** The first turn need not be at time 0. */
    @Test
    void theFirstViewFitsTheTimeOfTheFirstTurn() {
        for (boolean darkens : List.of(true, false)) {
            Scenario scenario = Scenario.of(
                    LEGEND, rules -> rules.ambientLight((level, turn) -> turn == 0 == darkens ? 100 : 0), "@....g..");
            int light = scenario.game().view().light().get(5, 0);
            assertThat(known(scenario.game(), scenario).sees(new Point(5, 0))).isEqualTo(light == 100);
        }
    }

    @Test
    void lightThatThrowsIsNamedAndCountsAsDaylight() {
        Scenario scenario = Scenario.of(
                LEGEND,
                rules -> rules.ambientLight((level, turn) -> {
                    if (turn == 3) {
                        throw new IllegalStateException("no moon");
                    }
                    return 100;
                }),
                "@....g..");
        int thrown = 0;
        for (int i = 0; i < 20; i++) {
            try {
                scenario.game().submit(scenario.hero().id(), new Rest());
                scenario.game().step();
            } catch (GameCodeException named) {
                thrown++;
                assertThat(named).hasMessageContaining("light on level 0").hasRootCauseMessage("no moon");
                assertThat(known(scenario.game(), scenario).sees(new Point(5, 0)))
                        .isTrue();
            }
        }
        assertThat(thrown).isBetween(1, 6);
    }

    @Test
    void fireGivesLightUntilItIsOut() {
        Scenario scenario =
                Scenario.of(LEGEND, rules -> rules.ambientLight(0), "@.......f.g", "........ff.", "...........");
        assertThat(known(scenario.game(), scenario).sees(new Point(10, 0))).isTrue();
        assertThat(known(scenario.game(), scenario).sees(new Point(2, 0))).isFalse();
        for (int turn = 0; turn < 60; turn++) {
            scenario.play(new Rest());
        }
        assertThat(known(scenario.game(), scenario).sees(new Point(10, 0))).isFalse();
        assertThat(scenario.game().view().light().get(8, 0)).isZero();
    }

    @Test
    void flamesSideBySideAreOneLightForEachBlock() {
        Scenario one = Scenario.of(LEGEND, rules -> rules.ambientLight(0), "@..........", "....f......", "...........");
        Scenario many =
                Scenario.of(LEGEND, rules -> rules.ambientLight(0), "@..fff.....", "...fff.....", "...fff.....");
        assertThat(many.game().view().light().get(8, 1))
                .isEqualTo(one.game().view().light().get(8, 1));
        assertThat(one.game().view().light().get(4, 1)).isEqualTo(100);
    }

    @Test
    void darknessBelowNothingIsRefused() {
        assertThatThrownBy(() -> AmbientLight.of(-1))
                .hasMessageContaining("0 (dark)")
                .hasMessageContaining("-1");
    }

    @Test
    void whichLevelIsDarkIsDrawnOnce() {
        SeedValue<Boolean> isDark = SeedValue.of("dark", random -> random.nextBoolean());
        int dark = 0;
        for (int seed = 0; seed < 20; seed++) {
            Rules rules = Rules.named("mine")
                    .ambientLight(AmbientLight.fromSeed(isDark, (drawn, level) -> drawn && level == 0 ? 0 : 100))
                    .level("mine", LevelText.of("@..", LEGEND))
                    .build();
            Game game = Game.start(rules, seed);
            boolean isLit = game.view().light().get(2, 0) == 100;
            assertThat(isLit).isNotEqualTo(game.view().fromSeed(isDark));
            dark += isLit ? 0 : 1;
        }
        assertThat(dark).isBetween(1, 19);
    }
}
