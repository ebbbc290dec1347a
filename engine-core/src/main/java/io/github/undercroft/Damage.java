package io.github.undercroft;

import java.util.Objects;

/**
 * Damage that is dealt to an entity.
 *
 * @param amount 0 or more
 * @param kind what armour looks at
 * @param cause where it comes from; the context through which the damage is dealt writes it in
 */
public record Damage(int amount, DamageKind kind, Cause cause) {

    /** Refuses negative amounts: healing is not damage. */
    public Damage {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(cause, "cause");
        if (amount < 0) {
            throw new IllegalArgumentException(
                    "Damage is 0 or more; this is " + amount + ". To heal, use ActionContext.heal");
        }
    }

    /** @return physical damage; the engine fills in the cause when it is dealt */
    public static Damage physical(int amount) {
        return of(amount, DamageKind.PHYSICAL);
    }

    /** @return damage of that kind; the engine fills in the cause when it is dealt */
    public static Damage of(int amount, DamageKind kind) {
        return new Damage(amount, kind, Cause.WORLD);
    }

    /** @return the same harm from another cause */
    public Damage from(Cause newCause) {
        return new Damage(amount, kind, newCause);
    }
}
