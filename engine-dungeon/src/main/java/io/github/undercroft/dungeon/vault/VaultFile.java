package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.grid.TextLegend;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a file of vaults line by line; its format is that of {@link Vaults}. */
final class VaultFile {

    private static final String KEYS =
            "\"vault: NAME\", tags, depth, weight, turn, mirror, elsewhere, a letter as 'g' = \"goblin\", or"
                    + " \"map:\" with the drawing in the lines after it";

    private final String name;
    private final List<String> rows;
    private final List<Vault> vaults = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();
    private final Letters common = new Letters(Vault.LEGEND);
    private Optional<Begun> begun = Optional.empty();
    private int next;

    /** A vault that has no map yet. */
    private static final class Begun {
        private final VaultLine line;
        private final String name;
        private final Letters letters;
        private final Set<String> keys = new LinkedHashSet<>();
        private ImmutableSet<String> tags = ImmutableSet.of();
        private ImmutableList<Vault.Cell.Thing> elsewhere = ImmutableList.of();
        private int minDepth;
        private int maxDepth = WeightedTable.DEEPEST;
        private int weight = 1;
        private boolean isTurned = true;
        private boolean isMirrored = true;

        Begun(VaultLine line, String name, TextLegend<Vault.Cell> legend) {
            this.line = line;
            this.name = name;
            letters = new Letters(legend);
        }
    }

    /** A legend, and the letters that were added to it. */
    private static final class Letters {
        private TextLegend<Vault.Cell> legend;
        private final Set<Integer> added = new LinkedHashSet<>();

        Letters(TextLegend<Vault.Cell> legend) {
            this.legend = legend;
        }

        void add(VaultLine line) {
            VaultLetter letter = VaultLetter.read(line);
            if (!added.add(letter.glyph())) {
                throw line.fault("this letter stands for something already; write one line for it, with commas"
                        + " between what it may be");
            }
            legend = line.checked(() -> legend.replacing(letter.glyph(), letter.cell()));
        }
    }

    VaultFile(String name, String text) {
        this.name = name;
        rows = rows(text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    private static List<String> rows(String text) {
        ImmutableList.Builder<String> rows = ImmutableList.builder();
        int from = 0;
        while (from <= text.length()) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            rows.add(text.substring(from, to > from && text.charAt(to - 1) == '\r' ? to - 1 : to));
            from = to + 1;
        }
        return rows.build();
    }

    List<Vault> read() {
        while (next < rows.size()) {
            next++;
            String row = rows.get(next - 1).strip();
            if (!row.isEmpty() && !row.startsWith("//")) {
                read(new VaultLine(name, next, rows.get(next - 1)));
            }
        }
        begun.ifPresent(VaultFile::refuseEnd);
        if (vaults.isEmpty()) {
            throw new VaultLine(name, 1, "").fault("there is no vault in this file; begin one with \"vault: NAME\"");
        }
        return ImmutableList.copyOf(vaults);
    }

    private void read(VaultLine line) {
        if (line.isNext('\'')) {
            begun.map(vault -> vault.letters).orElse(common).add(line);
            return;
        }
        String key = line.until(':');
        if (!line.isNext(':')) {
            throw line.fault(VaultLine.shown(key) + " is no line of a file of vaults; write " + KEYS);
        }
        if (key.equals("vault")) {
            begin(line);
            return;
        }
        Begun vault = begun.orElseThrow(() -> line.fault(
                VaultLine.shown(key) + " is outside of a vault, which ends with its map; write \"vault: NAME\" first"));
        if (!vault.keys.add(key)) {
            throw line.fault(VaultLine.shown(key) + " is written twice for the vault \"" + vault.name
                    + "\"; leave one of them out");
        }
        read(vault, key, line);
    }

    private void begin(VaultLine line) {
        begun.ifPresent(VaultFile::refuseEnd);
        line.take(':', "write a colon");
        String vault = line.until('\n');
        if (vault.isEmpty()) {
            throw line.fault("the vault has no name; write one, as \"vault: treasury\"");
        }
        if (!names.add(vault)) {
            throw line.fault("there is a vault \"" + vault + "\" already; give this one another name");
        }
        begun = Optional.of(new Begun(line, vault, common.legend));
    }

    private static void refuseEnd(Begun vault) {
        throw vault.line.fault(
                "the vault \"" + vault.name + "\" has no map; write \"map:\" and its drawing in the lines after that");
    }

    private void read(Begun vault, String key, VaultLine line) {
        IllegalArgumentException unknown = line.fault(VaultLine.shown(key) + " is unknown; write " + KEYS);
        line.take(':', "write a colon");
        switch (key) {
            case "tags" -> vault.tags = tags(line);
            case "depth" -> readDepth(vault, line);
            case "weight" ->
                vault.weight = number(line, line.until('\n'), 1, WeightedTable.HEAVIEST, "write a whole number");
            case "turn" -> vault.isTurned = isYes(line);
            case "mirror" -> vault.isMirrored = isYes(line);
            case "elsewhere" -> vault.elsewhere = VaultLetter.things(line);
            case "map" -> readMap(vault, line);
            default -> throw unknown;
        }
    }

    private static ImmutableSet<String> tags(VaultLine line) {
        ImmutableSet.Builder<String> tags = ImmutableSet.builder();
        do {
            String tag = line.until(',');
            if (tag.isEmpty()) {
                throw line.fault("there is no tag here; write words with commas between, as \"treasure, guarded\"");
            }
            tags.add(tag);
        } while (line.tryTake(','));
        return tags.build();
    }

    private static void readDepth(Begun vault, VaultLine line) {
        String fix = "write a depth, or two as 3-9, or 3- for all from there on";
        String first = line.until('-');
        vault.minDepth = number(line, first, 0, WeightedTable.DEEPEST, fix);
        vault.maxDepth = vault.minDepth;
        if (line.tryTake('-')) {
            String last = line.until('\n');
            vault.maxDepth = last.isEmpty() ? WeightedTable.DEEPEST : number(line, last, 0, WeightedTable.DEEPEST, fix);
        }
        if (vault.maxDepth < vault.minDepth) {
            throw line.fault("the last depth, " + vault.maxDepth + ", is less than the first, " + vault.minDepth
                    + "; write the smaller one first");
        }
    }

    private static int number(VaultLine line, String text, int min, int max, String fix) {
        boolean isNumber =
                !text.isEmpty() && text.length() <= 7 && text.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        int number = isNumber ? Integer.parseInt(text) : -1;
        if (number < min || number > max) {
            throw line.fault(
                    VaultLine.shown(text) + " is no number from " + min + " to " + max + "; " + fix + " in that range");
        }
        return number;
    }

    private static boolean isYes(VaultLine line) {
        String text = line.until('\n');
        if (!text.equals("yes") && !text.equals("no")) {
            throw line.fault(VaultLine.shown(text) + " is neither yes nor no; write one of these");
        }
        return text.equals("yes");
    }

    private void readMap(Begun vault, VaultLine line) {
        if (!line.isAtEnd()) {
            line.until('\n');
            throw line.fault("the map begins in the next line; write nothing behind \"map:\"");
        }
        int from = next;
        while (next < rows.size() && !rows.get(next).isBlank()) {
            next++;
        }
        if (next == from) {
            throw line.fault(
                    "the map of \"" + vault.name + "\" has no row; write it in the lines right after \"map:\"");
        }
        refuseMore(vault);
        vaults.add(vault(vault, line, rows.subList(from, next)));
        begun = Optional.empty();
    }

    /** A blank line ends the map, but what comes after it looks like more of it. */
    private void refuseMore(Begun vault) {
        int more = next;
        while (more < rows.size() && rows.get(more).isBlank()) {
            more++;
        }
        String row = more < rows.size() ? rows.get(more).strip() : "";
        int colon = row.indexOf(':');
        boolean isKey =
                colon > 0 && row.chars().limit(colon).allMatch(glyph -> glyph == ' ' || (glyph >= 'a' && glyph <= 'z'));
        if (!row.isEmpty() && !row.startsWith("//") && !row.startsWith("'") && !isKey) {
            throw new VaultLine(name, next + 1, "")
                    .fault("this blank line ends the map of \"" + vault.name + "\", but " + VaultLine.shown(row)
                            + " after it is no line of a file of vaults; take the blank line out of the map, or begin"
                            + " the next vault with \"vault: NAME\"");
        }
    }

    private static Vault vault(Begun begun, VaultLine line, List<String> drawing) {
        refuseUnknown(begun.letters.legend, line, drawing);
        try {
            TextGrid grid = TextGrid.padded(String.join("\n", drawing), ' ');
            return new Vault(
                    begun.name,
                    grid.toGrid(begun.letters.legend),
                    begun.weight,
                    begun.minDepth,
                    begun.maxDepth,
                    begun.tags,
                    turns(begun.isTurned, begun.isMirrored),
                    begun.elsewhere);
        } catch (VaultCheck.Fault fault) {
            throw line.fault(fault.at().y() + 1, fault.at().x(), fault);
        } catch (IllegalArgumentException tooLarge) {
            throw line.fault(1, 0, tooLarge);
        }
    }

    static Set<Vault.Turn> turns(boolean isTurned, boolean isMirrored) {
        return Arrays.stream(Vault.Turn.values())
                .filter(turn -> (isTurned || turn.quarters == 0) && (isMirrored || !turn.isMirrored))
                .collect(ImmutableSet.toImmutableSet());
    }

    private static void refuseUnknown(TextLegend<Vault.Cell> legend, VaultLine line, List<String> drawing) {
        for (int y = 0; y < drawing.size(); y++) {
            int[] glyphs = drawing.get(y).codePoints().toArray();
            for (int x = 0; x < glyphs.length; x++) {
                if (legend.find(glyphs[x]).isEmpty()) {
                    throw line.fault(
                            y + 1,
                            x,
                            new IllegalArgumentException(VaultLine.shown(new String(glyphs, x, 1))
                                    + " stands for nothing; write what before the map, as '"
                                    + new String(glyphs, x, 1) + "' = floor, or end the map with a blank line. Known: "
                                    + legend));
                }
            }
        }
    }
}
