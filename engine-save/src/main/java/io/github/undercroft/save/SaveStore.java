package io.github.undercroft.save;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A directory or another {@link Shelf} of saves, each under a name. A save is put in the place of the former one in one step, and the
 * former one stays as a backup: whenever the program or the machine stops, there is a whole save. Any number of stores, threads and
 * processes may use one directory; the last save counts.
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
    private static final int LONGEST_NAME = 64;
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -_";
    /** Names that stand for devices on Windows, whatever follows them. */
    private static final ImmutableSet<String> DEVICES = ImmutableSet.of(
            "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1",
            "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9");
    /** What is wrong with a save where its backup helps. */
    private static final ImmutableSet<Reason> MENDED =
            ImmutableSet.of(Reason.DAMAGED, Reason.MISSING, Reason.STORAGE, Reason.TOO_LARGE);

    private final Shelf shelf;
    private final SaveFormat format;

    private SaveStore(Shelf shelf, SaveFormat format) {
        this.shelf = Objects.requireNonNull(shelf, "shelf");
        this.format = Objects.requireNonNull(format, "format");
    }

    /** A store in that directory, which is made when something is first saved. */
    public static SaveStore in(Path directory, SaveFormat format) {
        return on(new DirectoryShelf(directory), format);
    }

    /** A store on that shelf. */
    public static SaveStore on(Shelf shelf, SaveFormat format) {
        return new SaveStore(shelf, format);
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
        String stem = stem(name);
        put(stem, format.write(game, extra));
    }

    /**
     * Saves the bytes of a {@link SaveFormat}, as {@link #save} would.
     *
     * @throws SaveException {@link Reason#DAMAGED} if they are no good save, of whatever game; or as {@link #save(String, Game)}
     */
    public void put(String name, byte[] bytes) {
        String stem = stem(name);
        SaveFile.read(bytes);
        Optional<byte[]> former = good(stem + SAVE);
        if (former.isPresent()) {
            shelf.replace(stem + BACKUP, former.get());
        } else if (shelf.has(stem + SAVE)) {
            shelf.move(stem + SAVE, aside(stem));
        }
        shelf.replace(stem + SAVE, bytes);
    }

    /** A name for a damaged save when another one takes its place. */
    private String aside(String stem) {
        String aside = stem + BROKEN;
        for (int number = 2; shelf.has(aside); number++) {
            aside = stem + BROKEN + number;
        }
        return aside;
    }

    /** The bytes of a save, of whatever game; empty if it is damaged or gone. */
    private Optional<byte[]> good(String file) {
        try {
            return Optional.of(whole(file));
        } catch (SaveException bad) {
            return Optional.empty();
        }
    }

    private byte[] whole(String file) {
        byte[] bytes = shelf.get(file, format.maxFileBytes());
        SaveFile.read(bytes);
        return bytes;
    }

    /**
     * Loads the game of that name. If its save is damaged or missing, the backup is loaded instead, and the answer names the
     * damaged file. The next save renames that file, so that its name ends in {@code .broken}.
     *
     * @throws SaveException {@link Reason#MISSING} if there is none, or as {@link SaveFormat#read} if there is no good backup
     */
    public Loaded load(String name) {
        String stem = stem(name);
        SaveException damage;
        try {
            return format.load(bytes(stem));
        } catch (SaveException bad) {
            damage = bad;
        }
        if (MENDED.contains(damage.reason())) {
            try {
                Loaded former = format.load(shelf.get(stem + BACKUP, format.maxFileBytes()));
                return new Loaded(former.game(), former.extra(), Optional.of(told(stem, damage)));
            } catch (SaveException noBackup) {
                damage.addSuppressed(noBackup);
            }
        }
        throw damage;
    }

    /** What is wrong with a save whose backup is good. */
    private SaveException told(String stem, SaveException damage) {
        String more = damage.reason() == Reason.MISSING
                ? " Its backup is there."
                : " The damaged file is " + shelf.place(stem + SAVE) + "; the next save keeps it as "
                        + shelf.place(aside(stem)) + ".";
        return new SaveException(damage.reason(), damage.getMessage() + more, damage);
    }

    private byte[] bytes(String stem) {
        try {
            return shelf.get(stem + SAVE, format.maxFileBytes());
        } catch (SaveException refused) {
            if (refused.reason() == Reason.MISSING) {
                throw new SaveException(
                        Reason.MISSING, "There is no save \"" + stem + "\" in " + shelf.place("") + ".", refused);
            }
            throw refused;
        }
    }

    /** @return whether there is a save of that name, good or not */
    public boolean has(String name) {
        return shelf.has(stem(name) + SAVE) || shelf.has(stem(name) + BACKUP);
    }

    /**
     * @return the saves that can be read at all, of whatever game, the latest first, and by name if they are equally old. Where
     *     only the backup can be read, this is the backup
     * @throws SaveException {@link Reason#STORAGE} if the shelf can't be read
     */
    public List<Slot> list() {
        Map<String, Slot> slots = new TreeMap<>();
        for (String ending : List.of(SAVE, BACKUP)) {
            shelf.names(ending).forEach((file, savedAt) -> {
                String name = file.substring(0, file.length() - ending.length());
                if (isName(name)) {
                    good(file)
                            .ifPresent(bytes -> slots.putIfAbsent(
                                    name, new Slot(name, SaveFormat.header(bytes), bytes.length, savedAt)));
                }
            });
        }
        return ImmutableList.sortedCopyOf(
                Comparator.comparingLong(Slot::savedAt).reversed().thenComparing(Slot::name), slots.values());
    }

    /**
     * Copies a save to another name, as {@link #save} would write it; its backup if the save is damaged or gone.
     *
     * @throws SaveException {@link Reason#MISSING} if there is none; {@link Reason#DAMAGED} if it is damaged
     */
    public void copy(String from, String to) {
        String stem = stem(from);
        put(to, good(stem + SAVE).or(() -> good(stem + BACKUP)).orElseGet(() -> bytes(stem)));
    }

    /**
     * Deletes the save of that name and its backup, if there are any. The backup goes first, so that a program that is killed
     * in between does not leave the older game of the two.
     */
    public void delete(String name) {
        shelf.remove(stem(name) + BACKUP);
        shelf.remove(stem(name) + SAVE);
    }

    /**
     * Refuses what no save can be called, before anything is saved.
     *
     * @return the name as the files have it, in small letters
     * @throws SaveException {@link Reason#BAD_NAME}
     */
    public static String requireName(String name) {
        return stem(name);
    }

    /** Whether files of that name are found again: not all disks take capitals and small letters as the same. */
    private static boolean isName(String stem) {
        return isPlain(stem) && !DEVICES.contains(stem) && stem.equals(Ascii.toLowerCase(stem));
    }

    private static boolean isPlain(String stem) {
        return !stem.isBlank()
                && stem.equals(stem.strip())
                && stem.length() <= LONGEST_NAME
                && CharMatcher.anyOf(LETTERS).matchesAllOf(stem);
    }

    private static String stem(String name) {
        String stem = Ascii.toLowerCase(name);
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

    /**
     * One save in a store.
     *
     * @param name the name under which it was saved
     * @param header what it says of itself
     * @param bytes its size on the disk
     * @param savedAt when it was written, in milliseconds since 1970 by the clock of that machine
     */
    public record Slot(String name, SaveFormat.Header header, long bytes, long savedAt) {

        public Slot {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(header, "header");
        }
    }
}
