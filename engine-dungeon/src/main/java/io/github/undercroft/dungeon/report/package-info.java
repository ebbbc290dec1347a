/** What levels of a generator are like: figures of one, and of many together. */
@NullMarked
package io.github.undercroft.dungeon.report;

import org.jspecify.annotations.NullMarked;
