package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.Moves;
import io.github.undercroft.random.Dice;
import java.util.Objects;

/**
 * Burns creatures that enter it, on foot, shoved or thrown, and creatures that stand in it when their turn ends. So a
 * creature that walks in is burned twice in that turn. It does not burn flyers, nor entities that can't be damaged.
 *
 * @param damage the damage each time; less than 0 counts as 0
 */
public record Acid(Dice damage) implements OpenGround, ActiveTerrain {
    public Acid {
        Objects.requireNonNull(damage, "damage");
    }

    /** The kind of its damage. */
    public static final DamageKind KIND = new DamageKind("acid");

    /** @return acid that always does that much, 0 or more */
    public static Acid of(int damage) {
        if (damage < 0) {
            throw new IllegalArgumentException("Acid does 0 or more damage; this is " + damage
                    + ". For ground that heals, write terrain of your own");
        }
        return new Acid(Dice.constant(damage));
    }

    @Override
    public String name() {
        return "acid";
    }

    @Override
    public boolean isHarmful() {
        return true;
    }

    @Override
    public boolean harms(Entities known, Entity who) {
        return isBurnt(who)
                && known.softened(who, Damage.of(Math.max(0, damage.max()), KIND))
                                .amount()
                        > 0;
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        burn(context, who);
    }

    @Override
    public void whenTurnEnds(ActionContext context, Entity who) {
        burn(context, who);
    }

    private void burn(ActionContext context, Entity who) {
        if (isBurnt(who)) {
            context.damage(who.id(), Damage.of(Math.max(0, damage.roll(context.random())), KIND));
        }
    }

    private static boolean isBurnt(Entity who) {
        return !Moves.canFly(who) && who.has(Destructible.class);
    }
}
