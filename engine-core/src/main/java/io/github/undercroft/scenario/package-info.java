/**
 * Games from a small map in one line, and checks of invariants over whole games; for tests, pages and authors.
 */
@NullMarked
package io.github.undercroft.scenario;

import org.jspecify.annotations.NullMarked;
