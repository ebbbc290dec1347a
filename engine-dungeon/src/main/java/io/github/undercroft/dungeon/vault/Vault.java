package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextLegend;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A vault (also called a prefab): a place drawn by hand, with walls all around and entrances in them.
 *
 * <pre>{@code
 * Vault treasury = Vault.of("treasury", """
 *         #######
 *         #$$#..#
 *         #$$+..E
 *         #######""", Vault.LEGEND.with('$', Vault.Cell.of(CellKind.FLOOR).with("gold", 50)));
 * LevelGenerator levels = FeatureLevels.of(80, 40).then(AddVaults.of(treasury.betweenDepths(3, 9)));
 * }</pre>
 *
 * <p>An entrance is at the edge of the drawing or beside a cell outside of the vault, with passable floor behind it and
 * walls on both sides. Inside, all passable cells are connected by straight steps, even with all entrances shut; around each
 * of them are cells of the vault only, corners included; doors stand in doorways; there are no stairs. Rows that end early
 * are filled up with blanks, a million at most. All that holds whatever comes of its {@linkplain CellChoice choices}: a cell
 * that may be solid has one beside it that never is, and what is beside a door or an entrance is always passable or never.
 *
 * <p>Many vaults in one text are read by {@link Vaults}.
 *
 * @param name its name in messages and in the plan
 * @param cells the drawing
 * @param weight how likely it is chosen compared with others, 1 to a million
 * @param minDepth the minimum depth, 0 to a million
 * @param maxDepth the maximum depth, included
 * @param tags words by which {@link AddVaults#tagged} finds it, in the order in which they were given
 * @param allowedTurns how it may be turned, at least one
 * @param elsewhere things that lie elsewhere on a level with this vault, such as what crosses its moat: where one gets without
 *     going into a vault
 */
public record Vault(
        String name,
        Grid<Cell> cells,
        int weight,
        int minDepth,
        int maxDepth,
        Set<String> tags,
        Set<Turn> allowedTurns,
        List<Cell.Thing> elsewhere) {

    /**
     * The glyphs of the kinds of cells, but for stairs; {@code E} for an entrance with a door, a blank for cells outside.
     * Add your own glyphs for the contents of a vault.
     */
    public static final TextLegend<Cell> LEGEND = legend();

    /** Refuses a drawing that no level could use, with the row and the column, counted from 1. */
    public Vault {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(tags, "tags");
        Objects.requireNonNull(allowedTurns, "allowedTurns");
        Objects.requireNonNull(elsewhere, "elsewhere");
        VaultCheck.checkSettings(name, weight, minDepth, maxDepth);
        elsewhere = ImmutableList.copyOf(elsewhere);
        tags = ImmutableSet.copyOf(tags);
        allowedTurns = ImmutableSet.copyOf(allowedTurns);
        if (allowedTurns.isEmpty()) {
            throw new IllegalArgumentException(
                    "The vault \"" + name + "\" may not be turned in any way; allow AS_DRAWN at least");
        }
        new VaultCheck(name, cells).check();
    }

    private static TextLegend<Cell> legend() {
        TextLegend<Cell> legend = TextLegend.none();
        for (CellKind kind : CellKind.values()) {
            if (kind != CellKind.STAIRS_UP && kind != CellKind.STAIRS_DOWN) {
                legend = legend.with(kind.glyph(), Cell.of(kind));
            }
        }
        return legend.with('E', Cell.entrance(CellKind.DOOR)).with(' ', Cell.outside());
    }

    /**
     * A vault of weight 1 for all depths, drawn by {@link #LEGEND}.
     *
     * @throws IllegalArgumentException if a glyph is unknown, no level could take it up, or too much would be filled up; the message
     *     says where and why
     */
    public static Vault of(String name, String text) {
        return of(name, text, LEGEND);
    }

    /**
     * A vault of weight 1 for all depths.
     *
     * @throws IllegalArgumentException if a glyph is unknown, no level could take it up, or too much would be filled up; the message
     *     says where and why
     */
    public static Vault of(String name, String text, TextLegend<Cell> legend) {
        return new Vault(
                name,
                VaultCheck.read(name, text).toGrid(legend),
                1,
                0,
                WeightedTable.DEEPEST,
                ImmutableSet.of(),
                ImmutableSet.copyOf(Turn.values()),
                ImmutableList.of());
    }

    /** @return the same with another weight */
    public Vault withWeight(int newWeight) {
        return new Vault(name, cells, newWeight, minDepth, maxDepth, tags, allowedTurns, elsewhere);
    }

    /** @return the same for these depths only, both included */
    public Vault betweenDepths(int min, int max) {
        return new Vault(name, cells, weight, min, max, tags, allowedTurns, elsewhere);
    }

    /** @return the same with these tags instead of its own */
    public Vault withTags(Set<String> newTags) {
        return new Vault(name, cells, weight, minDepth, maxDepth, newTags, allowedTurns, elsewhere);
    }

    /** @return the same, turned in these ways only */
    public Vault withTurns(Set<Turn> turns) {
        return new Vault(name, cells, weight, minDepth, maxDepth, tags, turns, elsewhere);
    }

    /** @return the same with these things elsewhere instead of its own */
    public Vault withElsewhere(List<Cell.Thing> things) {
        return new Vault(name, cells, weight, minDepth, maxDepth, tags, allowedTurns, things);
    }

    /** @return the same, turned like that */
    public Vault turned(Turn turn) {
        Objects.requireNonNull(turn, "turn");
        return new Vault(name, turn.apply(cells), weight, minDepth, maxDepth, tags, allowedTurns, elsewhere);
    }

    /** @return the turns that are allowed and in which it looks different, without those that look like an earlier one */
    public List<Turn> turns() {
        ImmutableList.Builder<Turn> turns = ImmutableList.builder();
        List<Grid<Cell>> seen = new ArrayList<>();
        for (Turn turn : Turn.values()) {
            Grid<Cell> turned = turn.apply(cells);
            if (allowedTurns.contains(turn) && !seen.contains(turned)) {
                seen.add(turned);
                turns.add(turn);
            }
        }
        return turns.build();
    }

    /** @return where it can be joined to a level, in reading order */
    public List<Entrance> entrances() {
        return new VaultCheck(name, cells).entrances();
    }

    /** @return its name only, for a drawing in the middle of a message helps nobody */
    @Override
    public String toString() {
        return "Vault[" + name + "]";
    }

    boolean hasLock() {
        return cells.bounds().points().stream()
                .anyMatch(at -> cells.get(at).kinds().contains(CellKind.LOCKED_DOOR));
    }

    boolean isAt(int depth) {
        return minDepth <= depth && depth <= maxDepth;
    }

    /**
     * What a glyph of a drawn vault stands for.
     *
     * @param role its part in the vault
     * @param kind the kind of the cell; for an entrance, the kind if it is the one that is used; with a choice, the first kind
     *     of it that is passable, or else the first that is not rock
     * @param thing the thing on it, if any
     * @param choice the cells of which this becomes one, if it is not always the same
     */
    public record Cell(Role role, CellKind kind, Optional<Thing> thing, Optional<CellChoice> choice) {

        /** The part of a cell in a vault. */
        public enum Role {
            /** Not part of the vault: the level stays as it is there. */
            OUTSIDE,
            /** As it is drawn. */
            INSIDE,
            /** A place where the vault may be joined to the level. One of them is used; the others become rock. */
            ENTRANCE
        }

        /**
         * A thing on a cell; it becomes a mark.
         *
         * @param what a word that the theme knows, such as {@code "gold"}
         * @param amount how much of it, or of what level, at the depth of the level; 1 if neither applies. Nothing is there if
         *     it comes to 0 or less
         */
        public record Thing(String what, Amount amount) {

            /** Refuses a thing without a word for it. */
            public Thing {
                Objects.requireNonNull(what, "what");
                Objects.requireNonNull(amount, "amount");
                if (what.isBlank()) {
                    throw new IllegalArgumentException(
                            "A thing in a vault needs a word for it, such as \"gold\"; this one is blank");
                }
            }
        }

        /** Refuses stairs, entrances that are solid, and things on solid cells, entrances and outside. */
        public Cell {
            Objects.requireNonNull(role, "role");
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(thing, "thing");
            Objects.requireNonNull(choice, "choice");
            if (kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN) {
                throw new IllegalArgumentException(
                        "A vault has no stairs, for a level has its own; mark a floor cell instead of " + kind);
            }
            if (role == Role.ENTRANCE && !kind.isPassable()) {
                throw new IllegalArgumentException(
                        "Nothing can enter through " + kind + "; make the entrance a door or floor");
            }
            if (thing.isPresent() && (role != Role.INSIDE || !kind.isPassable())) {
                throw new IllegalArgumentException(
                        thing.get() + " can't be on " + role + " " + kind + "; put it on a passable cell inside");
            }
            if (choice.isPresent()
                    && (role != Role.INSIDE
                            || thing.isPresent()
                            || kind != choice.get().kind())) {
                throw new IllegalArgumentException(choice.get() + " can't be " + role + " " + kind + " with " + thing
                        + "; make the cell by oneOf");
            }
        }

        /** @return a cell inside of that kind, with nothing on it */
        public static Cell of(CellKind kind) {
            return new Cell(Role.INSIDE, kind, Optional.empty(), Optional.empty());
        }

        /** @return an entrance that becomes that kind if it is used */
        public static Cell entrance(CellKind kind) {
            return new Cell(Role.ENTRANCE, kind, Optional.empty(), Optional.empty());
        }

        /** @return a cell inside that becomes one of several */
        public static Cell oneOf(CellChoice choice) {
            Objects.requireNonNull(choice, "choice");
            return new Cell(Role.INSIDE, choice.kind(), Optional.empty(), Optional.of(choice));
        }

        /** @return a cell that is not part of the vault */
        public static Cell outside() {
            return new Cell(Role.OUTSIDE, CellKind.ROCK, Optional.empty(), Optional.empty());
        }

        /**
         * The same with that thing on it.
         *
         * @throws IllegalArgumentException if there is a thing on it already
         */
        public Cell with(String what, int amount) {
            return with(what, Amount.of(amount));
        }

        /**
         * The same with that thing on it, so much as is rolled when the vault is dug.
         *
         * @throws IllegalArgumentException if there is a thing on it already
         */
        public Cell with(String what, Amount amount) {
            if (thing.isPresent()) {
                throw new IllegalArgumentException(
                        "There is " + thing.get() + " on that cell already; begin with another cell for " + what);
            }
            return new Cell(role, kind, Optional.of(new Thing(what, amount)), choice);
        }

        boolean isOutside() {
            return role == Role.OUTSIDE;
        }

        boolean isEntrance() {
            return role == Role.ENTRANCE;
        }

        /** All kinds that it may become. */
        Set<CellKind> kinds() {
            return choice.map(CellChoice::kinds).orElseGet(() -> ImmutableSet.of(kind));
        }

        /** Whether it may be passable, whichever entrance is used. */
        boolean isPassableInside() {
            return role == Role.INSIDE && kind.isPassable();
        }

        /** Whether it is passable whatever comes of its choice, whichever entrance is used. */
        boolean isAlwaysPassable() {
            return isPassableInside() && kinds().stream().allMatch(CellKind::isPassable);
        }
    }

    /**
     * Where a vault can be joined to a level.
     *
     * @param at the cell of the drawing
     * @param outward north, east, south or west: where the level is, seen from the vault
     */
    public record Entrance(Point at, Direction outward) {
        public Entrance {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(outward, "outward");
        }
    }

    /** A turn of a drawing: mirrored left to right or not, then turned clockwise. */
    public enum Turn {
        /** As it is drawn. */
        AS_DRAWN(false, 0),
        /** A quarter turn. */
        QUARTER(false, 1),
        /** A half turn. */
        HALF(false, 2),
        /** A turn by three quarters. */
        THREE_QUARTERS(false, 3),
        /** Mirrored. */
        MIRRORED(true, 0),
        /** Mirrored, then a quarter turn. */
        MIRRORED_QUARTER(true, 1),
        /** Mirrored, then a half turn. */
        MIRRORED_HALF(true, 2),
        /** Mirrored, then a turn by three quarters. */
        MIRRORED_THREE_QUARTERS(true, 3);

        final boolean isMirrored;
        final int quarters;

        Turn(boolean isMirrored, int quarters) {
            this.isMirrored = isMirrored;
            this.quarters = quarters;
        }

        /** @return the drawing in this turn */
        public <T> Grid<T> apply(Grid<T> drawing) {
            Grid<T> turned = isMirrored ? mirrored(drawing) : drawing;
            for (int quarter = 0; quarter < quarters; quarter++) {
                turned = turnedByAQuarter(turned);
            }
            return turned;
        }

        private static <T> Grid<T> mirrored(Grid<T> drawing) {
            return Grid.of(
                    drawing.width(), drawing.height(), cell -> drawing.get(drawing.width() - 1 - cell.x(), cell.y()));
        }

        private static <T> Grid<T> turnedByAQuarter(Grid<T> drawing) {
            int newWidth = drawing.height();
            int newHeight = drawing.width();
            return Grid.of(newWidth, newHeight, cell -> drawing.get(cell.y(), newWidth - 1 - cell.x()));
        }
    }

    /**
     * A vault in a level, as a detail of the plan.
     *
     * @param name the name of the vault
     * @param bounds the smallest rectangle with all of its cells, walls included
     * @param turn its turn
     * @param entrance the cell of its entrance
     */
    public record VaultPlaced(String name, Rect bounds, Turn turn, Point entrance) {
        public VaultPlaced {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(bounds, "bounds");
            Objects.requireNonNull(turn, "turn");
            Objects.requireNonNull(entrance, "entrance");
        }
    }
}
