/**
 * A front end for text terminals. It knows no game: it plays every {@code PlayableGame}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>One shutdown hook restores the terminal, under one lock,</b> in a terminal class of our own ({@code Tty}):
 *       Lanterna's class always adds a hook of its own, and two hooks deadlocked.
 *   <li><b>Keys are read by a reader of our own</b> ({@code KeyReader}): Lanterna's takes a sequence that it does not know, or
 *       that arrives in pieces, for the escape key and typed characters, and they moved the hero.
 *   <li><b>One table says how many columns a character takes,</b> that of {@code TextWidth} ({@code Glyph}): with the one of
 *       Lanterna beside it, the sheet and the screen disagreed.
 *   <li><b>The terminal is opened once.</b> Opening it a second time would save the settings that the first one had
 *       changed as the original ones.
 * </ul>
 */
@NullMarked
package io.github.undercroft.front.terminal;

import org.jspecify.annotations.NullMarked;
