/**
 * Studies: many games of one's own rules, played by a bot, with a row of figures for each.
 *
 * <p>A file of a study is a CSV that any table program reads: see {@link io.github.undercroft.study.StudyTable}. Whatever is wrong with one is a
 * {@link io.github.undercroft.study.StudyException}, which says what.
 *
 * <p>Not here: bots (packages {@code brain}), and recordings of single games ({@code save} in engine-save).
 */
@NullMarked
package io.github.undercroft.study;

import org.jspecify.annotations.NullMarked;
