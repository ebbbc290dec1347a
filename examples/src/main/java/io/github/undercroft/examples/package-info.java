/** What a bundled game provides so that any front end and the bot can play it. */
@NullMarked
package io.github.undercroft.examples;

import org.jspecify.annotations.NullMarked;
