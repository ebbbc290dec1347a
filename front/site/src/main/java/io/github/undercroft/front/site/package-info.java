/** Makes a site of compiled programs, on a JVM. A build uses it; no page holds it. */
@NullMarked
package io.github.undercroft.front.site;

import org.jspecify.annotations.NullMarked;
