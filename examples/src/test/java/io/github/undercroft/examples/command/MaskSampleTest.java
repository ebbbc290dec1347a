package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Refusal;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.examples.descent.proving.ProvingLevel;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MaskSampleTest {

    static List<BundledGame> games() {
        return List.of(
                new Arena(), new Scatter(), new Thieflike(), new Descent(), new FirstDescent(), new ProvingLevel());
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsForetoldOfADeedIsWhatComesOfIt(BundledGame game) {
        List<String> wrong = new ArrayList<>();
        MaskSample sample = new MaskSample(game, 1, wrong::add);
        assertThat(sample.run(300)).as("%s", wrong).isZero();
        assertThat(sample.hidden()).isLessThan(10);
    }

    /** Nobody can foretell it, and it names nothing unknown. */
    record Gamble() implements Action {

        record Lost() implements Refusal {}

        @Override
        public ActionResult perform(ActionContext context) {
            return context.random("gamble").nextBoolean() ? ActionResult.succeeded() : ActionResult.failed(new Lost());
        }
    }

    private record Casino() implements BundledGame {

        @Override
        public About about() {
            return new About("casino", "A deed that chance refuses.", new BoardSize(3, 1), new BoardSize(3, 1));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return Rules.named("casino")
                    .level(
                            "one",
                            LevelText.of(
                                    "@..",
                                    Legend.standard()
                                            .with('@', Blueprint.player("you").with(Senses.ofRadius(3)))))
                    .types(RecordTypes.of(MethodHandles.lookup(), "casino", Gamble.class, Gamble.Lost.class))
                    .build();
        }

        @Override
        public Action step(Direction way) {
            return new Move(way);
        }

        @Override
        public ImmutableList<Verb> verbs() {
            return ImmutableList.of(Verbs.REST, Verb.plain("gamble", new Gamble(), "b"));
        }
    }

    @Test
    void aDeedThatGoesOtherwiseIsFound() {
        List<String> wrong = new ArrayList<>();
        assertThat(new MaskSample(new Casino(), 1, wrong::add).run(300)).isBetween(5, 60);
        assertThat(wrong).allMatch(each -> each.contains("You gamble."));
    }
}
