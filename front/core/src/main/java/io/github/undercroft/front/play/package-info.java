/**
 * A front end without a screen: keys go in, sheets of characters come out. It knows no game and no terminal.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>{@code q} quits at once, {@code r} asks before it starts a new game:</b> leaving must be easy.
 *   <li><b>Games know no keys.</b> They list verbs: names for actions, and what has to be asked before. The front end
 *       binds keys to them and asks. It takes keys, returns sheets of characters, and knows no terminal. So bots,
 *       tests, pictures and another front end use the same games.
 * </ul>
 */
@NullMarked
package io.github.undercroft.front.play;

import org.jspecify.annotations.NullMarked;
