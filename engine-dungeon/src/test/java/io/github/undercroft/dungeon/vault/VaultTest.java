package io.github.undercroft.dungeon.vault;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class VaultTest {

    private static String rows(String... rows) {
        return String.join("\n", rows);
    }

    private static String drawn(Grid<Vault.Cell> cells) {
        return TextGrid.render(
                cells,
                cell -> cell.isOutside()
                        ? ' '
                        : cell.isEntrance() ? 'E' : cell.kind().glyph());
    }

    @Test
    void aDrawingIsTurnedAndMirroredInEightWays() {
        Vault vault = Vault.of("hook", rows("#####", "#...E", "#O###", "###"));
        assertThat(vault.turns()).containsExactly(Vault.Turn.values());
        assertThat(vault.turns().stream().map(turn -> drawn(vault.turned(turn).cells())))
                .containsExactly(
                        rows("#####", "#...E", "#O###", "###  "),
                        rows("####", "#O.#", "##.#", " #.#", " #E#"),
                        rows("  ###", "###O#", "E...#", "#####"),
                        rows("#E# ", "#.# ", "#.##", "#.O#", "####"),
                        rows("#####", "E...#", "###O#", "  ###"),
                        rows(" #E#", " #.#", "##.#", "#O.#", "####"),
                        rows("###  ", "#O###", "#...E", "#####"),
                        rows("####", "#.O#", "#.##", "#.# ", "#E# "));
    }

    @Test
    void turnsThatLookAlikeCountOnce() {
        assertThat(Vault.of("cell", rows("#E#", "#.#", "###")).turns())
                .containsExactly(Vault.Turn.AS_DRAWN, Vault.Turn.QUARTER, Vault.Turn.HALF, Vault.Turn.THREE_QUARTERS);
        assertThat(Vault.of("lodge", rows("#E#", "E.E", "#E#")).turns()).containsExactly(Vault.Turn.AS_DRAWN);
        assertThat(Vault.of("hall", rows("####", "E..E", "####")).turns())
                .containsExactly(Vault.Turn.AS_DRAWN, Vault.Turn.QUARTER);
    }

    /** Against points that are turned one by one. */
    @Property
    void turnsMoveEachCellAsARotationDoes(
            @ForAll @IntRange(min = 1, max = 6) int width,
            @ForAll @IntRange(min = 1, max = 6) int height,
            @ForAll @IntRange(min = 0, max = 7) int turn,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Grid<Integer> grid = Grid.of(width, height, cell -> random.nextInt());
        Grid<Integer> turned = Vault.Turn.values()[turn].apply(grid);
        assertThat(turned.width()).isEqualTo(turn % 2 == 0 ? width : height);
        for (Point cell : grid.bounds().points()) {
            int x = turn < 4 ? cell.x() : width - 1 - cell.x();
            int y = cell.y();
            Point to = switch (turn % 4) {
                case 0 -> new Point(x, y);
                case 1 -> new Point(height - 1 - y, x);
                case 2 -> new Point(width - 1 - x, height - 1 - y);
                default -> new Point(y, width - 1 - x);
            };
            assertThat(turned.get(to)).isEqualTo(grid.get(cell));
        }
    }

    @Test
    void entrancesAreAtTheEdgeAndLookOutward() {
        Vault vault = Vault.of("lodge", rows("  #E#", "###.#", "E...#", "#####"));
        assertThat(vault.entrances())
                .containsExactly(
                        new Vault.Entrance(new Point(3, 0), Direction.NORTH),
                        new Vault.Entrance(new Point(0, 2), Direction.WEST));
        assertThat(vault.turned(Vault.Turn.MIRRORED).entrances())
                .containsExactly(
                        new Vault.Entrance(new Point(1, 0), Direction.NORTH),
                        new Vault.Entrance(new Point(4, 2), Direction.EAST));
    }

    @Test
    void rowsThatEndEarlyGoOnOutside() {
        assertThat(Vault.of("hook", "#####\r\n#..E\r\n####\r\n").entrances())
                .containsExactly(new Vault.Entrance(new Point(3, 1), Direction.EAST));
    }

    /** 36,001 characters ran out of 3 GB. */
    @Test
    void whatWouldBeFilledUpIsBounded() {
        GeneratorTrials.isRefused(
                () -> Vault.of("tower", "#".repeat(18_000) + "\n".repeat(18_000) + "#"),
                "\"tower\"",
                "18000 x 18001",
                "at most 1000000");
    }

    @Test
    void aDrawingThatNoLevelCouldTakeUpIsRefusedWithRowAndColumn() {
        isRefused(rows("###", "#.#", "###"), "no entrance", "'E'");
        isRefused(rows("#####", "#...#", "#.E.#", "#...#", "#####"), "row 3, column 3", "not at the edge");
        isRefused(rows("#####", "#...#", "###E#", "#####"), "row 3, column 4", "not at the edge");
        isRefused(rows("E##", "#.#", "###"), "row 1, column 1", "floor behind it");
        isRefused(rows("####", "#+.E", "#..#", "####"), "row 2, column 2", "doorway");
        isRefused(rows("#####", "#.+.#", "##.##", "#E###"), "row 2, column 3", "doorway");
        isRefused(rows("####", "#.?E", "####"), "row 2, column 3", "unknown glyph '?'");
        isRefused(rows("####", "#.<E", "####"), "row 2, column 3", "unknown glyph '<'");
        isRefused(rows("#####", "#.#.E", "#####"), "row 2, column 4", "cut off from row 2, column 2");
        isRefused(rows("###E#", "#.E.#", "###.#", "#####"), "cut off");
        isRefused(rows("####", "...E", "####"), "row 2, column 1", "open to the SOUTH_WEST");
        isRefused(rows(" ###", "#..E", "####"), "row 2, column 2", "NORTH_WEST");
        isRefused(rows("######", "#.+.+E", "######"), "row 2, column 5", "doorway");
        isRefused(rows("###", "#E#", "###"), "no passable cell");
        isRefused(rows("#####", "#.+E ", "#####"), "doorway");
    }

    private static void isRefused(String drawing, String... words) {
        GeneratorTrials.isRefused(() -> Vault.of("bad one", drawing), words);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        Vault vault = Vault.of("cell", rows("#E#", "#.#", "###"));
        GeneratorTrials.isRefused(() -> vault.withWeight(0), "\"cell\"", "weigh 0", "1 to 1000000");
        GeneratorTrials.isRefused(() -> vault.betweenDepths(5, 4), "\"cell\"", "from 5 to 4");
        GeneratorTrials.isRefused(() -> vault.betweenDepths(-1, 4), "from -1 to 4");
        GeneratorTrials.isRefused(() -> Vault.of(" ", "#"), "needs a name");
        GeneratorTrials.isRefused(() -> Vault.Cell.of(CellKind.STAIRS_UP), "no stairs", "STAIRS_UP");
        GeneratorTrials.isRefused(() -> Vault.Cell.entrance(CellKind.ROCK), "ROCK", "door or floor");
        GeneratorTrials.isRefused(() -> Vault.Cell.of(CellKind.PILLAR).with("gold", 1), "gold", "PILLAR");
        GeneratorTrials.isRefused(() -> Vault.Cell.entrance(CellKind.DOOR).with("key", 1), "key", "ENTRANCE");
        GeneratorTrials.isRefused(() -> Vault.Cell.of(CellKind.FLOOR).with("", 1), "word", "gold");
        Vault.Cell gold = Vault.Cell.of(CellKind.FLOOR).with("gold", 1);
        GeneratorTrials.isRefused(() -> gold.with("key", 1), "gold", "key", "already");
        GeneratorTrials.isRefused(AddVaults::of, "no vault");
        AddVaults some = AddVaults.of(vault);
        GeneratorTrials.isRefused(() -> some.atDepth(-1), "depth", "take 0");
        GeneratorTrials.isRefused(() -> some.upTo(0), "upTo", "take 1");
        GeneratorTrials.isRefused(() -> some.atLeast(-1), "atLeast", "take 0");
        GeneratorTrials.isRefused(() -> some.atLeast(1001), "atLeast", "take 1000");
        GeneratorTrials.isRefused(() -> some.withTries(0), "tries", "take 1");
        GeneratorTrials.isRefused(() -> some.withLongestTunnel(101), "longestTunnel", "take 100");
    }

    @Test
    void whoAsksForAtLeastSoManyVaultsMayHaveThem() {
        AddVaults three =
                AddVaults.of(Vault.of("cell", rows("#E#", "#.#", "###"))).atLeast(3);
        assertThat(List.of(three.min(), three.max())).containsExactly(3, 3);
        assertThat(three.upTo(5).atLeast(2).max()).isEqualTo(5);
    }

    @Test
    void aVaultInAMessageIsItsNameAndNoDrawing() {
        Vault vault = Vault.of("cell", rows("#E#", "#.#", "###"));
        assertThat(AddVaults.of(vault).toString()).contains("Vault[cell]").hasSizeLessThan(150);
    }

    @Test
    void allKindsButStairsHaveAGlyph() {
        List<CellKind> kinds = new ArrayList<>();
        Vault.LEGEND.meanings().values().stream()
                .filter(cell -> cell.role() == Vault.Cell.Role.INSIDE)
                .forEach(cell -> kinds.add(cell.kind()));
        assertThat(new TreeSet<>(kinds)).hasSize(CellKind.values().length - 2);
    }
}
