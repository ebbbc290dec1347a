package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import org.junit.jupiter.api.Test;

/** Somebody stands in the only way to where the bot has not looked for the longest time. */
class LookAgainTest {

    private static Scenario tenTurns(Blueprint inTheWay, String... rows) {
        Blueprint bot = Blueprint.of("bot")
                .with(Faction.MONSTERS)
                .with(Senses.ofRadius(2).replacing(Familiarity.AT_HOME))
                .with(PriorityBrain.of(new LookAgain()));
        Scenario scenario =
                Scenario.of(Scenario.legend().with('b', bot).with('a', inTheWay.with(new Bystander())), rows);
        for (int turn = 0; turn < 10; turn++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    @Test
    void itChangesPlacesWithAnAlly() {
        Scenario scenario =
                tenTurns(Blueprint.of("ally").with(Faction.MONSTERS), "##########", "#ba......#", "########@#");
        assertThat(scenario.entity('b').position().orElseThrow().x()).isGreaterThan(3);
    }

    @Test
    void itGoesElsewhereIfAnybodyElseStandsThere() {
        Scenario scenario = tenTurns(
                Blueprint.of("stranger").with(new Faction("strangers")),
                "##########",
                "#.....ba.#",
                "##.#####.#",
                "##.######@",
                "##.#######");
        assertThat(scenario.entity('b').position().orElseThrow().x()).isLessThan(6);
        assertThat(scenario.entity('a').position()).contains(new Point(7, 1));
    }
}
