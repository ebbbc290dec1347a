/** The contracts between a game's author and the engine: what a game adds, and the faces through which it sees and acts. */
@NullMarked
package io.github.undercroft.model;

import org.jspecify.annotations.NullMarked;
