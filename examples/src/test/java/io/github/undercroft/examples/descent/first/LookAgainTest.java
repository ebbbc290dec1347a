package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import org.junit.jupiter.api.Test;

/** Somebody stands in the only way to where the bot has not looked for the longest time. */
class LookAgainTest {

    private static Scenario rested(Brain other, String... rows) {
        Blueprint bot = Blueprint.of("bot")
                .with(Faction.MONSTERS)
                .with(Senses.ofRadius(2).replacing(Familiarity.AT_HOME))
                .with(PriorityBrain.of(new LookAgain()));
        Legend legend =
                Scenario.legend().with('b', bot).with('a', bot.named("ally").replacing(other));
        Scenario scenario = Scenario.of(legend, rows);
        for (int turn = 0; turn < 40; turn++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    @Test
    void itChangesPlacesWithAnAllyWhoStays() {
        Scenario scenario = rested(new Bystander(), "##########", "#ba......#", "########@#");
        assertThat(scenario.entity('b').position().orElseThrow().x()).isGreaterThan(3);
    }

    @Test
    void twoOfThemDoNotChangePlacesForEver() {
        Scenario scenario = rested(PriorityBrain.of(new LookAgain()), "##########", "#ba......#", "########@#");
        assertThat(scenario.entity('a').position().orElseThrow().x()).isGreaterThan(3);
        assertThat(scenario.entity('b').position().orElseThrow().x()).isGreaterThan(3);
    }
}
