package io.github.undercroft.study;

import com.google.common.base.CharMatcher;
import com.google.common.base.Enums;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

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

    /**
     * The columns of every study. Turns are those of the player; the state is the hash of the last state, as 16 digits, or empty if the game
     * holds values that can't be hashed; the cause is that of the player's death, or what stalled or broke the game.
     */
    public static final List<Column> FIXED = ImmutableList.of(
            new Column("seed", Column.Kind.NUMBER),
            new Column("result", Column.Kind.WORD),
            new Column("turns", Column.Kind.NUMBER),
            new Column("state", Column.Kind.WORD),
            new Column("cause", Column.Kind.WORD));

    private static final String FORMAT = "1";

    /** Copies the list. */
    public StudyHeader {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(seeds, "seeds");
        Objects.requireNonNull(shard, "shard");
        Objects.requireNonNull(columns, "columns");
        columns = ImmutableList.copyOf(columns);
    }

    /** @return its lines, each without an end: some that begin with {@code #}, and the line of names */
    public List<String> lines() {
        ImmutableList.Builder<String> lines = ImmutableList.<String>builder()
                .add("# study: " + name)
                .add("# format: " + FORMAT)
                .add("# version: " + version)
                .add("# fingerprint: " + hex(fingerprint))
                .add("# seeds: " + seeds)
                .add("# shard: " + shard)
                .add("# limit: " + limit)
                .add("# kinds: "
                        + columns.stream()
                                .map(column -> column.kind().name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(",")));
        columns.stream()
                .filter(column -> !column.all().isEmpty())
                .forEach(column -> lines.add("# all " + column.name() + ": " + String.join(";", column.all())));
        return lines.add(columns.stream().map(Column::name).collect(Collectors.joining(",")))
                .build();
    }

    /** @return 16 hexadecimal digits */
    static String hex(long number) {
        return Strings.padStart(Long.toHexString(number), 16, '0');
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
        for (String whole : lines) {
            // Table programs fill short lines up to the width of the table.
            String line = CharMatcher.is(',').trimTrailingFrom(whole);
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
                            Splitter.on(',').splitToList(setting(settings, "kinds")),
                            settings));
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

    private static List<Column> columns(List<String> names, List<String> kinds, Map<String, String> settings) {
        if (names.size() != kinds.size()) {
            throw new IllegalArgumentException(names.size() + " names of columns, and " + kinds.size() + " kinds");
        }
        ImmutableList.Builder<Column> columns = ImmutableList.builder();
        for (int i = 0; i < names.size(); i++) {
            columns.add(new Column(
                    names.get(i),
                    kind(kinds.get(i)),
                    Splitter.on(';').omitEmptyStrings().splitToList(settings.getOrDefault("all " + names.get(i), ""))));
        }
        List<Column> all = columns.build();
        if (all.size() < FIXED.size() || !all.subList(0, FIXED.size()).equals(FIXED)) {
            throw new IllegalArgumentException("the first columns should be "
                    + FIXED.stream().map(Column::name).collect(Collectors.joining(", ")));
        }
        return all;
    }

    private static Column.Kind kind(String name) {
        return Enums.getIfPresent(Column.Kind.class, name.toUpperCase(Locale.ROOT))
                .toJavaUtil()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a column is of the kind number, word or tally, not \"" + name + "\""));
    }

    /** @return the same of another shard */
    public StudyHeader of(Shard other) {
        return new StudyHeader(name, version, fingerprint, seeds, other, limit, columns);
    }

    /**
     * The first thing in which another file differs from this one, in words for whoever mixed them up: {@code of the study "arena", not "descent"}.
     *
     * @return empty if it is the same
     */
    public Optional<String> difference(StudyHeader other) {
        if (!name.equals(other.name)) {
            return Optional.of("of the study \"" + other.name + "\", not \"" + name + "\"");
        }
        if (version != other.version) {
            return Optional.of("of version " + other.version + " of the rules, not " + version);
        }
        if (fingerprint != other.fingerprint) {
            return Optional.of("of rules with the fingerprint " + hex(other.fingerprint) + ", not " + hex(fingerprint));
        }
        if (!seeds.equals(other.seeds)) {
            return Optional.of("of the seeds " + other.seeds + ", not " + seeds);
        }
        if (!shard.equals(other.shard)) {
            return Optional.of("of shard " + other.shard + ", not " + shard);
        }
        if (limit != other.limit) {
            return Optional.of("of games with a limit of " + other.limit + " steps, not " + limit);
        }
        return columns.equals(other.columns)
                ? Optional.empty()
                : Optional.of("of the columns " + other.names() + ", not " + names());
    }

    /** The columns with their kinds, since a study with another kind of an old name is another one. */
    private String names() {
        return columns.subList(FIXED.size(), columns.size()).stream()
                .map(column -> column.name() + " (" + column.kind().name().toLowerCase(Locale.ROOT)
                        + (column.all().isEmpty() ? "" : " of " + column.all().size()) + ")")
                .collect(Collectors.joining(", ", "[", "]"));
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
                + hex(fingerprint) + ", seeds " + seeds
                + (shard.equals(Shard.WHOLE) ? "" : ", shard " + shard) + ", limit " + limit;
    }
}
