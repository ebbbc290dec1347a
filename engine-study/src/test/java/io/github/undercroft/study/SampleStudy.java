package io.github.undercroft.study;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A file of a study that a test writes. */
final class SampleStudy {

    private final StudyHeader header;
    private final List<String> rows = new ArrayList<>();

    /** With columns after the fixed ones, each as {@code depth number}. */
    SampleStudy(String name, SeedRange seeds, String... columns) {
        ImmutableList.Builder<Column> all = ImmutableList.builder();
        all.addAll(StudyHeader.FIXED);
        for (String column : columns) {
            List<String> parts = Splitter.on(' ').splitToList(column);
            all.add(new Column(parts.get(0), Column.Kind.valueOf(parts.get(1).toUpperCase(Locale.ROOT))));
        }
        header = new StudyHeader(name, 1, 7, seeds, Shard.WHOLE, 1000, all.build());
    }

    SampleStudy row(Object... cells) {
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(cell.toString());
        }
        rows.add(String.join(",", row));
        return this;
    }

    Path write(Path file) {
        try {
            List<String> lines = new ArrayList<>(header.lines());
            lines.addAll(rows);
            return Files.write(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
