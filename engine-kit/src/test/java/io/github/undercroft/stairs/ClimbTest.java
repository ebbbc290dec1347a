package io.github.undercroft.stairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.ValueRegistry;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClimbTest {

    private final Scenario scenario = Scenario.of(
            Scenario.legend()
                    .replacing('@', Blueprint.player("you"), Stairs.down(1))
                    .with('<', Stairs.up(0)),
            rules -> rules.level("cellar", LevelText.of("<", Scenario.legend().with('<', Stairs.up(0)))),
            "@");

    @Test
    void stairsAreTakenTheWayTheyGo() {
        scenario.play(new Climb(Stairs.Way.DOWN));
        assertThat(scenario.game().view().board().level()).isEqualTo(1);
        scenario.play(new Climb(Stairs.Way.UP));
        assertThat(scenario.game().view().board().level()).isZero();
    }

    @Test
    void stairsDownDoNotLeadUp() {
        scenario.play(new Climb(Stairs.Way.UP)).expectRefusal(new NoStairs(Optional.of(Stairs.Way.UP)));
    }

    @Test
    void itsTypeIsRegistered() {
        assertThat(ValueRegistry.builder()
                        .build()
                        .required(new Climb(Stairs.Way.UP))
                        .name())
                .isEqualTo("climb");
    }
}
