package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is written of a long pile is what changed in it. */
class PilesTest {

    private static final Location AT = new Location.OnLevel(0, new Point(0, 0));

    private static Picture picture(int number) {
        return new Picture(new EntityId(0, number), "thing", Components.NONE, AT);
    }

    private static Picture[] pile(int count) {
        return IntStream.range(0, count).mapToObj(PilesTest::picture).toArray(Picture[]::new);
    }

    @Test
    void ofALongPileOnlyTheThingThatCameOrWentIsChanged() {
        Picture[] pile = pile(1000);
        for (int index : new int[] {0, 500, 999}) {
            Picture[] rest = Piles.without(pile, index);
            assertThat(Piles.changed(rest, pile)).containsExactly(pile[index]);
            assertThat(Piles.changed(pile, rest)).isEmpty();
        }
        assertThat(Piles.changed(pile, pile)).isEmpty();
    }

    @Test
    void aThingThatLooksDifferentIsChanged() {
        Picture[] pile = pile(3);
        Picture[] now = pile.clone();
        now[1] = picture(1);

        assertThat(Piles.changed(pile, now)).containsExactly(now[1]);
        assertThat(Piles.changed(now, pile)).containsExactly(pile[1]);
    }

    @Test
    void allOfAPileIsChangedWhereNobodyWas() {
        Picture[] pile = pile(2);

        assertThat(Piles.changed(null, pile)).containsExactly(pile);
        assertThat(Piles.changed(pile, null)).isEmpty();
    }
}
