/**
 * Field of view, line of sight, light and noise on grids. Useful without a game.
 *
 * <p>{@link FieldOfView} is the contract and {@link FieldsOfView} has the algorithms (symmetric and recursive
 * shadow casting, permissive, rays). {@link LineOfSight} answers for two cells. {@link LightMap} and {@link
 * NoiseMap} spread light and sound. What actors see and remember is in {@code sense}.
 */
@NullMarked
package io.github.undercroft.fov;

import org.jspecify.annotations.NullMarked;
