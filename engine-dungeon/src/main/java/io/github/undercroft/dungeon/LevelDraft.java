package io.github.undercroft.dungeon;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A level that is being made: solid rock at first. Steps dig into it, name its areas and say where these meet; so the
 * finished {@link LevelPlan} need not be guessed at.
 *
 * <p>3 bytes and 3 bits a cell. Belongs to one attempt and one thread; when the level is finished, it cannot be changed any
 * more.
 */
public final class LevelDraft {

    /** The area of cells that belong to none. */
    public static final int NO_AREA = PlanCells.NO_AREA;

    private static final int MOST_AREAS = Character.MAX_VALUE;

    private final PlanCells cells;
    private final Trace trace;
    /** This and the next two only grow; who tidies puts another list in place, as who holds {@link SoFar} has the old one. */
    private List<Area> areas = new ArrayList<>();

    private List<Link> links = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final List<Record> details = new ArrayList<>();
    private final Rejections rejections;
    /** How often each name was asked for. */
    private final Map<String, Integer> streams = new TreeMap<>();

    private long seed;
    private boolean isLastAttempt;
    private boolean isFinished;
    /** The areas from which cells were taken. */
    private final BitSet robbed = new BitSet();
    /** Only there when somebody asks for it. */
    private Optional<BitGrid> kept = Optional.empty();

    LevelDraft(int width, int height, Trace trace, Rejections rejections) {
        SettingRange.requireSize(width, height);
        this.trace = trace;
        this.rejections = rejections;
        cells = new PlanCells(width, height);
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

    /**
     * Makes a cell what it shall be. Its area stays.
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
     * Makes the cells of a row from one up to another, left out, what they shall be. Their areas stay.
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
     * Names an area, which has no cells yet; they are claimed.
     *
     * @param bounds the smallest rectangle with all of its cells
     * @throws IllegalStateException if there are {@value #MOST_AREAS} already; a generator fails by it at once, with no more
     *     attempts
     */
    public Area addArea(AreaKind kind, Rect bounds, boolean isDark) {
        requireUnfinished();
        if (areas.size() == MOST_AREAS) {
            throw new TooManyAreasException(MOST_AREAS);
        }
        Area area = new Area(areas.size(), kind, bounds, isDark);
        areas.add(area);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.AreaAdded(area));
        }
        return area;
    }

    /**
     * Gives the cells of a row from one up to another, left out, to an area. Where they were another's, they are taken from that;
     * {@link #tidyAreas} afterwards.
     *
     * @throws IndexOutOfBoundsException if one is outside, or the last is before the first
     */
    public void claim(Area area, int y, int fromX, int toX) {
        requireUnfinished();
        if (toX == fromX + 1) {
            int before = cells.claim(area, fromX, y);
            if (before != NO_AREA && before != area.id()) {
                robbed.set(before);
            }
        } else {
            rob(y, fromX, toX, area.id());
            cells.claim(area, y, fromX, toX);
        }
        if (trace != Trace.NONE && fromX < toX) {
            trace.changed(new LevelChange.Claimed(area.id(), new Rect(fromX, y, toX - fromX, 1)));
        }
    }

    /**
     * Takes the cells of a row from one up to another, left out, from their areas. {@link #tidyAreas} afterwards.
     *
     * @throws IndexOutOfBoundsException if one is outside, or the last is before the first
     */
    public void release(int y, int fromX, int toX) {
        requireUnfinished();
        rob(y, fromX, toX, NO_AREA);
        cells.release(y, fromX, toX);
        if (trace != Trace.NONE && fromX < toX) {
            trace.changed(new LevelChange.Released(new Rect(fromX, y, toX - fromX, 1)));
        }
    }

    /** Notes from which areas cells are taken by another one. */
    private void rob(int y, int fromX, int toX, int by) {
        if (!cells.hasArea(y, fromX, toX)) {
            return;
        }
        for (int x = fromX; x < toX; x++) {
            int area = cells.areaAt(x, y);
            if (area != NO_AREA && area != by) {
                robbed.set(area);
            }
        }
    }

    /**
     * Sets the areas right after cells were taken from them: forgets those without a passable cell; moves links that no longer
     * lie between their areas to where these touch, and forgets them if they do not; makes bounds as small as they can be. Where
     * areas are forgotten, later ones get lower ids. What is left to be tidied after the last step is tidied then. O(cells), and
     * the cells of an area for each link that moves.
     */
    public void tidyAreas() {
        requireUnfinished();
        if (robbed.isEmpty()) {
            return;
        }
        areas = new ArrayList<>(areas);
        links = new ArrayList<>(links);
        ImmutableList<Integer> former = new AreaTidying(cells, areas, links).tidy(robbed);
        robbed.clear();
        if (trace != Trace.NONE) {
            trace.changed(
                    new LevelChange.AreasTidied(ImmutableList.copyOf(areas), ImmutableList.copyOf(links), former));
        }
    }

    /**
     * Digs a rectangle of floor that is an area of its own. What it takes from other areas is to be tidied, as by {@link #claim}.
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
     * Digs runs as floor, each for the area of its part. What that takes from other areas is to be tidied, as by {@link #claim}.
     * O(cells), and fastest where all is rock yet.
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
            digBlank(runs, areaOf);
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

    private void digBlank(RunTable runs, int[] areaOf) {
        char[] numbers = new char[areaOf.length];
        boolean[] isRoomy = new boolean[areaOf.length];
        for (int part = 0; part < areaOf.length; part++) {
            if (areaOf[part] != NO_AREA) {
                Area area = areas.get(areaOf[part]);
                numbers[part] = (char) (area.id() + 1);
                isRoomy[part] = !area.kind().isNarrow();
            }
        }
        cells.digBlank(runs, numbers, isRoomy);
    }

    /** Says where two areas meet. */
    public void join(Link link) {
        requireUnfinished();
        links.add(link);
        if (trace != Trace.NONE) {
            trace.changed(new LevelChange.Joined(link));
        }
    }

    /**
     * Says what shall be on a cell, which is passable at the latest when the level is finished.
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

    /** Adds something worth knowing about the level, a value of any sort, for {@link LevelPlan#details}. */
    public void addDetail(Record detail) {
        requireUnfinished();
        details.add(detail);
    }

    /** @return all details of a sort so far, in the order in which they were added */
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
     * Chance of its own, for a step that must not shift what other steps do: equal seeds of the attempt and names give equal
     * streams, whatever was drawn elsewhere. Who asks for the same name again gets another stream. O(log names).
     */
    public RandomSource stream(String name) {
        long named = Seeds.derive(seed, name);
        int before = streams.getOrDefault(name, 0);
        streams.put(name, before + 1);
        return RandomSource.of(Seeds.derive(named, before));
    }

    /** The seed from which streams come, 0 for a draft by itself; and whether no attempt comes after this one. */
    void setAttempt(long newSeed, boolean isLast) {
        seed = newSeed;
        isLastAttempt = isLast;
    }

    /** @return whether the level cannot be made if this attempt fails: for steps with a last resort that is sure */
    public boolean isLastAttempt() {
        return isLastAttempt;
    }

    /** @return the areas so far, by their ids; the list does not change, so one may dig while one goes through it. O(1) */
    public List<Area> areas() {
        return new SoFar<>(areas);
    }

    /** @return what was joined so far, in a list that does not change; O(1) */
    public List<Link> links() {
        return new SoFar<>(links);
    }

    /** @return what shall be on cells so far, in a list that does not change; O(1) */
    public List<Mark> marks() {
        return new SoFar<>(marks);
    }

    /** @return whether no cell of a row from one up to another, left out, is passable; 64 of them are looked at at a time */
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
                    "The level is finished; a step changes its draft while it is applied, and not later");
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
