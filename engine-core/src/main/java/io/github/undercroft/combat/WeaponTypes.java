package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.DamageKind;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.ValueType;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The value types of weapons that strike by dice, and of what helps in a fight. */
final class WeaponTypes {

    private WeaponTypes() {}

    static List<ValueType<?>> all() {
        return ImmutableList.of(
                bonus("accuracy", Accuracy.class, Accuracy::bonus, Accuracy::new),
                bonus("defence", Defence.class, Defence::bonus, Defence::new),
                bonus("might", Might.class, Might::bonus, Might::new),
                ValueType.ofEnum("trajectory-course", Trajectory.Course.class),
                new ValueType<>(
                        "trajectory",
                        Trajectory.class,
                        (value, out) -> {
                            out.whole("range", value.range());
                            out.value("course", value.course());
                        },
                        in -> new Trajectory(in.integer("range"), in.value("course", Trajectory.Course.class))),
                new ValueType<>(
                        "to-hit",
                        ToHit.class,
                        (value, out) -> {
                            out.value("dice", value.dice());
                            out.whole("needed", value.needed());
                        },
                        in -> new ToHit(in.value("dice", Dice.class), in.integer("needed"))),
                blow(),
                areaWeapon(),
                new ValueType<>(
                        "launcher",
                        Launcher.class,
                        (value, out) -> {
                            out.value("weapon", value.weapon());
                            out.text("ammunition", value.ammunition());
                        },
                        in -> new Launcher(in.value("weapon", AreaWeapon.class), in.text("ammunition"))),
                new ValueType<>(
                        "ammunition",
                        Ammunition.class,
                        (value, out) -> {
                            out.text("kind", value.kind());
                            out.whole("breaks", value.breaks());
                        },
                        in -> new Ammunition(in.text("kind"), in.integer("breaks"))),
                throwingWeapon());
    }

    private static ValueType<ThrowingWeapon> throwingWeapon() {
        return new ValueType<>(
                "throwing-weapon",
                ThrowingWeapon.class,
                (value, out) -> {
                    out.whole("reach", value.reach());
                    out.value("blow", value.blow());
                    out.whole("breaks", value.breaks());
                },
                in -> new ThrowingWeapon(in.integer("reach"), in.value("blow", Blow.class), in.integer("breaks")));
    }

    private static <T> ValueType<T> bonus(
            String name, Class<T> type, ToIntFunction<T> bonus, Function<Integer, T> with) {
        return new ValueType<>(
                name,
                type,
                (value, out) -> out.whole("bonus", bonus.applyAsInt(value)),
                in -> with.apply(in.integer("bonus")));
    }

    private static ValueType<Blow> blow() {
        return new ValueType<>(
                "blow",
                Blow.class,
                (value, out) -> {
                    out.optional("toHit", value.toHit());
                    out.value("damage", value.damage());
                    out.value("kind", value.kind());
                    out.list("befalls", value.befalls());
                },
                in -> new Blow(
                        in.optional("toHit", ToHit.class),
                        in.value("damage", Dice.class),
                        in.value("kind", DamageKind.class),
                        in.list("befalls", Consequence.class)));
    }

    private static ValueType<AreaWeapon> areaWeapon() {
        return new ValueType<>(
                "area-weapon",
                AreaWeapon.class,
                (value, out) -> {
                    out.value("shape", value.shape());
                    out.value("trajectory", value.trajectory());
                    out.value("blow", value.blow());
                    out.value("allies", value.allies());
                },
                in -> new AreaWeapon(
                        in.value("shape", AreaShape.class),
                        in.value("trajectory", Trajectory.class),
                        in.value("blow", Blow.class),
                        in.value("allies", AllyPolicy.class)));
    }
}
