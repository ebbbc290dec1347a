package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class StairsPropertyTest {

    private static final CellKind[] KINDS = CellKind.values();
    private static final AreaKind[] AREAS = AreaKind.values();

    /** Rectangles of all kinds over each other, areas and marks among them. */
    private static LevelDraft draft(int width, int height, RandomSource random) {
        LevelDraft draft = LevelDraft.of(width, height);
        for (int i = 0; i < 12; i++) {
            Rect part = rect(width, height, random);
            CellKind kind = random.chance(2, 3) ? CellKind.FLOOR : KINDS[random.nextInt(KINDS.length)];
            AreaKind areaKind = AREAS[random.nextInt(AREAS.length)];
            boolean isArea = random.nextBoolean();
            Area area = isArea ? draft.addArea(areaKind, part, false) : new Area(0, AreaKind.ROOM, part, false);
            for (int y = part.y(); y <= part.bottom(); y++) {
                draft.fill(y, part.x(), part.right() + 1, kind);
                if (isArea) {
                    draft.claim(area, y, part.x(), part.right() + 1);
                } else if (random.chance(1, 4)) {
                    draft.release(y, part.x(), part.right() + 1);
                }
            }
            Point at = new Point(random.nextInt(width), random.nextInt(height));
            if (random.chance(1, 4)) {
                draft.keep(at.x(), at.y());
            } else if (draft.open().get(at)) {
                draft.mark(new Mark("thing", at, 1, "a test"));
            }
        }
        return draft;
    }

    private static Rect rect(int width, int height, RandomSource random) {
        int x = random.nextInt(width);
        int y = random.nextInt(height);
        return new Rect(x, y, 1 + random.nextInt(width - x), 1 + random.nextInt(height - y));
    }

    private static List<Point> places(LevelDraft draft) {
        boolean hasRooms = draft.areas().stream().anyMatch(area -> !area.kind().isNarrow());
        List<Point> places = new ArrayList<>();
        for (int y = 0; y < draft.height(); y++) {
            for (int x = 0; x < draft.width(); x++) {
                Point at = new Point(x, y);
                int area = draft.areaAt(x, y);
                boolean isRoom = area != LevelDraft.NO_AREA
                        && !draft.areas().get(area).kind().isNarrow();
                boolean isTaken = draft.kept().get(at)
                        || draft.marks().stream().anyMatch(mark -> mark.at().equals(at));
                if (draft.kindAt(x, y) == CellKind.FLOOR && !isTaken && (isRoom || !hasRooms)) {
                    places.add(at);
                }
            }
        }
        return places;
    }

    @Property
    void theFirstPlaceIsAnyCellOfRoomsWithTheSameChance(
            @ForAll @IntRange(min = 2, max = 130) int width,
            @ForAll @IntRange(min = 2, max = 20) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = draft(width, height, random);
        draft.tidyAreas();
        List<Point> places = places(draft);
        StepCounts counts = new StepCounts(draft);
        for (int i = 0; i < 5 && !places.isEmpty(); i++) {
            RandomSource same = random.copy();
            assertThat(counts.randomPlace(random)).isEqualTo(places.get(same.nextInt(places.size())));
        }
        if (places.isEmpty()) {
            assertThat(catchThrowable(() -> counts.randomPlace(random))).isInstanceOf(LevelVeto.class);
        }
    }
}
