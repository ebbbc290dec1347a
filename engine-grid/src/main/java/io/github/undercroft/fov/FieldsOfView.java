package io.github.undercroft.fov;

/**
 * The ready-made fields of view. All are exact in whole numbers, and none changes when the map is mirrored or turned.
 *
 * <p>Take {@link #symmetric()} unless you want the feel of another: it is symmetric, sees all walls of a room, and is by
 * far the fastest. The guide to sight has the table of what each promises, which the tests execute.
 */
public final class FieldsOfView {

    private FieldsOfView() {}

    /**
     * Symmetric shadowcasting, the default: of two transparent cells, one sees the other exactly if the other sees it, at
     * any radius. A transparent cell is seen if the line between the two middles is free, where a wall is as wide as its
     * cell and a line that only touches the end of a wall passes it. An opaque cell is seen if any sight line meets it.
     *
     * <p>O(rows + shadows) for whole rows of up to 64 cells at a time. Source: A. Ford, "Symmetric Shadowcasting", 2020;
     * here by rows of bits and without fractions.
     */
    public static FieldOfView symmetric() {
        return new SymmetricSight();
    }

    /**
     * The most generous one: a cell is seen if any point of it can be seen from any point of the origin's cell. Symmetric
     * as well. One looks round corners and through narrow gaps.
     *
     * <p>O(cells in reach x open gaps). Source: J. Duerig, "Precise Permissive Field of View", 2007; here one cannot
     * peer between two walls that touch at a corner, and a wall in a corner is seen from the cell before it.
     */
    public static FieldOfView permissive() {
        return new PermissiveSight();
    }

    /**
     * Recursive shadowcasting, the classic: a cell is seen if any part of it can be seen from the middle of the origin's
     * cell. Not symmetric: among pillars many see without being seen.
     *
     * <p>O(cells in reach). Source: B. Bergstroem, "FOV using recursive shadowcasting", 2002; here in whole numbers.
     */
    public static FieldOfView recursive() {
        return new RecursiveSight();
    }
}
