package io.github.undercroft.time;

/** Sees what a turn order knows of one actor. */
@FunctionalInterface
public interface MemberVisitor {

    /** The four numbers of an {@link OrderState.Member}. */
    void member(long key, int rate, long balance, long carry);
}
