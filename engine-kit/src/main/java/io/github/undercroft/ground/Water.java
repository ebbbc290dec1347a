package io.github.undercroft.ground;

import io.github.undercroft.Motility;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;

/** Water, which does not block sight. */
public enum Water implements Terrain {
    /** Can be waded through: everything passes. */
    SHALLOW,
    /** Only what swims or flies passes. */
    DEEP;

    private static final Passage OVER_OR_THROUGH = Passage.only(Motility.SWIM, Motility.FLY);

    @Override
    public Passage passage() {
        return this == SHALLOW ? Passage.OPEN : OVER_OR_THROUGH;
    }

    @Override
    public boolean transparent() {
        return true;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
