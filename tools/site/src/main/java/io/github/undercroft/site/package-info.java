/** Writes the site: all pages with a search, the Javadoc, levels and games, for a browser without a network. */
@NullMarked
package io.github.undercroft.site;

import org.jspecify.annotations.NullMarked;
