package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.save.SaveException.Reason;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * A bug report in one file, a ZIP archive of {@code report.txt}, {@code game.recording} and {@code game.save}. Equal reports
 * have equal bytes; the archive holds no time.
 */
public final class BugReportFile {

    private static final String TEXT = "report.txt";
    private static final String RECORDING = "game.recording";
    private static final String SAVE = "game.save";
    private static final ImmutableList<String> ENTRIES = ImmutableList.of(TEXT, RECORDING, SAVE);

    private BugReportFile() {}

    /**
     * Writes a report to a new file.
     *
     * @throws SaveException {@link Reason#STORAGE} if there is a file already, or the disk refuses
     */
    public static void write(Path path, BugReport report) {
        try {
            Files.write(path, bytes(report), StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        } catch (IOException refused) {
            throw PlainFile.storage("The report " + path + " could not be written", refused);
        }
    }

    /**
     * Reads a report. It takes each report of a recording within the usual limits, however large the game is.
     *
     * @throws SaveException {@link Reason#MISSING} or {@link Reason#STORAGE} if the file can't be read, {@link Reason#DAMAGED} or
     *     {@link Reason#TOO_LARGE} if it is no good report
     */
    public static BugReport read(Path path) {
        return read(path, SaveLimits.USUAL);
    }

    /** Reads a report whose recording was made within those limits; throws as {@link #read(Path)} does. */
    public static BugReport read(Path path, SaveLimits limits) {
        long maxBytes = 0;
        for (String name : ENTRIES) {
            maxBytes += maxBytes(name, limits);
        }
        return read(PlainFile.read(path, (int) Math.min(Integer.MAX_VALUE, maxBytes)), limits);
    }

    /** The maximum length of an entry, compressed or not: what can't be compressed becomes a little longer. */
    private static int maxBytes(String entry, SaveLimits limits) {
        return switch (entry) {
            case TEXT -> 4 * BugReport.MAX_TEXT;
            case RECORDING -> limits.maxBytes();
            default -> SaveFormat.maxFileBytes(SaveLimits.USUAL);
        };
    }

    /** @return the bytes of the file, for a program that keeps it elsewhere than on a disk */
    public static byte[] bytes(BugReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            add(zip, TEXT, report.text().getBytes(StandardCharsets.UTF_8));
            add(zip, RECORDING, report.recording());
            Optional<byte[]> save = report.save();
            if (save.isPresent()) {
                add(zip, SAVE, save.get());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException("Memory refuses nothing", impossible);
        }
        return out.toByteArray();
    }

    private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0); // before what an archive can hold, so the same in each time zone
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }

    static BugReport read(byte[] bytes, SaveLimits limits) {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                if (!ENTRIES.contains(name) || entries.containsKey(name)) {
                    throw new SaveException(
                            Reason.DAMAGED, "This report is damaged: it holds more than a report, \"" + name + "\".");
                }
                int maxBytes = maxBytes(name, limits);
                byte[] content = zip.readNBytes(maxBytes);
                if (zip.read() >= 0) {
                    throw TreeCodec.tooLarge("a report whose " + name + " has more bytes", maxBytes);
                }
                entries.put(name, content);
            }
        } catch (IOException | IllegalArgumentException broken) {
            throw new SaveException(Reason.DAMAGED, "This report is damaged: " + broken.getMessage(), broken);
        }
        byte[] text = entries.get(TEXT);
        byte[] recording = entries.get(RECORDING);
        if (text == null || recording == null) {
            throw new SaveException(Reason.DAMAGED, "This is not a report, or it was cut off.");
        }
        return new BugReport(
                new String(text, StandardCharsets.UTF_8), recording, Optional.ofNullable(entries.get(SAVE)));
    }
}
