/**
 * Stocking: the steps that put monsters, treasure and traps into a level, and the tables by which they do it.
 *
 * <p>{@link StockRooms} stocks room by room by a {@link StockingTable}, {@link StockLevel} a whole level by loot, {@link
 * TreasureRoom} fills one room. {@link BasicTables} and {@link RogueTables} are ready-made. {@link StockReport} says what was rolled
 * and placed. {@link WanderingTable} says who wanders by during play.
 *
 * <p>Elsewhere: loot itself is in {@code loot}; what a word such as "orc" becomes in a game is in {@code theme}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Stocking draws from streams of its own, and so does a theme for each mark.</b> So a table can be changed without changing
 *       a single cell, or any other monster.
 *   <li><b>A wandering table keeps no state.</b> The turn of the next check is state, and state belongs to the game.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon.stock;

import org.jspecify.annotations.NullMarked;
