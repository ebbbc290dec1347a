package io.github.undercroft.time;

/**
 * The turn orders that come with the library.
 *
 * <ul>
 *   <li>{@link #energyBySpeed()}: quick actors act more often, all actions of one price take one turn. The usual choice.
 *   <li>{@link #energyByResting()}: everyone comes up once a round; strong actions are saved up for by resting.
 *   <li>{@link #timeline()}: each action takes as long as it costs; a dagger is quicker than an axe.
 * </ul>
 *
 * <p>Energy by resting takes constant time for a turn, the other two the logarithm of the number of actors; nothing is
 * allocated by asking and settling. Copying takes time by the number of actors.
 */
public final class Schedulers {
    private static final int NORMAL_GAIN = 60;
    private static final int THRESHOLD = 240;
    private static final int NORMAL_DURATION = 100;

    private Schedulers() {}

    /** @return energy by speed with a normal rate of 60 and a threshold of 240, as for {@link Speeds} */
    public static EnergyBySpeed energyBySpeed() {
        return new EnergyBySpeed(NORMAL_GAIN, THRESHOLD);
    }

    /** @return {@link #energyByResting(int)} with a normal cost of 1 */
    public static EnergyByResting energyByResting() {
        return energyByResting(1);
    }

    /**
     * Energy by resting with a cap so high (2 to the 62nd) that no actor reaches it.
     *
     * @param normalCost what a plain action costs, 0 or more
     */
    public static EnergyByResting energyByResting(int normalCost) {
        return new EnergyByResting(normalCost, EnergyByRestingScheduler.MAX_ENERGY);
    }

    /** @return {@link #timeline(int)} with a normal cost of 100 */
    public static SchedulerFactory timeline() {
        return timeline(NORMAL_DURATION);
    }

    /**
     * Energy by speed. Time goes by in passes; {@link Scheduler#now()} is the number of the pass, 0 before the first.
     * Each pass grants every actor its rate as energy; then, in joining order, each actor acts as long as it has the
     * threshold. An action takes its cost, 1 or more, even if that leaves a debt, which is waited out. With actions that
     * cost the threshold an actor with energy e acts exactly floor((e + N * rate) / threshold) times in N passes, also
     * where the rate is above the threshold. A rest costs the threshold too.
     *
     * <p>A newcomer starts with energy 0 and is last in joining order; its first grant comes with the next pass. Another
     * rate counts from the next grant. Members are listed in joining order; their balance is energy, their carry 0.
     *
     * <p>Pass {@link Long#MAX_VALUE} is the last: what would bring a turn later than that is refused with an
     * {@link IllegalStateException} that names the pass, and changes nothing.
     *
     * <p>After Robert Nystrom, A Turn-Based Game Loop, 2014; there a visit grants only to who can't act yet, which is the
     * same as long as no rate is above the threshold.
     *
     * @param normalRate energy that a pass brings, 1 or more
     * @param threshold energy that a turn needs, and what a plain action costs: 1 or more
     */
    public record EnergyBySpeed(int normalRate, int threshold) implements SchedulerFactory {
        public EnergyBySpeed {
            require("normal rate", 1, normalRate);
            require("threshold", 1, threshold);
        }

        /** @return the same with another rate that is normal */
        public EnergyBySpeed withNormalRate(int rate) {
            return new EnergyBySpeed(rate, threshold);
        }

        /** @return the same with another threshold */
        public EnergyBySpeed withThreshold(int energy) {
            return new EnergyBySpeed(normalRate, energy);
        }

        @Override
        public String name() {
            return "energy by speed";
        }

        @Override
        public int normalTurn() {
            return (threshold - 1) / normalRate + 1;
        }

        @Override
        public Scheduler create() {
            return new EnergyBySpeedScheduler(threshold);
        }

        @Override
        public Scheduler restore(SchedulerState state) {
            return EnergyBySpeedScheduler.restored(state, threshold);
        }
    }

    /**
     * Energy by resting. Everyone has one turn a round, in joining order; {@link Scheduler#now()} is the number of
     * completed rounds, and stays at {@link Long#MAX_VALUE}. An actor starts with energy 0; a rest costs nothing and
     * brings its rate (the normal one is 1), up to the cap; an action is paid in full, from what is there, and may cost
     * 0. With rate g and actions of cost c an actor acts on g of g + c of its turns.
     *
     * <p>A newcomer is appended to the list and acts later in the same round, also when all the others have had their
     * turn and nobody has asked for the next round yet. Where the current actor leaves, its successor has the turn.
     * Another rate counts from the next rest. Members are listed in joining order; their balance is energy, their carry 1
     * if they have had their turn in this round and 0 if not.
     *
     * <p>After RoguelikeCore, where an action that could not be paid took place all the same.
     *
     * @param normalCost what a plain action costs, 0 or more
     * @param cap the maximum energy, at least the normal cost
     */
    public record EnergyByResting(int normalCost, long cap) implements SchedulerFactory {
        public EnergyByResting {
            require("normal cost", 0, normalCost);
            require("cap", Math.max(1, normalCost), cap);
            if (cap > EnergyByRestingScheduler.MAX_ENERGY) {
                throw new IllegalArgumentException("the cap must be " + EnergyByRestingScheduler.MAX_ENERGY
                        + " or less: " + cap + "; leave it out");
            }
        }

        /** @return the same with another maximum of energy */
        public EnergyByResting withCap(long energy) {
            return new EnergyByResting(normalCost, energy);
        }

        @Override
        public String name() {
            return "energy by resting";
        }

        @Override
        public int normalTurn() {
            return 1;
        }

        @Override
        public int normalRate() {
            return 1;
        }

        @Override
        public Scheduler create() {
            return new EnergyByRestingScheduler(normalCost, cap);
        }

        @Override
        public Scheduler restore(SchedulerState state) {
            return EnergyByRestingScheduler.restored(state, normalCost, cap);
        }
    }

    /**
     * A queue by time; {@link Scheduler#now()} is the time of the turn that was asked for last. An action lasts
     * {@code cost * 100 / rate}; the rate is in percent, so 100 is normal and 200 twice as quick. What the division
     * leaves is carried to the actor's next action: the sum of durations is always exact, rounded down once. Therefore an
     * action may last 0 for an actor of a rate above 100, which then has another turn at the same time, behind the others
     * of that time; but never more than 1 + rate / 100 turns, since an action costs 1 or more. Anybody can pay anything.
     *
     * <p>Equal times are served in the sequence in which the turns before them were settled. A newcomer has its first turn
     * as if it had just settled an action of the normal cost. Another rate counts from the next action that is settled. A
     * rest costs the normal cost. Members are listed by time and then in the sequence of their turns; their balance is
     * the time of their next turn, their carry is in hundredths of a cost; energy is always 0.
     *
     * <p>Time ends at {@link Long#MAX_VALUE}: what would bring a turn later than that is refused with an
     * {@link IllegalStateException} that names the time, and changes nothing.
     *
     * @param normalCost what a plain action costs, 1 or more
     */
    public static SchedulerFactory timeline(int normalCost) {
        return new Timeline(normalCost);
    }

    private static void require(String what, long min, long value) {
        if (value < min) {
            throw new IllegalArgumentException("the " + what + " must be " + min + " or more: " + value);
        }
    }

    record Timeline(int normalCost) implements SchedulerFactory {
        Timeline {
            require("normal cost", 1, normalCost);
        }

        @Override
        public String name() {
            return "timeline";
        }

        @Override
        public int normalTurn() {
            return normalCost;
        }

        @Override
        public int normalRate() {
            return TimelineScheduler.NORMAL_RATE;
        }

        @Override
        public Scheduler create() {
            return new TimelineScheduler(normalCost);
        }

        @Override
        public Scheduler restore(SchedulerState state) {
            return TimelineScheduler.restored(state, normalCost);
        }
    }

    /**
     * Thirteen speeds for {@link Schedulers#energyBySpeed()}, from 0 to 12, with 6 as the normal one: what each gains in a pass.
     * From a quarter to four times the normal pace; a haste or a chill is a step or more up or down the table.
     *
     * <p>The steps are those of Hauberk, a game by Robert Nystrom.
     */
    public static final class Speeds {
        /** A quarter of the normal pace. */
        public static final int SLOWEST = 0;
        /** One action in four passes. */
        public static final int NORMAL = 6;
        /** Four times the normal pace: an action in every pass. */
        public static final int FASTEST = 12;

        private static final int[] GAINS = {15, 20, 24, 30, 40, 50, 60, 80, 100, 120, 150, 180, 240};

        private Speeds() {}

        /**
         * The energy that an actor of that speed gains in a pass: its rate.
         *
         * @param speed 0 to 12
         * @throws IllegalArgumentException if there is no such speed; a game that adds haste to a speed clamps the sum
         */
        public static int gain(int speed) {
            if (speed < SLOWEST || speed > FASTEST) {
                throw new IllegalArgumentException(
                        "a speed must be " + SLOWEST + " to " + FASTEST + ": " + speed + "; clamp it first");
            }
            return GAINS[speed];
        }
    }
}
