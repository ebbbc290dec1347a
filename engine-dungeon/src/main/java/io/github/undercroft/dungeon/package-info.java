/**
 * Dungeon generation: what a generator is, the level plan that it makes, and the draft that its steps work on. Useful without a
 * game.
 *
 * <p>Here are
 *
 * <ul>
 *   <li>the result: {@link LevelPlan}, with its {@link Area}s, {@link Link}s, {@link Mark}s, {@link Lock}s and {@link PlanOrigin};
 *   <li>what to implement: {@link LevelGenerator}, and {@link LevelStep} with its {@link Guarantee}s;
 *   <li>what a step works on: {@link LevelDraft} and {@link CellKind}; {@link LevelVeto} to give up, {@link LevelFailedException}
 *       if all attempts fail;
 *   <li>checking and watching: {@link LevelLaws}, {@link Trace} with {@link LevelChange};
 *   <li>tools for steps: {@link Runs}, {@link RunTable}, {@link RunParts}, {@link SizeRange}.
 * </ul>
 *
 * <p>Elsewhere: the generators are in {@code rogue}, {@code feature}, {@code accretion}, {@code bsp}, {@code cave}, {@code maze},
 * {@code composite} and {@code text} (levels drawn by hand); steps for all of them in {@code step}, {@code vault}, {@code lock} and
 * {@code stock}; loot tables in {@code loot}; the way into a game in {@code theme}; statistics in {@code report}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Lists of a draft do not change.</b> They are the first elements of lists that only grow. So a step can dig while it
 *       iterates over them, and nothing is copied.
 *   <li><b>A level is made on a draft by steps, and each guarantee is checked at the end.</b> So a step of a game's own, or two
 *       steps that do not go together, cannot lead to a broken level: it is made again with another seed, a bounded number of
 *       times, and then there is an error with the reasons.
 *   <li><b>A plan has no corridor cells.</b> An area is a corridor; its cells are floor. Walls are not stored either: they are
 *       rock beside an open cell. So areas and cells cannot contradict each other.
 *   <li><b>Marks are words, and tables roll words.</b> A plan is data without a game; only the theme of a game knows what "orc"
 *       means. A word that the theme does not know is an error and is not ignored.
 *   <li><b>Steps work with runs.</b> A run is a stretch of open cells in one row. There are far fewer runs than cells, so
 *       connected parts and distances are found run by run; single cells are visited only to find the runs.
 *   <li><b>A draft keeps one table of its runs</b> for joining, stairs and checks, until a cell is opened or closed.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon;

import org.jspecify.annotations.NullMarked;
