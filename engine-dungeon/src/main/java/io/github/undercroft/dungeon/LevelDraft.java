package io.github.undercroft.dungeon;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A level that is being made. At first it is solid rock; steps dig into it, name its areas and say where they meet, so that
 * the finished {@link LevelPlan} knows its structure.
 *
 * <p>3 bytes and 3 bits a cell. Belongs to one attempt and one thread; once the level is finished, the draft cannot be
 * changed.
 */
public final class LevelDraft {

    /** The id of no area, for cells that belong to none. */
    public static final int NO_AREA = PlanCells.NO_AREA;

    private static final int MAX_AREAS = Character.MAX_VALUE;

    private final PlanCells cells;
    private final Trace trace;
    /** This list and the next two only grow. Tidying replaces them, so that a {@link SoFar} keeps the old list. */
    private List<Area> areas = new ArrayList<>();

    private List<Link> links = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final List<Record> details = new ArrayList<>();
    private final Rejections rejections;
    /** How often each name of a stream was used. */
    private final Map<String, Integer> streams = new TreeMap<>();

    private long seed;
    private boolean isLastAttempt;
    private boolean isFinished;
    private final AreaClaims claims;
    /** Made when it is first needed. */
    private Optional<BitGrid> kept = Optional.empty();

    LevelDraft(int width, int height, Trace trace, Rejections rejections) {
        SettingRange.requireSize(width, height);
        this.trace = trace;
        this.rejections = rejections;
        cells = new PlanCells(width, height);
        claims = new AreaClaims(cells);
    }

    /**
     * A draft by itself, to try out a step.
     *
     * @throws IllegalArgumentException if there is no level of that size
     */
    public static LevelDraft of(int width, int height) {
        return new LevelDraft(width, height, Trace.NONE, new Rejections());
    }

    /** @return the number of columns */
    public int width() {
        return cells.width;
    }

    /** @return the number of rows */
    public int height() {
        return cells.height;
    }

    /** @return what a cell is now; rock for every cell outside */
    public CellKind kindAt(int x, int y) {
        return cells.kindAt(x, y);
    }

    /** @return the id of the area that a cell belongs to, or {@link #NO_AREA}, as for every cell outside */
    public int areaAt(int x, int y) {
        return cells.areaAt(x, y);
    }

    /** @return a view of the passable cells, doors of any sort among them */
    public BitGridView open() {
        return cells.openView;
    }

    /** @return the runs of the passable cells as they are now; O(cells / 64 + runs) after a cell was opened or closed, else O(1) */
    public RunTable openRuns() {
        return cells.openRuns();
    }

    /** Whether the passable cells are one part; O(1) if it is known, else as {@link #openRuns} and its parts. */
    boolean isConnected() {
        return cells.isConnected();
    }

    /**
     * Sets the kind of a cell. Its area stays.
     *
     * @throws IndexOutOfBoundsException if it is outside
     */
    public void set(int x, int y, CellKind kind) {
        requireUnfinished();
        cells.set(x, y, kind);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.Filled(new Rect(x, y, 1, 1), kind));
        }
    }

    /**
     * Sets the kind of the cells of a row, from one up to but not including another. Their areas stay.
     *
     * @throws IndexOutOfBoundsException if one is outside, or the last is before the first
     */
    public void fill(int y, int fromX, int toX, CellKind kind) {
        requireUnfinished();
        cells.fill(y, fromX, toX, kind);
        if (trace != Trace.NONE && fromX < toX) {
            trace.changed(new LevelChange.Filled(new Rect(fromX, y, toX - fromX, 1), kind));
        }
    }

    /**
     * Adds an area without cells; claim its cells afterwards.
     *
     * @param bounds the smallest rectangle with all of its cells
     * @throws IllegalStateException if there are {@value #MAX_AREAS} already; a generator then fails at once, without
     *     further attempts
     */
    public Area addArea(AreaKind kind, Rect bounds, boolean isDark) {
        requireUnfinished();
        if (areas.size() == MAX_AREAS) {
            throw new TooManyAreasException(MAX_AREAS);
        }
        Area area = new Area(areas.size(), kind, bounds, isDark);
        areas.add(area);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.AreaAdded(area));
        }
        return area;
    }

    /**
     * Gives the cells of a row, from one up to but not including another, to an area. Cells of other areas are taken from
     * them; call {@link #tidyAreas} afterwards.
     *
     * @throws IndexOutOfBoundsException if one is outside, or the last is before the first
     */
    public void claim(Area area, int y, int fromX, int toX) {
        requireUnfinished();
        claims.claim(area, y, fromX, toX);
        if (trace != Trace.NONE && fromX < toX) {
            trace.changed(new LevelChange.Claimed(area.id(), new Rect(fromX, y, toX - fromX, 1)));
        }
    }

    /**
     * Takes the cells of a row, from one up to but not including another, from their areas. Call {@link #tidyAreas}
     * afterwards.
     *
     * @throws IndexOutOfBoundsException if one is outside, or the last is before the first
     */
    public void release(int y, int fromX, int toX) {
        requireUnfinished();
        claims.release(y, fromX, toX);
        if (trace != Trace.NONE && fromX < toX) {
            trace.changed(new LevelChange.Released(new Rect(fromX, y, toX - fromX, 1)));
        }
    }

    /**
     * Corrects the areas after cells were taken from them: removes areas without a passable cell; moves links that no longer
     * lie between their areas to where these touch, and removes links whose areas do not touch; makes bounds as small as
     * possible. When an area is removed, later ones get lower ids. After the last step the draft is tidied in any case.
     * O(cells), and the cells of an area for each link that moves.
     */
    public void tidyAreas() {
        requireUnfinished();
        if (claims.areTidy()) {
            return;
        }
        areas = new ArrayList<>(areas);
        links = new ArrayList<>(links);
        ImmutableList<Integer> former = claims.tidy(areas, links);
        if (trace != Trace.NONE) {
            trace.changed(
                    new LevelChange.AreasTidied(ImmutableList.copyOf(areas), ImmutableList.copyOf(links), former));
        }
    }

    /**
     * Digs a rectangle of floor as a new area. If it takes cells from other areas, call {@link #tidyAreas} afterwards, as
     * with {@link #claim}.
     *
     * @throws IndexOutOfBoundsException if a cell is outside
     */
    public Area dig(Rect cells, AreaKind kind, boolean isDark) {
        Area area = addArea(kind, cells, isDark);
        for (int y = cells.y(); y <= cells.bottom(); y++) {
            fill(y, cells.x(), cells.right() + 1, CellKind.FLOOR);
            claim(area, y, cells.x(), cells.right() + 1);
        }
        return area;
    }

    /**
     * Digs runs as floor, each for the area of its part. If that takes cells from other areas, call {@link #tidyAreas}
     * afterwards, as with {@link #claim}. O(cells), and fastest on a draft that is still all rock.
     *
     * @param runs of this size
     * @param areaOf for each of the {@linkplain RunTable#parts parts} the id of its area, or {@link #NO_AREA} if it is left as it
     *     is
     * @throws IllegalArgumentException if the runs are of another size, or there is not one area for each part
     */
    public void dig(RunTable runs, int[] areaOf) {
        requireUnfinished();
        RunParts parts = runs.parts();
        if (runs.width() != width() || runs.height() != height() || areaOf.length != parts.count()) {
            throw new IllegalArgumentException("runs of " + runs.width() + " x " + runs.height() + " cells in "
                    + parts.count() + " parts, with " + areaOf.length + " areas, for a level of " + width() + " x "
                    + height() + "; give runs of the same size, and an area or NO_AREA for each part");
        }
        if (trace == Trace.NONE && cells.isBlank()) {
            claims.digBlank(runs, areaOf, areas);
            return;
        }
        for (int y = 0; y < runs.height(); y++) {
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int area = areaOf[parts.of(run)];
                if (area != NO_AREA) {
                    fill(y, runs.from(run), runs.to(run), CellKind.FLOOR);
                    claim(areas.get(area), y, runs.from(run), runs.to(run));
                }
            }
        }
    }

    /** Adds a link where two areas meet. */
    public void join(Link link) {
        requireUnfinished();
        links.add(link);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.LinkAdded(link));
        }
    }

    /**
     * Puts a mark on a cell. The cell must be passable when the level is finished.
     *
     * @throws IndexOutOfBoundsException if it is outside
     */
    public void mark(Mark mark) {
        if (!cells.open.contains(mark.at().x(), mark.at().y())) {
            throw new IndexOutOfBoundsException(mark + " is outside the level of " + width() + " x " + height());
        }
        requireUnfinished();
        marks.add(mark);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.Marked(mark));
        }
    }

    /** Adds a detail about the level, a value of any type, for {@link LevelPlan#details}. */
    public void addDetail(Record detail) {
        requireUnfinished();
        details.add(detail);
    }

    /** @return all details of a type so far, in the order in which they were added */
    public <T extends Record> List<T> details(Class<T> sort) {
        return FluentIterable.from(details).filter(sort).toList();
    }

    /** Notes that something was considered at a place and dropped; it is counted by its reason. */
    public void reject(String reason, Point at) {
        reject(reason, Optional.of(at));
    }

    /** Notes that something was considered and dropped, at no place in particular; it is counted by its reason. */
    public void reject(String reason) {
        reject(reason, Optional.empty());
    }

    private void reject(String reason, Optional<Point> at) {
        rejections.count(reason);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.Rejected(reason, at));
        }
    }

    /**
     * A random stream of its own, for a step that must not shift what other steps draw: equal seeds of the attempt and equal
     * names give equal streams, whatever was drawn elsewhere. Each further call with the same name gives another stream.
     * O(log names).
     */
    public RandomSource stream(String name) {
        long named = Seeds.derive(seed, name);
        int before = streams.getOrDefault(name, 0);
        streams.put(name, before + 1);
        return RandomSource.of(Seeds.derive(named, before));
    }

    /** Sets the seed of the streams, 0 for a draft by itself, and whether this attempt is the last one. */
    void setAttempt(long newSeed, boolean isLast) {
        seed = newSeed;
        isLastAttempt = isLast;
    }

    /** @return whether this is the last attempt: for steps that can fall back on something that is sure to work */
    public boolean isLastAttempt() {
        return isLastAttempt;
    }

    /**
     * @return the areas so far, by their ids; the list does not change, so a step may dig while it iterates over it. O(1)
     */
    public List<Area> areas() {
        return new SoFar<>(areas);
    }

    /** @return the links so far, in a list that does not change; O(1) */
    public List<Link> links() {
        return new SoFar<>(links);
    }

    /** @return the marks so far, in a list that does not change; O(1) */
    public List<Mark> marks() {
        return new SoFar<>(marks);
    }

    /**
     * @return whether no cell of a row is passable, from one up to but not including another; looks at 64 cells at a time
     */
    public boolean isSolid(int y, int fromX, int toX) {
        return cells.isSolid(y, fromX, toX);
    }

    /** @return a view of the cells that are neither rock nor floor */
    public BitGridView special() {
        return cells.specialView;
    }

    /** @return a view of the cells that belong to areas which are not {@linkplain AreaKind#isNarrow narrow} */
    public BitGridView roomy() {
        return cells.roomyView;
    }

    /**
     * Asks later steps to leave a cell as it is. Those of this library neither dig nor fill it, and put no door and no lock there.
     *
     * @throws IndexOutOfBoundsException if it is outside
     */
    public void keep(int x, int y) {
        requireUnfinished();
        keptCells().set(x, y);
    }

    /** @return a view of the cells that later steps leave as they are */
    public BitGridView kept() {
        return keptCells().readOnly();
    }

    private BitGrid keptCells() {
        if (kept.isEmpty()) {
            kept = Optional.of(BitGrid.of(width(), height()));
        }
        return kept.get();
    }

    private void requireUnfinished() {
        if (isFinished) {
            throw new IllegalStateException(
                    "The level is finished; a step may change its draft only while it is applied");
        }
    }

    LevelPlan finish(PlanOrigin origin) {
        isFinished = true;
        cells.forgetRuns();
        PlanContents contents = new PlanContents(
                ImmutableList.copyOf(areas),
                ImmutableList.copyOf(links),
                ImmutableList.copyOf(marks),
                ImmutableList.copyOf(details));
        return new LevelPlan(cells, contents, origin);
    }
}
