package io.github.undercroft.examples.saves;

import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.front.Keeper;
import io.github.undercroft.examples.front.PlayNotes;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.Loaded;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.save.SaveStore;
import io.github.undercroft.value.StateNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a saved game in a directory: one for each bundled game, and a morgue of texts about those that have ended. While it
 * is open here, a lock on a file keeps other programs away; the system takes the lock off however the program ends.
 */
public final class DiskKeeper implements Keeper {

    private static final String MORGUE = "morgue";

    private final Path directory;
    private final BundledGame game;
    private final String name;
    private @Nullable FileChannel open;

    /** Opens nothing yet. */
    public DiskKeeper(Path directory, BundledGame game) {
        this.directory = directory;
        this.game = game;
        this.name = game.about().name();
    }

    private SaveStore store(BoardSize size) {
        return SaveStore.in(directory, SaveFormat.of(game.rules(size, Seat.PERSON)));
    }

    private SaveStore store() {
        return store(game.about().usualSize());
    }

    @Override
    public Found find() {
        if (!lock()) {
            return new Found.OpenElsewhere();
        }
        try {
            return store().has(name) ? load() : new Found.Nothing();
        } catch (SaveException unreadable) {
            return new Found.Unreadable(String.valueOf(unreadable.getMessage()));
        }
    }

    /** The rules depend on the size of the board, which the save knows, so a game of another size is loaded twice. */
    private Found load() {
        Loaded loaded = store().load(name);
        PlayNotes notes = PlayNotes.of(loaded.extra());
        if (!notes.size().holds(game.about().minSize())) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "Its board would be " + notes.size() + ", smaller than "
                            + game.about().minSize() + ".");
        }
        Game same = notes.size().equals(game.about().usualSize())
                ? loaded.game()
                : store(notes.size()).load(name).game();
        return new Found.Saved(same, notes, loaded.damage().isPresent());
    }

    /** @return false if another program has the lock; true also where there can be none, as on a read-only disk */
    private boolean lock() {
        FileChannel channel;
        try {
            if (!Files.isDirectory(directory)) {
                Files.createDirectories(directory);
            }
            channel = FileChannel.open(
                    directory.resolve(name + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException readOnly) {
            return true; // the first save tells the player why
        }
        open = channel;
        boolean isOurs = isLocked(channel);
        if (!isOurs) {
            close();
        }
        return isOurs;
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException openInThisProgram) {
            return false;
        } catch (IOException noLocksHere) {
            return true;
        }
    }

    @Override
    public void save(Game running, StateNode extra) {
        store().save(name, running, extra);
    }

    @Override
    public void delete() {
        store().delete(name);
    }

    /** Numbered, so that none is overwritten. */
    @Override
    public String writeMorgue(String text) {
        Path folder = directory.resolve(MORGUE);
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
            for (int number = 1; ; number++) {
                Optional<Path> written = written(folder.resolve(name + "-" + number + ".txt"), text);
                if (written.isPresent()) {
                    return written.get().toString();
                }
            }
        } catch (IOException refused) {
            throw new SaveException(
                    SaveException.Reason.STORAGE,
                    "Your story could not be written to " + folder + ": " + refused.getMessage(),
                    refused);
        }
    }

    /** @return the file; empty if there is one of that name */
    private static Optional<Path> written(Path file, String text) throws IOException {
        try {
            return Optional.of(Files.writeString(file, text, StandardOpenOption.CREATE_NEW));
        } catch (FileAlreadyExistsException taken) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException gone) {
            // The lock is off all the same.
        }
        open = null;
    }
}
