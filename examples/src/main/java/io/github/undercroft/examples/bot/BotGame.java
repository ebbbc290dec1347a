package io.github.undercroft.examples.bot;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.Gauge;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.PlayedGame;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyCell;
import java.util.function.Consumer;

/**
 * Plays one game to its end, as a study does. The same game, size and seed give the same result.
 *
 * @param study that of the game, which measures why it ended, too, in words for the player
 */
public record BotGame(BundledGame game, BoardSize size, Study study) {

    /** The column of why a game ended. */
    public static final String REASON = "reason";

    /**
     * The bot's game on a board of this size.
     *
     * @param check called after every turn; throws if the game is broken
     */
    public BotGame(BundledGame game, BoardSize size, Consumer<Game> check) {
        this(
                game,
                size,
                BundledStudies.of(game, size)
                        .withWatch(running -> watch(running, check))
                        .with(reason(game)));
    }

    private static Study.Watch watch(Game running, Consumer<Game> check) {
        StallWatch watch = StallWatch.over(running);
        return turn -> {
            check.accept(running);
            return watch.whyStalled(turn);
        };
    }

    private static Measure reason(BundledGame game) {
        return new Measure(new Column(REASON, Column.Kind.WORD), started -> {
            Causes causes = new Causes(started.view(), game.words());
            return new Gauge() {
                @Override
                public void after(Step.Acted turn) {
                    causes.add(turn);
                }

                @Override
                public StudyCell cell() {
                    return new StudyCell.Text(
                            started.view().outcome().map(causes::reason).orElse(""));
                }
            };
        });
    }

    /** Plays the game of a seed. */
    public PlayedGame play(long seed) {
        return study.play(seed);
    }
}
