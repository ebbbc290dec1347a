/**
 * The running game, which alone holds state.
 *
 * <p>{@link Game} is started with {@link Rules} and a seed, and played by {@link Game#step()}, which answers a {@link
 * Step}. None of the library's ready-made values is used here. Inside are the services that change a game
 * (transactions, births and deaths, damage, travel, the phases of a step), wired in {@code Engine}, and the parts of
 * which a game's state is hashed and written.
 *
 * <p>Not here, and not exported: the state itself as data ({@code game.state}), what observers see and hear ({@code
 * game.perception}), how values are hashed, written and read ({@code game.codec}), and guarded calls of author code
 * ({@code game.guard}).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The engine applies armour,</b> in {@code Context.damage}, so that no source of damage can skip it: the
 *       victim's own, what it wears by id, its effects.
 *   <li><b>Chance and turn order are not in the journal.</b> Streams are handed out as working copies, and memberships
 *       are carried out at the commit (see Where the state is). So neither needs an undo, and a generator that game
 *       code keeps does no harm.
 *   <li><b>The order of phases is a type,</b> {@code Phase}, so that this page can be compared with it. No code
 *       branches on it.
 *   <li><b>Levels are made at the end of a step,</b> in the phase {@code TRAVEL}, and never within a transaction. So
 *       trying stairs makes no level, a perform needs no undo for one, and what is imagined makes another level than
 *       the one that will come. An entity travels at most once in a step, which needs no limit on chains.
 *   <li><b>Active levels are chosen again when an actor came, left or travelled,</b> not in every step. If no actor
 *       keeps a level active, the active levels stay active: a game without players goes on.
 *   <li><b>A reaction is asked about events of its own level only,</b> so that an inactive level costs nothing.
 *   <li><b>Code that answers a question must not change the game.</b> Ground that a birth asks is asked before
 *       the first entity is born, and speeds when the context is closed. Code that changes the game anyway ends the action with an error that names it.
 * </ul>
 */
@NullMarked
package io.github.undercroft.game;

import org.jspecify.annotations.NullMarked;
