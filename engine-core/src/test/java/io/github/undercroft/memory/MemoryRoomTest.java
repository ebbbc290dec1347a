package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.terrain.Ground;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A memory takes room in proportion to what was seen, and a fork of it shares that room. */
class MemoryRoomTest {

    /** An empty level that looks the same everywhere. */
    private static final Scene OPEN = new Scene() {
        @Override
        public Terrain terrainAt(int x, int y) {
            return Ground.FLOOR;
        }

        @Override
        public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
            return null;
        }
    };

    private static void look(Memory memory, int x, int y, long lastTime) {
        BitGrid open = BitGrid.of(memory.width(), memory.height());
        open.setAll();
        memory.look(FieldsOfView.symmetric().compute(open, new Point(x, y), Reach.round(8)), OPEN, lastTime);
    }

    /** The memory of somebody who walked five steps in the middle of a square level. */
    private static Memory walked(int side) {
        LevelContent content = new LevelContent(Grid.of(side, side, at -> Ground.FLOOR), List.of());
        Rules rules = Rules.named("test").level("map", random -> content).build();
        Memory memory =
                new Memory(new EntityId(0, 0), Game.start(rules, 1).view().board());
        for (int step = 0; step < 5; step++) {
            look(memory, side / 2 + step, side / 2, step);
        }
        return memory;
    }

    /** How many elements the arrays have that are reached from an object, and not from those found before. */
    private static long elements(@Nullable Object from, Set<Object> found) throws IllegalAccessException {
        if (from == null || !found.add(from)) {
            return 0;
        }
        if (from.getClass().isArray()) {
            long sum = Array.getLength(from);
            for (int i = 0; !from.getClass().getComponentType().isPrimitive() && i < Array.getLength(from); i++) {
                sum += elements(Array.get(from, i), found);
            }
            return sum;
        }
        long sum = 0;
        if (from.getClass().getPackage() == Memory.class.getPackage()) {
            for (Field field : from.getClass().getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    sum += elements(field.get(from), found);
                }
            }
        }
        return sum;
    }

    private static Set<Object> nothing() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    @Test
    void whatIsRememberedTakesTheSameRoomOnALevelAHundredTimesAsLarge() throws IllegalAccessException {
        long small = elements(walked(104), nothing()); // whose middle lies in its tile as that of the other
        long large = elements(walked(1000), nothing());
        assertThat(small).isBetween(500L, 3000L);
        assertThat(large - small).as("one row of tiles more for each 8 rows").isEqualTo((1000 - 104) / 8);
    }

    @Test
    void aForkOwnsWhatItWritesToAndSharesTheRest() throws IllegalAccessException {
        Memory origin = walked(200);
        for (int step = 0; step < 100; step++) {
            look(origin, 20 + step, 60, step);
        }
        Memory fork = origin.fork();
        Set<Object> found = nothing();
        long all = elements(origin, found);
        look(fork, 121, 60, 500);
        assertThat(elements(fork, found)).as("of %d elements", all).isBetween(200L, 2500L);
        assertThat(all).isGreaterThan(6000);
        assertThat(origin.seenAt(112, 60)).isEqualTo(Memory.NOW);
        assertThat(fork.seenAt(112, 60)).isEqualTo(500);
    }
}
