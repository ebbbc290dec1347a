/**
 * What generators and steps of this module share; not exported. {@link SettingRange} refuses wrong settings, {@link WeightedDraw} draws
 * by weight, and {@link StraightSteps} counts steps.
 */
@NullMarked
package io.github.undercroft.dungeon.tool;

import org.jspecify.annotations.NullMarked;
