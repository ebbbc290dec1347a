/**
 * Names for saved values: the records and enums that a state is made of, how their fields are written and read, and the tree
 * of a state.
 *
 * <p>{@link ValueRegistry} holds the types; {@link SavedValues} has the types of a game's own records made at compile time,
 * {@link RecordTypes} makes them by reflection.
 * The running game uses it for hashes and saves.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>{@code RecordTypes} is a class of its own,</b> not a method of the registry. It is the only class that uses
 *       reflection. A build for the browser that does not call it needs no reflection.
 *   <li><b>A name in saves is an annotation of its type,</b> {@link SavedAs}, so that both ways follow it. The packages that
 *       know nothing of saves have none: their types have the default name, or a {@link ValueType} written by hand.
 *   <li><b>Ready-made values are found by {@code ServiceLoader}</b> ({@code ValueTypes}), because the contracts and {@code
 *       game} must not depend on ready-made values. A library of values for Undercroft registers itself the same way.
 * </ul>
 */
@NullMarked
package io.github.undercroft.value;

import org.jspecify.annotations.NullMarked;
