package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Outcome;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayScoreTest {

    private static final BoardSize USUAL = new BoardSize(15, 10);

    private final Notebook notebook = new Notebook();

    /** Keeps scores only. */
    private static final class Notebook extends NoKeeper {
        private List<String> lines = new ArrayList<>();

        @Override
        public List<String> scores() {
            return lines;
        }

        @Override
        public void writeScores(List<String> kept) {
            lines = new ArrayList<>(kept);
        }
    }

    private static PlayScore lost(int points, int depth, long turns) {
        return new PlayScore(Outcome.Result.LOST, points, depth, turns, 7, USUAL, 0, false, false);
    }

    private static PlayScore won(int points, long turns, boolean isCheated) {
        return new PlayScore(Outcome.Result.WON, points, 1, turns, 7, USUAL, 0, false, isCheated);
    }

    private static int pointsOf(Outcome outcome) {
        PlayableGame game = new PlayableGame() {
            @Override
            public About about() {
                return new About("yard", "A yard.", new BoardSize(2, 1));
            }

            @Override
            public Rules rules(BoardSize size, Seat seat) {
                Legend legend =
                        Legend.standard().with('@', Blueprint.player("hero").replacing(PriorityBrain.of(new Wander())));
                return Rules.named("yard")
                        .level("yard", LevelText.of("@.", legend))
                        .endsWhen(EndCondition.when(view -> true, view -> outcome))
                        .build();
            }
        };
        ShownGame shown = new ShownGame(game, new GameSteps.Played(Game.start(game.rules(USUAL, Seat.PERSON), 1)));
        while (shown.end().isEmpty()) {
            shown.goOn();
        }
        return PlayScore.of(shown.ending().orElseThrow(), 1, USUAL).points();
    }

    @Test
    void aGameThatWasPlayedOnSaysSoAndComesAfterTheOthers() {
        PlayScore again = new PlayScore(Outcome.Result.LOST, 9, 1, 5, 7, USUAL, 84, false, false);
        assertThat(PlayScore.read(again.line())).contains(again);
        PlayScore cheated = new PlayScore(Outcome.Result.LOST, 9, 1, 5, 7, USUAL, 84, false, true);
        assertThat(PlayScore.read(cheated.line())).contains(cheated);
        lost(1, 1, 1).keep(notebook, USUAL, Words.ENGLISH);
        assertThat(again.keep(notebook, USUAL, Words.ENGLISH).orElseThrow()).startsWith("Place 2 of 2.");
        assertThat(notebook.scores().get(1)).endsWith(" from 84");
    }

    @Test
    void theScoreIsThatOfTheOutcomeAndNoNumberOfItsWords() {
        assertThat(pointsOf(Outcome.lost("2 rats got away"))).isZero();
        assertThat(pointsOf(Outcome.lost("2 rats got away").withScore(7))).isEqualTo(7);
        assertThat(pointsOf(Outcome.won("your score is 9").withScore(-3))).isEqualTo(-3);
    }

    @Test
    void aLineTellsAllOfAScore() {
        assertThat(lost(12, 2, 340).line()).isEqualTo("lost score 12 depth 2 turns 340 seed 7 size 15x10");
        for (PlayScore score : List.of(lost(0, 1, 3), won(310, 900, true))) {
            assertThat(PlayScore.read(score.line())).contains(score);
        }
    }

    @Test
    void theBestAreThoseWithMorePointsAndVictoriesInFewerTurns() {
        List<PlayScore> best = List.of(
                won(310, 900, false),
                lost(12, 2, 340),
                won(0, 50, false),
                won(0, 60, false),
                lost(0, 3, 10),
                lost(0, 2, 99),
                lost(0, 2, 98),
                won(400, 5, true));
        for (int i = best.size() - 1; i >= 0; i--) {
            best.get(i).keep(notebook, USUAL, Words.ENGLISH);
        }

        assertThat(notebook.lines)
                .containsExactlyElementsOf(best.stream().map(PlayScore::line).toList());
        assertThat(PlayScore.best(notebook, USUAL, Words.ENGLISH)).contains("won, score 310, 900 turns");
    }

    @Test
    void thePlaceAmongAllGamesIsTold() {
        assertThat(lost(12, 2, 340).keep(notebook, USUAL, Words.ENGLISH)).isEmpty();
        assertThat(lost(20, 3, 1).keep(notebook, USUAL, Words.ENGLISH)).contains("This is the best of your 2 games.");
        assertThat(lost(15, 1, 10).keep(notebook, USUAL, Words.ENGLISH))
                .contains("Place 2 of 3. The best: score 20, depth 3, 1 turn.");
    }

    @Test
    void onlyGamesOnBoardsOfOneSizeAreCompared() {
        notebook.lines.addAll(List.of(
                "lost score 90 depth 2 turns 340 seed 7 size 15x10",
                "won score 80 depth 1 turns 9 seed 3 size 15x10 cheated"));
        PlayScore small = new PlayScore(Outcome.Result.LOST, 5, 1, 9, 7, new BoardSize(4, 3), 0, false, false);

        assertThat(small.keep(notebook, USUAL, Words.ENGLISH)).isEmpty();
        assertThat(small.keep(notebook, USUAL, Words.ENGLISH)).contains("This is the best of your 2 games on 4x3.");
        assertThat(lost(100, 1, 3).keep(notebook, USUAL, Words.ENGLISH)).contains("This is the best of your 3 games.");
        assertThat(PlayScore.best(notebook, new BoardSize(4, 3), Words.ENGLISH)).contains("score 5, 9 turns");
    }

    @Test
    void atMostAHundredAreKeptTheBestOnes() {
        for (int points = 1; points <= 150; points++) {
            lost(points, 1, 10).keep(notebook, USUAL, Words.ENGLISH);
        }

        assertThat(notebook.lines).hasSize(100).contains(lost(51, 1, 10).line());
        assertThat(lost(3, 1, 10).keep(notebook, USUAL, Words.ENGLISH))
                .hasValueSatisfying(place -> assertThat(place).startsWith("Place 101 of 101."));
        assertThat(notebook.lines).hasSize(100).doesNotContain(lost(3, 1, 10).line());
    }

    @Test
    void damagedLinesCountForNothing() {
        notebook.lines.addAll(List.of(
                "",
                "lost score",
                "lost score 90 depth 2 turns 340 seed 7",
                "lost score many depth 2 turns 340 seed 7 size 15x10",
                "found score 99 depth 2 turns 340 seed 7 size 15x10",
                "lost score 99999999999 depth 2 turns 340 seed 7 size 15x10",
                "lost points 99 depth 2 turns 340 seed 7 size 15x10",
                "lost score 99 depth 2 turns 340 seed 7 size 15x10 ch",
                "lost score 12 depth 2 turns 340 seed 7 size 15x10"));

        assertThat(PlayScore.best(notebook, USUAL, Words.ENGLISH)).contains("score 12, depth 2, 340 turns");
        assertThat(lost(3, 1, 10).keep(notebook, USUAL, Words.ENGLISH))
                .hasValueSatisfying(place -> assertThat(place).startsWith("Place 2 of 2."));
    }
}
