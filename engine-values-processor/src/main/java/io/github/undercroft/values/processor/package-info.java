/**
 * The annotation processor behind {@code @SavedValues}: it finds the records and enums that a game's state can hold, and
 * writes a class with their value types.
 *
 * <p>{@link io.github.undercroft.values.processor.SavedValuesProcessor} takes the annotations and writes the file, {@code
 * TypeFinder} finds the types, {@code Form} is the way in which one record component is written and read, {@code
 * GeneratedClass} is the text.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>It depends on no module of the engine,</b> because the engine's own value types are made by it. The names of
 *       the engine's types are texts in {@code EngineNames}; the engine does not compile if one of them is wrong.
 *   <li><b>Types are found, not listed.</b> What implements an interface whose values a state holds is saved, and what
 *       sits in it. Events, refusals and the like are not, so that they need no form.
 *   <li><b>One generated class for each annotation.</b> It sits in the annotated package, so the records need not be
 *       public.
 *   <li><b>A map or a set has no form.</b> Neither has an order that belongs to its value, and equal values must have equal
 *       bytes. A list of records says the same.
 *   <li><b>A type of another package is saved by that package,</b> if it has the annotation and finds it; else that is an
 *       error at the component, unless the author says that others register it. The engine's own types are registered.
 *       The compiler can't know what a game puts into its rules: what is missing there is an error of the running game.
 * </ul>
 */
@NullMarked
package io.github.undercroft.values.processor;

import org.jspecify.annotations.NullMarked;
