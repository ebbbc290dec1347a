package io.github.undercroft.time;

/**
 * Whose turn it is, for actors known by a plain key. Knows nothing of games: it may be used alone. There are the three that
 * {@link Schedulers} makes.
 *
 * <p>The loop is always the same: ask {@link #current()}, let that actor act, then settle its turn with {@link #pay} or
 * {@link #rest}. Between asking and settling, anyone may be added, removed (the current one too) or given another rate;
 * nobody else gains or loses a turn by it.
 *
 * <p>All times, rates and costs are whole numbers; a run of calls gives the same turns on every machine. Ties are
 * broken by a total order that each implementation writes down. Not for use by several threads at once.
 */
public sealed interface Scheduler permits KeyedScheduler {

    /**
     * Lets an actor join. When it gets its first turn is documented with each order.
     *
     * @param rate how quick it is, 1 or more, in the unit of the order
     * @throws IllegalArgumentException if the key is already there or the rate is out of range
     */
    void add(long key, int rate);

    /**
     * Lets an actor leave, be it the current one or one that never joined.
     *
     * @return whether it was there
     */
    boolean remove(long key);

    /**
     * Brings back an actor that was removed for some time: it joins like a newcomer, but with the energy that it had,
     * or in a timeline with the time that it still had to wait.
     *
     * @param member as {@link #visit} showed it before it left
     * @param left what {@link #now()} was then, at most what it is
     * @throws IllegalArgumentException if the key is there, or no actor of this order can be in that state
     */
    void resume(SchedulerState.Member member, long left);

    /** @return whether the actor has joined and not left */
    boolean contains(long key);

    /** @return how many actors there are */
    int size();

    /** @return whether there is no actor */
    default boolean isEmpty() {
        return size() == 0;
    }

    /**
     * The actor whose turn it is. Lets time pass until somebody has a turn; asked again before the turn is settled it
     * gives the same answer and changes nothing, unless that actor was removed.
     *
     * @throws IllegalStateException if there is no actor
     */
    long current();

    /** @return the time of the turn that was asked for last, in the unit of the order; never goes back */
    long now();

    /** @return the price of a plain action */
    int normalCost();

    /** @return the price of a rest; 0 where resting gives energy */
    int restCost();

    /**
     * Whether the current actor can pay that price now.
     *
     * @throws IllegalArgumentException if the cost is below {@link #minCost()}
     */
    boolean canPay(int cost);

    /** @return the lowest price that an action may have here */
    int minCost();

    /**
     * Ends the current turn at that price.
     *
     * @throws IllegalStateException if nobody has the turn, or the current actor can't pay
     * @throws IllegalArgumentException if the cost is below {@link #minCost()}
     */
    void pay(int cost);

    /**
     * Ends the current turn with a rest.
     *
     * @throws IllegalStateException if nobody has the turn
     */
    void rest();

    /**
     * The energy that the actor has saved (below zero is a debt); 0 in a timeline.
     *
     * @throws IllegalArgumentException if there is no such actor
     */
    long energy(long key);

    /**
     * The actor's rate.
     *
     * @throws IllegalArgumentException if there is no such actor
     */
    int rate(long key);

    /**
     * Gives an actor another rate, from its next gain or its next turn on.
     *
     * @throws IllegalArgumentException if there is no such actor or the rate is out of range
     */
    void setRate(long key, int rate);

    /** @return an order in the same state that shares nothing with this one */
    Scheduler copy();

    /** @return all that is needed to go on from here, as a value */
    SchedulerState state();

    /**
     * Shows each actor to the visitor, in the order of {@link SchedulerState#members()}, without making a value of it.
     */
    void visit(MemberVisitor visitor);

    /** Visits the state of one actor in a scheduler. */
    @FunctionalInterface
    interface MemberVisitor {

        /** The four numbers of an {@link SchedulerState.Member}. */
        void member(long key, int rate, long balance, long carry);
    }
}
