package io.github.undercroft.dungeon.lock;

/** Which doors may be locked. */
public enum LockPlaces {
    /** Those of parts that one can leave aside: no key is needed to get from stairs to stairs. */
    BESIDE_THE_WAY,
    /** Those on the way from the stairs up to the stairs down, too. */
    ANYWHERE
}
