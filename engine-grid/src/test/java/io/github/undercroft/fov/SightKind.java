package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/** The table of what each field of view promises, which {@link SightTableTest} executes, and a slow model of each. */
enum SightKind {
    SYMMETRIC("symmetric()", true, true, true, true, "rows + shadows"),
    PERMISSIVE("permissive()", true, true, true, false, "cells in reach x gaps"),
    RECURSIVE("recursive()", false, true, true, false, "cells in reach");

    final String title;
    /** Of two transparent cells, one sees the other exactly if the other sees it. */
    final boolean symmetric;
    /** From every cell of a rectangular room all of its walls are seen, corners included. */
    final boolean wholeRooms;
    /** Beside a corner, the cell a knight's move away, round the corner, is seen. */
    final boolean noBlindCorners;
    /** The shadow of a single pillar on open ground is in one piece. */
    final boolean noArtefacts;

    final String cost;

    SightKind(
            String title,
            boolean symmetric,
            boolean wholeRooms,
            boolean noBlindCorners,
            boolean noArtefacts,
            String cost) {
        this.title = title;
        this.symmetric = symmetric;
        this.wholeRooms = wholeRooms;
        this.noBlindCorners = noBlindCorners;
        this.noArtefacts = noArtefacts;
        this.cost = cost;
    }

    /** Its row of the table, as the guide to sight shows it. */
    String row() {
        return "| `" + title + "` | " + yes(symmetric) + " | " + yes(wholeRooms) + " | " + yes(noBlindCorners) + " | "
                + yes(noArtefacts) + " | " + cost + " |";
    }

    private static String yes(boolean holds) {
        return holds ? "yes" : "no";
    }

    FieldOfView make() {
        return switch (this) {
            case SYMMETRIC -> FieldsOfView.symmetric();
            case PERMISSIVE -> FieldsOfView.permissive();
            case RECURSIVE -> FieldsOfView.recursive();
        };
    }

    BitGrid slowly(BitGridView transparent, Point origin, Reach reach) {
        return switch (this) {
            case SYMMETRIC -> new SlowSymmetricSight().compute(transparent, origin, reach);
            case PERMISSIVE -> new SlowPermissiveSight().compute(transparent, origin, reach);
            case RECURSIVE -> new SlowRecursiveSight().compute(transparent, origin, reach);
        };
    }
}
