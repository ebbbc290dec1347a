package io.github.undercroft.game;

import io.github.undercroft.memory.RememberedWorld;
import org.jspecify.annotations.Nullable;

/** What indices and phases have noted of one entity, made for those of whom there is something to note. Only where it waits is state. */
final class EntityNotes {

    /** The number of no level. */
    static final int NOWHERE = -1;

    /** The place of who neither joins nor leaves. */
    static final int NOT_NOTED = -1;

    /** The level among whose {@link Residents} it is. */
    @Nullable
    Level filedOn;
    /** The level that it keeps active, as far as {@link Attendance} has asked. */
    @Nullable
    Level keeps;
    /** Whether {@link Attendance} has to ask again. */
    boolean unasked;
    /** Whether {@link Attendance} has to see whether it has turns. */
    boolean unseated;
    /** The number of the level on which it waits for its next turn, else {@link #NOWHERE}. */
    int waitsOn = NOWHERE;
    /** Its place among those who join or leave the turn order in this transaction, else {@link #NOT_NOTED}. */
    int notedAs = NOT_NOTED;
    /** The first event of this step that it could know of; 0 for who was there before. */
    int firstEvent;
    /** The event of this step that was the last for it to know of, as it died of it; below 0 for who did not die. */
    int lastEvent = -1;
    /** Which of the things taken off the board in this step it was last. */
    int lifting;
    /** As what it is found by what happens near it; null while it is asked in each step. */
    @Nullable
    Watch watch;
    /** Whether it is to be asked how it perceives at the end of this step. */
    boolean isExpected;
    /** The face of its memory; made when first asked for. */
    @Nullable
    RememberedWorld perception;
}
