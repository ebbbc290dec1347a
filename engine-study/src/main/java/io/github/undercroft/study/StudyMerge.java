package io.github.undercroft.study;

import com.google.common.base.Joiner;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Puts the files of all shards of a study together: the bytes are those of one run. Rows are not kept in memory. */
final class StudyMerge {

    private final TreeMap<Integer, Path> shards = new TreeMap<>();
    private final StudyHeader whole;
    private final int of;

    private StudyMerge(List<Path> files) throws IOException {
        if (files.isEmpty()) {
            throw new StudyException("There is nothing to merge: name the file of each shard");
        }
        Path first = files.get(0);
        StudyHeader begin = StudyTable.header(first);
        whole = begin.of(Shard.WHOLE);
        of = begin.shard().of();
        for (Path file : files) {
            StudyHeader header = StudyTable.header(file);
            whole.difference(header.of(Shard.WHOLE)).ifPresent(other -> {
                throw new StudyException(file + " is " + other + " as " + first);
            });
            if (header.shard().of() != of) {
                throw new StudyException(file + " is shard " + header.shard() + ", and " + first + " is one of " + of);
            }
            Path same = shards.putIfAbsent(header.shard().number(), file);
            if (same != null) {
                throw new StudyException(same + " and " + file + " are both shard " + header.shard());
            }
        }
        requireAll();
    }

    private void requireAll() {
        List<String> missing = new ArrayList<>();
        for (int number = 1; number <= of && missing.size() <= 10; number++) {
            if (!shards.containsKey(number)) {
                missing.add(missing.size() == 10 ? "..." : new Shard(number, of).toString());
            }
        }
        if (!missing.isEmpty()) {
            throw new StudyException("Missing: shard " + String.join(", ", missing));
        }
    }

    /**
     * Merges files, in any order.
     *
     * @param out is replaced if it exists; if the files are refused, it is left as it is
     * @return what the merged file begins with
     * @throws StudyException if a shard is missing, there twice, unfinished, or of something else; the message names it
     * @throws IOException if a file can't be read or written
     */
    public static StudyHeader merge(List<Path> files, Path out) throws IOException {
        StudyLines.requirePlain(out);
        StudyMerge merge = new StudyMerge(files);
        Path unfinished = out.resolveSibling(out.getFileName() + ".merging");
        try {
            try (BufferedWriter writer = Files.newBufferedWriter(unfinished, StandardCharsets.UTF_8)) {
                writer.write(String.join("\n", merge.whole.lines()) + "\n");
                for (Path shard : merge.shards.values()) {
                    merge.copy(shard, writer);
                }
            }
            Files.move(unfinished, out, StandardCopyOption.REPLACE_EXISTING);
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        } finally {
            Files.deleteIfExists(unfinished);
        }
        return merge.whole;
    }

    private void copy(Path shard, Writer writer) throws IOException {
        if (StudyTable.torn(shard).isPresent()) {
            throw unfinished(shard, "its last row is torn and left out");
        }
        SeedRange seeds = StudyTable.header(shard).shard().seedsOf(whole.seeds());
        int[] rows = {0};
        StudyTable.read(shard, cells -> {
            if (rows[0] == seeds.size() || cells.get(0).number() != seeds.first() + rows[0]) {
                throw new StudyException(shard + " was changed: its row " + (rows[0] + 1) + " has the seed "
                        + cells.get(0) + "; play it again");
            }
            rows[0]++;
            try {
                writer.write(Joiner.on(',').join(cells) + "\n");
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
        if (rows[0] < seeds.size()) {
            throw unfinished(shard, "it has " + rows[0] + " of " + seeds.size() + " rows");
        }
    }

    private static StudyException unfinished(Path shard, String why) {
        return new StudyException(shard + " is not finished, " + why + ": start its run once more");
    }
}
