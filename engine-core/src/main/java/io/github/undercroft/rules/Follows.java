package io.github.undercroft.rules;

import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Follower;
import io.github.undercroft.model.TurnView;

/** Whom somebody follows to another level. */
public enum Follows implements Follower {
    /** Everybody of its own side: a companion. */
    ALLIES,
    /** Everybody whose enemy it is: a pursuer. */
    ENEMIES;

    @Override
    public boolean follows(TurnView self, Entity traveller) {
        return this == ALLIES ? self.game().areAllies(self.actor(), traveller) : self.isEnemy(traveller);
    }
}
