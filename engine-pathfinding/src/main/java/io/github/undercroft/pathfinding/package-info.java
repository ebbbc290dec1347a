/** Shortest paths: what a step costs, where to, and an answer that explains itself. */
@NullMarked
package io.github.undercroft.pathfinding;

import org.jspecify.annotations.NullMarked;
