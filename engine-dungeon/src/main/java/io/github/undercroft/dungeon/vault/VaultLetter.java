package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a letter of a file of vaults stands for, such as {@code 'a' = 25% pillar, 75% "gold" 2d6}. */
record VaultLetter(int glyph, Vault.Cell cell) {

    private static final String ENTRANCE = "entrance";
    private static final String ALIKE = "alike";
    private static final int ALL = 100;

    static VaultLetter read(VaultLine line) {
        line.take('\'', "begin with a letter in quotes, as 'g'");
        int glyph = line.takeAny("write a letter between the quotes");
        line.take('\'', "write one letter between the quotes, as 'g'");
        line.take('=', "write what the letter stands for, as 'g' = \"goblin\"");
        return new VaultLetter(glyph, new VaultLetter.Reader(line, glyph).cells());
    }

    /** Words with amounts, such as {@code "gold" 2d6, "map"}. */
    static ImmutableList<Vault.Cell.Thing> things(VaultLine line) {
        ImmutableList.Builder<Vault.Cell.Thing> things = ImmutableList.builder();
        do {
            String what = word(line);
            String amount = line.until(',');
            things.add(line.checked(() -> new Vault.Cell.Thing(what, amount(amount))));
        } while (line.tryTake(','));
        return things.build();
    }

    private static String word(VaultLine line) {
        line.take('"', "begin with a quote, as \"gold\"");
        String what = line.until('"');
        if (what.isEmpty()) {
            throw line.fault("there is no word between the quotes; write one, as \"gold\"");
        }
        line.take('"', "end the word with a quote, as \"gold\"");
        return what;
    }

    private static Amount amount(String text) {
        return text.isEmpty() ? Amount.of(1) : Amount.of(text);
    }

    /** The reader of what is behind the sign. */
    private static final class Reader {

        private final VaultLine line;
        private final int glyph;
        private final List<WeightedTable.Entry<Vault.Cell>> found = new ArrayList<>();
        private int percent;

        Reader(VaultLine line, int glyph) {
            this.line = line;
            this.glyph = glyph;
        }

        Vault.Cell cells() {
            boolean isAlike = line.tryTakeWord(ALIKE);
            do {
                add();
            } while (line.tryTake(','));
            if (percent > 0 && percent != ALL) {
                throw line.fault("the percentages up to here add up to " + percent + "; make them " + ALL);
            }
            if (found.size() == 1) {
                return found.get(0).value();
            }
            CellChoice choice = line.checked(() -> new CellChoice(found, Optional.empty()));
            return Vault.Cell.oneOf(isAlike ? choice.alike(glyph) : choice);
        }

        private void add() {
            Optional<Integer> chance = line.tryTakePercent();
            boolean isWithout = chance.isEmpty();
            if (!found.isEmpty() && isWithout != (percent == 0)) {
                throw line.fault("some have a percentage and others have none; write one for each or for none");
            }
            percent += chance.orElse(0);
            Vault.Cell cell = line.isNext('"') ? thing() : plain(line.until(','));
            found.add(line.checked(() -> WeightedTable.Entry.of(cell, chance.orElse(1))));
        }

        private Vault.Cell thing() {
            String what = word(line);
            String rest = " " + line.until(',');
            int on = rest.indexOf(" on ");
            String amount = (on < 0 ? rest : rest.substring(0, on)).strip();
            Vault.Cell ground = on < 0
                    ? Vault.Cell.of(CellKind.FLOOR)
                    : plain(rest.substring(on + 4).strip());
            return line.checked(() -> ground.with(what, amount(amount)));
        }

        private Vault.Cell plain(String text) {
            if (text.equals(ENTRANCE)) {
                return Vault.Cell.entrance(CellKind.DOOR);
            }
            return text.startsWith(ENTRANCE + " ")
                    ? line.checked(() -> Vault.Cell.entrance(
                            kind(text.substring(ENTRANCE.length()).strip())))
                    : line.checked(() -> Vault.Cell.of(kind(text)));
        }

        private static CellKind kind(String text) {
            Map<String, CellKind> kinds = new LinkedHashMap<>();
            for (CellKind kind : CellKind.values()) {
                kinds.put(kind.name().toLowerCase(Locale.ROOT).replace('_', ' '), kind);
            }
            kinds.put("wall", CellKind.ROCK);
            CellKind kind = kinds.get(text);
            if (kind == null) {
                throw new IllegalArgumentException(VaultLine.shown(text) + " is no kind of cell; write one of "
                        + String.join(", ", kinds.keySet()) + ", or " + ENTRANCE
                        + ", or a thing, a monster or a mark in double quotes");
            }
            return kind;
        }
    }
}
