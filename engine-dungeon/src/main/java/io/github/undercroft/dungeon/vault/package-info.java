/** Places drawn beforehand, and a step that puts them into levels. */
@NullMarked
package io.github.undercroft.dungeon.vault;

import org.jspecify.annotations.NullMarked;
