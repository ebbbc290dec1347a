/** What the parts of the engine cost, each beside the plain way of doing it. */
@NullMarked
package io.github.undercroft.benchmarks;

import org.jspecify.annotations.NullMarked;
