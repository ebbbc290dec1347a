package io.github.undercroft.front.cheat;

import io.github.undercroft.Damage;
import io.github.undercroft.Effect;

/** No damage does anything. */
record Invulnerable() implements Effect {
    @Override
    public Damage softened(Damage damage) {
        return new Damage(0, damage.kind(), damage.cause());
    }
}
