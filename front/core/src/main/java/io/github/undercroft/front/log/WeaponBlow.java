package io.github.undercroft.front.log;

import io.github.undercroft.Component;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.ThrowingWeapon;
import java.util.Optional;

/** Finds the blow of a weapon or missile. */
public final class WeaponBlow {

    private WeaponBlow() {}

    /** @return empty if it does not strike by dice, or is a weapon of the game's own */
    public static Optional<Blow> of(Component weapon) {
        if (weapon instanceof Launcher launcher) {
            return Optional.of(launcher.weapon().blow());
        }
        if (weapon instanceof ThrowingWeapon thrown) {
            return Optional.of(thrown.blow());
        }
        return weapon instanceof AreaWeapon area ? Optional.of(area.blow()) : Optional.empty();
    }
}
