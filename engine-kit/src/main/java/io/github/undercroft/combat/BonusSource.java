package io.github.undercroft.combat;

/**
 * The source of a bonus or penalty in a fight: a component of a fighter or of something that it wears or wields, or an
 * effect on either. Implement one or more of the three kinds; the amount may depend on who fights whom with what.
 *
 * <p>Asked in this order: the components of the fighter in the order of its slots, then its effects, then worn things by id,
 * in the same way. Things that are only carried are not asked. Must return the same as long as nothing changes.
 */
public sealed interface BonusSource permits AttackBonus, DefenceBonus, DamageBonus {}
