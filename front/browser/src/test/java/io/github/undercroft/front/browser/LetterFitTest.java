package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.browser.LetterFit.Place;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetterFitTest {

    private static final double FONT = 16;

    private static Place window(int width, int height, double density) {
        return new Place(width, height, FONT, density, false);
    }

    private static double shown(LetterFit fit) {
        return fit.size() * fit.side();
    }

    @Test
    void aLetterHas16PixelsWhere80By24OfThatSizeFillThePlace() {
        assertThat(shown(LetterFit.of(window(1280, 768, 1), 1, 1))).isEqualTo(16);
        assertThat(shown(LetterFit.of(new Place(640, 384, FONT, 3, true), 1, 1)))
                .isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({"1366, 598, 1", "1100, 673, 1", "1920, 900, 1", "1536, 837, 1.25", "1280, 693, 1.5", "1440, 870, 2"})
    void aLetterIsNoMoreThanASeventeenthFromTheWantedSize(int width, int height, double density) {
        Place place = window(width, height, density);
        assertThat(shown(LetterFit.of(place, 1, 1))).isCloseTo(place.letter(1), Percentage.withPercentage(6));
    }

    @ParameterizedTest
    @CsvSource({"1366, 598, 1", "1100, 673, 1", "1920, 900, 1", "1536, 837, 1.25", "1280, 693, 1.5", "1440, 870, 2"})
    void withPicturesItIsNoFurtherThanAStepAndHardlyLarger(int width, int height, double density) {
        Place place = window(width, height, density);
        assertThat(shown(LetterFit.of(place, 1, 4))).isBetween(place.letter(1) - 4 / density, 1.05 * place.letter(1));
    }

    @Test
    void aBoardOfTenRowsIsSeenWholeInASmallWindow() {
        double picture = 4 * shown(LetterFit.of(window(1100, 673, 1), 1, 4));
        assertThat(10 * picture).isLessThan(600);
    }

    @Test
    void aPixelOfAnImageIsAWholeNumberOfThoseOfTheScreen() {
        for (int width = 400; width < 4000; width += 7) {
            LetterFit fit = LetterFit.of(window(width, width / 2, 2), 1, 4);
            assertThat(fit.side() * 2).isEqualTo(Math.rint(fit.side() * 2));
            assertThat(fit.size() % 4).isZero();
            assertThat(fit.size()).isBetween(8, 20);
        }
    }

    @Test
    void thereAreNeverFewerThan40InARow() {
        for (int width = 320; width < 2000; width += 3) {
            assertThat(width / shown(LetterFit.of(window(width, 2000, 1), 2, 4)))
                    .isGreaterThanOrEqualTo(40);
        }
    }

    @Test
    void twoFingersMakeLettersLargerAsFarAsThereIsRoom() {
        Place lying = new Place(594, 390, FONT, 3, true);
        assertThat(lying.letter(1.5)).isEqualTo(12);
        assertThat(new Place(390, 690, FONT, 3, true).letter(2)).isEqualTo(390 / 40.0);
    }

    @ParameterizedTest
    @CsvSource({"160, 120", "20, 10", "1, 1", "0, 0", "-4, 0"})
    void aTinyWindowHasLettersToo(int width, int height) {
        for (boolean isTouched : new boolean[] {false, true}) {
            LetterFit fit = LetterFit.of(new Place(width, height, FONT, 1, isTouched), 0.5, 4);
            assertThat(fit.side()).isPositive().isFinite();
            assertThat(1 / fit.side()).isLessThan(1000);
        }
    }
}
