package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class JoiningTest {

    private static BitGrid grid(String... rows) {
        BitGrid grid = BitGrid.of(rows[0].length(), rows.length);
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].charAt(x) == '.') {
                    grid.set(x, y);
                }
            }
        }
        return grid;
    }

    private static Regions regions(BitGridView open) {
        return FloodFill.of(Movement.FOUR_WAY).regions(open);
    }

    private static BitGrid joined(BitGridView open) {
        BitGrid everywhere = BitGrid.of(open.width(), open.height());
        everywhere.setAll();
        return Joining.joined(open, everywhere);
    }

    private static void assertJoined(String[] before, String... after) {
        assertThat(joined(grid(before))).isEqualTo(grid(after));
    }

    @Test
    void theShortestTunnelIsDug() {
        assertJoined(
                new String[] {
                    "..###", //
                    "..##.", //
                    "#####", //
                    "....#"
                },
                "..###", //
                ".....", //
                ".####", //
                "....#");
    }

    @Test
    void aCellThatTouchesOnlyAtACornerIsJoinedToo() {
        assertJoined(new String[] {".#", "#."}, "..", "#.");
    }

    @Test
    void aRegionWithinAnotherIsJoined() {
        assertJoined(
                new String[] {
                    ".....", //
                    ".###.", //
                    ".#.#.", //
                    ".###.", //
                    "....."
                },
                ".....", //
                ".#.#.", //
                ".#.#.", //
                ".###.", //
                ".....");
    }

    @Test
    void narrowAndEmptyGridsAreFine() {
        assertJoined(new String[] {".##.#.#"}, "......#");
        assertJoined(new String[] {".", "#", "."}, ".", ".", ".");
        assertJoined(new String[] {"###", "###"}, "###", "###");
        assertJoined(new String[] {"#"}, "#");
        assertJoined(new String[] {"."}, ".");
    }

    @Test
    void whatMayNotBeDugIsGoneRound() {
        BitGrid open = grid(".#.", "###", "###");
        BitGrid diggable = grid("#.#", "...", "...");
        diggable.clear(1, 0);

        assertThat(Joining.joined(open, diggable)).isEqualTo(grid(".#.", "...", "###"));
        assertThat(Joining.joined(open, BitGrid.of(3, 3))).isEqualTo(open);
        assertThatThrownBy(() -> Joining.joined(open, BitGrid.of(2, 3))).isInstanceOf(IllegalArgumentException.class);
    }

    @Provide
    Arbitrary<boolean[][]> sketches() {
        Arbitrary<boolean[][]> small = Combinators.combine(
                        Arbitraries.integers().between(1, 9),
                        Arbitraries.integers().between(1, 9),
                        Arbitraries.of(5, 20, 40, 60, 80),
                        Arbitraries.longs())
                .as(Sketches::sketch);
        return Arbitraries.oneOf(Sketches.any(), small);
    }

    @Property
    void afterwardsAllHangsTogetherAndNothingIsClosed(@ForAll("sketches") boolean[][] cells) {
        BitGrid open = Sketches.bits(cells);
        BitGrid joined = joined(Sketches.foreign(cells));

        assertThat(regions(joined).count()).isEqualTo(open.count() == 0 ? 0 : 1);
        BitGrid closed = BitGrid.copyOf(open);
        closed.andNot(joined);
        assertThat(closed.count()).isZero();
        assertThat(open).isEqualTo(Sketches.bits(cells));
    }

    @Property
    void whatHangsTogetherStaysAsItIs(@ForAll("sketches") boolean[][] cells) {
        BitGrid joined = joined(Sketches.bits(cells));

        assertThat(joined(joined)).isEqualTo(joined);
        assertThat(joined(Sketches.bits(cells))).isEqualTo(joined);
    }

    @Property
    void noMoreIsDugThanTheShortestTunnelsFromRegionToRegionNeed(@ForAll("sketches") boolean[][] cells) {
        BitGrid open = Sketches.bits(cells);
        Regions before = regions(open);
        if (before.count() <= 40) {
            int dug = joined(open).count() - open.count();
            assertThat(dug).isLessThanOrEqualTo(shortestTunnels(open, before));
            // Each cell that is opened joins at most four.
            assertThat(3 * dug).isGreaterThanOrEqualTo(before.count() - 1);
        }
    }

    /** What all tunnels take together, from the distances of all pairs of cells of different regions. */
    private static int shortestTunnels(BitGrid open, Regions regions) {
        List<Point> points = new ArrayList<>();
        open.forEach((x, y) -> points.add(new Point(x, y)));
        int[][] gap = new int[regions.count()][regions.count()];
        for (Point one : points) {
            for (Point other : points) {
                int from = regions.labels().get(one);
                int to = regions.labels().get(other);
                int between = Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y()) - 1;
                gap[from][to] = gap[from][to] == 0 ? between : Math.min(gap[from][to], between);
            }
        }
        List<Integer> reached = new ArrayList<>(List.of(0));
        List<Integer> rest = new ArrayList<>();
        for (int region = 1; region < regions.count(); region++) {
            rest.add(region);
        }
        int sum = 0;
        while (!rest.isEmpty()) {
            Integer next = rest.stream()
                    .min(Comparator.comparingInt(each -> nearest(gap, reached, each)))
                    .orElseThrow();
            sum += nearest(gap, reached, next);
            rest.remove(next);
            reached.add(next);
        }
        return sum;
    }

    private static int nearest(int[][] gap, List<Integer> reached, int region) {
        return reached.stream().mapToInt(each -> gap[each][region]).min().orElseThrow();
    }

    @Property
    void whatMayBeDugDecidesWhatHangsTogether(@ForAll("sketches") boolean[][] cells, @ForAll long seed) {
        BitGrid open = Sketches.bits(cells);
        BitGrid diggable = Sketches.bits(Sketches.sketch(open.width(), open.height(), 60, seed));
        BitGrid joined = Joining.joined(open, diggable);

        BitGrid either = BitGrid.copyOf(open);
        either.or(diggable);
        BitGrid outside = BitGrid.copyOf(joined);
        outside.andNot(either);
        assertThat(outside.count()).isZero();
        Regions could = regions(either);
        Regions are = regions(joined);
        List<Integer> firstOf = new ArrayList<>();
        open.forEach((x, y) -> {
            int parent = could.labels().get(x, y);
            while (firstOf.size() <= parent) {
                firstOf.add(Regions.NONE);
            }
            int region = are.labels().get(x, y);
            if (firstOf.get(parent) == Regions.NONE) {
                firstOf.set(parent, region);
            }
            assertThat(region).isEqualTo(firstOf.get(parent));
        });
    }
}
