package io.github.undercroft.effect;

import io.github.undercroft.DamageKind;
import io.github.undercroft.random.Dice;

/**
 * Harm at the end of each turn for some time: a ready-made {@link Lasting} of the kind {@link EffectKind#POISON}. Another dose
 * replaces the one before; choose otherwise by {@link Lasting#stacking}.
 *
 * <pre>{@code
 * AreaWeapon.melee(Blow.of("1d4").with(new Afflict(Poison.of("1d3", 5))))
 * }</pre>
 */
public final class Poison {

    /** What poison does, for armour and protection to tell it from others. */
    public static final DamageKind DAMAGE = new DamageKind("poison");

    private Poison() {}

    /**
     * Poison by dice notation.
     *
     * @param damage each turn, in dice notation: {@code "1d3"}; less than 0 counts as 0
     * @param turns its bearer's own, 1 to {@link Span#MAX_TURNS}
     */
    public static Lasting of(String damage, int turns) {
        return of(Dice.of(damage), turns);
    }

    /**
     * Poison by dice.
     *
     * @param damage each turn; less than 0 counts as 0
     * @param turns its bearer's own, 1 to {@link Span#MAX_TURNS}
     */
    public static Lasting of(Dice damage, int turns) {
        return Lasting.of(EffectKind.POISON, new EachTurn(new Harm(damage, DAMAGE)), turns);
    }
}
