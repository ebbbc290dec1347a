/**
 * Status effects (haste, poison, regeneration, confusion, paralysis, blindness), and consequences that happen at once.
 *
 * <p>{@link Effects} is the component that holds them. {@link Lasting} gives an effect a {@link Span}, a kind and
 * a rule for stacking; {@link Haste} and {@link Poison} are ready-made. {@link Quickness} is haste and slowness, {@link EachTurn} poison and
 * regeneration. A {@link
 * Consequence} happens at once: {@link Harm}, {@link Heal}, {@link Afflict}, {@link Cure}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A veto is a refusal, a replacement is an action.</b> After a veto a player is asked again and pays
 *       nothing. An action that an effect puts in the place of another one is paid for like any other.
 *   <li><b>Effects sit in one component,</b> {@code Effects}, a list in the order in which they are called: an entity has
 *       one component in each slot, so several effects are one component that holds a list.
 *   <li><b>An effect that begins in its bearer's own turn is not called at the end of that turn.</b> So three turns of haste
 *       are three whole turns, whether they come from a potion or from another's spell. Which effects are new follows from
 *       the events of the step, so it needs no state.
 *   <li><b>Confusion draws its random number when the action is performed,</b> not when it is reviewed. Otherwise the list
 *       of legal actions would reveal where the actor will stagger.
 * </ul>
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.effect;

import io.github.undercroft.Effects;
import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
