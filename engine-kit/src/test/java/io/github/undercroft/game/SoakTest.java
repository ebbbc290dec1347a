package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.random.Seeds;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Whatever authors' code throws or answers, in games with everything in them: the game stays sound, a copy goes on alike, and
 * the next step works.
 */
class SoakTest {

    private static final int ORDERS = 3;
    private static final int STEPS = 250;

    private int steps;
    private int thrown;
    private int twoActive;

    /** Plays so many steps in games from that seed on, by all three orders in turn. */
    private long play(long seed, int wanted) {
        long digest = 0;
        for (long each = seed; steps < wanted; each++) {
            Optional<Soak> started = started(each);
            if (started.isEmpty()) {
                continue;
            }
            Soak soak = started.get();
            try {
                for (int i = 0; i < STEPS && !soak.isOver(); i++) {
                    soak.step();
                    steps++;
                }
            } catch (Throwable unsound) {
                throw new AssertionError("seed " + each + ", step " + steps, unsound);
            }
            thrown += soak.thrown();
            twoActive += soak.twoActive();
            digest = Seeds.derive(digest, soak.digest());
        }
        return digest;
    }

    /** Empty if a spoilt observer cannot look around at the start. */
    private static Optional<Soak> started(long seed) {
        try {
            return Optional.of(new Soak(seed, (int) Math.floorMod(seed, (long) ORDERS)));
        } catch (GameCodeException spoilt) {
            return Optional.empty();
        }
    }

    @Test
    void gamesStaySoundWhateverAuthorsCodeDoes() {
        play(1, 6_000);
        assertThat(thrown).as("steps that threw").isGreaterThan(600);
        assertThat(twoActive).as("steps with two active levels").isGreaterThan(600);
        assertThat(Mood.misbehaved()).as("calls that went wrong").isGreaterThan(1_000);
    }

    /** The digest is the same on every JVM. */
    @Test
    @Tag("soak")
    void gamesStaySoundForAMillionSteps(TestReporter reporter) {
        long digest = play(1_000_000, 1_000_000);
        reporter.publishEntry("digest", Long.toHexString(digest));
        reporter.publishEntry("threw / two active levels", thrown + " / " + twoActive);
    }
}
