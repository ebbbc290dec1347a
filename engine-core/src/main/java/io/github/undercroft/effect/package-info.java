/** What befalls somebody, at once or for some time. */
@NullMarked
package io.github.undercroft.effect;

import org.jspecify.annotations.NullMarked;
