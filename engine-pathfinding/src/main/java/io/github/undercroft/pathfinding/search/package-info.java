/**
 * What the searches in the packages around share: the neighbours of a cell as bits, and the priority queues. Not exported.
 *
 * <p>Elsewhere: path searches are in {@code pathfinding}, distance fields in {@code pathfinding.field}.
 */
@NullMarked
package io.github.undercroft.pathfinding.search;

import org.jspecify.annotations.NullMarked;
