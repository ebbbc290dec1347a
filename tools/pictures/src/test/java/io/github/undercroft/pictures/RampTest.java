package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The ramp has to be in order for every eye, so its brightness is taken as people with each kind of eye see it. */
class RampTest {

    private static final int STEPS = 60;

    private static final List<Integer> COLOURS = IntStream.rangeClosed(0, STEPS)
            .map(step -> Ramp.colour(step, STEPS))
            .boxed()
            .toList();

    private static double linear(int rgb, int shift) {
        double part = (rgb >> shift & 0xFF) / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb, 16) + 0.7152 * linear(rgb, 8) + 0.0722 * linear(rgb, 0);
    }

    /** The one channel left of red and green. Source: F. Viénot, H. Brettel, J. Mollon, "Digital video colourmaps", 1999. */
    private static double withoutRedCones(int rgb) {
        return 0.11238 * linear(rgb, 16) + 0.88762 * linear(rgb, 8);
    }

    private static double withoutGreenCones(int rgb) {
        return 0.29275 * linear(rgb, 16) + 0.70725 * linear(rgb, 8);
    }

    private static void assertRising(IntToDoubleFunction eye) {
        List<Double> seen = COLOURS.stream().map(eye::applyAsDouble).toList();
        assertThat(seen).isSorted().doesNotHaveDuplicates();
        assertThat(seen.get(STEPS)).isGreaterThan(20 * seen.get(0));
    }

    @Test
    void theRampGrowsBrighterInGreyAndForTheColourBlind() {
        assertRising(RampTest::luminance);
        assertRising(RampTest::withoutRedCones);
        assertRising(RampTest::withoutGreenCones);
    }

    /** The contrast that the W3C's accessibility guidelines ask of text, 4.5 to 1. */
    @Test
    void numbersCanBeReadOnEveryColour() {
        assertThat(COLOURS).allSatisfy(paper -> {
            double ink = luminance(Colours.inkOn(paper)) + 0.05;
            double behind = luminance(paper) + 0.05;
            assertThat(Math.max(ink, behind) / Math.min(ink, behind)).isGreaterThanOrEqualTo(4.5);
        });
    }

    @Test
    void theEndsAreExactAndEveryStepIsOneOfItsOwn() {
        assertThat(Ramp.colour(0, 1)).isEqualTo(0x2C1E5C);
        assertThat(Ramp.colour(4294967295L, 4294967295L)).isEqualTo(0xF2E86B);
        assertThat(COLOURS).doesNotHaveDuplicates();
    }
}
