/**
 * The everyday contracts of a roguelike: what a game adds, and what it sees and acts through.
 *
 * <p>A game adds values: an {@link Action} and its {@link ActionResult}, a {@link Component}, a {@link Brain}, a
 * {@link Weapon}, {@link Destructible} things, {@link Terrain}, an {@link Effect}, a {@link
 * Reaction}, a {@link GameEvent}. An entity is described by a {@link Blueprint}. Deciding and drawing code sees a
 * {@link TurnView} or a {@link GameView}; acting code gets an {@link ActionContext}, the only way to change the
 * game.
 *
 * <p>One way to name an entity: commands and values take its {@link EntityId}, and so do questions about what is kept under
 * that id (what it carries, whether it is in view); questions about what an entity itself shows, such as its components,
 * take the {@link Entity}, which the engine hands to a game's code.
 *
 * <p>Not here: the running game ({@code game}), ready-made values ({@code combat}, {@code item}, {@code door},
 * {@code trap}, {@code effect}, {@code brain} and others, a package for each concept), the engine's events ({@code
 * event}), levels ({@code level}), and names for saved values ({@code value}).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>{@code Rest} is one of the everyday contracts,</b> and not in {@code move} beside {@code Wait}: the
 *       engine falls back to it, and {@code game} must not use {@code move}. {@code Player}, the brain that
 *       waits for input, is there for the same reason: {@code Blueprint.player} names it.
 *   <li><b>Terrain that acts is an {@code ActiveTerrain}.</b> As an interface of its own it costs plain floor nothing.
 *   <li><b>A terrain has an {@code appearance}.</b> A hidden trap looks like its floor: observers remember that,
 *       and maps draw it.
 *   <li><b>{@code tryStep} and {@code tryMove} are two.</b> {@code tryStep} goes one step by the game's rule of walking
 *       (diagonals, corners). {@code tryMove} puts an entity on any free cell of the level that it can pass: a teleport, a
 *       leap.
 *   <li><b>Reacting to one's own death needs no interface of its own.</b> The {@code Reaction} of an entity that dies is
 *       called for that event like for all others: so it can explode, split or drop something.
 *   <li><b>The game knows the sides,</b> {@code GameView.side}: an entity's faction, or the monsters for an actor without
 *       one, or none for mere things. The rules say who is hostile to whom ({@code Relations}), in each direction: wolves
 *       hunt deer that do not hunt them. Two different sides are enemies unless the rules say otherwise.
 *   <li><b>A refusal has no text.</b> It is a value to match on, like an event; the wording makes a sentence of
 *       it, so a game speaks with one voice, in any language.
 * </ul>
 */
@SavedValues(
        value = "",
        hyphenated = true,
        also = {
            Aim.class,
            Arrival.class,
            Blueprint.class,
            Cause.class,
            Damage.class,
            Location.class,
            Look.class,
            Motility.class,
            Percept.Heard.class,
            Target.class,
            Direction.class,
            Movement.class,
            Point.class,
            Beam.class,
            Burst.class,
            ConeArea.class,
            Disc.class,
            Pattern.class,
            Spread.class,
            Sweep.class
        })
@NullMarked
package io.github.undercroft;

import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
