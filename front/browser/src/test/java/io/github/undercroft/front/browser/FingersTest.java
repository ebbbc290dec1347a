package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.browser.Fingers.Spot;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FingersTest {

    private final List<String> meant = new ArrayList<>();
    private final Fingers fingers = new Fingers(new Fingers.Meaning() {
        @Override
        public void tap(Spot at) {
            meant.add("tap " + (int) at.x());
        }

        @Override
        public void look(Spot at) {
            meant.add("look " + (int) at.x());
        }

        @Override
        public void scroll(Spot at, double down) {
            meant.add("scroll " + (int) down);
        }

        @Override
        public void swipe(double right, double down) {
            meant.add("swipe " + (int) right + " " + (int) down);
        }

        @Override
        public void run(double right, double down) {
            meant.add("run " + (int) right + " " + (int) down);
        }

        @Override
        public void stop() {
            meant.add("stop");
        }

        @Override
        public void beginZoom() {
            meant.add("two");
        }

        @Override
        public void zoom(double times) {
            meant.add("zoom " + (int) (100 * times));
        }
    });

    private FingersTest down(int... xs) {
        fingers.down(spots(xs));
        return this;
    }

    private FingersTest move(int... xs) {
        fingers.move(spots(xs));
        return this;
    }

    private static List<Spot> spots(int... xs) {
        List<Spot> spots = new ArrayList<>();
        for (int x : xs) {
            spots.add(new Spot(x, x / 10f));
        }
        return spots;
    }

    @Test
    void aFingerThatHardlyMovesTapsWhereItWasPutDown() {
        down(100).move(108);
        fingers.up(0);
        assertThat(meant).containsExactly("tap 100");
    }

    @Test
    void aFingerThatRestsLooksAndGoesOnLooking() {
        down(100);
        fingers.rest();
        move(140);
        fingers.up(0);
        assertThat(meant).containsExactly("look 100", "look 140");
    }

    @Test
    void aFingerThatMovesSwipes() {
        down(100).move(150).move(200);
        fingers.up(0);
        assertThat(meant).containsExactly("scroll 5", "scroll 5", "swipe 100 10");
    }

    @Test
    void aSwipeThatRestsAtItsEndRunsUntilTheFingerIsUp() {
        down(100).move(200);
        fingers.rest();
        fingers.up(0);
        assertThat(meant).containsExactly("scroll 10", "run 100 10", "stop");
    }

    @Test
    void twoFingersZoomAndDoNothingElse() {
        down(100).down(100, 200).move(100, 300);
        fingers.up(1);
        move(180);
        fingers.up(0);
        assertThat(meant).containsExactly("two", "zoom 200");
    }

    @Test
    void aSecondFingerEndsARun() {
        down(100).move(200);
        fingers.rest();
        down(200, 300);
        assertThat(meant).endsWith("run 100 10", "stop", "two");
    }

    @Test
    void whatTheBrowserTakesMeansNothing() {
        down(100);
        fingers.cancel();
        fingers.up(0);
        assertThat(meant).isEmpty();
    }
}
