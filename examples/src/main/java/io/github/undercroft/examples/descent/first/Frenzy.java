package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Effect;
import io.github.undercroft.combat.BonusSource;
import io.github.undercroft.combat.Clash;
import io.github.undercroft.effect.EffectKind;

/** Lets its bearer hit harder for some time. */
record Frenzy(int bonus) implements Effect, BonusSource {

    static final EffectKind KIND = new EffectKind("strength");

    @Override
    public int damageBonus(Clash clash) {
        return bonus;
    }
}
