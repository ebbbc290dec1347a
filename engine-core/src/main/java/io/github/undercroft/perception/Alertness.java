package io.github.undercroft.perception;

import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import java.util.Objects;
import java.util.Optional;

/**
 * How awake somebody is, and how much it has noticed of late. It is kept by the brain alone, the {@link Sleeper} in the
 * controller slot, so there is nothing beside it to fall out of step, and no event each time the level creeps. Others
 * ask {@link #of}: a renderer that draws a z over who sleeps, a rule that a blow in the back strikes harder.
 *
 * @param level what is left of all that was noticed, 0 to {@link #MOST}
 * @param state asleep, awake or alert
 */
public record Alertness(int level, Wakefulness state) {

    /** The highest level. The lowest is 0; a hundredth of the whole is 100. */
    public static final int MOST = 10_000;

    /** Sound asleep. */
    public static final Alertness SLUMBER = new Alertness(0, Wakefulness.ASLEEP);

    /** Wide awake, as who was just woken. */
    public static final Alertness STARTLED = new Alertness(MOST, Wakefulness.ALERT);

    /** Refuses a level out of range, with an {@link IllegalArgumentException}. */
    public Alertness {
        Objects.requireNonNull(state, "state");
        if (level < 0 || level > MOST) {
            throw new IllegalArgumentException("A level of alertness is 0 to " + MOST + "; this is " + level);
        }
    }

    /** @return how awake that entity is, or looked when it was seen; empty for whose brain knows no sleep */
    public static Optional<Alertness> of(Entity who) {
        return who.get(Controller.class).filter(Sleeper.class::isInstance).map(brain -> ((Sleeper) brain).alertness());
    }

    /** @return whether that entity sleeps, or did when it was seen */
    public static boolean isAsleep(Entity who) {
        return of(who).filter(Alertness::isAsleep).isPresent();
    }

    /** @return whether this is the alertness of one who sleeps */
    public boolean isAsleep() {
        return state == Wakefulness.ASLEEP;
    }
}
