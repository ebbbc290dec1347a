package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.pictures.MovingPicture.Still;
import java.io.IOException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MovingPicturePropertyTest {

    private static final int MAX_SIDE = 12;

    @Provide
    Arbitrary<MovingPicture> movingPictures() {
        Arbitrary<Integer> side = Arbitraries.integers().between(1, MAX_SIDE);
        return Combinators.combine(side, side).flatAs((width, height) -> {
            Arbitrary<Pixels> pixels = Arbitraries.of(0x000000, 0x123456, 0xFF8000, 0xFFFFFF)
                    .array(int[].class)
                    .ofSize(width * height)
                    .map(rgb -> new Pixels(width, height, rgb));
            Arbitrary<Integer> times = Arbitraries.integers().between(2, 1000);
            return Combinators.combine(pixels, times)
                    .as(Still::new)
                    .list()
                    .ofMinSize(1)
                    .ofMaxSize(6)
                    .map(MovingPicture::new);
        });
    }

    @Property
    void whatIsReadIsWhatWasWritten(@ForAll("movingPictures") MovingPicture picture) throws IOException {
        assertThat(GifDecoder.stills(picture.toGif())).isEqualTo(picture.stills());
    }
}
