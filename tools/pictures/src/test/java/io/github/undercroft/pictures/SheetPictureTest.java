package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import org.junit.jupiter.api.Test;

class SheetPictureTest {

    private final Sheet sheet = new Sheet(40, 16);

    SheetPictureTest() {
        sheet.write(0, 0, "You see a rat.", Paint.PLAIN);
        sheet.put(3, 5, '@', 0xFFFFFF, Paint.CURSOR);
        sheet.put(4, 5, '.', 0x606060, Paint.AIM);
    }

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
