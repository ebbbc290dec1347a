package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.Percept;
import io.github.undercroft.Sound;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * The numbers by which an actor sleeps, wakes and stays alert. At each own turn it keeps a part of its level, and gains a
 * part of what it notices; in whole numbers, so that nothing drifts.
 *
 * <p>Source of the usual numbers: Hauberk, a game by Robert Nystrom.
 *
 * @param kept how much of the level is left after a turn, 0 to 100 percent; the usual is 75
 * @param gained how much of what is noticed is added, 0 to 100 percent; the usual is 20
 * @param noticing how much is noticed
 * @param waking when it wakes and falls asleep
 */
public record AlertnessRule(int kept, int gained, Noticing noticing, Waking waking) {

    /** The usual numbers. */
    public static final AlertnessRule USUAL = new AlertnessRule(75, 20, Noticing.USUAL, Waking.USUAL);

    public AlertnessRule {
        Objects.requireNonNull(noticing, "noticing");
        Objects.requireNonNull(waking, "waking");
        if (kept < 0 || kept > 100 || gained < 0 || gained > 100) {
            throw new IllegalArgumentException(
                    "Of the alertness " + kept + " percent would be kept and of what is noticed " + gained
                            + " percent gained; both must be 0 to 100");
        }
    }

    /** @return the same with another rule for noticing */
    public AlertnessRule replacing(Noticing other) {
        return new AlertnessRule(kept, gained, other, waking);
    }

    /** @return these numbers with other ones for waking and falling asleep */
    public AlertnessRule replacing(Waking other) {
        return new AlertnessRule(kept, gained, noticing, other);
    }

    /**
     * The level after one more turn, rounded down.
     *
     * @param level 0 to {@link Alertness#MAX}
     * @param noticed how much was noticed, 0 or more, of {@link Alertness#MAX}
     */
    public int next(int level, int noticed) {
        long next = ((long) kept * level + (long) gained * noticed) / 100;
        return (int) Math.min(Alertness.MAX, next);
    }

    /**
     * The rule for waking and falling asleep, by the level of {@link Alertness}. All numbers are of {@link Alertness#MAX},
     * 10,000 for the whole.
     *
     * <p>Source of the usual numbers: Hauberk, a game by Robert Nystrom.
     *
     * @param mayFrom the level from which it may wake; the usual one is 1,000, a tenth
     * @param surelyFrom the level from which on it wakes for sure, above {@code mayFrom}; the usual one is 8,000
     * @param minChance the chance to wake each turn at {@code mayFrom}, 500 as a rule; it grows to the whole with the
     *     third power of the way to {@code surelyFrom}
     * @param asleepBelow the level below which it falls asleep, 100 as a rule; at 0 it never does
     */
    public record Waking(
            int mayFrom,
            int surelyFrom,
            @SavedAs("leastChance") int minChance,
            int asleepBelow) {

        /** The usual numbers. */
        public static final Waking USUAL = new Waking(1_000, 8_000, 500, 100);

        public Waking {
            check("level from which it may wake", mayFrom);
            check("level from which it wakes for certain", surelyFrom);
            check("minimum chance to wake", minChance);
            check("level below which it falls asleep", asleepBelow);
            if (mayFrom >= surelyFrom) {
                throw new IllegalArgumentException(
                        "A sleeper may wake from " + mayFrom + " on and wakes for certain from " + surelyFrom
                                + " on; the second level must be the higher one");
            }
        }

        private static void check(String what, int number) {
            if (number < 0 || number > Alertness.MAX) {
                throw new IllegalArgumentException("The " + what + " is 0 to " + Alertness.MAX + "; this is " + number);
            }
        }

        /**
         * The chance to wake in one turn at that level, of 10,000 and rounded down.
         *
         * @param level 0 to {@link Alertness#MAX}
         */
        public int chance(int level) {
            if (level < mayFrom) {
                return 0;
            }
            if (level >= surelyFrom) {
                return Alertness.MAX;
            }
            long way = (long) level - mayFrom;
            long whole = (long) surelyFrom - mayFrom;
            return minChance + (int) ((Alertness.MAX - minChance) * way * way * way / (whole * whole * whole));
        }
    }

    /**
     * How much a creature notices of what it sees and hears. All answers are of {@link Alertness#MAX}, 10,000 for one; in
     * bright light there may be several of them.
     *
     * <p>Seen is the enemy that is most noticeable: near, and on a cell with much light. Heard is the noise that is most
     * alarming: what arrives of it, times what such a noise counts. The volume already includes how well it hears. Both
     * together are what is noticed.
     *
     * <p>Source of the usual numbers: Hauberk, a game by Robert Nystrom. There the light on a cell goes from 0 to 255, an
     * attack makes a noise of 1 and anything else of 0.2.
     *
     * @param fullLight the light in which an enemy close by counts as one, 1 to 1,000,000; the usual one is 64. Eyes that
     *     need no light see everything in this one at least
     * @param brightest the light from which on more makes no difference, 0 to 1,000,000; the usual one is 255
     * @param ordinaryNoise what a noise counts, 0 to 100 percent; the usual is 20
     * @param alarms the sounds that count 100 percent instead; usually those of a fight
     */
    public record Noticing(int fullLight, int brightest, int ordinaryNoise, List<Sound> alarms) {

        private static final int MAX_LIGHT = 1_000_000;

        private static final int FAR = 1_000_000;

        /** A hundred times the whole: enough for any level, and safe to reckon with. */
        private static final int ENOUGH = 100 * Alertness.MAX;

        /** The usual numbers. */
        public static final Noticing USUAL =
                new Noticing(64, 255, 20, ImmutableList.of(Sound.FIGHTING, Sound.CRY, Sound.SCREAM));

        public Noticing {
            Objects.requireNonNull(alarms, "alarms");
            alarms = ImmutableList.copyOf(alarms);
            if (fullLight < 1 || fullLight > MAX_LIGHT) {
                throw new IllegalArgumentException("Full light is 1 to " + MAX_LIGHT + "; this is " + fullLight);
            }
            if (brightest < 0 || brightest > MAX_LIGHT) {
                throw new IllegalArgumentException(
                        "The brightest light is 0 to " + MAX_LIGHT + "; this is " + brightest);
            }
            if (ordinaryNoise < 0 || ordinaryNoise > 100) {
                throw new IllegalArgumentException(
                        "An ordinary noise counts 0 to 100 percent; this is " + ordinaryNoise);
            }
        }

        /** @return how much there is to notice for an actor at its turn */
        public int of(Awareness aware) {
            int seen = 0;
            for (Entity enemy : aware.enemies()) {
                seen = Math.max(seen, seen(aware.lightOn(enemy, fullLight), aware.vision(), aware.stepsTo(enemy)));
            }
            int heard = 0;
            for (Percept.Heard noise : aware.noises()) {
                heard = Math.max(heard, heard(noise));
            }
            return seen + heard;
        }

        /**
         * How noticeable an enemy in view is.
         *
         * @param light the light on its cell, 0 or more
         * @param vision how far the eyes see, 0 or more; without a limit distance does not matter
         * @param distance how far away it is, diagonal steps counted as one; from {@code vision} on it is not noticed
         */
        public int seen(int light, int vision, int distance) {
            if (distance >= vision) {
                return 0;
            }
            // Eyes that see farther than any level is wide: distance does not matter, and nothing overflows.
            long reach = Math.min(vision, FAR);
            long near = vision > FAR ? reach : reach - distance;
            long noticed = (long) Alertness.MAX * Math.min(light, brightest) * near / (fullLight * reach);
            return (int) Math.min(ENOUGH, noticed);
        }

        /** @return how alarming a noise is */
        public int heard(Percept.Heard noise) {
            return noise.volume() * (alarms.contains(noise.sound()) ? 100 : ordinaryNoise);
        }
    }
}
