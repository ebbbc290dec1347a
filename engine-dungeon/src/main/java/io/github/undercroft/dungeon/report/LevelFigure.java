package io.github.undercroft.dungeon.report;

import java.util.OptionalDouble;

/** A number that describes a level; {@link LevelFigures} says what each of them means. */
public enum LevelFigure {
    /** How many of 100 cells are passable. */
    OPEN_PERCENT("open cells in 100"),
    /** Areas of all kinds. */
    AREAS("areas"),
    /** Rooms. */
    ROOMS("rooms"),
    /** Doors of any sort. */
    DOORS("doors"),
    /** Loops. */
    LOOPS("loops"),
    /** Solid areas that can be walked around: a count of loops. */
    ISLANDS("solid areas to walk around"),
    /** Cells with one way out. */
    DEAD_ENDS("dead ends"),
    /** Thirds of the width without a passable cell. */
    EMPTY_THIRDS("empty thirds"),
    /** Cells of a room, on average over the rooms of a level. */
    ROOM_CELLS("cells of a room"),
    /** How many of 100 cells of corridors and mazes run beside something else that is open. */
    ALONGSIDE_PERCENT("corridor cells alongside in 100"),
    /** How many of 100 passable cells belong to the largest area. */
    LARGEST_PERCENT("cells of the largest area in 100"),
    /** Steps from stairs to stairs. */
    STAIRS_APART("steps between stairs");

    private final String label;

    LevelFigure(String label) {
        this.label = label;
    }

    /** @return a few words for tables */
    public String label() {
        return label;
    }

    /** @return this figure of a level; empty if the level has no such figure */
    public OptionalDouble of(LevelFigures figures) {
        return switch (this) {
            case OPEN_PERCENT -> OptionalDouble.of(figures.openPercent());
            case AREAS -> OptionalDouble.of(figures.areas());
            case ROOMS -> OptionalDouble.of(figures.rooms());
            case DOORS -> OptionalDouble.of(figures.doors());
            case LOOPS -> OptionalDouble.of(figures.loops());
            case ISLANDS -> OptionalDouble.of(figures.islands());
            case DEAD_ENDS -> OptionalDouble.of(figures.deadEnds());
            case EMPTY_THIRDS -> OptionalDouble.of(figures.emptyThirds());
            case ROOM_CELLS -> figures.roomCells();
            case ALONGSIDE_PERCENT -> figures.alongsidePercent();
            case LARGEST_PERCENT -> OptionalDouble.of(figures.largestPercent());
            case STAIRS_APART ->
                figures.stairsApart().isPresent()
                        ? OptionalDouble.of(figures.stairsApart().getAsInt())
                        : OptionalDouble.empty();
        };
    }
}
