package io.github.undercroft.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTypesTest {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private enum Colour {
        RED
    }

    private record Everything(
            int whole,
            long wide,
            boolean flag,
            double real,
            String text,
            Colour colour,
            Direction direction,
            Terrain terrain,
            Optional<Point> maybe,
            Optional<Point> absent,
            List<Point> route,
            ImmutableList<String> words)
            implements Component {}

    @SuppressWarnings("ArrayRecordComponent") // what is to be refused
    private record WithArray(int[] held) {}

    private record WithSet(Set<String> held) {}

    private record WithImmutableSet(ImmutableSet<String> held) {}

    private record WithMap(Map<String, String> held) {}

    private record WithChar(char held) {}

    private record WithFloat(float held) {}

    private record WithByte(byte held) {}

    private record WithShort(short held) {}

    private record WithListOfLists(List<List<Point>> held) {}

    private record WithWildcard(List<?> held) {}

    private record WithArrayList(java.util.ArrayList<Point> held) {}

    private record WithIterable(Iterable<Point> held) {}

    private record WithOptionalArray(Optional<int[]> held) {}

    private static final class Plain {}

    @Test
    void everyKindOfFieldIsWrittenAndRead() {
        Everything value = new Everything(
                -3,
                Long.MIN_VALUE,
                true,
                0.1,
                "text",
                Colour.RED,
                Direction.SOUTH,
                io.github.undercroft.terrain.Ground.WALL,
                Optional.of(new Point(1, 2)),
                Optional.empty(),
                List.of(new Point(3, 4), new Point(5, 6)),
                ImmutableList.of("a", "b"));
        Rules rules = Rules.named("test")
                .level(
                        "map",
                        LevelText.of(
                                "e", Legend.empty().with('e', Blueprint.of("e").with(value))))
                .types(RecordTypes.of(LOOKUP, "test", Everything.class, Colour.class))
                .build();
        Game game = Game.start(rules, 1);

        Game read = Game.resume(rules, game.state());

        assertThat(read.view().entities().get(0).get(Everything.class)).contains(value);
        assertThat(read.stateHash()).isEqualTo(game.stateHash());
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                WithArray.class,
                WithSet.class,
                WithImmutableSet.class,
                WithMap.class,
                WithChar.class,
                WithFloat.class,
                WithByte.class,
                WithShort.class,
                WithListOfLists.class,
                WithWildcard.class,
                WithArrayList.class,
                WithIterable.class,
                WithOptionalArray.class
            })
    void aFieldThatCannotBeKeptIsRefusedWithClassAndField(Class<?> type) {
        assertThatThrownBy(() -> RecordTypes.of(LOOKUP, "test", type))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(type.getName() + ".held");
    }

    @Test
    void whatIsNeitherRecordNorEnumIsRefused() {
        assertThatThrownBy(() -> RecordTypes.of(LOOKUP, "test", Plain.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Plain.class.getName())
                .hasMessageContaining("record");
    }

    @Test
    void whatTheLookupCannotReachIsRefused() {
        assertThatThrownBy(() -> RecordTypes.of(MethodHandles.publicLookup(), "test", Everything.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Everything.class.getName())
                .hasMessageContaining("MethodHandles.lookup()");
    }

    @Test
    void namesAreMadeOfNamespaceAndClassOrGiven() {
        assertThat(RecordTypes.of(LOOKUP, "mygame", Colour.class).get(0).name()).isEqualTo("mygame.Colour");
        assertThat(RecordTypes.named(LOOKUP, "hue", Colour.class).name()).isEqualTo("hue");
    }
}
