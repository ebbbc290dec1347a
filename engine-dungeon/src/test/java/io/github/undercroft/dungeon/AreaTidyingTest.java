package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class AreaTidyingTest {

    private static final AreaKind[] KINDS = AreaKind.values();

    /** Rooms of which none takes cells from another, some of them in the rock. */
    private static LevelDraft draft(int width, int height, int areas, RandomSource random) {
        LevelDraft draft = LevelDraft.of(width, height);
        for (int i = 0; i < areas; i++) {
            int x = random.nextInt(width);
            int y = random.nextInt(height);
            Rect part = new Rect(x, y, 1 + random.nextInt(width - x), 1 + random.nextInt(height - y));
            if (part.points().stream().allMatch(cell -> draft.areaAt(cell.x(), cell.y()) == LevelDraft.NO_AREA)) {
                draft.dig(part, KINDS[random.nextInt(KINDS.length)], false);
            }
        }
        return draft;
    }

    private static void link(LevelDraft draft, RandomSource random) {
        for (int i = 0; i < 3 * draft.areas().size(); i++) {
            Point at = new Point(random.nextInt(draft.width()), random.nextInt(draft.height()));
            Point beside = at.step(Direction.cardinal().get(random.nextInt(4)));
            int from = draft.areaAt(at.x(), at.y());
            int to = draft.areaAt(beside.x(), beside.y());
            if (from != LevelDraft.NO_AREA && to != LevelDraft.NO_AREA) {
                draft.join(new Link(Math.min(from, to), Math.max(from, to), at));
            }
        }
    }

    private static void rob(LevelDraft draft, RandomSource random) {
        int y = random.nextInt(draft.height());
        int from = random.nextInt(draft.width());
        int to = from + 1 + random.nextInt(draft.width() - from);
        CellKind kind = random.chance(3, 4) ? CellKind.ROCK : CellKind.DEEPS;
        draft.fill(y, from, to, kind);
        if (random.chance(2, 3)) {
            draft.release(y, from, to);
        }
    }

    @Property
    void areasAreWhatIsLeftOfThemCellByCell(
            @ForAll @IntRange(min = 1, max = 80) int width,
            @ForAll @IntRange(min = 1, max = 12) int height,
            @ForAll @IntRange(min = 1, max = 40) int areas,
            @ForAll @IntRange(min = 0, max = 15) int robberies,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = draft(width, height, areas, random);
        link(draft, random);
        int[][] before = owners(draft);
        for (int i = 0; i < robberies; i++) {
            rob(draft, random);
        }
        Model model = new Model(draft, before);
        draft.tidyAreas();
        assertThat(draft.areas()).isEqualTo(model.areas);
        assertThat(owners(draft)).isDeepEqualTo(model.owners);
        assertThat(draft.links()).isEqualTo(model.links);
        draft.roomy().forEach((x, y) -> assertThat(draft.areaAt(x, y)).isNotEqualTo(LevelDraft.NO_AREA));
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int area = draft.areaAt(x, y);
                boolean isRoomy = area != LevelDraft.NO_AREA
                        && !draft.areas().get(area).kind().isNarrow();
                assertThat(draft.roomy().get(x, y)).isEqualTo(isRoomy);
            }
        }
    }

    private static int[][] owners(LevelDraft draft) {
        int[][] owners = new int[draft.height()][draft.width()];
        for (int y = 0; y < draft.height(); y++) {
            for (int x = 0; x < draft.width(); x++) {
                owners[y][x] = draft.areaAt(x, y);
            }
        }
        return owners;
    }

    /** What a draft ought to be after it was tidied. */
    private static final class Model {

        private final List<Area> areas = new ArrayList<>();
        private final List<Link> links = new ArrayList<>();
        private final int[][] owners;
        private final LevelDraft draft;

        Model(LevelDraft draft, int[][] before) {
            this.draft = draft;
            owners = owners(draft);
            int[] ids = new int[draft.areas().size()];
            boolean isAnyRobbed = false;
            for (Area area : draft.areas()) {
                boolean isRobbed = isRobbed(area.id(), before);
                isAnyRobbed |= isRobbed;
                List<Point> cells = cells(area.id());
                boolean isLost = isRobbed && cells.stream().noneMatch(draft.open()::get);
                ids[area.id()] = isLost ? LevelDraft.NO_AREA : areas.size();
                if (!isLost) {
                    Rect bounds = isRobbed ? bounds(cells) : area.bounds();
                    areas.add(new Area(areas.size(), area.kind(), bounds, area.isDark()));
                }
            }
            for (int[] row : owners) {
                for (int x = 0; x < row.length; x++) {
                    row[x] = row[x] == LevelDraft.NO_AREA ? row[x] : ids[row[x]];
                }
            }
            for (Link link : draft.links()) {
                Link renamed = new Link(ids[link.from()], ids[link.to()], link.at());
                if (!isAnyRobbed || joins(renamed)) {
                    links.add(renamed);
                } else if (renamed.from() >= 0 && renamed.to() >= 0 && renamed.from() != renamed.to()) {
                    moved(renamed).ifPresent(links::add);
                }
            }
        }

        /** To the first cell of the area with the smaller bounds at which the two still meet. */
        private Optional<Link> moved(Link link) {
            long from = areas.get(link.from()).bounds().area();
            long to = areas.get(link.to()).bounds().area();
            return cells(from < to ? link.from() : link.to()).stream()
                    .map(cell -> new Link(link.from(), link.to(), cell))
                    .filter(this::joins)
                    .findFirst();
        }

        private boolean isRobbed(int area, int[][] before) {
            for (int y = 0; y < owners.length; y++) {
                for (int x = 0; x < owners[y].length; x++) {
                    if (before[y][x] == area && owners[y][x] != area) {
                        return true;
                    }
                }
            }
            return false;
        }

        private List<Point> cells(int area) {
            List<Point> cells = new ArrayList<>();
            for (int y = 0; y < owners.length; y++) {
                for (int x = 0; x < owners[y].length; x++) {
                    if (owners[y][x] == area) {
                        cells.add(new Point(x, y));
                    }
                }
            }
            return cells;
        }

        private static Rect bounds(List<Point> cells) {
            int left = cells.stream().mapToInt(Point::x).min().orElseThrow();
            int right = cells.stream().mapToInt(Point::x).max().orElseThrow();
            int top = cells.stream().mapToInt(Point::y).min().orElseThrow();
            int bottom = cells.stream().mapToInt(Point::y).max().orElseThrow();
            return new Rect(left, top, right - left + 1, bottom - top + 1);
        }

        private boolean joins(Link link) {
            return draft.open().get(link.at()) && touches(link.at(), link.from()) && touches(link.at(), link.to());
        }

        private boolean touches(Point at, int area) {
            return area != LevelDraft.NO_AREA
                    && cells(area).stream()
                            .anyMatch(cell -> Math.abs(cell.x() - at.x()) + Math.abs(cell.y() - at.y()) <= 1);
        }
    }
}
