/** The command line. */
@NullMarked
package io.github.undercroft.examples.command;

import org.jspecify.annotations.NullMarked;
