package io.github.undercroft.sense;

import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;
import java.util.Optional;

/**
 * How awake an actor is, and how much it has noticed lately. Only the brain keeps it, the {@link Sleeper} in the brain
 * slot, so there is no second copy to get out of step, and no event for each small change. Others ask {@link #of}: a
 * renderer that draws a z over a sleeper, a rule for sneak attacks.
 *
 * @param level the sum of what it noticed, as far as it is left, 0 to {@link #MAX}
 * @param state asleep, awake or alert
 */
public record Alertness(int level, State state) {

    /** How awake a creature is. */
    @SavedAs("wakefulness")
    public enum State {
        /** Does nothing, and may be woken. */
        ASLEEP,
        /** Is up, and has noticed nothing of late. */
        AWAKE,
        /** Has an enemy in view, or has noticed something lately. */
        ALERT
    }

    /** The highest level. The lowest is 0; a hundredth of the whole is 100. */
    public static final int MAX = 10_000;

    /** Sound asleep. */
    public static final Alertness SLUMBER = new Alertness(0, State.ASLEEP);

    /** Wide awake, as after being woken. */
    public static final Alertness STARTLED = new Alertness(MAX, State.ALERT);

    public Alertness {
        Objects.requireNonNull(state, "state");
        if (level < 0 || level > MAX) {
            throw new IllegalArgumentException("A level of alertness is 0 to " + MAX + "; this is " + level);
        }
    }

    /** @return how awake that entity is, or looked when it was seen; empty for whose brain knows no sleep */
    public static Optional<Alertness> of(Entity who) {
        return who.get(Brain.class).filter(Sleeper.class::isInstance).map(brain -> ((Sleeper) brain).alertness());
    }

    /** @return whether that entity sleeps, or did when it was seen */
    public static boolean isAsleep(Entity who) {
        return of(who).filter(Alertness::isAsleep).isPresent();
    }

    /** @return whether it is asleep */
    public boolean isAsleep() {
        return state == State.ASLEEP;
    }
}
