package io.github.undercroft.game.state;

import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.memory.RememberedWorld;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What indices and phases have noted about one entity; made only if there is something to note. Not state. */
public final class EntityNotes {

    /** The place of an entity that neither joins nor leaves. */
    public static final int NOT_NOTED = -1;

    /** The outermost entity that holds it, directly or through others, as {@link Belongings} cached it. */
    @Nullable
    EntityState outermost;

    long outermostWhile = -1;
    /** What it wears, by slot; made if it has many things. */
    @Nullable
    Map<EquipmentSlot, EntityState> worn;
    /** The level among whose {@link Residents} it is. */
    @Nullable
    Level filedOn;
    /** Its index among those that join or leave the turn order in this transaction, else {@link #NOT_NOTED}. */
    public int notedAs = NOT_NOTED;
    /** Whether it joins the turn order in this transaction. */
    public boolean joins;
    /** The first event of this step of which it can know; 0 for an entity that was in the game before the step. */
    public int firstEvent;
    /** The event of this step in which it died, the last of which it can know; below 0 if it did not die. */
    public int lastEvent = -1;
    /** Its last index among the things taken off the board in this step. */
    public int lifting;
    /** Whether it is asked how it perceives at the end of this step. */
    public boolean isExpected;
    /** Whether it moved, or it or an effect on it changed, since it last looked around. */
    public boolean isStirred;
    /** The view of its memory; made when first asked for. */
    @Nullable
    public RememberedWorld perception;
    /** As what it takes others, as long as nothing changes; made when first asked for. */
    @Nullable
    public Map<EntityId, Likeness> likenesses;
    /** {@link World#moment} when that was made. */
    public long likenessesWhile;
}
