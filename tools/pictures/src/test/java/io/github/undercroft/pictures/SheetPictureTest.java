package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.front.sheet.Sheet;
import org.junit.jupiter.api.Test;

class SheetPictureTest {

    private final Sheet sheet =
            new Cellar.Sitting(Cellar.QUIET).press("_", "d").play.sheet(40, 16);

    @Test
    void itsTextIsThatOfTheSheet() {
        assertThat(SheetPicture.of(sheet).toText().stripTrailing())
                .isEqualTo(sheet.toString().stripTrailing());
    }

    @Test
    void theCursorIsInReverseAndTheWayOnAnotherPaper() {
        MapPicture picture = SheetPicture.of(sheet);
        int plain = picture.tiles().get(0, 0).paper();

        assertThat(picture.tiles().bounds().points().stream()
                        .map(picture.tiles()::get)
                        .filter(tile -> tile.ink() == plain))
                .hasSize(1);
        assertThat(picture.pixels().width()).isEqualTo(40 * 8);
    }
}
