package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Location;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * Somebody strikes somebody: what bonuses look at. Holds handles, so it tells the present; not to be kept.
 *
 * <p>Asking for bonuses costs O(components of the fighter and of what it carries and wears).
 *
 * @param game the game in which it happens
 * @param attacker who strikes
 * @param defender who is struck
 * @param weapon what with, a weapon or a missile
 */
public record Clash(GameView game, Entity attacker, Entity defender, Component weapon) {
    /** Refuses null. */
    public Clash {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(attacker, "attacker");
        Objects.requireNonNull(defender, "defender");
        Objects.requireNonNull(weapon, "weapon");
    }

    /** @return what is added to the attacker's roll, in the order of {@link BonusSource} */
    public List<Bonus> attackBonuses() {
        return bonuses(attacker, AttackBonus.class, bonus -> bonus.attackBonus(this));
    }

    /** @return what is added to the number that is needed to hit the defender, in the order of {@link BonusSource} */
    public List<Bonus> defenceBonuses() {
        return bonuses(defender, DefenceBonus.class, bonus -> bonus.defenceBonus(this));
    }

    /** @return what is added to the attacker's damage, in the order of {@link BonusSource} */
    public List<Bonus> damageBonuses() {
        return bonuses(attacker, DamageBonus.class, bonus -> bonus.damageBonus(this));
    }

    private <S extends BonusSource> List<Bonus> bonuses(Entity fighter, Class<S> kind, ToIntFunction<S> amount) {
        Collector<S> collector = new Collector<>(kind, amount);
        collector.ask(fighter);
        for (Entity thing : game.things(fighter.id())) {
            if (thing.location() instanceof Location.WornBy) {
                collector.ask(thing);
            }
        }
        return collector.found.build();
    }

    /** Asks all sources of one kind and notes who adds something. */
    private static final class Collector<S extends BonusSource> {
        private final Class<S> kind;
        private final ToIntFunction<S> amount;
        private final ImmutableList.Builder<Bonus> found = ImmutableList.builder();

        Collector(Class<S> kind, ToIntFunction<S> amount) {
            this.kind = kind;
            this.amount = amount;
        }

        void ask(Entity bearer) {
            for (Component component : bearer.components()) {
                ask(bearer, component);
            }
            bearer.get(Effects.class).ifPresent(effects -> effects.all().forEach(effect -> ask(bearer, effect)));
        }

        private void ask(Entity bearer, Object candidate) {
            if (kind.isInstance(candidate)) {
                S source = kind.cast(candidate);
                int adds = amount.applyAsInt(source);
                if (adds != 0) {
                    found.add(new Bonus(bearer.id(), source, adds));
                }
            }
        }
    }
}
