/** Tests of an author's game, with or without JUnit. {@link io.github.undercroft.testkit.Heavy} finds what differs between two plays of it. */
@NullMarked
package io.github.undercroft.testkit;

import org.jspecify.annotations.NullMarked;
