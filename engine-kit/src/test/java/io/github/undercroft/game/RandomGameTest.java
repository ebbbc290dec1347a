package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Refusal;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** That the random games do what the laws are about; a law over games in which nothing happens could not fail. */
class RandomGameTest {

    private final Map<String, Integer> counts = new TreeMap<>();

    @Test
    void inRandomGamesEverythingHappensThatTheLawsAreAbout() {
        for (long seed = 0; seed < 200; seed++) {
            Play play = Play.of(seed);
            for (int i = 0; i < 60; i++) {
                count(play.next());
            }
        }
        counts.values().removeIf(times -> times < 5);
        assertThat(counts)
                .as("how often what happened, if it did 5 times")
                .containsKeys(
                        "Acted",
                        "Acted but TooExpensive",
                        "Acted but EndlessChain",
                        "Acted but Planned",
                        "Acted but Vetoed")
                .containsKeys("Awaiting", "refused Planned", "refused Vetoed", "refused Impassable", "refused Occupied")
                .containsKeys("thrown by Script", "thrown by PlayBrain", "thrown by Hazard", "thrown by Restless")
                .containsKeys("thrown by Fit", "Idle", "Over", "Accepted", "NotAwaited")
                .containsKeys(
                        "Died",
                        "Spawned",
                        "Removed",
                        "Placed",
                        "TerrainChanged",
                        "EffectBegan",
                        "EffectChanged",
                        "EffectEnded",
                        "FollowUpDropped");
    }

    @Test
    void maxRandomGamesAreStillPlayedAfterAThousandSteps() {
        int played = 0;
        for (long seed = 0; seed < 100; seed++) {
            Play play = Play.of(seed);
            play.steps(1000);
            played += play.game.view().actors().isEmpty()
                            || play.game.view().outcome().isPresent()
                    ? 0
                    : 1;
        }
        assertThat(played).isGreaterThan(50);
    }

    private void count(Play.Came came) {
        came.events().forEach(event -> add(event.getClass().getSimpleName()));
        add(came.reply().getClass().getSimpleName());
        Object what = came.what();
        if (what instanceof Step.Acted acted) {
            add("Acted"
                    + acted.why()
                            .map(RandomGameTest::name)
                            .map(name -> " but " + name)
                            .orElse(""));
        } else if (what instanceof Step.Awaiting awaiting) {
            awaiting.refused().ifPresent(why -> add("refused " + name(why)));
            add("Awaiting");
        } else {
            add(
                    what instanceof Play.Thrown thrown
                            ? "thrown by "
                                    + (thrown.culprit() instanceof Hazard
                                            ? "Hazard"
                                            : thrown.culprit().getClass().getSimpleName())
                            : what.getClass().getSimpleName());
        }
    }

    private static String name(Refusal why) {
        return why.getClass().getSimpleName();
    }

    private void add(String what) {
        counts.merge(what, 1, Integer::sum);
    }
}
