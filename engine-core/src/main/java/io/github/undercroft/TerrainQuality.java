package io.github.undercroft;

import java.util.Objects;
import java.util.function.Predicate;

/**
 * A question about terrain that brains ask of a whole board again and again, such as whether it harms. Made once as a
 * constant: a board keeps the answer of each cell until its terrain changes.
 *
 * <pre>{@code
 * private static final TerrainQuality WATER = TerrainQuality.of("water", terrain -> terrain.name().equals("water"));
 *
 * BitGridView water = turn.board().cells(WATER);
 * }</pre>
 */
public final class TerrainQuality {

    private final String name;
    private final Predicate<Terrain> holds;

    private TerrainQuality(String name, Predicate<Terrain> holds) {
        this.name = name;
        this.holds = holds;
    }

    /**
     * A quality of terrain.
     *
     * @param holds whether terrain has it; always the same for equal terrain
     */
    public static TerrainQuality of(String name, Predicate<Terrain> holds) {
        return new TerrainQuality(Objects.requireNonNull(name, "name"), Objects.requireNonNull(holds, "holds"));
    }

    /** @return whether that terrain has it */
    public boolean isOf(Terrain terrain) {
        return holds.test(terrain);
    }

    @Override
    public String toString() {
        return name;
    }
}
