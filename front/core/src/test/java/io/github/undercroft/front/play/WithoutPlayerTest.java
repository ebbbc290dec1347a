package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.mode.Errand;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in which the player does nothing for ever. */
class WithoutPlayerTest {

    private static final Duration SOON = Duration.ofSeconds(20);

    /** A hall with a rat that rests, and perhaps a hero who waits for keys. */
    private record Hall(String row) implements PlayableGame {
        @Override
        public About about() {
            return new About("hall", "A hall.", new BoardSize(row.length(), 1));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint rat = Blueprint.of("rat").with(Health.of(1)).with((Brain) turn -> Decision.act(new Rest()));
            Blueprint hero = Blueprint.player("hero").with(Health.of(1));
            Legend legend = Legend.standard().with('r', rat).with('@', hero);
            return Rules.named("hall").level("hall", LevelText.of(row, legend)).build();
        }
    }

    /** Bumps into a wall again and again. */
    private record BumpForEver() implements Errand {
        @Override
        public Optional<Action> next(TurnView turn) {
            return Optional.of(new Move(Direction.WEST));
        }

        @Override
        public String verb() {
            return "bump";
        }

        @Override
        public String done(TurnView turn) {
            return "";
        }

        @Override
        public String nothingToDo() {
            return "";
        }
    }

    private static Play play(String row, Seat seat) {
        Hall hall = new Hall(row);
        return new Play(hall, hall.about().minSize(), seat, 1, Keymap.standard(hall));
    }

    @ParameterizedTest
    @ValueSource(strings = {"..r", "@.r"})
    void nextTurnComesBackFromAWatchedGameWithoutOne(String row) {
        Play watched = play(row, Seat.BOT);

        assertTimeoutPreemptively(SOON, () -> watched.press(new KeyPress("right")));
        assertThat(watched.turns()).isZero();
        watched.press(new KeyPress("q"));
        assertThat(watched.isOver()).isTrue();
    }

    private static PlayLoop loop(Play play, Deque<Input> inputs) {
        return new PlayLoop(play, new Surface() {
            @Override
            public int columns() {
                return 60;
            }

            @Override
            public int rows() {
                return 20;
            }

            @Override
            public void show(Sheet sheet) {}

            @Override
            public boolean isResized() {
                return false;
            }

            @Override
            public boolean hasInput() {
                return false; // a page hears of none before it is left for a moment
            }

            @Override
            public Optional<Input> next() {
                return Optional.ofNullable(inputs.poll());
            }
        });
    }

    @Test
    void whereOnlyOthersActThePersonCanQuit() {
        for (Input leave : List.of(new Input.Pressed(new KeyPress("q")), new Input.Closed())) {
            Play play = play("..r", Seat.PERSON);
            PlayLoop loop = loop(play, new ArrayDeque<>(List.of(leave)));
            assertTimeoutPreemptively(SOON, () -> {
                while (!play.isOver()) {
                    loop.advance();
                }
            });
        }
    }

    @Test
    void aLoopIsLeftForAMomentWhereOnlyOthersAct() {
        PlayLoop loop = loop(play("..r", Seat.PERSON), new ArrayDeque<>());
        assertTimeoutPreemptively(SOON, () -> {
            while (loop.advance() == 0) {
                // at once
            }
        });
    }

    @Test
    void anErrandOfWhichEveryActionIsRefusedEnds() {
        Play play = play("@..", Seat.PERSON);
        PlayLoop loop = loop(play, new ArrayDeque<>());
        while (play.isBusy()) {
            loop.advance();
        }
        play.controls().begin(new BumpForEver());
        assertTimeoutPreemptively(SOON, () -> {
            while (play.isBusy()) {
                loop.advance();
            }
        });
        assertThat(play.isOnErrand()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, Play.MAX_SPEED + 1})
    void aSpeedThatIsNoneIsRefusedWatchedOrNot(int speed) {
        for (Seat seat : Seat.values()) {
            Play play = play("@.r", seat);
            assertThatThrownBy(() -> play.setTurnsPerSecond(speed))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("A game is watched at 1 to 1000 turns a second, not at " + speed);
        }
    }
}
