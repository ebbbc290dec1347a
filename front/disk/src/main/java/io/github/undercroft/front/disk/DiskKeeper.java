package io.github.undercroft.front.disk;

import com.google.common.primitives.Ints;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.play.GameKeeper;
import io.github.undercroft.save.DirectoryShelf;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveStore;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a saved game, its recording and the scores in a directory: one of each for each game. Below it are texts about games that have
 * ended, the recordings of the last of them, and reports of those that broke. While a game is open here, a lock on a file
 * keeps other programs away; the system takes the lock off however the program ends.
 */
public final class DiskKeeper extends GameKeeper {

    /** How many of the last recordings and reports of a game are kept. */
    private static final int KEPT = 20;

    /** The locks that this program holds. To open such a file once more, and close it, would take the lock off. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final String name;
    private Optional<Path> copy;
    private @Nullable Lock open;
    private final List<RecordingFile> recorded = new ArrayList<>();

    private record Lock(Path file, FileChannel channel) {

        void release() {
            try {
                channel.close();
            } catch (IOException gone) {
                // The lock is off all the same.
            }
            HELD.remove(file);
        }
    }

    /** Opens nothing yet. */
    public DiskKeeper(Path directory, PlayableGame game) {
        this(directory, game, Optional.empty());
    }

    /** Opens nothing yet. The first game that is played is also recorded in that new file. */
    public DiskKeeper(Path directory, PlayableGame game, Optional<Path> copy) {
        super(
                game,
                new DirectoryShelf(directory),
                game.about().name(),
                SaveStore.requireName(game.about().name()) + ".scores",
                SaveStore.requireName(game.about().name()) + ".legacy");
        this.directory = directory;
        this.name = SaveStore.requireName(game.about().name());
        this.copy = copy;
    }

    @Override
    public Found find() {
        return lock() ? super.find() : new Found.OpenElsewhere();
    }

    /** @return false if another keeper or program has the lock; true also where there can be none, as on a read-only disk */
    private boolean lock() {
        if (open != null) {
            return true;
        }
        Path file;
        try {
            if (!Files.isDirectory(directory)) {
                Files.createDirectories(directory);
            }
            file = directory.toRealPath().resolve(name + ".lock");
        } catch (IOException readOnly) {
            return true; // the first save tells the player why
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return true; // to open a pipe might take for ever
        }
        if (!HELD.add(file)) {
            return false;
        }
        Lock lock;
        try {
            lock = new Lock(file, FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        } catch (IOException readOnly) {
            HELD.remove(file);
            return true;
        }
        if (!isLocked(lock.channel)) {
            lock.release();
            return false;
        }
        open = lock;
        return true;
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
    protected RecordingSink beginRecording(String recording) {
        recorded.add(RecordingFile.create(directory.resolve(recording)));
        copy.ifPresent(file -> recorded.add(RecordingFile.create(file)));
        copy = Optional.empty();
        return bytes -> recorded.forEach(file -> file.append(bytes));
    }

    @Override
    protected void endRecording() {
        List<RecordingFile> closing = List.copyOf(recorded);
        recorded.clear();
        closing.forEach(RecordingFile::close);
    }

    /** Each has a number, so that none is overwritten: {@code arena-1.txt}, {@code arena-2.txt}. */
    @Override
    protected String archive(String kind, String ending, byte[] bytes) {
        DirectoryShelf folder = new DirectoryShelf(directory.resolve(kind));
        TreeMap<Integer, String> files = new TreeMap<>();
        for (String file : folder.names(ending).keySet()) {
            String number = file.substring(0, file.length() - ending.length());
            if (number.startsWith(name + "-")) {
                Optional.ofNullable(Ints.tryParse(number.substring(name.length() + 1)))
                        .ifPresent(each -> files.put(each, file));
            }
        }
        int number = files.isEmpty() ? 1 : files.lastKey() + 1;
        String fresh = name + "-" + number + ending;
        folder.replace(fresh, bytes);
        try {
            boolean staysForGood = kind.equals("morgue") || kind.equals("old-recordings");
            files.headMap(staysForGood ? 0 : number - KEPT, true).values().forEach(folder::remove);
        } catch (SaveException refused) {
            // Too many are better than none.
        }
        return folder.place(fresh);
    }

    @Override
    public String shortened(String place) {
        return SaveDirectory.shortened(place, SaveDirectory.home());
    }

    @Override
    public void rewriteMorgue(String place, String text) {
        new DirectoryShelf(directory.resolve("morgue"))
                .replace(String.valueOf(Path.of(place).getFileName()), text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        try {
            endRecording();
        } catch (SaveException refused) {
            // The system has all of it, and keeps it unless the machine stops now.
        }
        if (open != null) {
            open.release();
        }
        open = null;
    }
}
