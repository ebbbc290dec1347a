package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Several cells for one glyph of a vault, of which one is drawn by weight each time the vault is dug.
 *
 * <pre>{@code
 * CellChoice rubble = CellChoice.of(WeightedTable.Entry.of(Vault.Cell.of(CellKind.FLOOR), 3),
 *                                   WeightedTable.Entry.of(Vault.Cell.of(CellKind.PILLAR), 1));
 * Vault ruin = Vault.of("ruin", """
 *         #######
 *         #r.r..E
 *         #.....#
 *         #######""", Vault.LEGEND.with('r', Vault.Cell.oneOf(rubble)));
 * }</pre>
 *
 * <p>Each cell of the glyph is drawn by itself, or all of them together ({@link #alike}). They are drawn from a stream of
 * their own, in reading order of the vault as it is turned.
 *
 * @param cells plain cells inside, at least one of them for all depths
 * @param together if present, all cells of a vault with an equal choice get the same; a number, such as the glyph, that tells
 *     choices apart that are otherwise equal
 */
public record CellChoice(List<WeightedTable.Entry<Vault.Cell>> cells, Optional<Integer> together) {

    public CellChoice {
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(together, "together");
        cells = ImmutableList.copyOf(cells);
        if (cells.stream().noneMatch(entry -> entry.minDepth() == 0 && entry.maxDepth() == WeightedTable.DEEPEST)) {
            throw new IllegalArgumentException(
                    "None of " + cells + " is for all depths; add one that may come at each, such as plain floor");
        }
        for (WeightedTable.Entry<Vault.Cell> entry : cells) {
            Vault.Cell cell = entry.value();
            if (cell.role() != Vault.Cell.Role.INSIDE || cell.choice().isPresent()) {
                throw new IllegalArgumentException(
                        named(cell) + " can't be one of several; take cells inside that are no choice themselves");
            }
        }
    }

    private static String named(Vault.Cell cell) {
        return switch (cell.role()) {
            case ENTRANCE -> "an entrance";
            case OUTSIDE -> "a cell outside of the vault";
            case INSIDE -> "a cell that is a choice itself";
        };
    }

    /** @return a choice that each cell makes by itself */
    @SafeVarargs
    public static CellChoice of(WeightedTable.Entry<Vault.Cell>... cells) {
        Objects.requireNonNull(cells, "cells");
        ImmutableList.Builder<WeightedTable.Entry<Vault.Cell>> list = ImmutableList.builder();
        for (WeightedTable.Entry<Vault.Cell> cell : cells) {
            list.add(cell); // one by one, because a generic array must not be passed on
        }
        return new CellChoice(list.build(), Optional.empty());
    }

    /** @return the same, made once for all cells of the glyph in a vault */
    public CellChoice alike(int glyph) {
        return new CellChoice(cells, Optional.of(glyph));
    }

    Vault.Cell draw(int depth, RandomSource random) {
        WeightedTable.Builder<Vault.Cell> table = WeightedTable.builder();
        cells.forEach(table::add);
        return table.build().pick(depth, random);
    }

    Set<CellKind> kinds() {
        return cells.stream().map(entry -> entry.value().kind()).collect(ImmutableSet.toImmutableSet());
    }

    /** The one that needs most of the place where a vault is put: passable, or else not rock. */
    CellKind kind() {
        return kinds().stream()
                .filter(CellKind::isPassable)
                .findFirst()
                .orElseGet(() -> kinds().stream()
                        .filter(kind -> kind != CellKind.ROCK)
                        .findFirst()
                        .orElse(CellKind.ROCK));
    }
}
