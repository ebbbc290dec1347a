package io.github.undercroft.dungeon.lock;

/** Which doors may be locked. */
public enum LockPlaces {
    /** Only doors to parts beside the way: no key is needed to get from stairs to stairs. */
    BESIDE_THE_WAY,
    /** Also doors on the way from the stairs up to the stairs down. */
    ANYWHERE
}
