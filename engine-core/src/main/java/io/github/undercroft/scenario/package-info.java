/** Games from a small map in one line, and checks over whole games; for tests, docs and authors. */
@NullMarked
package io.github.undercroft.scenario;

import org.jspecify.annotations.NullMarked;
