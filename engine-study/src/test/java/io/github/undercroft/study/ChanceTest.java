package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparisons of many drawn studies, and the plain models of what is computed fast. */
class ChanceTest {

    private static final int TRIES = 1000;

    @TempDir
    Path folder;

    /** A study as that of a real game: turns with a long tail, floors with many ties, causes, things used; no two games depend on each other. */
    private Path drawn(String file, SeedRange seeds, SplittableRandom random, double longer) {
        SampleStudy study = new SampleStudy("cellar", seeds, "floor number", "gold number", "used tally");
        for (long seed = seeds.first(); seed <= seeds.last(); seed++) {
            boolean won = random.nextInt(100) < 30;
            study.row(
                    seed,
                    won ? "won" : random.nextInt(12) == 0 ? "stalled" : "lost",
                    (long) (longer * Math.exp(6 + random.nextDouble() + random.nextDouble())),
                    "",
                    won ? "" : List.of("rat", "ogre", "bat", "fall").get(random.nextInt(4)),
                    Math.min(random.nextInt(1, 6), random.nextInt(1, 6)),
                    random.nextInt(3) == 0 ? 0 : random.nextInt(500),
                    (random.nextBoolean() ? "dagger:2;" : "") + (random.nextInt(5) == 0 ? "wand:1" : ""));
        }
        return study.write(folder.resolve(file));
    }

    private int alarms(SeedRange seeds, SeedRange others) {
        SplittableRandom random = new SplittableRandom(2026);
        int alarms = 0;
        for (int i = 0; i < TRIES; i++) {
            StudyComparison comparison =
                    StudyComparison.of(drawn("old.csv", seeds, random, 1), drawn("new.csv", others, random, 1));
            alarms += comparison.figures().stream().anyMatch(StudyFigure::beyondChance) ? 1 : 0;
        }
        return alarms;
    }

    /** Holm promises 50 of 1000 at most; with fewer than 10 the tests would be blind. */
    @Test
    void otherSeedsOfTheSameRulesSeldomLookLikeAChange() {
        assertThat(alarms(new SeedRange(300, 359), new SeedRange(1300, 1359))).isBetween(10, 50);
    }

    @Test
    void theSameSeedsWithAnotherStreamOfChanceSeldomLookLikeAChange() {
        assertThat(alarms(new SeedRange(300, 359), new SeedRange(300, 359))).isBetween(10, 50);
    }

    @Test
    void thirtyPercentMoreTurnsOfTheSameSeedsAreAlwaysFound() {
        SeedRange seeds = new SeedRange(300, 359);
        for (int i = 0; i < 200; i++) {
            StudyComparison comparison = StudyComparison.of(
                    drawn("old.csv", seeds, new SplittableRandom(i), 1),
                    drawn("new.csv", seeds, new SplittableRandom(i), 1.3));
            assertThat(comparison.exceeded(List.of(StudyBound.of("turns=10%")))).hasSize(1);
        }
    }

    @Test
    void aShiftOfStrangersIsThatOfAllDifferences() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            long[] before = random.longs(random.nextInt(1, 30), -20, 50).toArray();
            long[] after = random.longs(random.nextInt(1, 30), 0, 60).toArray();
            List<Long> all = new ArrayList<>();
            for (long x : before) {
                for (long y : after) {
                    all.add(y - x);
                }
            }
            double n = all.size();
            assertThat(Shift.ofStrangers(before, after))
                    .isEqualTo(model(all, n / 2 - 1.96 * Math.sqrt(n * (before.length + after.length + 1) / 12), 1));
        }
    }

    @Test
    void aShiftOfPairsIsThatOfAllMeansOfTwo() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 200; i++) {
            long[] differences = random.longs(random.nextInt(1, 40), -20, 50).toArray();
            List<Long> all = new ArrayList<>();
            for (int a = 0; a < differences.length; a++) {
                for (int b = a; b < differences.length; b++) {
                    all.add(differences[a] + differences[b]);
                }
            }
            double n = differences.length;
            assertThat(Shift.ofPairs(differences))
                    .isEqualTo(model(all, n * (n + 1) / 4 - 1.96 * Math.sqrt(n * (n + 1) * (2 * n + 1) / 24), 2));
        }
    }

    private static Shift model(List<Long> all, double rank, int parts) {
        List<Long> sorted = all.stream().sorted().toList();
        int k = Math.max(1, (int) Math.floor(rank));
        return new Shift((double) sorted.get(k - 1) / parts, (double) sorted.get(sorted.size() - k) / parts);
    }

    /** Newcombe (1998), table II, method 10. */
    @Test
    void theIntervalOfADifferenceIsThatOfItsAuthor() {
        double[] interval = new RateChange(48, 80, 56, 70).interval();
        assertThat(interval[0]).isCloseTo(0.0524, within(0.0001));
        assertThat(interval[1]).isCloseTo(0.3339, within(0.0001));
        double[] nothing = new RateChange(0, 10, 10, 10).interval();
        assertThat(nothing[0]).isCloseTo(0.6075, within(0.0001));
        assertThat(nothing[1]).isCloseTo(1, within(0.0001));
    }

    @Test
    void fourGamesAgainstFourWithEqualNumbersAreCountedExactly() {
        assertThat(new NumberChange(new long[] {1, 1, 1, 1}, new long[] {2, 2, 2, 2}, false).chance())
                .isCloseTo(2 / 70.0, within(1e-12));
        assertThat(new NumberChange(new long[] {1, 1, 1, 2}, new long[] {2, 2, 2, 2}, false).chance())
                .isCloseTo(10 / 70.0, within(1e-12));
    }

    @Test
    void fewNumbersAreJudgedAsByAllWaysToDealThem() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 100; i++) {
            long[] before = random.longs(random.nextInt(1, 6), 0, 4).toArray();
            long[] after = random.longs(random.nextInt(1, 6), 0, 5).toArray();
            long[] all = LongStream.concat(LongStream.of(before), LongStream.of(after))
                    .toArray();
            double far = Math.abs(lead(all, (1 << before.length) - 1));
            long[] dealt = LongStream.range(0, 1L << all.length)
                    .filter(deal -> Long.bitCount(deal) == before.length)
                    .toArray();
            long asFar = LongStream.of(dealt)
                    .filter(deal -> Math.abs(lead(all, deal)) >= far)
                    .count();
            assertThat(new NumberChange(before, after, false).chance())
                    .as("%s %s", Arrays.toString(before), Arrays.toString(after))
                    .isCloseTo((double) asFar / dealt.length, within(1e-9));
        }
    }

    /** How many more pairs of a chosen number and another one the chosen number wins than it loses. */
    private static long lead(long[] all, long chosen) {
        long lead = 0;
        for (int i = 0; i < all.length; i++) {
            for (int j = 0; j < all.length; j++) {
                boolean isPair = (chosen >> i & 1) == 1 && (chosen >> j & 1) == 0;
                lead += isPair ? Long.signum(all[i] - all[j]) : 0;
            }
        }
        return lead;
    }

    @Test
    void fewPairsAreJudgedAsByAllWaysToChooseSigns() {
        long[] differences = {-1, 2, 2, 3, 3, 3, 5, -2};
        double[] ranks = {1, 3, 3, 6, 6, 6, 8, 3};
        double middle = 18;
        double far = 32 - middle;
        long asFar = LongStream.range(0, 256)
                .filter(signs -> Math.abs(IntStream.range(0, 8)
                                        .filter(i -> (signs >> i & 1) == 1)
                                        .mapToDouble(i -> ranks[i])
                                        .sum()
                                - middle)
                        >= far)
                .count();
        assertThat(new NumberChange(new long[8], differences, true).chance()).isEqualTo(asFar / 256.0);
    }

    @Test
    void noneOfNineAgainstAllOfNineIsClear() {
        assertThat(new RateChange(0, 9, 9, 9).isTested()).isTrue();
        assertThat(new RateChange(0, 9, 9, 9).chance()).isCloseTo(2 / 48620.0, within(1e-12));
        assertThat(new RateChange(4, 9, 5, 9).isTested()).isTrue();
        assertThat(new RateChange(0, 4, 4, 4).isTested()).isFalse();
        assertThat(new RateChange(0, 1000, 9, 1000).isTested()).isFalse();
        assertThat(new RateChange(0, 3, 0, 900).isTested()).isFalse();
    }

    @Test
    void theHighestNumbersAreComparedWithoutOverflow() {
        long most = Long.MAX_VALUE;
        StudyFigure figure =
                new NumberChange(new long[] {-most, 1, 1}, new long[] {most, most, most}, true).figure("x");
        assertThat(figure.line()).contains("median 1 to " + most).doesNotContain("shift -");
        StudyFigure mean =
                new NumberChange(new long[] {most, most, most}, new long[] {most, most, 0}, true).figure("x");
        assertThat(mean.values()).isEqualTo("median " + most + " in both, mean " + most + " to 6148914691236516864");
    }

    @Test
    void fewPairsThatMovedByEquallyMuchAreJudgedByTheirSigns() {
        long[] before = new long[60];
        long[] after = LongStream.range(0, 60).map(i -> i < 6 ? 1 : 0).toArray();
        assertThat(new NumberChange(before, after, true).chance()).isCloseTo(2 / 64.0, within(1e-12));
    }
}
