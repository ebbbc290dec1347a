package io.github.undercroft;

import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.effect.Blindness;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.item.LootOnDeath;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.SameByReflection;
import io.github.undercroft.value.ValueTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The types of the model, made at compile time, keep each field, as those found by reflection do. */
class UndercroftValuesTest {

    private static final ValueTypes ALL = new UndercroftValues();

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
                new Blocks(),
                new Body(2, 3),
                new Fixed(),
                new Clouded(Ground.WALL, Cloud.of(Cloud.Kind.MARSH, 9)),
                new Player(),
                new Speed(6),
                Reaction.Several.of(new LootOnDeath(List.of()), LootOnDeath.of(COIN)),
                new Faction("goblins"),
                new Look('g', 7),
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
                new Cause.TerrainAt(AT, Ground.FLOOR),
                new Cause.EffectOn(WHO, new Effect() {}),
                new Cause.Answer(WHO),
                new Cause.Pushed(WHO),
                new Cause.Summoned(WHO),
                new Cause.World(),
                new Sound("a splash"),
                new Percept.Heard(AT, 18, Sound.CRY, 19),
                Effects.of(new Quickness(60), new Blindness()),
                Enchantment.whileCarried(new Quickness(150), new Blindness()),
                new Disc(1, Metric.MANHATTAN),
                new Burst(2, Metric.OCTILE),
                new Spread(3, Movement.EIGHT_WAY),
                new ConeArea(4, 5, Metric.CHEBYSHEV),
                new Beam(6),
                new Sweep(3),
                new Pattern(List.of(new Point(1, 2), new Point(-3, 4))));
    }

    @ParameterizedTest
    @MethodSource("values")
    void allFieldsAreWrittenInTheirOrderAndReadBack(Record value) {
        SameByReflection.check(ALL, value);
    }

    @Test
    void everyRecordIsTried() {
        SameByReflection.checkAllAreTried(ALL, values().toList());
    }
}
