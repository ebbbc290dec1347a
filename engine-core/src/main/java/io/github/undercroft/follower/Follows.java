package io.github.undercroft.follower;

import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;

/** The usual rules for following to another level. */
public enum Follows implements Follower {
    /** Everybody of its own side: a companion. */
    ALLIES,
    /** Everybody whose enemy it is: a pursuer. */
    ENEMIES;

    @Override
    public boolean follows(TurnView self, Entity traveller) {
        return this == ALLIES ? self.areAllies(self.actor(), traveller) : self.isEnemy(traveller);
    }
}
