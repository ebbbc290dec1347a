package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Component;
import io.github.undercroft.combat.BonusSource;
import io.github.undercroft.combat.Clash;
import io.github.undercroft.sense.Alertness;

/** A weapon with this does that much more damage to somebody who is asleep. */
record Backstab(int bonus) implements Component, BonusSource {
    @Override
    public int damageBonus(Clash clash) {
        return Alertness.isAsleep(clash.defender()) ? bonus : 0;
    }
}
