/** What the build forbids in engine modules, and how it finds that in their compiled classes and sources. */
@NullMarked
package io.github.undercroft.checks;

import org.jspecify.annotations.NullMarked;
