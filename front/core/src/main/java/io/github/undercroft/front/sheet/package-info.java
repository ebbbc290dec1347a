/** Sheets of styled characters, and what is written on them: text, bars, menus. */
@NullMarked
package io.github.undercroft.front.sheet;

import org.jspecify.annotations.NullMarked;
