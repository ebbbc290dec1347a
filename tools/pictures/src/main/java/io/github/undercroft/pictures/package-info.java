/** Pictures of maps, boards and heat maps, alone or side by side, as PNG and as text. */
@NullMarked
package io.github.undercroft.pictures;

import org.jspecify.annotations.NullMarked;
