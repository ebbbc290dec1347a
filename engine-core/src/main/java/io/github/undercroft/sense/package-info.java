/**
 * Senses: what an actor sees and hears, how it notices enemies, being asleep and awake, and light that is carried.
 *
 * <p>{@link Senses} is the usual component, {@link Perceiver} its contract. {@link Wary} is a brain that sleeps
 * until it notices something, by an {@link AlertnessRule}. {@link Light} makes a thing a lamp. Fields of view and
 * light maps themselves are in {@code fov}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Senses learn by a hook,</b> {@code Perceiver.noticed}, that answers with the next value of the component, as an
 *       effect does. Being awake or wary is state of the game's own component, and the engine need not know about it.
 * </ul>
 */
@SavedValues(
        value = "",
        hyphenated = true,
        also = {Cone.class, Metric.class, Reach.class})
@NullMarked
package io.github.undercroft.sense;

import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
