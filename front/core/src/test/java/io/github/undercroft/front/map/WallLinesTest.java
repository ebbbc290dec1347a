package io.github.undercroft.front.map;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WallLinesTest {

    private static List<String> drawn(boolean isWide, String... rows) {
        int width = rows[0].length();
        Grid<Appearance> ground = Grid.of(width, rows.length, at -> switch (rows[at.y()].charAt(at.x())) {
            case '#' -> new Appearance(English.standard().ground(Ground.WALL), Look.of("#", 0x808080));
            case ' ' -> Appearance.UNSEEN;
            default -> new Appearance("floor", Look.of(".", 0x808080));
        });
        BitGrid seen = BitGrid.of(width, rows.length);
        seen.setAll();
        int columns = isWide ? 2 * width : width;
        Sheet sheet = new Sheet(columns, rows.length);
        new MapView(
                        new Scene(ground, Map.of(), Map.of(), seen),
                        new Point(0, 0),
                        new Rect(0, 0, columns, rows.length),
                        new Display(isWide ? 1 : 0, true))
                .draw(sheet);
        return sheet.toString().lines().toList();
    }

    @Test
    void aRoomHasAnOutline() {
        assertThat(drawn(false, "#####", "#...#", "#...#", "#####"))
                .containsExactly("┌───┐", "│...│", "│...│", "└───┘");
        assertThat(drawn(true, "###", "#.#", "###")).containsExactly("┌───┐", "│ . │", "└───┘");
    }

    @Test
    void solidRockIsBlankAndAPillarIsABox() {
        assertThat(drawn(false, "######", "##..##", "######", "######")).containsExactly(" ┌──┐", " │..│", " └──┘", "");
        assertThat(drawn(false, "...", ".#.", "...")).containsExactly("...", ".□.", "...");
    }

    @Test
    void wallsThatMeetAreJoinedAndWhatWasNeverSeenIsNoRoom() {
        assertThat(drawn(false, ".#.", "###", ".#.")).containsExactly(".│.", "─┼─", ".│.");
        assertThat(drawn(false, "    ", " ## ", " #. ")).containsExactly("", " ┌─", " │.");
    }
}
