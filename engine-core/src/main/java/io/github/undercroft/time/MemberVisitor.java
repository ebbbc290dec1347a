package io.github.undercroft.time;

/** Visits the state of one actor in a scheduler. */
@FunctionalInterface
public interface MemberVisitor {

    /** The four numbers of an {@link SchedulerState.Member}. */
    void member(long key, int rate, long balance, long carry);
}
