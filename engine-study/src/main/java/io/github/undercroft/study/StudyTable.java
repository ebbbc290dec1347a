package io.github.undercroft.study;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Reads files of studies: a CSV in UTF-8. Lines that begin with {@code #} come first and say what was played, then the line of names, then a
 * line for each game. A byte order mark is skipped, and control characters are replaced. No cell has a comma, a quote or an end of a line, so nothing is quoted, and a table program may change the file.
 */
public final class StudyTable {

    private static final Splitter CELLS = Splitter.on(',');

    private StudyTable() {}

    /**
     * Reads a file row by row, in its order; the rows are not kept. A last row without the end of its line is torn, and left out.
     *
     * @param rows is given the cells of each row, as many as the header has columns
     * @return what the file begins with
     * @throws StudyException if it is no file of a study, or a row has another number of cells
     * @throws IOException if it can't be read
     */
    public static StudyHeader read(Path file, Consumer<List<StudyCell>> rows) throws IOException {
        try (StudyLines lines = new StudyLines(file)) {
            return read(file, lines, cells -> {
                rows.accept(cells);
                return true;
            });
        } catch (CharacterCodingException binary) {
            throw noText(file);
        }
    }

    /** Gives row by row to a reader until that wants no more. */
    private static StudyHeader read(Path file, StudyLines lines, Predicate<List<StudyCell>> reader) throws IOException {
        List<String> first = lines.header();
        StudyHeader header = StudyHeader.read(first, file.toString());
        int number = first.size();
        boolean goesOn = true;
        for (String line = lines.next(); line != null && goesOn; line = lines.next()) {
            number++;
            if (!line.isEmpty()) {
                goesOn = reader.test(cells(file + ", line " + number, header, line));
            }
        }
        return header;
    }

    /** @return the cells of a row */
    static List<StudyCell> cells(String where, StudyHeader header, String row) {
        List<String> texts = CELLS.splitToList(row);
        if (texts.size() != header.columns().size()) {
            throw new StudyException(where + ": " + texts.size() + " cells instead of "
                    + header.columns().size());
        }
        return Streams.zip(header.columns().stream(), texts.stream(), (column, text) -> column.read(text, where))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * What a file begins with.
     *
     * @throws StudyException if it is no file of a study
     * @throws IOException if it can't be read
     */
    public static StudyHeader header(Path file) throws IOException {
        try (StudyLines lines = new StudyLines(file)) {
            return StudyHeader.read(lines.header(), file.toString());
        } catch (CharacterCodingException binary) {
            throw noText(file);
        }
    }

    /** @return the first row that is such */
    static Optional<List<StudyCell>> first(Path file, Predicate<List<StudyCell>> wanted) throws IOException {
        List<List<StudyCell>> found = new ArrayList<>();
        try (StudyLines lines = new StudyLines(file)) {
            read(file, lines, cells -> {
                if (wanted.test(cells)) {
                    found.add(cells);
                }
                return found.isEmpty();
            });
        } catch (CharacterCodingException binary) {
            throw noText(file);
        }
        return found.stream().findFirst();
    }

    private static StudyException noText(Path file) {
        return new StudyException(file + " is no study: it is no text in UTF-8");
    }

    /** @return a sentence about a file that was cut within its last row; empty if it was not */
    static Optional<String> torn(Path file) throws IOException {
        StudyLines.requirePlain(file);
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
            bytes.seek(Math.max(0, bytes.length() - 1));
            int last = bytes.read();
            return last == '\n' || last == '\r'
                    ? Optional.empty()
                    : Optional.of(file + " was cut: the last row is torn and left out.");
        }
    }

    /** @return the text as a cell may hold it: commas, quotes, ends of lines and other control characters become blanks */
    public static String cell(String text) {
        return StudyLines.harmless(text.replace(',', ' ').replace('"', ' '), " ")
                .strip();
    }

    /** @return all rows of a small file */
    static List<List<StudyCell>> rows(Path file) throws IOException {
        ImmutableList.Builder<List<StudyCell>> rows = ImmutableList.builder();
        read(file, rows::add);
        return rows.build();
    }
}
