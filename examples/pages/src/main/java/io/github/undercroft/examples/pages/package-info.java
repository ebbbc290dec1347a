/** The bundled games as pages for a browser. */
@NullMarked
package io.github.undercroft.examples.pages;

import org.jspecify.annotations.NullMarked;
