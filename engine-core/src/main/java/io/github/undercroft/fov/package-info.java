/** Field of view, line of sight, light and noise on grids; useful without a game. */
@NullMarked
package io.github.undercroft.fov;

import org.jspecify.annotations.NullMarked;
