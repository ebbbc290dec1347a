package io.github.undercroft.time;

/**
 * Makes turn orders of one kind, with its numbers. An immutable value: part of a game's rules, shared by all its forks.
 * {@link Schedulers} has all of them.
 */
public sealed interface SchedulerFactory
        permits Schedulers.EnergyBySpeed, Schedulers.EnergyByResting, Schedulers.Timeline {

    /** @return what kind of order it is, in a few words, whatever its numbers are */
    String name();

    /** @return the rate of an actor of normal speed */
    int normalRate();

    /** @return how long a plain action of an actor of the normal rate takes, in the unit of {@link Scheduler#now()}; 1 or more */
    int normalTurn();

    /** @return an order without actors, at time 0 */
    Scheduler create();

    /**
     * An order that goes on where {@link Scheduler#state()} was taken: every later answer is the same.
     *
     * @throws IllegalArgumentException if this kind of order can't be in that state; the message names the member
     */
    Scheduler restore(SchedulerState state);
}
