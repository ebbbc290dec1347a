/**
 * Turn schedulers (turn orders): energy by speed, energy by resting, and a timeline. They work on plain keys and
 * are useful without a game.
 *
 * <p>{@link Scheduler} is the contract; {@link Schedulers} makes the three kinds.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>One scheduler for all active levels.</b> Actors of a level that is no longer active are taken out with their
 *       energy ({@code Scheduler.visit}), and come back with {@code Scheduler.resume}: schedulers know nothing of levels.
 *       The level keeps these actors as {@code waiting}.
 * </ul>
 */
@NullMarked
package io.github.undercroft.time;

import org.jspecify.annotations.NullMarked;
