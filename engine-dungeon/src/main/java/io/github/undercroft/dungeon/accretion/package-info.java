/** Levels by accretion: rooms designed apart, each put where one of its doors meets a wall. */
@NullMarked
package io.github.undercroft.dungeon.accretion;

import org.jspecify.annotations.NullMarked;
