package io.github.undercroft.study;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a file of a study begins with: what was played.
 *
 * @param name of the study
 * @param version of the game's rules
 * @param fingerprint of the rules, as far as numbers and names tell them
 * @param seeds of the whole study, also in the file of a shard
 * @param shard whose rows these are
 * @param limit the steps after which a game counts as stalled
 * @param columns in the order of the cells; {@link #FIXED} come first
 */
public record StudyHeader(
        String name, int version, long fingerprint, SeedRange seeds, Shard shard, long limit, List<Column> columns) {

    /** The columns of every study. Turns are those of the player; the cause is that of the player's death, or what broke the game. */
    public static final List<Column> FIXED = ImmutableList.of(
            new Column("seed", Column.Kind.NUMBER),
            new Column("result", Column.Kind.WORD),
            new Column("turns", Column.Kind.NUMBER),
            new Column("state", Column.Kind.WORD),
            new Column("cause", Column.Kind.WORD));

    private static final String FORMAT = "1";

    /** Copies the list. */
    public StudyHeader {
        columns = ImmutableList.copyOf(columns);
    }

    /** @return its lines, each without an end: some that begin with {@code #}, and the line of names */
    public List<String> lines() {
        return ImmutableList.of(
                "# study: " + name,
                "# format: " + FORMAT,
                "# version: " + version,
                "# fingerprint: " + Strings.padStart(Long.toHexString(fingerprint), 16, '0'),
                "# seeds: " + seeds,
                "# shard: " + shard,
                "# limit: " + limit,
                "# kinds: "
                        + Joiner.on(',')
                                .join(columns.stream()
                                        .map(column -> column.kind().name().toLowerCase(Locale.ROOT))
                                        .iterator()),
                Joiner.on(',').join(columns.stream().map(Column::name).iterator()));
    }

    /**
     * Reads such lines; lines of other names that begin with {@code #} are skipped.
     *
     * @param file for messages
     * @throws StudyException if they are none
     */
    public static StudyHeader read(List<String> lines, String file) {
        Map<String, String> settings = new LinkedHashMap<>();
        Optional<String> names = Optional.empty();
        for (String line : lines) {
            int colon = line.indexOf(": ");
            if (!line.startsWith("#")) {
                names = Optional.of(line);
                break;
            }
            if (colon > 0) {
                settings.put(
                        line.substring(1, colon).strip(),
                        line.substring(colon + 2).strip());
            }
        }
        if (!FORMAT.equals(settings.get("format")) || names.isEmpty()) {
            throw new StudyException(
                    file + " is no study: it should begin with \"# study: NAME\" and \"# format: " + FORMAT + "\"");
        }
        try {
            return new StudyHeader(
                    setting(settings, "study"),
                    Integer.parseInt(setting(settings, "version")),
                    Long.parseUnsignedLong(setting(settings, "fingerprint"), 16),
                    SeedRange.of(setting(settings, "seeds")),
                    Shard.of(setting(settings, "shard")),
                    Long.parseLong(setting(settings, "limit")),
                    columns(
                            Splitter.on(',').splitToList(names.get()),
                            Splitter.on(',').splitToList(setting(settings, "kinds"))));
        } catch (IllegalArgumentException wrong) {
            throw new StudyException(file + " has a line at its beginning that no study has: " + wrong.getMessage());
        }
    }

    private static String setting(Map<String, String> settings, String name) {
        String value = settings.get(name);
        if (value == null) {
            throw new IllegalArgumentException("there is no \"# " + name + ": ...\"");
        }
        return value;
    }

    private static List<Column> columns(List<String> names, List<String> kinds) {
        if (names.size() != kinds.size()) {
            throw new IllegalArgumentException(names.size() + " names of columns, and " + kinds.size() + " kinds");
        }
        ImmutableList.Builder<Column> columns = ImmutableList.builder();
        for (int i = 0; i < names.size(); i++) {
            columns.add(
                    new Column(names.get(i), Column.Kind.valueOf(kinds.get(i).toUpperCase(Locale.ROOT))));
        }
        List<Column> all = columns.build();
        if (all.size() < FIXED.size() || !all.subList(0, FIXED.size()).equals(FIXED)) {
            throw new IllegalArgumentException("the first columns should be "
                    + Joiner.on(", ").join(FIXED.stream().map(Column::name).iterator()));
        }
        return all;
    }

    /** @return the same of another shard */
    public StudyHeader of(Shard other) {
        return new StudyHeader(name, version, fingerprint, seeds, other, limit, columns);
    }

    /** @return the place of the column of that name, or -1 */
    public int column(String wanted) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equals(wanted)) {
                return i;
            }
        }
        return -1;
    }

    /** @return what it is, in words, to tell it from another */
    public String title() {
        return "the study \"" + name + "\", version " + version + ", fingerprint "
                + Strings.padStart(Long.toHexString(fingerprint), 16, '0') + ", seeds " + seeds
                + (shard.equals(Shard.WHOLE) ? "" : ", shard " + shard) + ", limit " + limit;
    }
}
