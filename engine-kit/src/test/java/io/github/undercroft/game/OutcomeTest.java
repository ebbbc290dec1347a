package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Outcome;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    private static final Blueprint HERO = Blueprint.player("hero").replacing(PriorityBrain.of(new Wander()));

    private static Rules rules(Outcome outcome) {
        return Rules.named("yard")
                .level("yard", LevelText.of("@.", Legend.standard().with('@', HERO)))
                .endsWhen(EndCondition.when(view -> true, view -> outcome))
                .build();
    }

    private static Game ended(Outcome outcome) {
        Game game = Game.start(rules(outcome), 1);
        game.step();
        assertThat(game.step()).isEqualTo(new Step.Over(outcome));
        return game;
    }

    @Test
    void theScoreOfAGameThatEndedIsPartOfItsState() {
        Outcome lost = Outcome.lost("2 rats got away");
        for (Outcome outcome : new Outcome[] {lost, lost.withScore(0), lost.withScore(-7)}) {
            Game game = ended(outcome);
            Game resumed = Game.resume(rules(outcome), game.state());
            assertThat(resumed.view().outcome()).contains(outcome);
            assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
        }
        assertThat(ended(lost).stateHash())
                .isNotEqualTo(ended(lost.withScore(0)).stateHash());
    }

    @Test
    void anOutcomeIsPrintedWithItsScoreIfItHasOne() {
        assertThat(Outcome.won("it is found")).hasToString("Outcome[result=WON, reason=it is found]");
        assertThat(Outcome.won("it is found").withScore(12))
                .hasToString("Outcome[result=WON, reason=it is found, score=12]");
    }
}
