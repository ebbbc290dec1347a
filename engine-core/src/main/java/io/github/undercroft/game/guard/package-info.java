/**
 * Calls of a game's own code that the engine makes, guarded: whatever such code throws becomes one documented exception
 * that names the value at fault. Not exported.
 *
 * <p>{@link GameCode} makes the calls. {@link Failures} keeps what was thrown in a step, and {@link EngineLog} logs it.
 *
 * <p>Not here: the exception itself, which authors see ({@code event.GameCodeException}), the check that a value cannot
 * be changed from outside ({@code game.codec}), and code that runs as a transaction ({@code GameCodeRunner} in {@code
 * game}).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Calls of author code outside a transaction go through one class,</b> {@code GameCode}: comparing,
 *       printing and reading fields are calls, too.
 * </ul>
 */
@NullMarked
package io.github.undercroft.game.guard;

import org.jspecify.annotations.NullMarked;
