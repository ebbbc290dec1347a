package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import java.util.Arrays;
import java.util.Optional;

/** Joins the parts of a draft: all but the largest grow in rings of cells, and tunnels follow the steps of that growth back. */
final class Tunnels {

    private static final int NOT_REACHED = Regions.NONE;
    private static final int NOT_DIGGABLE = -2;
    private static final int NONE = -1;

    private final LevelDraft draft;
    private final int width;
    /** For each cell the part nearest to it. */
    private final int[] nearest;
    /** For each cell reached the step back towards that part, as an index into {@link #steps}. */
    private final byte[] back;

    private final int[] steps;
    private int[] queue = new int[1024];
    private int queued;
    /** For each part another one that it is joined to, or itself. */
    private final int[] joinedTo;

    private int partsLeft;

    private Tunnels(LevelDraft draft, Regions parts) {
        this.draft = draft;
        width = draft.width();
        partsLeft = parts.count();
        joinedTo = new int[partsLeft];
        Arrays.setAll(joinedTo, part -> part);
        steps = new int[] {-width, 1, width, -1};
        nearest = new int[width * draft.height()];
        back = new byte[nearest.length];
        BitGrid diggable = diggable();
        Arrays.fill(nearest, NOT_DIGGABLE);
        Runs.forEach(diggable, (y, from, to) -> Arrays.fill(nearest, y * width + from, y * width + to, NOT_REACHED));
        Runs.forEach(draft.open(), (y, from, to) -> {
            int part = parts.labels().get(from, y);
            Arrays.fill(nearest, y * width + from, y * width + to, part);
        });
        // The largest part need not grow: each other one is joined as soon as it gets somewhere.
        int largest = parts.largest();
        shores(diggable).forEach((x, y) -> {
            if (nearest[y * width + x] != largest) {
                enqueue(y * width + x);
            }
        });
    }

    private void enqueue(int cell) {
        if (queued == queue.length) {
            queue = Arrays.copyOf(queue, 2 * queued);
        }
        queue[queued++] = cell;
    }

    /** Empty if nothing is cut off. */
    static Optional<Tunnels> of(LevelDraft draft) {
        Regions parts = FloodFill.of(Movement.FOUR_WAY).regions(draft.open());
        return parts.count() < 2 ? Optional.empty() : Optional.of(new Tunnels(draft, parts));
    }

    private BitGrid interior() {
        BitGrid interior = BitGrid.of(width, draft.height());
        for (int y = 1; y < draft.height() - 1; y++) {
            interior.setRange(y, 1, Math.max(1, width - 1));
        }
        return interior;
    }

    private BitGrid diggable() {
        BitGrid diggable = interior();
        diggable.andNot(draft.open());
        draft.special().forEach((x, y) -> {
            CellKind kind = draft.kindAt(x, y);
            if (!kind.isPassable()) {
                diggable.clear(x, y);
            } else if (kind.isDoor()) {
                keepWalls(diggable, x, y);
            }
        });
        diggable.andNot(draft.kept());
        return diggable;
    }

    private static void keepWalls(BitGrid diggable, int doorX, int doorY) {
        for (Direction direction : Direction.cardinal()) {
            int x = doorX + direction.dx();
            int y = doorY + direction.dy();
            if (diggable.contains(x, y)) {
                diggable.clear(x, y);
            }
        }
    }

    /** The open cells from which growth begins; none at the border, so that no step leaves the map. */
    private BitGrid shores(BitGrid diggable) {
        BitGrid shores = BitGrid.of(width, draft.height());
        for (Direction direction : Direction.cardinal()) {
            shores.orShifted(diggable, direction);
        }
        shores.and(draft.open());
        shores.and(interior());
        return shores;
    }

    void dig() {
        for (int next = 0; next < queued && partsLeft > 1; next++) {
            int cell = queue[next];
            int part = nearest[cell];
            for (int step = 0; step < steps.length; step++) {
                int to = cell + steps[step];
                if (nearest[to] == NOT_REACHED) {
                    nearest[to] = part;
                    back[to] = (byte) (step ^ 2);
                    enqueue(to);
                } else if (nearest[to] >= 0 && nearest[to] != part) {
                    meet(cell, to);
                }
            }
        }
    }

    private void meet(int cell, int other) {
        int one = find(nearest[cell]);
        int two = find(nearest[other]);
        if (one != two) {
            joinedTo[two] = one;
            partsLeft--;
            tunnel(cell, other);
        }
    }

    private int find(int part) {
        int root = part;
        while (joinedTo[root] != root) {
            joinedTo[root] = joinedTo[joinedTo[root]];
            root = joinedTo[root];
        }
        return root;
    }

    /** Digs from two cells side by side back to where each came from, up to what is dug already. */
    private void tunnel(int cell, int other) {
        int one = lastRock(cell);
        int two = lastRock(other);
        if (one == NONE && two == NONE) {
            linkNeighbours(cell, other);
            return;
        }
        Area tunnel = draft.addArea(AreaKind.CORRIDOR, bounds(cell, other), false);
        digBack(cell, tunnel);
        digBack(other, tunnel);
        link(one == NONE ? cell : before(one), tunnel, one == NONE ? other : one);
        link(two == NONE ? other : before(two), tunnel, two == NONE ? cell : two);
    }

    private int before(int cell) {
        return cell + steps[back[cell]];
    }

    private boolean isRock(int cell) {
        return !draft.open().get(cell % width, cell / width);
    }

    private int areaAt(int cell) {
        return draft.areaAt(cell % width, cell / width);
    }

    private void linkNeighbours(int cell, int other) {
        int from = areaAt(cell);
        int to = areaAt(other);
        if (from != LevelDraft.NO_AREA && to != LevelDraft.NO_AREA) {
            join(Math.min(from, to), Math.max(from, to), from < to ? other : cell);
        } else if (from != LevelDraft.NO_AREA || to != LevelDraft.NO_AREA) {
            int named = Math.max(from, to);
            int joint = from == LevelDraft.NO_AREA ? cell : other;
            int beside = areaBeside(joint, named);
            if (beside != LevelDraft.NO_AREA) {
                join(Math.min(beside, named), Math.max(beside, named), joint);
            }
        }
    }

    /** A tunnel that ends at a cell of no area, where others meet, is joined there to one of these. */
    private void link(int floor, Area tunnel, int first) {
        int area = areaAt(floor);
        if (area != LevelDraft.NO_AREA) {
            join(area, tunnel.id(), first);
        } else if (areaBeside(floor, tunnel.id()) != LevelDraft.NO_AREA) {
            join(areaBeside(floor, tunnel.id()), tunnel.id(), floor);
        }
    }

    /** The area of the first neighbour that is of another one. */
    private int areaBeside(int cell, int but) {
        for (int step : steps) {
            int area = areaAt(cell + step);
            if (area != LevelDraft.NO_AREA && area != but && !isRock(cell + step)) {
                return area;
            }
        }
        return LevelDraft.NO_AREA;
    }

    private void join(int from, int to, int at) {
        draft.join(new Link(from, to, new Point(at % width, at / width)));
    }

    private int lastRock(int start) {
        int last = NONE;
        for (int cell = start; isRock(cell); cell = before(cell)) {
            last = cell;
        }
        return last;
    }

    private Rect bounds(int one, int two) {
        int left = Integer.MAX_VALUE;
        int top = Integer.MAX_VALUE;
        int right = 0;
        int bottom = 0;
        for (int start : new int[] {one, two}) {
            for (int cell = start; isRock(cell); cell = before(cell)) {
                left = Math.min(left, cell % width);
                right = Math.max(right, cell % width);
                top = Math.min(top, cell / width);
                bottom = Math.max(bottom, cell / width);
            }
        }
        return new Rect(left, top, right - left + 1, bottom - top + 1);
    }

    private void digBack(int start, Area tunnel) {
        for (int cell = start; isRock(cell); cell = before(cell)) {
            int x = cell % width;
            int y = cell / width;
            draft.set(x, y, CellKind.FLOOR);
            draft.claim(tunnel, y, x, x + 1);
        }
    }
}
