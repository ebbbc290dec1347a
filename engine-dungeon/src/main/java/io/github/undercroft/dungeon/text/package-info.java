/** Level plans drawn in text: read, written, and used as generators. */
@NullMarked
package io.github.undercroft.dungeon.text;

import org.jspecify.annotations.NullMarked;
