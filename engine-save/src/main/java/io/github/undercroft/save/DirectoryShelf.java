package io.github.undercroft.save;

import com.google.common.io.MoreFiles;
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
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The files of a directory, which is made when something is first put there. A file is written beside the former one, forced to the
 * disk, read once more and then put in its place in one step. Any number of shelves, threads and processes may use one directory.
 */
public record DirectoryShelf(Path directory) implements Shelf {

    private static final String UNFINISHED = ".part";
    /** How old a file is, in milliseconds, that nobody can be writing any more. */
    private static final long ABANDONED = 3_600_000;

    public DirectoryShelf {
        Objects.requireNonNull(directory, "directory");
    }

    /** Only plain files are opened. */
    @Override
    public byte[] get(String name, int maxBytes) {
        return PlainFile.read(directory.resolve(name), maxBytes);
    }

    @Override
    public boolean has(String name) {
        return Files.exists(directory.resolve(name), LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public void replace(String name, byte[] bytes) {
        try {
            if (!Files.isDirectory(directory)) { // which may be a link, as Java 17 would not take
                Files.createDirectories(directory);
            }
            Path fresh = Files.createTempFile(directory, name + "-", UNFINISHED);
            try {
                write(fresh, bytes);
                Files.move(
                        fresh,
                        directory.resolve(name),
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(fresh);
            }
            forceDirectory();
            removeAbandoned(Files.getLastModifiedTime(directory.resolve(name)).toMillis());
        } catch (IOException refused) {
            throw refused(name, "saved", refused);
        }
    }

    /** Writes bytes, which are on the disk then and were read back. */
    private static void write(Path fresh, byte[] bytes) throws IOException {
        Files.write(fresh, bytes);
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        if (!Arrays.equals(bytes, Files.readAllBytes(fresh))) {
            throw new IOException("what was written reads otherwise");
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

    /** Removes what programs left that were stopped while they wrote, as far as that can be done. */
    private void removeAbandoned(long now) {
        names(UNFINISHED).forEach((name, written) -> {
            try {
                if (now - written > ABANDONED) {
                    Files.deleteIfExists(directory.resolve(name));
                }
            } catch (IOException notNow) {
                // somebody was quicker, or it is not ours
            }
        });
    }

    @Override
    public void move(String name, String to) {
        try {
            Files.move(directory.resolve(name), directory.resolve(to), StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException gone) {
            // somebody was quicker
        } catch (IOException refused) {
            throw refused(name, "moved", refused);
        }
    }

    @Override
    public void remove(String name) {
        try {
            Files.deleteIfExists(directory.resolve(name));
        } catch (IOException refused) {
            throw refused(name, "deleted", refused);
        }
    }

    @Override
    public Map<String, Long> names(String ending) {
        Map<String, Long> names = new TreeMap<>();
        if (Files.isDirectory(directory)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*" + ending)) {
                files.forEach(file ->
                        names.put(file.getFileName().toString(), file.toFile().lastModified()));
            } catch (IOException | DirectoryIteratorException refused) {
                throw new SaveException(
                        SaveException.Reason.STORAGE, "The files in " + directory + " could not be listed.", refused);
            }
        }
        return names;
    }

    @Override
    public String place(String name) {
        return directory.resolve(name).toString();
    }

    private SaveException refused(String name, String what, IOException why) {
        String stem = MoreFiles.getNameWithoutExtension(directory.resolve(name));
        return PlainFile.storage("\"" + stem + "\" could not be " + what + " in " + directory, why);
    }
}
