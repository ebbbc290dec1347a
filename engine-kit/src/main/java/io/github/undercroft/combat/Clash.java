package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.Effects;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * One creature strikes another: the input of bonuses. It holds live handles; do not keep it.
 *
 * <p>Asking for bonuses costs O(components of the fighter and of what it carries and wears).
 *
 * @param game the game in which it happens, or what somebody who foretells it believes of it
 * @param attacker the attacker
 * @param defender the defender
 * @param weapon the weapon or missile
 */
public record Clash(Entities game, Entity attacker, Entity defender, Component weapon) {
    public Clash {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(attacker, "attacker");
        Objects.requireNonNull(defender, "defender");
        Objects.requireNonNull(weapon, "weapon");
    }

    /** @return the bonuses to the attacker's roll, in the order of {@link BonusSource} */
    public List<Bonus> attackBonuses() {
        return bonuses(attacker, AttackBonus.class, bonus -> bonus.attackBonus(this));
    }

    /** @return the bonuses to the number needed to hit the defender, in the order of {@link BonusSource} */
    public List<Bonus> defenceBonuses() {
        return bonuses(defender, DefenceBonus.class, bonus -> bonus.defenceBonus(this));
    }

    /** @return the bonuses to the attacker's damage, in the order of {@link BonusSource} */
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

    /** Collects the bonuses from all sources of one kind. */
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
