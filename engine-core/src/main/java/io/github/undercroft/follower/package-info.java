/**
 * Followers: entities that go along when another one changes levels.
 *
 * <p>{@link Follower} is the contract, {@link Companion} one that follows a leader, {@link Follows} the usual
 * rules. The behaviour that walks after a leader is in engine-pathfinding, and so is the reaction that follows over
 * stairs from farther off.
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.follower;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
