/** The page of a game in a browser, and what TeaVM has to know to compile one. */
@NullMarked
package io.github.undercroft.front.browser;

import org.jspecify.annotations.NullMarked;
