package io.github.undercroft.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EntityId;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Push;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueType;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CombatValuesTest {

    /** No two numbers of a value are equal, so that no two fields can be mixed up. */
    static Stream<Component> components() {
        Stream<AreaShape> shapes = Stream.of(
                new Disc(1, Metric.MANHATTAN),
                new Burst(2, Metric.OCTILE),
                new Spread(3, Movement.EIGHT_WAY),
                new ConeArea(4, 5, Metric.CHEBYSHEV),
                new Beam(6),
                new Sweep(3),
                new Pattern(List.of(new Point(1, 2), new Point(-3, 4))));
        Blow blow = new Blow(
                Optional.of(new ToHit(Dice.of("3d7+8"), 9)),
                Dice.of("2d6"),
                new DamageKind("fire"),
                List.of(new Silly(1), new Silly(2)));
        Stream<Component> weapons =
                shapes.map(shape -> new AreaWeapon(shape, Trajectory.lobbed(10), blow, AllyPolicy.REACHES_OVER));
        return Stream.concat(
                Stream.concat(weapons, Stream.of(new Protection(new DamageKind("frost"), 11))),
                Stream.of(
                        new AreaWeapon(Disc.CELL, Trajectory.straight(11), Blow.of("12"), AllyPolicy.HITS_ANYONE),
                        new LinearWeapon(13, 14, AllyPolicy.HOLDS_FIRE),
                        new Health(15, 16),
                        new HitPointDigit(),
                        new Accuracy(17),
                        new Defence(-18),
                        new Might(19),
                        new Ammunition("arrow", 20),
                        new Launcher(AreaWeapon.bolt(21, Blow.of("22")), "bolt"),
                        new Gust(
                                new Beam(26),
                                Trajectory.lobbed(27),
                                new Push(28, Optional.of(Direction.WEST), Optional.of(Dice.of("29")))),
                        new ThrowingWeapon(23, Blow.of("24"), 25)));
    }

    private record Silly(int number) implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {}
    }

    /** The classes of a value and of all that sits in it. */
    private static Stream<Class<?>> classesIn(Object value) {
        Stream<Object> inner = value instanceof Record
                ? Arrays.stream(value.getClass().getRecordComponents()).map(field -> held(value, field))
                : value instanceof List<?> list
                        ? list.stream().map(Object.class::cast)
                        : value instanceof Optional<?> maybe ? maybe.stream().map(Object.class::cast) : Stream.empty();
        return Stream.concat(Stream.of(value.getClass()), inner.flatMap(CombatValuesTest::classesIn));
    }

    private static Object held(Object value, RecordComponent field) {
        try {
            field.getAccessor().setAccessible(true);
            return field.getAccessor().invoke(value);
        } catch (ReflectiveOperationException thrown) {
            throw new LinkageError("a record component can be read", thrown);
        }
    }

    @Test
    void everyRegisteredRecordIsTried() {
        List<Class<?>> tried =
                components().<Class<?>>flatMap(CombatValuesTest::classesIn).toList();

        assertThat(new CombatValues().types().stream().<Class<?>>map(ValueType::type))
                .filteredOn(type -> !type.isEnum()
                        && type != Attack.class
                        && type != Bump.class
                        && type != Steal.class) // actions, tried elsewhere
                .allSatisfy(type -> assertThat(tried).contains(type));
    }

    @ParameterizedTest
    @MethodSource("components")
    void whatIsSavedIsReadBackFieldByField(Component component) {
        Rules rules = Rules.named("test")
                .level(
                        "map",
                        LevelText.of(
                                "e",
                                Legend.empty().with('e', Blueprint.item("thing").with(component))))
                .types(RecordTypes.of(MethodHandles.lookup(), "test", Silly.class))
                .build();
        Game game = Game.start(rules, 1);

        Game read = Game.resume(rules, game.state());

        assertThat(read.view().entities().get(0).get(component.slot()).map(Object.class::cast))
                .contains(component);
        assertThat(read.stateHash()).isEqualTo(game.stateHash());
    }
}
