package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentTest {
    private record Waiting(long due, long sequence, int slot) {}

    private final TreeSet<Waiting> model =
            new TreeSet<>(Comparator.comparingLong(Waiting::due).thenComparingLong(Waiting::sequence));
    private Tournament tournament = new Tournament(0);
    private long sequence;

    private void insert(int slot, long time) {
        tournament.reserve(slot);
        tournament.insert(slot, time);
        model.add(new Waiting(time, sequence++, slot));
    }

    private Waiting takeFirst() {
        Waiting first = model.first();
        assertThat(tournament.first()).isEqualTo(first.slot);
        assertThat(tournament.now()).isEqualTo(first.due);
        model.remove(first);
        return first;
    }

    private void compareListing() {
        int[] listed = Arrays.copyOf(tournament.inOrder(new Listing(), model.size()), model.size());
        assertThat(listed)
                .containsExactly(model.stream().mapToInt(Waiting::slot).toArray());
    }

    /** More turns than there are sequences, so that they are given anew; bits of 40 and more are far from the base. */
    @ParameterizedTest
    @CsvSource({"1, 0", "5, 2", "40, 31", "1024, 3", "1024, 31", "300, 37", "300, 45"})
    void whoIsFirstIsWhoIsDueFirstAndThenWhoWasPutInFirst(int slots, int bits) {
        SplittableRandom random = new SplittableRandom(slots + bits);
        for (int slot = 0; slot < slots; slot++) {
            insert(slot, random.nextLong(1L << bits));
        }
        for (int turn = 0; turn < 150_000; turn++) {
            Waiting first = takeFirst();
            insert(first.slot, first.due + random.nextLong(1L << random.nextInt(bits + 1)));
            if (turn % 10_007 == 0) {
                compareListing();
                tournament = tournament.copy();
            }
        }
    }

    @Test
    void timesUpToTheEndOfALongKeepTheirOrder() {
        long[] times = {Long.MAX_VALUE, 1L << 40, Long.MAX_VALUE, 3, (1L << 40) - 1, Long.MAX_VALUE - 1, 1L << 40, 3};
        for (int slot = 0; slot < times.length; slot++) {
            insert(slot, times[slot]);
        }
        compareListing();
        while (!model.isEmpty()) {
            tournament.remove(takeFirst().slot);
        }
    }
}
