/**
 * Doors with a lock: terrain, and the actions that unlock and use it.
 *
 * <p>{@link LockableDoor} needs a key ({@code item.Key}) or has to
 * be bashed in ({@code dig}).
 */
@SavedValues(value = "", hyphenated = true)
@NullMarked
package io.github.undercroft.door;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
