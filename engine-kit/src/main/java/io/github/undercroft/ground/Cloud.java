package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.effect.Confusion;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;

/**
 * A ready-made gas, which acts on who stands in it at the end of a turn.
 *
 * @param kind what it does
 * @param amount how much of it, 1 to {@link Gas#MAX_AMOUNT}; 300 let out at once fill some twenty-five cells, and are gone after some eighteen turns
 * @param by who let it out, and is behind what it does; {@link EntityId#WORLD} for nobody
 */
public record Cloud(Kind kind, int amount, EntityId by) implements Gas, ActiveTerrain {

    /** What a gas does. */
    @SavedAs("cloud-kind")
    public enum Kind {
        /** Poison of 1 point a turn for three turns, and again when that has ended, however much gas there is. */
        POISON,
        /** Confusion for three turns, and again when that has ended: half of its steps and blows go astray. */
        CONFUSION,
        /** One does not see through it, but out of the cell where one stands. */
        SMOKE,
        /** It does nothing, stays, and {@linkplain Gas#burns burns}. */
        MARSH
    }

    private static final int TURNS = 3;

    public Cloud {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(by, "by");
        if (amount < 1 || amount > MAX_AMOUNT) {
            throw new IllegalArgumentException("A cloud has an amount of 1 to " + MAX_AMOUNT + "; this is " + amount);
        }
    }

    /**
     * Gas let out by nobody.
     *
     * @param amount 1 to {@link Gas#MAX_AMOUNT}
     */
    public static Cloud of(Kind kind, int amount) {
        return new Cloud(kind, amount, EntityId.WORLD);
    }

    @Override
    public Cloud of(int other) {
        return new Cloud(kind, other, by);
    }

    @Override
    public String name() {
        return switch (kind) {
            case POISON -> "poison gas";
            case CONFUSION -> "confusing gas";
            case SMOKE -> "smoke";
            case MARSH -> "marsh gas";
        };
    }

    @Override
    public int thinning() {
        return kind == Kind.MARSH ? 0 : 5;
    }

    @Override
    public boolean burns() {
        return kind == Kind.MARSH;
    }

    @Override
    public boolean transparent() {
        return kind != Kind.SMOKE;
    }

    @Override
    public Cloud byNobody() {
        return by.equals(EntityId.WORLD) ? this : of(kind, amount);
    }

    @Override
    public void whenTurnEnds(ActionContext context, Entity who) {
        if (kind == Kind.POISON) {
            afflict(context, who, Poison.of("1", TURNS));
        } else if (kind == Kind.CONFUSION) {
            afflict(context, who, Lasting.of(EffectKind.CONFUSION, new Confusion(50), TURNS));
        }
    }

    /** Not again as long as it lasts, or each turn in the gas would be told. */
    private static void afflict(ActionContext context, Entity who, Lasting effect) {
        if (!Lasting.has(who, effect.kind())) {
            context.afflict(who.id(), effect);
        }
    }

    @Override
    public boolean isHarmful() {
        return kind == Kind.POISON || kind == Kind.CONFUSION;
    }

    /** Flyers as well; poison nobody who is proof against it. */
    @Override
    public boolean harms(Entities known, Entity who) {
        return kind == Kind.CONFUSION
                ? who.has(Brain.class)
                : who.has(Destructible.class)
                        && known.softened(who, Damage.of(1, Poison.DAMAGE)).amount() > 0;
    }
}
