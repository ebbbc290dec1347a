package io.github.undercroft.save;

import java.util.Objects;

/**
 * One save in a store.
 *
 * @param name the name under which it was saved
 * @param header what it says of itself
 * @param bytes its size on the disk
 * @param savedAt when it was written, in milliseconds since 1970 by the clock of that machine
 */
public record SaveSlot(String name, SaveHeader header, long bytes, long savedAt) {

    /** Refuses nulls. */
    public SaveSlot {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(header, "header");
    }
}
