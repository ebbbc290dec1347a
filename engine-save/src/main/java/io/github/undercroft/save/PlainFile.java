package io.github.undercroft.save;

import io.github.undercroft.save.SaveException.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Reads files that may be anything. Only plain files are opened, since a pipe may never answer, and none that is too long. */
final class PlainFile {

    private PlainFile() {}

    /**
     * The bytes of a file, if they are not more than the maximum.
     *
     * @throws SaveException {@link Reason#MISSING}, {@link Reason#STORAGE} or {@link Reason#TOO_LARGE}
     */
    static byte[] read(Path file, int maxBytes) {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            if (!found.isRegularFile()) {
                throw new SaveException(Reason.STORAGE, file + " is not a plain file.");
            }
            if (found.size() > maxBytes) {
                throw TreeCodec.tooLarge("the file " + file + " has " + found.size() + " bytes", maxBytes);
            }
            try (InputStream in = Files.newInputStream(file)) {
                byte[] bytes = in.readNBytes(maxBytes);
                if (in.read() >= 0) {
                    throw TreeCodec.tooLarge("the file " + file, maxBytes);
                }
                return bytes;
            }
        } catch (NoSuchFileException none) {
            throw new SaveException(Reason.MISSING, "There is no file " + file + ".", none);
        } catch (IOException refused) {
            throw storage(file + " could not be read", refused);
        }
    }

    static SaveException storage(String what, IOException refused) {
        return new SaveException(Reason.STORAGE, what + ": " + why(refused), refused);
    }

    /** The reason in words, without the file, which may be one that only the store knows; some exceptions hold nothing else. */
    private static String why(IOException refused) {
        if (refused instanceof AccessDeniedException) {
            return "it is not allowed";
        }
        if (refused instanceof NoSuchFileException) {
            return "the directory is not there, and can't be made";
        }
        if (refused instanceof FileAlreadyExistsException taken) {
            return taken.getFile() + " is not a directory";
        }
        String why = refused instanceof FileSystemException system ? system.getReason() : refused.getMessage();
        return why == null ? refused.getClass().getSimpleName() : why;
    }
}
