package io.github.undercroft.dungeon.vault;

/** Where vaults are put. */
public enum VaultGround {
    /** In the rock beside what is dug. */
    ROCK,
    /** On the floor of a room or a cave, with floor all around, where nothing lies. */
    FLOOR
}
