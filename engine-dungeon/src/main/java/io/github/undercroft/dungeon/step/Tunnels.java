package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.RunParts;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;
import java.util.Optional;

/** Joins the parts of a draft: all but the largest grow in rings of cells, and tunnels follow the steps of that growth back. */
final class Tunnels {

    private static final int NONE = -1;

    private final LevelDraft draft;
    /**
     * The column of a cell is in so many low bits of its number, and its row in the bits above; at least as many columns as
     * a word has bits.
     */
    private final int columnBits;
    /** From one row to the next. */
    private final int pitch;

    private final int largest;
    private final long[] diggable;
    /**
     * For each cell reached, and each open cell of a part that grows: the nearest part, counted from 1, and in the lowest
     * two bits the step back towards it, as an index into {@link #steps}; else 0. Stored by rows; each row is {@link
     * #unreached} until it has such a cell, and most rows never do.
     */
    private final int[][] nearest;

    private final int[] unreached;

    private final int[] steps;
    private int[] queue = new int[64];
    private int queued;
    /** For each part another part that it is joined to, or itself. */
    private final int[] joinedTo;

    private int partsLeft;

    private Tunnels(LevelDraft draft, RunTable runs, RunParts parts) {
        this.draft = draft;
        columnBits = Math.max(6, Integer.SIZE - Integer.numberOfLeadingZeros(draft.width() - 1));
        pitch = 1 << columnBits;
        largest = parts.largest();
        partsLeft = parts.count();
        joinedTo = new int[partsLeft];
        Arrays.setAll(joinedTo, part -> part);
        steps = new int[] {-pitch, 1, pitch, -1};
        unreached = new int[pitch];
        nearest = new int[draft.height()][];
        Arrays.fill(nearest, unreached);
        diggable = diggable();
        // The largest part need not grow: each other part is joined as soon as it meets another one.
        for (int y = 0; y < draft.height(); y++) {
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int part = parts.of(run);
                if (part != largest) {
                    Arrays.fill(reachedRow(y), runs.from(run), runs.to(run), (part + 1) << 2);
                    enqueueShores(y, runs.from(run), runs.to(run));
                }
            }
        }
    }

    /** Growth begins at open cells beside cells that can be dug; none is at the border, so no step leaves the map. */
    private void enqueueShores(int y, int from, int to) {
        if (y == 0 || y == draft.height() - 1) {
            return;
        }
        int end = (y << columnBits) + Math.min(to, draft.width() - 1);
        for (int cell = (y << columnBits) + Math.max(from, 1); cell < end; cell = (cell | 63) + 1) {
            long shores = besideDiggable(cell >> 6) & (-1L << cell);
            if ((cell | 63) >= end) {
                shores &= -1L >>> -end;
            }
            for (; shores != 0; shores &= shores - 1) {
                enqueue((cell & ~63) + Long.numberOfTrailingZeros(shores));
            }
        }
    }

    /** The cells of a word beside cells that can be dug; not for the first row and the last. */
    private long besideDiggable(int word) {
        int wordsPerRow = pitch >> 6;
        long west = diggable[word] << 1 | diggable[word - 1] >>> 63;
        long east = diggable[word] >>> 1 | diggable[word + 1] << 63;
        return west | east | diggable[word - wordsPerRow] | diggable[word + wordsPerRow];
    }

    private long digBit(int cell) {
        return (diggable[cell >> 6] >>> cell) & 1;
    }

    private void enqueue(int cell) {
        if (queued == queue.length) {
            queue = Arrays.copyOf(queue, 2 * queued);
        }
        queue[queued++] = cell;
    }

    /** Empty if nothing is cut off. */
    static Optional<Tunnels> of(LevelDraft draft) {
        RunTable runs = draft.openRuns();
        RunParts parts = runs.parts();
        return parts.count() < 2 ? Optional.empty() : Optional.of(new Tunnels(draft, runs, parts));
    }

    /** Cells that are neither at the border nor beside a door. */
    private long[] diggable() {
        BitGridView open = draft.open();
        BitGridView kept = draft.kept();
        int perRow = open.wordsPerRow();
        int fromRowToRow = pitch >> 6;
        long[] found = new long[fromRowToRow * draft.height()];
        for (int y = 1; y < draft.height() - 1; y++) {
            int row = y * fromRowToRow;
            for (int wordX = 0; wordX < perRow; wordX++) {
                found[row + wordX] = ~(open.word(wordX, y) | kept.word(wordX, y));
            }
            found[row] &= ~1L;
            found[row + perRow - 1] &= (1L << (draft.width() - 1)) - 1;
        }
        draft.special().forEach((x, y) -> {
            CellKind kind = draft.kindAt(x, y);
            if (!kind.isPassable()) {
                clear(found, x, y);
            } else if (kind.isDoor()) {
                keepWalls(found, x, y);
            }
        });
        return found;
    }

    private void keepWalls(long[] found, int doorX, int doorY) {
        for (Direction direction : Direction.cardinal()) {
            clear(found, doorX + direction.dx(), doorY + direction.dy());
        }
    }

    private void clear(long[] found, int x, int y) {
        if (draft.open().contains(x, y)) {
            found[((y << columnBits) | x) >> 6] &= ~(1L << x);
        }
    }

    void dig() {
        for (int next = 0; next < queued && partsLeft > 1; next++) {
            int cell = queue[next];
            int y = cell >> columnBits;
            int x = column(cell);
            int part = nearest[y][x] >> 2;
            visit(cell, part, 0, nearest[y - 1][x]);
            visit(cell, part, 1, nearest[y][x + 1]);
            visit(cell, part, 2, nearest[y + 1][x]);
            visit(cell, part, 3, nearest[y][x - 1]);
        }
    }

    /** Goes on from a cell of a part to the cell one step away, of which {@link #nearest} tells what is there. */
    private void visit(int cell, int part, int step, int there) {
        if (there >> 2 == part) {
            return;
        }
        int to = cell + steps[step];
        if (there == 0 && digBit(to) != 0) {
            reachedRow(to >> columnBits)[column(to)] = (part << 2) | (step ^ 2);
            enqueue(to);
        } else if (there != 0 || !isRock(to)) {
            meet(cell, to);
        }
    }

    private int column(int cell) {
        return cell & (pitch - 1);
    }

    private int nearest(int cell) {
        return nearest[cell >> columnBits][column(cell)];
    }

    private int[] reachedRow(int y) {
        if (nearest[y] == unreached) {
            nearest[y] = new int[pitch];
        }
        return nearest[y];
    }

    /** An open cell of no growing part belongs to the largest part. */
    private int part(int cell) {
        return nearest(cell) == 0 ? largest : (nearest(cell) >> 2) - 1;
    }

    private void meet(int cell, int other) {
        int one = find(part(cell));
        int two = find(part(other));
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

    /** Digs from two cells side by side back to the part that each came from, up to cells that are dug already. */
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
        return cell + steps[nearest(cell) & 3];
    }

    private boolean isRock(int cell) {
        return !draft.open().get(column(cell), cell >> columnBits);
    }

    private int areaAt(int cell) {
        return draft.areaAt(column(cell), cell >> columnBits);
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

    /**
     * A tunnel that ends at a cell of no area, where others meet, is linked to one of these; {@link TunnelTouches} links it
     * to the rest.
     */
    private void link(int floor, Area tunnel, int first) {
        int area = areaAt(floor);
        if (area != LevelDraft.NO_AREA) {
            join(area, tunnel.id(), first);
        } else if (areaBeside(floor, tunnel.id()) != LevelDraft.NO_AREA) {
            join(areaBeside(floor, tunnel.id()), tunnel.id(), floor);
        }
    }

    /** The area of the first neighbour that belongs to another area. */
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
        draft.join(new Link(from, to, new Point(column(at), at >> columnBits)));
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
                left = Math.min(left, column(cell));
                right = Math.max(right, column(cell));
                top = Math.min(top, cell >> columnBits);
                bottom = Math.max(bottom, cell >> columnBits);
            }
        }
        return new Rect(left, top, right - left + 1, bottom - top + 1);
    }

    private void digBack(int start, Area tunnel) {
        for (int cell = start; isRock(cell); cell = before(cell)) {
            int x = column(cell);
            int y = cell >> columnBits;
            draft.set(x, y, CellKind.FLOOR);
            draft.claim(tunnel, y, x, x + 1);
        }
    }
}
