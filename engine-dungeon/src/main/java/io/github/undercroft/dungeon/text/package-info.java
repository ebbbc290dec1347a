/**
 * Levels drawn in text: {@link PlanText} reads and draws plans, and is a generator itself; {@link PlanLegend} is its table of glyphs.
 *
 * <p>Elsewhere: drawings of parts of a level are in {@code vault}; levels of a game drawn in text, with creatures, are in {@code
 * level} of engine-core.
 */
@NullMarked
package io.github.undercroft.dungeon.text;

import org.jspecify.annotations.NullMarked;
