/**
 * What modules of the engine share about values and authors do not need: {@link SeenValues}, which visits a shared value once, and
 * {@link FaultyValueException}, which names the value whose code threw. Exported to those modules only.
 */
@NullMarked
package io.github.undercroft.value.inner;

import org.jspecify.annotations.NullMarked;
