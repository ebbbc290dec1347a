package io.github.undercroft.examples.descent;

import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.combat.Clash;
import io.github.undercroft.combat.DamageBonus;
import io.github.undercroft.sense.Sleeper;

/** A weapon with this does that much more damage to somebody who is asleep. */
record Backstab(int bonus) implements Component, DamageBonus {
    @Override
    public int damageBonus(Clash clash) {
        boolean sleeps = clash.defender()
                .get(Brain.class)
                .filter(brain ->
                        brain instanceof Sleeper sleeper && sleeper.alertness().isAsleep())
                .isPresent();
        return sleeps ? bonus : 0;
    }
}
