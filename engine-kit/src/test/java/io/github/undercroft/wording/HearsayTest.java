package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Percept;
import io.github.undercroft.Sound;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HearsayTest {

    private static String told(Optional<Point> at, Point from, int volume) {
        Percept heard = new Percept.Heard(from, volume, Sound.SCREAM, 7);
        return English.standard()
                .tell(heard, new Wording.Listener(Told.HERO, at))
                .orElseThrow();
    }

    @Test
    void aNoiseHasADirectionAndADistance() {
        Optional<Point> here = Optional.of(Told.HERE);

        assertThat(told(here, Told.HERE.step(Direction.NORTH, 3), 30)).isEqualTo("You hear a scream to the north.");
        assertThat(told(here, Told.HERE.step(Direction.SOUTH_WEST, 3), 80))
                .isEqualTo("You hear a scream nearby, to the south-west.");
        assertThat(told(here, Told.HERE.step(Direction.EAST, 3), 4)).isEqualTo("You hear a scream far to the east.");
    }

    @Test
    void aNoiseAtOnesOwnPlaceOrWithoutOneHasNoDirection() {
        assertThat(told(Optional.of(Told.HERE), Told.HERE, 100)).isEqualTo("You hear a scream.");
        assertThat(told(Optional.empty(), Told.HERE, 30)).isEqualTo("You hear a scream.");
    }
}
