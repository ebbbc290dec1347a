/**
 * Statistics of levels, to look at after a setting was changed: {@link LevelReport} for many levels of a generator, {@link
 * LevelFigure} for one number of a level.
 *
 * <p>Elsewhere: the report of what a step has stocked is in {@code stock}; the laws that each level must obey are {@code LevelLaws}.
 */
@NullMarked
package io.github.undercroft.dungeon.report;

import org.jspecify.annotations.NullMarked;
