package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Those who are not where they were seen last: the latest of them are remembered, and not all for ever. */
class MissedSightingsTest {

    private static final int WIDTH = 8;

    private final @Nullable Picture[] present = new Picture[WIDTH];

    private final Scene scene = new Scene() {
        @Override
        public Terrain terrainAt(int x, int y) {
            return Ground.FLOOR;
        }

        @Override
        public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
            Picture there = present[x];
            return there == null ? null : new Picture[] {there};
        }
    };

    private final Memory memory = memory();

    private Memory memory() {
        LevelContent content = new LevelContent(Grid.of(WIDTH, 1, at -> Ground.FLOOR), List.of());
        Rules rules = Rules.named("test").level("map", random -> content).build();
        Memory empty =
                new Memory(new EntityId(0, 999), Game.start(rules, 1).view().board());
        BitGrid all = BitGrid.of(WIDTH, 1);
        all.setAll();
        empty.look(VisibleCells.copyOf(all), scene, 0);
        return empty;
    }

    private void put(int x, int who) {
        present[x] = Picture.of(new EntityId(0, who), "rat", List.of(), new Location.OnLevel(0, new Point(x, 0)));
        memory.refresh(x, 0, scene, 0);
    }

    private void goes(int x, long lastTime) {
        present[x] = null;
        memory.refresh(x, 0, scene, lastTime);
        memory.forgetLongMissed();
    }

    private List<Integer> remembered() {
        List<Integer> all = new ArrayList<>();
        memory.record().visitSightings((who, when, shown) -> all.add(who.id().number()));
        return all;
    }

    @Test
    void theLatest64AreRememberedAndWhoeverIsStillThoughtToBeThere() {
        put(7, 0);
        for (int rat = 1; rat <= 300; rat++) {
            put(rat % 5, rat);
            goes(rat % 5, rat);
        }
        assertThat(remembered()).hasSize(65).startsWith(0, 237, 238).endsWith(299, 300);
    }

    @Test
    void ofThoseMissedAtTheSameTimeTheHighestIdsAreKept() {
        for (int rat = 300; rat > 0; rat--) {
            put(rat % 5, rat);
            goes(rat % 5, 7);
        }
        assertThat(remembered()).hasSize(64);
        assertThat(remembered().get(0)).isGreaterThanOrEqualTo(236);
    }

    @Test
    void whoIsSeenAgainIsMissedNoMore() {
        for (int rat = 1; rat <= 64; rat++) {
            put(0, rat);
            goes(0, rat);
        }
        put(3, 1);
        put(0, 65);
        goes(0, 65);
        assertThat(remembered()).hasSize(65).startsWith(1, 2);
        goes(3, 66);
        assertThat(remembered()).hasSize(64).startsWith(1, 3);
    }
}
