/**
 * Fighting: attacks, weapons, rolls to hit, bonuses, armour, health (hit points) and ammunition.
 *
 * <p>{@link Attack} uses the weapon in hand. {@link LinearWeapon}, {@link AreaWeapon}, {@link Launcher} and {@link
 * ThrowingWeapon} are ready-made weapons, {@link Blow} is what they do, {@link Health} are hit points, {@link
 * Armour} and {@link Protection} reduce damage. Area shapes are in {@code area}, wounds that last in {@code
 * effect}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>One weapon record for all areas.</b> An axe, a breath, lightning and a ball of fire differ in three
 *       values: the shape, how the shot gets there, and the blow. With an area of one cell it is a sword or a bow.
 *       {@code LinearWeapon} stays as the plain one, without dice.
 *   <li><b>Everybody in an area is struck at the same moment.</b> A blow rolls for all of them before anybody is damaged. So
 *       the others are struck even if the first one explodes or the attacker dies of its own fire.
 *   <li><b>A bonus is its source.</b> Events hold the component or effect that gave a bonus and its bearer, not a text. A
 *       thing that is only carried gives no bonus.
 *   <li><b>The caller of a weapon passes in the board for the search of a target.</b> Brains, best aims, offers and user
 *       interfaces pass in the board as the actor knows it, the attack that is performed the board as it is. So even the
 *       simplest weapon shows nothing unseen in a preview, and still strikes what was unseen.
 * </ul>
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.combat;

import io.github.undercroft.Armour;
import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
