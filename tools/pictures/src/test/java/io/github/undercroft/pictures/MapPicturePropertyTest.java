package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.TextGrid;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MapPicturePropertyTest {

    private static final Palette PLAIN = Palette.plain(0xFFFFFF, 0x203040);
    private static final int SIDE = 16;

    @Provide
    Arbitrary<TextGrid> maps() {
        return Arbitraries.integers()
                .between(1, 9)
                .flatMap(width -> Arbitraries.strings()
                        .withCharRange('!', '~')
                        .withChars('·', '♣', '█', '\u4E00')
                        .ofLength(width)
                        .array(String[].class)
                        .ofMinSize(1)
                        .ofMaxSize(6)
                        .map(TextGrid::ofRows));
    }

    @Property
    void aCellIsPaintedAsItWouldBeAlone(@ForAll("maps") TextGrid map) {
        Pixels pixels = MapPicture.of(map, PLAIN).pixels();
        assertThat(pixels).hasToString(SIDE * map.width() + " x " + SIDE * map.height() + " pixels");
        for (Point cell : map.bounds().points()) {
            Pixels alone = MapPicture.of(TextGrid.ofRows(Character.toString(map.glyphAt(cell))), PLAIN)
                    .pixels();
            for (int i = 0; i < SIDE * SIDE; i++) {
                assertThat(pixels.at(cell.x() * SIDE + i % SIDE, cell.y() * SIDE + i / SIDE))
                        .isEqualTo(alone.at(i % SIDE, i / SIDE));
            }
        }
    }

    @Property
    void thePlainTextIsTheMap(@ForAll("maps") TextGrid map) {
        assertThat(MapPicture.of(map, PLAIN).toText()).isEqualTo(map.toString());
    }
}
