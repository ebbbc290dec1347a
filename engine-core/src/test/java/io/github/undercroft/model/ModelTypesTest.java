package io.github.undercroft.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.rules.Ground;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The types of the model, written by hand, keep each field, as those found by reflection do. */
class ModelTypesTest {

    private static final Point AT = new Point(1, 2);
    private static final EntityId WHO = new EntityId(3, 4);
    private static final Blueprint COIN = Blueprint.item("coin").with(new Look('$', 5));

    /** A value of each record, no two numbers of which are equal. */
    static Stream<Record> values() {
        return Stream.of(
                AT,
                WHO,
                EquipmentSlot.HAND,
                Motility.FLY,
                new DamageKind("fire"),
                new Rest(),
                COIN.carrying(COIN),
                new Blueprint.Belonging(COIN, Optional.of(EquipmentSlot.BODY)),
                Moves.by(Motility.SWIM),
                new Speed(6),
                new Faction("goblins"),
                new Look('g', 7),
                new Effects(List.of()),
                new Location.OnLevel(8, AT),
                new Location.CarriedBy(WHO),
                new Location.WornBy(WHO, EquipmentSlot.HAND),
                new Location.Nowhere(),
                new Arrival.At(AT),
                new Arrival.ByPortal(),
                new Aim.Toward(Direction.EAST),
                new Aim.At(AT),
                new Target(List.of(WHO), List.of(AT), List.of(AT, new Point(9, 10))),
                new Damage(11, new DamageKind("acid"), Cause.WORLD),
                new Cause.Deed(WHO, new Rest()),
                new Cause.Ground(AT, Ground.FLOOR),
                new Cause.Lasting(WHO, new Effect() {}),
                new Cause.Answer(WHO),
                new Cause.World(),
                Reach.round(12),
                new Eyes(Reach.round(13), 14, 15),
                new Light(Reach.round(16), 17),
                new Sound("a splash"),
                Cone.facing(Direction.EAST, 3),
                new Percept.Heard(AT, 18, Sound.CRY, 19));
    }

    @ParameterizedTest
    @MethodSource("values")
    void allFieldsAreWrittenInTheirOrderAndReadBack(Record value) {
        ByHand.check(ModelTypes::all, value);
    }

    @Test
    void everyRecordButThoseOfChanceIsTried() {
        List<Class<?>> tried = values().<Class<?>>map(Object::getClass).toList();
        assertThat(ModelTypes.all().stream()
                        .filter(type -> !ChanceTypes.all().contains(type))
                        .<Class<?>>map(ValueType::type)
                        .filter(Class::isRecord))
                .allSatisfy(type -> assertThat(tried).contains(type));
    }
}
