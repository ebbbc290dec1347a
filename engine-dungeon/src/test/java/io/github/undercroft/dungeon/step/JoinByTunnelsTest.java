package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class JoinByTunnelsTest {

    private static LevelPlan joined(LevelDraft draft) {
        new JoinByTunnels().apply(draft, RandomSource.of(1));
        return Drawn.plan(draft);
    }

    @Test
    void theShortestTunnelIsDugAndIsACorridor() {
        LevelDraft draft = LevelDraft.of(13, 5);
        draft.dig(new Rect(1, 1, 3, 3), AreaKind.CAVE, false);
        draft.dig(new Rect(7, 2, 5, 1), AreaKind.CAVE, false);
        LevelPlan plan = joined(draft);
        assertThat(plan.toString()).isEqualTo("""
                #############
                #...#########
                #...........#
                #...#########
                #############
                """);
        assertThat(plan.areas().get(2)).isEqualTo(new Area(2, AreaKind.CORRIDOR, new Rect(4, 2, 3, 1), false));
        assertThat(plan.links()).hasSize(2);
    }

    @Test
    void neitherTheBorderNorTheWallsOfDoorsAreDug() {
        LevelDraft draft = LevelDraft.of(9, 7);
        draft.dig(new Rect(1, 1, 1, 5), AreaKind.CAVE, false);
        draft.set(1, 3, CellKind.DOOR);
        draft.dig(new Rect(4, 3, 1, 2), AreaKind.CAVE, false);
        LevelPlan plan = joined(draft);
        assertThat(plan.toString()).isEqualTo("""
                #########
                #.#######
                #.#######
                #+##.####
                #....####
                #.#######
                #########
                """);
    }

    @Test
    void aTunnelToACellBetweenAreasIsLinkedThere() {
        LevelDraft draft = Drawn.draft(
                "###########", //
                "#000.111###",
                "###########",
                "####2222###",
                "###########");
        draft.join(new Link(0, 1, new Point(4, 1)));
        LevelPlan plan = joined(draft);
        assertThat(plan.kindAt(4, 2)).isEqualTo(CellKind.FLOOR);
        assertThat(plan.links()).hasSize(4);
        assertThat(TouchingAreas.withoutLink(plan)).isEmpty();
    }

    /** The tunnel is one cell, between two rooms and two cells of no area. */
    @Test
    void aTunnelPastACellBetweenAreasIsJoinedToEachOfThem() {
        LevelDraft draft = Drawn.draft(
                "###########", //
                "#####0#####",
                "#####.#####",
                "####2#3####",
                "#####.#####",
                "#####1#####",
                "###########");
        List.of(new Point(4, 2), new Point(6, 2), new Point(4, 4), new Point(6, 4))
                .forEach(corner -> draft.keep(corner.x(), corner.y()));
        LevelPlan plan = joined(draft);
        assertThat(plan.kindAt(5, 3)).isEqualTo(CellKind.FLOOR);
        assertThat(plan.neighbours().get(4)).containsExactlyInAnyOrder(0, 1, 2, 3);
        assertThat(plan.links()).contains(new Link(0, 4, new Point(5, 2)), new Link(1, 4, new Point(5, 4)));
        assertThat(TouchingAreas.withoutLink(plan)).isEmpty();
    }

    @Test
    void whatNoTunnelCanReachStaysApart() {
        LevelDraft draft = LevelDraft.of(9, 3);
        draft.dig(new Rect(1, 1, 1, 1), AreaKind.CAVE, false);
        draft.set(3, 1, CellKind.DEEPS);
        draft.dig(new Rect(6, 1, 1, 1), AreaKind.CAVE, false);
        assertThat(joined(draft).toString().lines().toList().get(1)).isEqualTo("#.#=##.##");
    }

    @Property
    void scatteredCellsAreJoinedByOneTunnelFewerThanThereAreParts(
            @ForAll @IntRange(min = 3, max = 70) int width,
            @ForAll @IntRange(min = 3, max = 12) int height,
            @ForAll @IntRange(min = 1, max = 9) int tenths,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = LevelDraft.of(width, height);
        new Rect(1, 1, width - 2, height - 2)
                .points().stream()
                        .filter(cell -> random.chance(tenths, 10))
                        .forEach(cell -> draft.set(cell.x(), cell.y(), CellKind.FLOOR));
        BitGrid before = BitGrid.copyOf(draft.open());
        int parts = FloodFill.of(Movement.FOUR_WAY).regions(before).count();
        LevelPlan plan = joined(draft);
        assertThat(FloodFill.of(Movement.FOUR_WAY).regions(plan.open()).count()).isEqualTo(Math.min(parts, 1));
        assertThat(plan.areas()).hasSizeLessThan(Math.max(parts, 1));
        before.andNot(plan.open());
        assertThat(before.count()).isZero();
        plan.open()
                .points()
                .forEach(cell -> assertThat(
                                cell.x() > 0 && cell.y() > 0 && cell.x() < width - 1 && cell.y() < height - 1)
                        .isTrue());
    }

    @Test
    void whatATunnelPassesByIsJoinedToItToo() {
        LevelDraft draft = Drawn.draft(
                "###########", //
                "#00#####11#",
                "#####a#####",
                "#####a#####",
                "#####+#####",
                "#####22####",
                "###########");
        draft.join(new Link(2, 3, new Point(5, 4)));
        LevelPlan plan = joined(draft);
        assertThat(TouchingAreas.withoutLink(plan)).isEmpty();
    }

    /** Slowly, with a list of cells for each ring of growth. */
    @Property
    void tunnelsAreThoseThatGrowCellByCell(
            @ForAll @IntRange(min = 3, max = 140) int width,
            @ForAll @IntRange(min = 3, max = 14) int height,
            @ForAll @IntRange(min = 1, max = 9) int tenths,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = LevelDraft.of(width, height);
        CellKind[] kinds = CellKind.values();
        for (Point cell : new Rect(0, 0, width, height).points()) {
            if (random.chance(tenths, 10)) {
                boolean isOdd = random.chance(1, 20);
                draft.set(cell.x(), cell.y(), isOdd ? kinds[random.nextInt(kinds.length)] : CellKind.FLOOR);
            }
            if (random.chance(1, 40)) {
                draft.keep(cell.x(), cell.y());
            }
        }
        BitGrid expected = new TunnelModel(draft).dug();
        assertThat(BitGrid.copyOf(joined(draft).open())).isEqualTo(expected);
    }
}
