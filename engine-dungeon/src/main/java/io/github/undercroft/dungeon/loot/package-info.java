/**
 * Loot tables: what may be found or met at a depth, as data that is rolled. Useful without a level.
 *
 * <p>{@link Loot} is what a roll may give, nested to any depth: one thing, all of several, one of a {@link LootTable} by weight, one
 * of a {@link RankTable} near the depth. A {@link Loot.Roll} gives {@link Lot}s. {@link Amount}, {@link Odds}, {@link Growth} and
 * {@link DepthSpread} are the numbers in a table.
 *
 * <p>Elsewhere: the steps that put lots into a level, and ready-made tables, are in {@code stock}; plain weighted tables and shuffle
 * bags in {@code random} of engine-grid.
 */
@NullMarked
package io.github.undercroft.dungeon.loot;

import org.jspecify.annotations.NullMarked;
