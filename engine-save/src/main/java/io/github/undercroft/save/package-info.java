/**
 * Saves and recordings of running games.
 *
 * <p>{@link io.github.undercroft.save.SaveFormat} makes bytes of a game and a game of bytes; it knows no file, so a browser
 * can use it. {@link io.github.undercroft.save.SaveStore} keeps such bytes in files.
 * {@link io.github.undercroft.save.TreeCodec} writes any tree of values compactly. Whatever is wrong with a save is a
 * {@link io.github.undercroft.save.SaveException}, which says what.
 *
 * <p>{@link io.github.undercroft.save.RecordingFormat} records games and replays them, and knows no file either. {@link
 * io.github.undercroft.save.RecordingFile} and {@link io.github.undercroft.save.BugReportFile} keep recordings in files.
 *
 * <p>Not here: how values become trees ({@code value.ValueRegistry}) and what the state of a game consists of
 * ({@code game.Game}), both in engine-core.
 */
@NullMarked
package io.github.undercroft.save;

import org.jspecify.annotations.NullMarked;
