package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a surface with pictures shows that others do not. */
class PicturesTest {

    private static Sheet shown(Cellar.Sitting sitting, Display display, int columns) {
        sitting.play.setDisplay(display);
        return sitting.play.sheet(columns, 20);
    }

    private static Stream<CellPicture> pictures(Sheet sheet) {
        return new Rect(0, 0, sheet.width(), sheet.height())
                .points().stream().flatMap(at -> sheet.pictureAt(at.x(), at.y()).stream());
    }

    /** The pictures of what stands on a sheet. */
    private static List<String> figures(Sheet sheet) {
        return pictures(sheet)
                .flatMap(picture -> picture.figure().stream())
                .map(Appearance::tile)
                .distinct()
                .toList();
    }

    private static List<Health> bars(Sheet sheet) {
        return pictures(sheet)
                .flatMap(picture -> picture.hurt().stream())
                .distinct()
                .toList();
    }

    @Test
    void listsOfThingsHaveTheirPictures() {
        Cellar.Sitting sitting = new Cellar.Sitting(Cellar.QUIET);
        Sheet inventory = shown(sitting.press("i"), new Display(1, false), 60);
        assertThat(figures(inventory)).contains("club", "potion");
        assertThat(inventory.toString()).contains("   a) club");
        assertThat(figures(shown(sitting.press("q", "z"), new Display(1, false), 60)))
                .contains("potion");
        assertThat(figures(shown(sitting.press("q", "e", "a", "E"), new Display(1, false), 60)))
                .contains("club");
    }

    @Test
    void listsOfLettersHaveNone() {
        Sheet inventory = shown(new Cellar.Sitting(Cellar.QUIET).press("i"), Display.USUAL, 60);
        assertThat(figures(inventory)).isEmpty();
        assertThat(inventory.toString().lines()).anyMatch(line -> line.startsWith("a) club"));
    }

    @Test
    void whoIsHurtHasABarUnlessNobodyWantsOne() {
        Cellar.Sitting sitting = new Cellar.Sitting(Cellar.of("#####", "#@.r#", "#####"));
        assertThat(bars(shown(sitting, new Display(1, false), 60))).containsExactly(new Health(3, 5));
        assertThat(bars(shown(sitting, new Display(1, false, false), 60))).isEmpty();
    }

    @Test
    void theDeadHaveATombstone() {
        Cellar.Sitting sitting = new Cellar.Sitting(Cellar.of("#######", "#@%%%.#", "#######"));
        assertThat(figures(shown(sitting, new Display(1, false), 60))).containsExactly("hero");
        sitting.press("d", "Y", "d", "d", "space");
        assertThat(sitting.screen()).contains("***");
        assertThat(figures(shown(sitting, new Display(1, false), 60)))
                .contains("grave")
                .doesNotContain("hero");
        assertThat(bars(shown(sitting, new Display(1, false), 60))).isEmpty();
    }

    @Test
    void noPictureCoversAMessage() {
        String[] rows = new String[19];
        Arrays.fill(rows, "#" + ".".repeat(20) + "#");
        rows[0] = "#".repeat(22);
        rows[1] = "#@" + ".".repeat(19) + "#";
        rows[2] = rows[0];
        rows[18] = rows[0];
        Cellar.Sitting sitting = new Cellar.Sitting(Cellar.of(rows));
        sitting.play.setDisplay(new Display(2, false));
        for (int said = 0; said < 12; said++) {
            sitting.play.say("A sentence that takes a row of its own, and its number is " + said + ".");
            for (int height = 16; height < 30; height++) {
                Sheet sheet = sitting.play.sheet(80, height);
                List<String> lines = sheet.toString().lines().toList();
                for (Point at : new Rect(0, 0, 80, height).points()) {
                    if (sheet.pictureAt(at.x(), at.y()).isPresent()) {
                        assertThat(at.y() + 1 < lines.size() ? lines.get(at.y() + 1) : "")
                                .as("below %s of %s after %s", at, height, said)
                                .doesNotContain("sentence");
                    }
                }
            }
        }
    }

    @Test
    void aBoardThatIsLargerThanTheWindowLeavesRoomBesideItForWhatIsTold() {
        Cellar.Sitting sitting =
                new Cellar.Sitting(Cellar.of("#".repeat(60), "#@" + ".".repeat(57) + "#", "#".repeat(60)));
        for (int columns : List.of(113, 120)) {
            Sheet sheet = shown(sitting, new Display(2, false), columns);
            assertThat(sheet.toString().lines().findFirst().orElseThrow())
                    .as("%s columns", columns)
                    .contains("cellar", "[======----]");
            assertThat(pictures(sheet).map(CellPicture::ground).map(Appearance::tile))
                    .contains("floor");
        }
        assertThat(shown(sitting, new Display(2, false), 112).toString()).startsWith("[======----]");
        assertThat(Optional.of(shown(sitting, new Display(1, false), 100).toString()))
                .get()
                .asString()
                .doesNotStartWith("[");
    }
}
