package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import io.github.undercroft.Cause;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.ground.Ash;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Water;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No constant's name reaches a player, unless it is the word for the ground. */
class GroundNamesTest {

    private static final Splitter WORDS = Splitter.onPattern("[ .]");
    private static final Set<String> ARE_WORDS = Set.of("floor", "wall");

    /** All constants of the library that are terrain. */
    static List<Terrain> constants() {
        List<Terrain> all = new ArrayList<>();
        for (ValueTypes types : ServiceLoader.load(ValueTypes.class)) {
            for (ValueType<?> each : types.types()) {
                if (each.type().isEnum() && Terrain.class.isAssignableFrom(each.type())) {
                    for (Object constant : each.type().getEnumConstants()) {
                        all.add((Terrain) constant);
                    }
                }
            }
        }
        return all;
    }

    private static String turning(Terrain before, Terrain after) {
        return Told.hero(new TerrainChanged(0, Told.HERE, before, after, Cause.WORLD));
    }

    @ParameterizedTest
    @MethodSource("constants")
    void aConstantIsToldInWords(Terrain constant) {
        String bare = Ascii.toLowerCase(constant.name());
        Terrain other = constant == Ground.FLOOR ? Ground.WALL : Ground.FLOOR;
        for (String told : List.of(turning(other, constant), turning(constant, other))) {
            List<String> words = WORDS.splitToList(told);
            int at = words.indexOf(bare);
            assertThat(at < 0
                            || ARE_WORDS.contains(bare)
                            || List.of("water", "grass").contains(words.get(at + 1)))
                    .as(told)
                    .isTrue();
        }
    }

    @Test
    void waterIsCalledWater() {
        assertThat(constants()).contains(Water.SHALLOW, Water.DEEP).hasSizeGreaterThan(7);
        assertThat(turning(Ground.FLOOR, Water.SHALLOW)).isEqualTo("The floor turns into shallow water.");
        assertThat(turning(Water.DEEP, Water.SHALLOW)).isEqualTo("The deep water turns into shallow water.");
        assertThat(turning(Ground.WALL, new Secret(Water.DEEP, Ground.FLOOR)))
                .isEqualTo("The wall turns into deep water.");
    }

    @Test
    void groundThatChangesByItselfIsSeenAndNotTold() {
        assertThat(turning(Grass.SHORT, Fire.BARE)).isEmpty();
        assertThat(turning(Fire.BARE, new Ash())).isEmpty();
        assertThat(turning(Grass.TALL, Grass.TRODDEN)).isEmpty();
        assertThat(turning(new Ash(), Ground.FLOOR)).isNotEmpty();
    }
}
