package io.github.undercroft.combat;

import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

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
        return bonuses(attacker, source -> source.attackBonus(this));
    }

    /** @return the bonuses to the number needed to hit the defender, in the order of {@link BonusSource} */
    public List<Bonus> defenceBonuses() {
        return bonuses(defender, source -> source.defenceBonus(this));
    }

    /** @return the bonuses to the attacker's damage, in the order of {@link BonusSource} */
    public List<Bonus> damageBonuses() {
        return bonuses(attacker, source -> source.damageBonus(this));
    }

    private List<Bonus> bonuses(Entity fighter, ToIntFunction<BonusSource> amount) {
        Stream<Entity> worn =
                game.things(fighter.id()).stream().filter(thing -> thing.location() instanceof Location.WornBy);
        return Stream.concat(Stream.of(fighter), worn)
                .flatMap(bearer ->
                        sources(bearer).map(source -> new Bonus(bearer.id(), source, amount.applyAsInt(source))))
                .filter(bonus -> bonus.amount() != 0)
                .toList();
    }

    private static Stream<BonusSource> sources(Entity bearer) {
        Stream<Effect> effects = bearer.get(Effects.class).stream().flatMap(each -> each.all().stream());
        return Stream.concat(bearer.components().stream(), effects)
                .filter(BonusSource.class::isInstance)
                .map(BonusSource.class::cast);
    }
}
