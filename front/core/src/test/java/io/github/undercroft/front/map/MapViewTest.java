package io.github.undercroft.front.map;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MapViewTest {

    /** A board whose cells are numbered by their column and row. */
    private static Scene board(int width, int height) {
        Grid<Appearance> ground =
                Grid.of(width, height, at -> new Appearance("cell", new Look('a' + (at.x() + at.y()) % 26, 0x808080)));
        BitGrid seen = BitGrid.of(width, height);
        seen.setAll();
        return new Scene(ground, Map.of(), Map.of(), seen);
    }

    private static List<String> drawn(Scene scene, Point focus, int columns, int rows) {
        Sheet sheet = new Sheet(columns, rows + 1);
        new MapView(scene, focus, new Rect(0, 1, columns, rows), Display.USUAL).draw(sheet);
        return sheet.toString().lines().skip(1).toList();
    }

    @Test
    void cellsAreTwoColumnsWideWhereThereIsRoom() {
        assertThat(drawn(board(3, 1), new Point(0, 0), 9, 3)).containsExactly("+-------+", "| a b c |", "+-------+");
        assertThat(drawn(board(3, 1), new Point(0, 0), 8, 3)).containsExactly(" +---+", " |abc|", " +---+");
    }

    @Test
    void aBoardWithoutRoomForItsFrameHasNone() {
        assertThat(drawn(board(3, 1), new Point(0, 0), 9, 2)).containsExactly("   abc", "");
        assertThat(drawn(board(3, 1), new Point(0, 0), 4, 9)).first().isEqualTo("abc");
    }

    @Test
    void aLargeBoardIsScrolledToTheFocusAndNotBeyondItsEdges() {
        assertThat(drawn(board(20, 3), new Point(10, 1), 5, 1)).containsExactly("jklmn");
        assertThat(drawn(board(20, 3), new Point(0, 0), 5, 1)).containsExactly("abcde");
        assertThat(drawn(board(20, 3), new Point(19, 2), 5, 1)).containsExactly("rstuv");
    }

    private static MapView after(Optional<MapView> before, int x) {
        return new MapView(board(40, 3), new Point(x, 1), new Rect(0, 1, 12, 3), new Display(0, false), before);
    }

    @Test
    void aBoardIsScrolledOnlyWhenTheFocusComesNearAnEdge() {
        MapView first = after(Optional.empty(), 20);
        assertThat(first.cellAt(0, 1)).contains(new Point(14, 0));
        for (int x = 16; x <= 23; x++) {
            assertThat(after(Optional.of(first), x).cellAt(0, 1)).as("%d", x).contains(new Point(14, 0));
        }
        assertThat(after(Optional.of(first), 24).cellAt(0, 1)).contains(new Point(18, 0));
        assertThat(after(Optional.of(first), 15).cellAt(0, 1)).contains(new Point(9, 0));
    }

    @Test
    void alsoInTheFewCellsOfAPhoneMoreThanOneIsSeenBeyondTheFocus() {
        Rect room = new Rect(0, 1, 11, 3);
        MapView first = new MapView(board(40, 3), new Point(20, 1), room, new Display(0, false));
        MapView next = new MapView(board(40, 3), new Point(24, 1), room, new Display(0, false), Optional.of(first));
        assertThat(next.cellAt(0, 1)).contains(new Point(19, 0));
    }

    @Test
    void theFocusMayGoToTheEdgeOfTheBoard() {
        MapView last = after(Optional.empty(), 35);
        assertThat(after(Optional.of(last), 39).cellAt(11, 1)).contains(new Point(39, 0));
        assertThat(after(Optional.of(last), 39).cellAt(0, 1)).isEqualTo(last.cellAt(0, 1));
    }

    @Test
    void whateverWasScrolledBeforeTheFocusIsInView() {
        for (int from = 0; from < 40; from++) {
            for (int to = 0; to < 40; to++) {
                MapView view = after(Optional.of(after(Optional.empty(), from)), to);
                Sheet sheet = new Sheet(12, 4);
                view.mark(sheet, new Point(to, 1), Paint.CURSOR);
                assertThat(marks(sheet)).as("%d to %d", from, to).isEqualTo(1);
            }
        }
    }

    @Test
    void theFocusIsAlwaysInView() {
        for (int width = 1; width < 12; width++) {
            for (int columns = 1; columns < 14; columns++) {
                for (int x = 0; x < width; x++) {
                    Sheet sheet = new Sheet(columns, 4);
                    MapView view =
                            new MapView(board(width, 5), new Point(x, 2), new Rect(0, 1, columns, 3), Display.USUAL);
                    view.draw(sheet);
                    view.mark(sheet, new Point(x, 2), Paint.CURSOR);
                    assertThat(marks(sheet))
                            .as("%d of %d in %d", x, width, columns)
                            .isEqualTo(1);
                }
            }
        }
    }

    private static int marks(Sheet sheet) {
        int marks = 0;
        for (int row = 0; row < sheet.height(); row++) {
            for (int column = 0; column < sheet.width(); column++) {
                marks += sheet.paintAt(column, row) == Paint.CURSOR ? 1 : 0;
            }
        }
        return marks;
    }

    @Test
    void pictureCellsAreTwoColumnsWideAndScrolled() {
        Sheet sheet = new Sheet(9, 4);
        MapView view = new MapView(board(20, 3), new Point(10, 1), new Rect(0, 1, 9, 3), new Display(1, false));
        view.draw(sheet);

        assertThat(sheet.toString().lines().skip(1)).containsExactly("i j k l", "j k l m", "k l m n");
        assertThat(sheet.pictureAt(2, 1).map(CellPicture::column)).contains(0);
        assertThat(sheet.pictureAt(3, 1).map(CellPicture::column)).contains(1);
        assertThat(sheet.pictureAt(8, 1)).isEmpty();
        assertThat(view.cellAt(2, 1)).contains(new Point(9, 0));
        assertThat(view.cellAt(3, 1)).contains(new Point(9, 0));
        assertThat(view.cellAt(8, 1)).isEmpty();
    }

    /** Walls, a floor and what was never seen, each as the picture that is asked for. */
    private static List<String> tiles(Map<Point, Appearance> figures, String... rows) {
        Grid<Appearance> ground = Grid.of(rows[0].length(), rows.length, at -> switch (rows[at.y()].charAt(at.x())) {
            case '#' -> new Appearance("rock", Look.of("#", 0x808080), "wall");
            case ' ' -> Appearance.UNSEEN;
            default -> new Appearance("floor", Look.of(".", 0x808080));
        });
        Sheet sheet = new Sheet(2 * ground.width(), ground.height());
        Rect room = new Rect(0, 0, sheet.width(), sheet.height());
        new MapView(
                        new Scene(ground, figures, Map.of(), BitGrid.of(ground.width(), ground.height())),
                        new Point(0, 0),
                        room,
                        new Display(1, false))
                .draw(sheet);
        return room.points().stream()
                .filter(at -> at.x() % 2 == 0)
                .map(at ->
                        sheet.pictureAt(at.x(), at.y()).orElseThrow().ground().tile())
                .toList();
    }

    @Test
    void aWallShowsItsFrontAboveFloorAndItsTopElsewhere() {
        assertThat(tiles(Map.of(), "##", "#.", "##"))
                .containsExactly("wall top", "wall", "wall top", "floor", "wall top", "wall top");
        assertThat(tiles(Map.of(), "## ", " . "))
                .as("what was never seen may be rock")
                .containsExactly("wall top", "wall", "", "", "floor top", "");
    }

    @Test
    void whoStandsBelowAWallDoesNotHideItsFront() {
        Appearance hero = new Appearance("hero", Look.of("@", 0xFFFFFF));
        assertThat(tiles(Map.of(new Point(0, 1), hero), "#", ".")).containsExactly("wall", "floor top");
    }

    @Test
    void picturesMayBeLarger() {
        Sheet sheet = new Sheet(9, 5);
        MapView view = new MapView(board(20, 3), new Point(10, 1), new Rect(0, 1, 9, 4), new Display(2, false));
        view.draw(sheet);
        view.mark(sheet, new Point(10, 1), Paint.CURSOR);

        assertThat(sheet.toString().lines().skip(1)).containsExactly("j   k", "", "k   l", "");
        assertThat(sheet.pictureAt(7, 4))
                .contains(new CellPicture(
                        new Appearance("cell", Look.of("l", 0x808080), "cell top"),
                        Optional.empty(),
                        Optional.empty(),
                        2,
                        3,
                        1));
        assertThat(view.cellAt(7, 4)).contains(new Point(10, 1));
        assertThat(marks(sheet)).isEqualTo(8);
    }
}
