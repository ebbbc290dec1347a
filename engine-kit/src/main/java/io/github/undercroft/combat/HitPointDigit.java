package io.github.undercroft.combat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Healed;

/**
 * Draws its owner as the number of its hit points, 9 standing for more, in the colour that it has: whenever it is damaged
 * or healed, its {@link Look} changes. Give it the first look with {@link #of}.
 */
public record HitPointDigit() implements Reaction {

    /** @return how somebody with that many hit points looks, 0 or more, in that colour */
    public static Look of(int hitPoints, int rgb) {
        return new Look('0' + Math.max(0, Math.min(9, hitPoints)), rgb);
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Damaged damaged && damaged.who().equals(self.id())) {
            show(context, self, damaged.hitPoints());
        } else if (event instanceof Healed healed && healed.who().equals(self.id())) {
            show(context, self, healed.hitPoints());
        }
    }

    private static void show(ActionContext context, Entity self, int hitPoints) {
        Look now = self.get(Look.class).orElseGet(() -> of(hitPoints, 0xFFFFFF));
        context.set(self.id(), of(hitPoints, now.rgb()));
    }
}
