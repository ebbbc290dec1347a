package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A directory of saves, each under a name. A save is written beside the former one, forced to the disk, read once more and
 * then put in its place in one step, and the former one stays as a backup: whenever the program or the machine stops, there
 * is a whole save. Any number of stores, threads and processes may use one directory; the last save counts.
 *
 * <pre>{@code
 * SaveStore store = SaveStore.in(directory, SaveFormat.of(rules));
 * store.save("hero", game);
 * Game game = store.load("hero").game();
 * }</pre>
 *
 * <p>The name of a save has 1 to 64 letters, digits, blanks, hyphens or underlines, of ASCII; capitals count as small
 * letters, since some disks take them as the same. Names of devices on Windows, such as {@code con}, are left out. Every other
 * name is a {@link SaveException} with {@link Reason#BAD_NAME}.
 */
public final class SaveStore {

    private static final String SAVE = ".save";
    private static final String BACKUP = ".backup";
    private static final String UNFINISHED = ".part";
    private static final int LONGEST_NAME = 64;
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -_";
    /** Names that stand for devices on Windows, whatever follows them. */
    private static final ImmutableSet<String> DEVICES = ImmutableSet.of(
            "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1",
            "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9");
    /** How old a file is, in milliseconds, that nobody can be writing any more. */
    private static final long ABANDONED = 3_600_000;

    private final Path directory;
    private final SaveFormat format;

    private SaveStore(Path directory, SaveFormat format) {
        this.directory = directory;
        this.format = format;
    }

    /** A store in that directory, which is made when something is first saved. */
    public static SaveStore in(Path directory, SaveFormat format) {
        return new SaveStore(Objects.requireNonNull(directory, "directory"), Objects.requireNonNull(format, "format"));
    }

    /**
     * Saves a game under that name. The save that was there before becomes the backup.
     *
     * @throws SaveException {@link Reason#STORAGE} if the disk refuses, with the former save still in its place; or as {@link
     *     SaveFormat#write}
     */
    public void save(String name, Game game) {
        save(name, game, new StateNode.Absent());
    }

    /**
     * Saves a game under that name, with something of the program's own beside it; see {@link SaveFormat#write(Game,
     * StateNode)}.
     *
     * @throws SaveException as {@link #save(String, Game)}
     */
    public void save(String name, Game game, StateNode extra) {
        Path place = file(name, SAVE);
        put(name, place, format.write(game, extra));
    }

    private void put(String name, Path place, byte[] bytes) {
        try {
            if (!Files.isDirectory(directory)) { // which may be a link, as Java 17 would not take
                Files.createDirectories(directory);
            }
            Path fresh = written(name, bytes);
            try {
                keep(name, place);
            } catch (IOException | RuntimeException refused) {
                Files.deleteIfExists(fresh);
                throw refused;
            }
            replace(fresh, place);
            forceDirectory();
            removeAbandoned(place);
        } catch (IOException refused) {
            throw storage("\"" + name + "\" could not be saved in " + directory, refused);
        }
    }

    /** A new file of its own with those bytes, which are on the disk and were read back. */
    private Path written(String name, byte[] bytes) throws IOException {
        Path fresh = Files.createTempFile(directory, stem(name) + "-", UNFINISHED);
        boolean whole = false;
        try {
            Files.write(fresh, bytes);
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            if (!Arrays.equals(bytes, Files.readAllBytes(fresh))) {
                throw new IOException("what was written reads otherwise");
            }
            whole = true;
            return fresh;
        } finally {
            if (!whole) {
                Files.deleteIfExists(fresh);
            }
        }
    }

    /** Makes the save that is there the backup, if it is a good one. */
    private void keep(String name, Path place) throws IOException {
        byte[] former;
        try {
            former = Files.readAllBytes(place);
            SaveFile.read(former);
        } catch (NoSuchFileException | SaveException none) {
            return;
        }
        replace(written(name, former), file(name, BACKUP));
    }

    /** Puts a file in the place of another in one step, or removes it. */
    private static void replace(Path fresh, Path place) throws IOException {
        try {
            Files.move(fresh, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException refused) {
            Files.deleteIfExists(fresh);
            throw refused;
        }
    }

    /** Makes the disk keep the names, too, where directories can be forced. */
    private void forceDirectory() {
        try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notHere) {
            // as on Windows, which keeps names by itself
        }
    }

    /** Removes what programs left that were stopped while they saved. */
    private void removeAbandoned(Path written) throws IOException {
        long now = Files.getLastModifiedTime(written).toMillis();
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(directory, "*" + UNFINISHED)) {
            for (Path part : parts) {
                if (now - modified(part, now) > ABANDONED) {
                    Files.deleteIfExists(part);
                }
            }
        }
    }

    /** When a file was written; now if somebody was quicker and removed it. */
    private static long modified(Path file, long now) throws IOException {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (NoSuchFileException gone) {
            return now;
        }
    }

    /**
     * Loads the game of that name. If its save is damaged, the backup is loaded, and the answer says so.
     *
     * @throws SaveException {@link Reason#MISSING} if there is none, or as {@link SaveFormat#read} if there is no good backup
     */
    public Loaded load(String name) {
        Path place = file(name, SAVE);
        Path backup = file(name, BACKUP);
        SaveException damage;
        try {
            return format.load(bytes(name, place));
        } catch (SaveException bad) {
            damage = bad;
        }
        if (damage.reason() == Reason.DAMAGED || damage.reason() == Reason.MISSING) {
            try {
                Loaded former = format.load(bytes(name, backup));
                return new Loaded(former.game(), former.extra(), Optional.of(damage));
            } catch (SaveException noBackup) {
                damage.addSuppressed(noBackup);
            }
        }
        throw damage;
    }

    private byte[] bytes(String name, Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (NoSuchFileException none) {
            throw new SaveException(Reason.MISSING, "There is no save \"" + name + "\" in " + directory + ".", none);
        } catch (IOException refused) {
            throw storage("\"" + name + "\" could not be read in " + directory, refused);
        }
    }

    private static SaveException storage(String what, IOException refused) {
        return new SaveException(Reason.STORAGE, what + ": " + why(refused), refused);
    }

    /** The reason in words; some exceptions hold nothing but a path. */
    private static String why(IOException refused) {
        if (refused instanceof AccessDeniedException denied) {
            return "it is not allowed to change " + denied.getFile();
        }
        if (refused instanceof NoSuchFileException absent) {
            return "there is no " + absent.getFile() + ", and it can't be made";
        }
        if (refused instanceof FileAlreadyExistsException taken) {
            return taken.getFile() + " is not a directory";
        }
        String why = refused.getMessage();
        return why == null ? refused.toString() : why;
    }

    /** @return whether there is a save of that name, good or not */
    public boolean has(String name) {
        return Files.exists(file(name, SAVE)) || Files.exists(file(name, BACKUP));
    }

    /**
     * @return the saves that can be read at all, of whatever game, the latest first, and by name if they are equally old
     * @throws SaveException {@link Reason#STORAGE} if the directory can't be read
     */
    public List<SaveSlot> list() {
        List<SaveSlot> slots = new ArrayList<>();
        if (!Files.isDirectory(directory)) {
            return ImmutableList.of();
        }
        try (DirectoryStream<Path> saves = Files.newDirectoryStream(directory, "*" + SAVE)) {
            for (Path save : saves) {
                slot(save).ifPresent(slots::add);
            }
        } catch (IOException refused) {
            throw storage("The saves in " + directory + " could not be listed", refused);
        }
        slots.sort(Comparator.comparingLong(SaveSlot::savedAt).reversed().thenComparing(SaveSlot::name));
        return ImmutableList.copyOf(slots);
    }

    private static Optional<SaveSlot> slot(Path save) throws IOException {
        String file = save.getFileName().toString();
        try {
            byte[] bytes = Files.readAllBytes(save);
            return Optional.of(new SaveSlot(
                    file.substring(0, file.length() - SAVE.length()),
                    SaveFormat.header(bytes),
                    bytes.length,
                    Files.getLastModifiedTime(save).toMillis()));
        } catch (NoSuchFileException | SaveException none) {
            return Optional.empty();
        }
    }

    /**
     * Copies a save to another name, as {@link #save} would write it.
     *
     * @throws SaveException {@link Reason#MISSING} if there is none; {@link Reason#DAMAGED} if it is damaged
     */
    public void copy(String from, String to) {
        Path target = file(to, SAVE);
        byte[] bytes = bytes(from, file(from, SAVE));
        SaveFile.read(bytes);
        put(to, target, bytes);
    }

    /** Deletes the save of that name and its backup, if there are any. */
    public void delete(String name) {
        Path place = file(name, SAVE);
        try {
            Files.deleteIfExists(place);
            Files.deleteIfExists(file(name, BACKUP));
        } catch (IOException refused) {
            throw storage("\"" + name + "\" could not be deleted in " + directory, refused);
        }
    }

    private Path file(String name, String ending) {
        return directory.resolve(stem(name) + ending);
    }

    private static String stem(String name) {
        String stem = name.toLowerCase(Locale.ROOT);
        boolean plain = !stem.isBlank() && stem.equals(stem.strip()) && stem.length() <= LONGEST_NAME;
        for (int i = 0; i < stem.length(); i++) {
            plain = plain && LETTERS.indexOf(stem.charAt(i)) >= 0;
        }
        if (!plain) {
            throw new SaveException(
                    Reason.BAD_NAME,
                    "A save can't be called \"" + name + "\"; use 1 to " + LONGEST_NAME
                            + " letters from a to z, digits, hyphens and underlines, and blanks between them.");
        }
        if (DEVICES.contains(stem)) {
            throw new SaveException(
                    Reason.BAD_NAME,
                    "A save can't be called \"" + name + "\"; on Windows that is the name of a device.");
        }
        return stem;
    }
}
