package io.github.undercroft.study;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads files of studies: a CSV in UTF-8. Lines that begin with {@code #} come first and say what was played, then the line of names, then a
 * line for each game. No cell has a comma, a quote or an end of a line, so nothing is quoted, and a table program may change the file.
 */
public final class StudyTable {

    private static final Splitter CELLS = Splitter.on(',');

    private StudyTable() {}

    /**
     * Reads a file row by row, in its order; the rows are not kept.
     *
     * @param rows is given the cells of each row, as many as the header has columns
     * @return what the file begins with
     * @throws StudyException if it is no file of a study, or a row has another number of cells
     * @throws IOException if it can't be read
     */
    public static StudyHeader read(Path file, Consumer<List<String>> rows) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            List<String> first = firstLines(reader);
            StudyHeader header = StudyHeader.read(first, file.toString());
            int number = first.size();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isEmpty()) {
                    List<String> cells = CELLS.splitToList(line);
                    if (cells.size() != header.columns().size()) {
                        throw new StudyException(file + ", line " + number + ": " + cells.size() + " cells instead of "
                                + header.columns().size());
                    }
                    rows.accept(cells);
                }
            }
            return header;
        } catch (CharacterCodingException binary) {
            throw new StudyException(file + " is no study: it is no text in UTF-8");
        }
    }

    /**
     * What a file begins with.
     *
     * @throws StudyException if it is no file of a study
     * @throws IOException if it can't be read
     */
    public static StudyHeader header(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return StudyHeader.read(firstLines(reader), file.toString());
        } catch (CharacterCodingException binary) {
            throw new StudyException(file + " is no study: it is no text in UTF-8");
        }
    }

    private static List<String> firstLines(BufferedReader reader) throws IOException {
        List<String> first = new ArrayList<>();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            first.add(line);
            if (!line.startsWith("#")) {
                break;
            }
        }
        return first;
    }

    /** @return the text as a cell may hold it: commas, quotes and ends of lines become blanks */
    public static String cell(String text) {
        return text.replace(',', ' ')
                .replace('"', ' ')
                .replace('\n', ' ')
                .replace('\r', ' ')
                .strip();
    }

    /**
     * The counts of a cell of the kind {@link Column.Kind#TALLY}.
     *
     * @throws StudyException if it is none
     */
    public static Map<String, Long> tally(String cell) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String part : Splitter.on(';').omitEmptyStrings().split(cell)) {
            int colon = part.lastIndexOf(':');
            try {
                counts.merge(
                        part.substring(0, Math.max(0, colon)), Long.parseLong(part.substring(colon + 1)), Long::sum);
            } catch (NumberFormatException none) {
                throw new StudyException("names with counts are written as dagger:2;sword:1, not as \"" + cell + "\"");
            }
        }
        return counts;
    }

    /** @return all rows of a small file */
    static List<List<String>> rows(Path file) throws IOException {
        ImmutableList.Builder<List<String>> rows = ImmutableList.builder();
        read(file, rows::add);
        return rows.build();
    }
}
