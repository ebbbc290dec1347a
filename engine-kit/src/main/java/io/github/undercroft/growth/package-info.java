/**
 * Experience: experience for kills, levels, and a choice at each level. Also called experience points, XP, level-up, advancement.
 *
 * <p>A monster has a {@link Bounty}, a hero has {@link Experience}: {@link Levels} by a table or a formula, and {@link Gain}s to
 * choose from. A person chooses by the action {@link Grow}, a bot by the behaviour {@link ChooseGain}. {@link GrowthEvent}
 * tells of it.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.growth;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
