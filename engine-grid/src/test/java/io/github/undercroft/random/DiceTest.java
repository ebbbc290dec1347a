package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceTest {

    private static BigInteger whole(long number) {
        return BigInteger.valueOf(number);
    }

    @ParameterizedTest
    @CsvSource({
        "2d6+1, 2d6+1",
        "d6, 1d6",
        "D%, 1d100",
        "' 2D6 + 1 ', 2d6+1",
        "4d6dl1, 4d6kh3",
        "4d6dl, 4d6kh3",
        "4d6kh4, 4d6",
        "4d6dh0, 4d6",
        "2d20kl, 2d20kl1",
        "5d6dl1dh1, 5d6dl1dh1",
        "5d6kh4kl3, 5d6dl1dh1",
        "3d6!kh2, 3d6!kh2",
        "(2d6)+(1), 2d6+1",
        "2d6+1+2, 2d6+3",
        "2d6+1-1, 2d6",
        "2d6-3+1, 2d6-2",
        "2d6+-3, 2d6-3",
        "2*(3+4), 14",
        "7/2, 3",
        "(1-4)/2, -2",
        "-7/2, -4",
        "--d6, 1d6",
        "-d6, -1d6",
        "-(d6+1), -(1d6+1)",
        "d6*-2, 1d6*-2",
        "d6-(d4-d3), 1d6-(1d4-1d3)",
        "(d6+d4)*10, (1d6+1d4)*10",
        "d6*(d4/2), 1d6*(1d4/2)",
        "d6*d4/2, 1d6*1d4/2",
        "1+d6, 1+1d6"
    })
    void itIsWrittenInNormalForm(String text, String normal) {
        assertThat(Dice.of(text)).hasToString(normal).isEqualTo(Dice.of(normal));
    }

    @Test
    void itIsMadeWithoutTextToo() {
        assertThat(Dice.of(2, 6).plus(1)).isEqualTo(Dice.of("2d6+1")).isNotEqualTo(Dice.of("2d6"));
        assertThat(Dice.of(2, 6).plus(1).plus(-1)).isEqualTo(Dice.of(2, 6));
        assertThat(Dice.constant(-4)).isEqualTo(Dice.of("-4"));
        assertThat(Dice.constant(3).plus(4)).isEqualTo(Dice.of("7"));
        assertThat(Dice.constant(5).roll(RandomSource.of(1))).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''      | 1 | a number or dice should stand here",
                "'   '   | 4 | a number or dice should stand here",
                "3x6     | 2 | 'x' does not fit here; write dice as in 2d6+1",
                "2d0     | 3 | a die has 1 to 1000000 sides, not 0",
                "0d6     | 1 | 1 to 1000 dice can be rolled together, not 0",
                "1001d6  | 1 | not 1001",
                "d       | 2 | the number of sides should follow the d",
                "2d6d    | 5 | h or l should follow",
                "4d6kh5  | 6 | of 4 dice 1 to 4 can be kept, not 5",
                "4d6kh0  | 6 | of 4 dice 1 to 4 can be kept, not 0",
                "4d6dl4  | 6 | of 4 dice 0 to 3 can be dropped, not 4",
                "4d6dl2kh3 | 9 | of 2 dice 1 to 2 can be kept, not 3",
                "4d6kh3! | 7 | with ! before keep and drop",
                "1d1!    | 4 | would explode for ever; leave out the !",
                "2147483648 | 1 | is too large; 2147483647 is the largest number",
                "1000000*1000000 | 8 | could reach 1000000000000",
                "1000d1000000*3 | 13 | could reach 3000000000",
                "-2000000000-2000000000 | 12 | could reach -4000000000",
                "1000d1000000! | 1 | could reach 21000000000",
                "2d6+    | 5 | a number or dice should stand here",
                "(2d6    | 1 | this bracket is never closed; add )",
                "2d6)    | 4 | this bracket was never opened",
                "()      | 2 | not ')'",
                "d6 d6   | 4 | 'd' does not fit here",
                "d6/0    | 3 | the divisor can be 0 (it lies between 0 and 0)",
                "d6/(d3-2) | 3 | it lies between -1 and 1",
                "1.5     | 2 | '.' does not fit here",
            })
    void badNotationIsRefusedWithThePlaceAndTheFix(String text, int place, String reason) {
        assertThatThrownBy(() -> Dice.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"" + text + "\" can't be read at character " + place + ": ")
                .hasMessageContaining(reason);
    }

    @Test
    void badNumbersAreRefusedAsBadTextIs() {
        assertThatThrownBy(() -> Dice.of(-2, 6))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-2d6")
                .hasMessageContaining("not -2");
        assertThatThrownBy(() -> Dice.of(2, 0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> Dice.constant(Integer.MIN_VALUE)).hasMessageContaining("-2147483648");
        assertThatThrownBy(() -> Dice.of("d6").plus(Integer.MAX_VALUE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1d6 and 2147483647")
                .hasMessageContaining("2147483653");
    }

    @Test
    void anExpressionHasAtMostAHundredParts() {
        assertThat(Dice.of("d2" + "+d2".repeat(49)).max()).isEqualTo(100);
        assertThatThrownBy(() -> Dice.of("d2" + "+d2".repeat(50)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("more than 100");
        assertThat(Dice.of("(".repeat(9999) + "d2" + ")".repeat(9999))).isEqualTo(Dice.of("d2"));
    }

    @Test
    void twoDiceMakeSevenInSixWaysOfThirtySix() {
        Distribution two = Dice.of("2d6").distribution();

        assertThat(two.ways(7)).isEqualTo(whole(6));
        assertThat(two.ways(13)).isZero();
        assertThat(two.total()).isEqualTo(whole(36));
        assertThat(two.probability(7)).isEqualTo(1.0 / 6);
        assertThat(two.mean()).isEqualTo(7);
        assertThat(two.chanceOfAtLeast(10)).isEqualTo(1.0 / 6);
        assertThat(two.chanceOfAtLeast(-5)).isEqualTo(1);
        assertThat(two.chanceOfAtLeast(13)).isZero();
        assertThat(two).hasToString("Distribution of 36: 2=1 3=2 4=3 5=4 6=5 7=6 8=5 9=4 10=3 11=2 12=1");
    }

    /** The figures of the usual way to roll up a hero. */
    @Test
    void theBestThreeOfFourDiceMakeEighteenInTwentyOneWays() {
        Distribution best = Dice.of("4d6kh3").distribution();

        assertThat(best.total()).isEqualTo(whole(1296));
        assertThat(best.ways(18)).isEqualTo(whole(21));
        assertThat(best.ways(3)).isEqualTo(whole(1));
        assertThat(best.mean()).isEqualTo(15869 / 1296.0);
    }

    @Test
    void theBetterOfTwoTwentySidedDiceIsTwentyInThirtyNineOfFourHundred() {
        assertThat(Dice.of("2d20kh").distribution().probability(20)).isEqualTo(39 / 400.0);
        assertThat(Dice.of("2d20kl").distribution().probability(20)).isEqualTo(1 / 400.0);
    }

    @Test
    void damageBehindArmourIsTheMeanOfWhatGetsThrough() {
        // 2d6 - 9: 1 for a 10 (3 ways), 2 for an 11 (2 ways), 3 for a 12.
        assertThat(Dice.of("2d6")
                        .distribution()
                        .map(rolled -> Math.max(0, rolled - 9))
                        .mean())
                .isEqualTo((3 + 2 * 2 + 3) / 36.0);
    }

    @Test
    void anExplodingDieNeverShowsItsMostExceptAfterTheLastExplosion() {
        Distribution exploding = Dice.of("d6!").distribution();

        assertThat(exploding.probability(6)).isZero();
        assertThat(exploding.probability(7)).isEqualTo(1 / 36.0);
        assertThat(exploding.max()).isEqualTo(6 * 21);
        assertThat(exploding.total()).isEqualTo(whole(6).pow(21));
        assertThat(exploding.ways(126)).isEqualTo(whole(1));
        assertThat(exploding.mean()).isCloseTo(4.2, within(1e-12));
    }

    @Test
    void anExplodingDieIsRolledAtMostTwentyTimesMore() {
        Dice coin = Dice.of("d2!");
        RandomSource random = RandomSource.of(6);
        int best = 0;
        // Twenty explosions come once in a million rolls.
        for (int i = 0; i < 8_000_000; i++) {
            best = Math.max(best, coin.roll(random));
        }
        assertThat(best).isEqualTo(coin.max()).isEqualTo(42);
    }

    @Test
    void whatTakesTooLongToDistributeIsRefusedButRolls() {
        Dice huge = Dice.of("1000d1000kh500");

        assertThat(huge.roll(RandomSource.of(1))).isBetween(350_000, 400_000);
        assertThatThrownBy(huge::distribution)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("1000d1000kh500")
                .hasMessageContaining("200000000");
        for (String dice : List.of("1000d1000000", "2d1000000!", "d1000000*d1000000/d2", "200d100kh1")) {
            assertThatThrownBy(() -> Dice.of(dice).distribution()).hasMessageContaining(dice.substring(0, 4));
        }
    }

    @Test
    void largeDistributionsAreExactToo() {
        assertThat(Dice.of("100d100").distribution().mean()).isEqualTo(5050);
        assertThat(Dice.of("10d6!").distribution().mean()).isCloseTo(42, within(1e-11));
        assertThat(Dice.of("20d20kh10").distribution().total())
                .isEqualTo(whole(20).pow(20));
        assertThat(Dice.of("d1000000").distribution().mean()).isEqualTo(500_000.5);
    }

    /** A promise: what a seed rolls is the same in every later release. */
    @Test
    void aSeedRollsWhatItAlwaysRolled() {
        assertThat(rolls("2d6+1")).containsExactly(8, 10, 4, 12, 6, 8, 11, 11, 4, 9, 10, 9);
        assertThat(rolls("4d6kh3")).containsExactly(14, 13, 11, 16, 10, 13, 17, 15, 13, 8, 13, 17);
        assertThat(rolls("3d4!-d%/2")).containsExactly(-31, 10, -27, -10, -20, -23, 4, -44, -39, -30, -39, -26);
    }

    private static List<Integer> rolls(String text) {
        RandomSource random = RandomSource.of(2026);
        List<Integer> rolls = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            rolls.add(Dice.of(text).roll(random));
        }
        return rolls;
    }
}
