package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Entity;
import io.github.undercroft.Moves;
import io.github.undercroft.Passage;

/** Deep water in which one drowns. {@code Water.DEEP} of the library lets nobody in who can't swim, so that a push ends before it. */
enum Whirlpool implements ActiveTerrain {
    WHIRLPOOL;

    private static final Damage DROWNING = Damage.of(1_000, new DamageKind("drowning"));

    @Override
    public Passage passage() {
        return Passage.OPEN;
    }

    @Override
    public boolean transparent() {
        return true;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }

    @Override
    public boolean isHarmful() {
        return true;
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        if (!Moves.canFly(who)) {
            context.damage(who.id(), DROWNING);
        }
    }
}
