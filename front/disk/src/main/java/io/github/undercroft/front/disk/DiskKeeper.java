package io.github.undercroft.front.disk;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.front.play.PlayNotes;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.BugReportFile;
import io.github.undercroft.save.Loaded;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.save.SaveStore;
import io.github.undercroft.value.StateNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a saved game, its recording and the scores in a directory: one of each for each game. Below it are texts about games that have
 * ended, the recordings of the last of them, and reports of those that broke. While a game is open here, a lock on a file
 * keeps other programs away; the system takes the lock off however the program ends.
 */
public final class DiskKeeper implements Keeper {

    private static final String MORGUE = "morgue";
    private static final String RECORDINGS = "recordings";
    private static final String BUGS = "bugs";
    private static final String RECORDING = ".recording";
    /** Far more bytes than the best games take. */
    private static final long MAX_SCORES = 1_000_000;

    private static final String SCORES = ".scores";

    private final Path directory;
    private final PlayableGame game;
    private final String name;
    /** For games of the usual size, and to write those of any size. */
    private final SaveStore store;

    private Optional<Path> copy;
    private @Nullable FileChannel open;
    private final List<RecordingFile> recorded = new ArrayList<>();

    /** Opens nothing yet. */
    public DiskKeeper(Path directory, PlayableGame game) {
        this(directory, game, Optional.empty());
    }

    /** Opens nothing yet. The first game that is played is also recorded in that new file. */
    public DiskKeeper(Path directory, PlayableGame game, Optional<Path> copy) {
        this.directory = directory;
        this.game = game;
        this.name = game.about().name();
        this.store = store(game.about().usualSize());
        this.copy = copy;
    }

    /** @return whether a game is saved */
    public boolean hasSave() {
        return store.has(name);
    }

    private SaveStore store(BoardSize size) {
        return SaveStore.in(directory, SaveFormat.of(game.rules(size, Seat.PERSON)));
    }

    @Override
    public Found find() {
        if (!lock()) {
            return new Found.OpenElsewhere();
        }
        try {
            return store.has(name) ? load() : new Found.Nothing();
        } catch (SaveException unreadable) {
            return new Found.Unreadable(String.valueOf(unreadable.getMessage()));
        }
    }

    /** The rules depend on the size of the board, which the save knows, so a game of another size is loaded twice. */
    private Found load() {
        Loaded loaded = store.load(name);
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
        Path lock = directory.resolve(name + ".lock");
        try {
            if (!Files.isDirectory(directory)) {
                Files.createDirectories(directory);
            }
            if (Files.exists(lock) && !Files.isRegularFile(lock)) {
                return true; // to open a pipe might take for ever
            }
            channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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
        store.save(name, running, extra);
    }

    @Override
    public void delete() {
        store.delete(name);
        closeRecording();
        try {
            Files.deleteIfExists(recording());
        } catch (IOException refused) {
            throw refused("The recording " + recording() + " could not be deleted", refused);
        }
    }

    private Path recording() {
        return directory.resolve(name + RECORDING);
    }

    @Override
    public RecordingSink record(byte[] first) {
        closeRecording();
        try {
            Files.deleteIfExists(recording());
        } catch (IOException refused) {
            throw refused("The recording " + recording() + " could not be replaced", refused);
        }
        recorded.add(RecordingFile.create(recording()));
        copy.ifPresent(file -> recorded.add(RecordingFile.create(file)));
        copy = Optional.empty();
        RecordingSink all = bytes -> recorded.forEach(file -> file.append(bytes));
        all.append(first);
        return all;
    }

    @Override
    public Optional<byte[]> recorded() {
        return Files.isRegularFile(recording()) ? Optional.of(RecordingFile.read(recording())) : Optional.empty();
    }

    private void closeRecording() {
        List<RecordingFile> closing = List.copyOf(recorded);
        recorded.clear();
        closing.forEach(RecordingFile::close);
    }

    @Override
    public String keepRecording() {
        closeRecording();
        return archive(RECORDINGS).keep(RECORDING, file -> Files.move(recording(), file));
    }

    @Override
    public String keepReport(BugReport report) {
        return archive(BUGS).keep(".zip", file -> BugReportFile.write(file, report));
    }

    @Override
    public String writeMorgue(String text) {
        return archive(MORGUE).keepAll(".txt", file -> Files.writeString(file, text, StandardOpenOption.CREATE_NEW));
    }

    @Override
    public List<String> scores() {
        try {
            // Whatever the bytes are, they are some letters: a damaged line then harms no other.
            return areScores(scoreFile())
                    ? Files.readAllLines(scoreFile(), StandardCharsets.ISO_8859_1)
                    : ImmutableList.of();
        } catch (IOException unreadable) {
            return ImmutableList.of();
        }
    }

    private static boolean areScores(Path file) throws IOException {
        return Files.isRegularFile(file) && Files.size(file) <= MAX_SCORES;
    }

    @Override
    public void writeScores(List<String> lines) {
        try {
            if (Files.exists(scoreFile()) && !areScores(scoreFile())) {
                throw new IOException("it is no plain file of at most " + MAX_SCORES + " bytes; move it away");
            }
            Path fresh = Files.createTempFile(directory, name + SCORES, ".new");
            Files.write(fresh, lines, StandardCharsets.ISO_8859_1);
            Files.move(fresh, scoreFile(), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException refused) {
            throw refused("The scores in " + scoreFile() + " could not be written", refused);
        }
    }

    private Path scoreFile() {
        return directory.resolve(name + SCORES);
    }

    private Archive archive(String folder) {
        return new Archive(directory.resolve(folder), name);
    }

    private static SaveException refused(String what, IOException why) {
        return new SaveException(SaveException.Reason.STORAGE, what + ": " + why.getMessage(), why);
    }

    @Override
    public Optional<String> begin(PlayableGame played, long seed, BoardSize size) {
        return played.beginCommand(seed, size);
    }

    @Override
    public void close() {
        try {
            closeRecording();
        } catch (SaveException refused) {
            // The system has all of it, and keeps it unless the machine stops now.
        }
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
