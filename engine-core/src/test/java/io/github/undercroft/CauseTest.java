package io.github.undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Ground;
import org.junit.jupiter.api.Test;

class CauseTest {

    private static final EntityId WOLF = new EntityId(0, 1);
    private static final EntityId WITCH = new EntityId(0, 2);

    @Test
    void whoStruckIsTheKillerThoughItWasSummoned() {
        Cause blow = new Cause.Deed(WOLF, new Rest(), WITCH);
        assertThat(blow.killer()).contains(WOLF);
        assertThat(blow.by()).isEqualTo(WITCH);
    }

    @Test
    void whoAnsweredIsTheKiller() {
        assertThat(new Cause.Answer(WOLF, WITCH).killer()).contains(WOLF);
    }

    @Test
    void whoIsBehindTerrainIsTheKiller() {
        assertThat(new Cause.TerrainAt(new Point(1, 1), Ground.FLOOR, WITCH).killer())
                .contains(WITCH);
    }

    @Test
    void nobodyIsTheKillerWhereNobodyIsBehindIt() {
        assertThat(new Cause.TerrainAt(new Point(1, 1), Ground.FLOOR).killer()).isEmpty();
        assertThat(Cause.WORLD.killer()).isEmpty();
    }
}
