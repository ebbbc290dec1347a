package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
import java.util.Set;
import java.util.TreeSet;

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
    private static final String BROKEN = ".broken";
    private static final String UNFINISHED = ".part";
    private static final int LONGEST_NAME = 64;
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -_";
    /** Names that stand for devices on Windows, whatever follows them. */
    private static final ImmutableSet<String> DEVICES = ImmutableSet.of(
            "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1",
            "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9");
    /** What is wrong with a save where its backup helps. */
    private static final ImmutableSet<Reason> MENDED =
            ImmutableSet.of(Reason.DAMAGED, Reason.MISSING, Reason.STORAGE, Reason.TOO_LARGE);
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
            throw PlainFile.storage("\"" + name + "\" could not be saved in " + directory, refused);
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

    /** Makes the save that is there the backup, if it is a good one; whatever else is there is put aside. */
    private void keep(String name, Path place) throws IOException {
        byte[] former;
        try {
            former = whole(place);
        } catch (SaveException none) {
            if (none.reason() != Reason.MISSING) {
                putAside(name, place);
            }
            return;
        }
        replace(written(name, former), file(name, BACKUP));
    }

    private void putAside(String name, Path place) throws IOException {
        try {
            Files.move(place, aside(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException gone) {
            // somebody was quicker
        }
    }

    /** Where a damaged save is put when another one takes its place. */
    private Path aside(String name) {
        Path aside = file(name, BROKEN);
        for (int number = 2; Files.exists(aside, LinkOption.NOFOLLOW_LINKS); number++) {
            aside = file(name, BROKEN + number);
        }
        return aside;
    }

    /** The bytes of a good save, of whatever game. */
    private byte[] whole(Path file) {
        byte[] bytes = PlainFile.read(file, format.maxFileBytes());
        SaveFile.read(bytes);
        return bytes;
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

    /** Removes what programs left that were stopped while they saved, as far as that can be done. */
    private void removeAbandoned(Path written) throws IOException {
        long now = Files.getLastModifiedTime(written).toMillis();
        for (Path part : files(UNFINISHED)) {
            try {
                if (Files.isRegularFile(part)
                        && now - Files.getLastModifiedTime(part).toMillis() > ABANDONED) {
                    Files.deleteIfExists(part);
                }
            } catch (IOException notNow) {
                // somebody was quicker, or it is not ours
            }
        }
    }

    private List<Path> files(String ending) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(directory, "*" + ending)) {
            all.forEach(files::add);
        } catch (DirectoryIteratorException refused) {
            throw refused.getCause();
        }
        return files;
    }

    /**
     * Loads the game of that name. If its save is damaged or missing, the backup is loaded instead, and the answer names the
     * damaged file. The next save renames that file, so that its name ends in {@code .broken}.
     *
     * @throws SaveException {@link Reason#MISSING} if there is none, or as {@link SaveFormat#read} if there is no good backup
     */
    public Loaded load(String name) {
        SaveException damage;
        try {
            return format.load(bytes(name));
        } catch (SaveException bad) {
            damage = bad;
        }
        if (MENDED.contains(damage.reason())) {
            try {
                Loaded former = format.load(PlainFile.read(file(name, BACKUP), format.maxFileBytes()));
                return new Loaded(former.game(), former.extra(), Optional.of(told(name, damage)));
            } catch (SaveException noBackup) {
                damage.addSuppressed(noBackup);
            }
        }
        throw damage;
    }

    /** What is wrong with a save whose backup is good. */
    private SaveException told(String name, SaveException damage) {
        String more = damage.reason() == Reason.MISSING
                ? " Its backup is there."
                : " The damaged file is " + file(name, SAVE) + "; the next save keeps it as " + aside(name) + ".";
        return new SaveException(damage.reason(), damage.getMessage() + more, damage);
    }

    private byte[] bytes(String name) {
        try {
            return PlainFile.read(file(name, SAVE), format.maxFileBytes());
        } catch (SaveException refused) {
            if (refused.reason() == Reason.MISSING) {
                throw new SaveException(
                        Reason.MISSING, "There is no save \"" + name + "\" in " + directory + ".", refused);
            }
            throw refused;
        }
    }

    /** @return whether there is a save of that name, good or not */
    public boolean has(String name) {
        return Files.exists(file(name, SAVE)) || Files.exists(file(name, BACKUP));
    }

    /**
     * @return the saves that can be read at all, of whatever game, the latest first, and by name if they are equally old. Where
     *     only the backup can be read, this is the backup
     * @throws SaveException {@link Reason#STORAGE} if the directory can't be read
     */
    public List<SaveSlot> list() {
        if (!Files.isDirectory(directory)) {
            return ImmutableList.of();
        }
        Set<String> names = new TreeSet<>();
        try {
            for (String ending : List.of(SAVE, BACKUP)) {
                for (Path file : files(ending)) {
                    String full = file.getFileName().toString();
                    names.add(full.substring(0, full.length() - ending.length()));
                }
            }
        } catch (IOException refused) {
            throw PlainFile.storage("The saves in " + directory + " could not be listed", refused);
        }
        return names.stream()
                .filter(SaveStore::isName)
                .flatMap(name -> slot(name).stream())
                .sorted(Comparator.comparingLong(SaveSlot::savedAt).reversed().thenComparing(SaveSlot::name))
                .toList();
    }

    private Optional<SaveSlot> slot(String name) {
        for (String ending : List.of(SAVE, BACKUP)) {
            Path file = file(name, ending);
            try {
                byte[] bytes = whole(file);
                long savedAt = Files.getLastModifiedTime(file).toMillis();
                return Optional.of(new SaveSlot(name, SaveFormat.header(bytes), bytes.length, savedAt));
            } catch (IOException | SaveException none) {
                // then its backup, if that is good
            }
        }
        return Optional.empty();
    }

    /**
     * Copies a save to another name, as {@link #save} would write it; its backup if the save is damaged or gone.
     *
     * @throws SaveException {@link Reason#MISSING} if there is none; {@link Reason#DAMAGED} if it is damaged
     */
    public void copy(String from, String to) {
        Path target = file(to, SAVE);
        byte[] bytes;
        try {
            bytes = bytes(from);
            SaveFile.read(bytes);
        } catch (SaveException damage) {
            try {
                bytes = whole(file(from, BACKUP));
            } catch (SaveException noBackup) {
                damage.addSuppressed(noBackup);
                throw damage;
            }
        }
        put(to, target, bytes);
    }

    /**
     * Deletes the save of that name and its backup, if there are any. The backup goes first, so that a program that is killed
     * in between does not leave the older game of the two.
     */
    public void delete(String name) {
        Path place = file(name, SAVE);
        try {
            Files.deleteIfExists(file(name, BACKUP));
            Files.deleteIfExists(place);
        } catch (IOException refused) {
            throw PlainFile.storage("\"" + name + "\" could not be deleted in " + directory, refused);
        }
    }

    private Path file(String name, String ending) {
        return directory.resolve(stem(name) + ending);
    }

    /** Whether files of that name are found again: not all disks take capitals and small letters as the same. */
    private static boolean isName(String stem) {
        return isPlain(stem) && !DEVICES.contains(stem) && stem.equals(stem.toLowerCase(Locale.ROOT));
    }

    private static boolean isPlain(String stem) {
        return !stem.isBlank()
                && stem.equals(stem.strip())
                && stem.length() <= LONGEST_NAME
                && stem.chars().allMatch(letter -> LETTERS.indexOf(letter) >= 0);
    }

    private static String stem(String name) {
        String stem = name.toLowerCase(Locale.ROOT);
        if (!isPlain(stem)) {
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
