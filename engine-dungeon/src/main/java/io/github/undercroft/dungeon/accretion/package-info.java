/**
 * Levels by accretion, after Brogue: rooms are designed apart from the map, and each is put where one of its doors meets a wall.
 *
 * <p>{@link AccretionLevels} is the generator. A {@link RoomMix} says which rooms there are: {@link RoomDesign.PlainRoom},
 * {@link RoomDesign.CrossRoom}, {@link RoomDesign.RoundRoom}, {@link RoomDesign.CaveRoom}, or a {@link RoomDesign} of your own.
 *
 * <p>Elsewhere: rooms and corridors that are dug one from the other are in {@code feature}, loops and lakes in {@code step}.
 */
@NullMarked
package io.github.undercroft.dungeon.accretion;

import org.jspecify.annotations.NullMarked;
