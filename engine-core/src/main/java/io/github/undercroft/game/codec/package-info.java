/**
 * How values of a running game are hashed, written as a tree, and checked. Not exported.
 *
 * <p>{@link HashWriter}, {@link ValueCheck} and the {@code TreeWriter} of {@link StateTrees} are given to a value type as its
 * {@code ValueWriter}, so that all three see the same fields.
 *
 * <p>Not here: the value types themselves (but those of {@link EyesTypes}), trees, and how they are written and read ({@code value}), and which parts the state of a game
 * has ({@code StateParts} and {@code StateHash} in {@code game}).
 */
@NullMarked
package io.github.undercroft.game.codec;

import org.jspecify.annotations.NullMarked;
