package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.Sheet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlayLoopTest {

    private static final Cellar HALL = Cellar.of("##############", "#@...........#", "##############");

    private final Play play = new Play(HALL, HALL.about().minSize(), Seat.PERSON, 1, Keymap.standard(HALL));
    private final Deque<Input> inputs = new ArrayDeque<>();
    private final PlayLoop loop = new PlayLoop(play, new Paper());

    private class Paper implements Surface {
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
            return !inputs.isEmpty();
        }

        @Override
        public Optional<Input> next() {
            return Optional.ofNullable(inputs.poll());
        }
    }

    private static Input key(String name) {
        return new Input.Pressed(new KeyPress(name));
    }

    private String screen() {
        return play.sheet(60, 20).toString();
    }

    /** Travels nine cells that way; ends when the hero is under way. */
    private void setOut(String way) {
        inputs.add(key("_"));
        for (int i = 0; i < 9; i++) {
            inputs.add(key(way));
        }
        inputs.add(key("enter"));
        for (int i = 0; i < 200 && !play.isOnErrand(); i++) {
            loop.advance();
        }
        assertThat(play.isOnErrand()).isTrue();
    }

    private void rest() {
        for (int i = 0; i < 200 && !play.isOver(); i++) {
            loop.advance();
        }
    }

    @Test
    void escapeEndsAnErrandAndDoesNothingElse() {
        setOut("right");
        inputs.add(key("escape"));
        rest();

        assertThat(play.isOnErrand()).isFalse();
        assertThat(play.isOver()).isFalse();
        assertThat(screen()).contains("You stop.");
    }

    @Test
    void anotherKeyEndsAnErrandAndDoesWhatItMeans() {
        setOut("right");
        inputs.add(key("i"));
        rest();

        assertThat(play.isOnErrand()).isFalse();
        assertThat(screen()).contains("What you have");
    }

    @Test
    void theKeyOfAnErrandPressedOnceMoreLetsItGoOn() {
        setOut("right");
        inputs.add(key("_"));
        rest();

        assertThat(inputs).isEmpty();
        assertThat(screen()).doesNotContain("You stop.").contains("# . . . . . . . . . @ . . #");
    }

    @Test
    void aWindowThatIsClosedDuringAnErrandIsClosed() {
        setOut("right");
        inputs.add(new Input.Closed());
        rest();

        assertThat(play.isOver()).isTrue();
    }

    @Test
    void aPointerThatMovesEndsNoErrandAndAClickDoes() {
        setOut("right");
        inputs.add(new Input.Pointed(Input.Gesture.MOVE, 3, 3));
        rest();
        assertThat(inputs).isEmpty();
        assertThat(screen()).doesNotContain("You stop.").contains("# . . . . . . . . . @ . . #");

        setOut("left");
        inputs.add(new Input.Pointed(Input.Gesture.CLICK, 3, 3));
        rest();
        assertThat(screen()).contains("You stop.");
    }

    @Test
    void whoWantsNoMovingPicturesSeesOnlyTheEndOfAWalk() {
        int[] sheets = {0};
        Surface still = new Paper() {
            @Override
            public boolean isStill() {
                return true;
            }

            @Override
            public void show(Sheet sheet) {
                sheets[0]++;
            }
        };
        PlayLoop calm = new PlayLoop(play, still);
        inputs.add(key("_"));
        for (int i = 0; i < 9; i++) {
            inputs.add(key("right"));
        }
        inputs.add(key("enter"));
        while (!inputs.isEmpty()) {
            calm.advance();
        }
        sheets[0] = 0;
        for (int i = 0; i < 200; i++) {
            calm.advance();
        }
        assertThat(play.turns()).isEqualTo(9);
        assertThat(sheets[0]).isLessThanOrEqualTo(1);
    }
}
