package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Aim;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class CombatTypes implements ValueTypes {

    /** For the service loader. */
    public CombatTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .addAll(plain())
                .addAll(WeaponTypes.all())
                .addAll(ShapeTypes.all())
                .build();
    }

    private static List<ValueType<?>> plain() {
        return ImmutableList.of(
                new ValueType<>(
                        "health",
                        Health.class,
                        (value, out) -> {
                            out.whole("hitPoints", value.hitPoints());
                            out.whole("most", value.max());
                        },
                        in -> new Health(in.integer("hitPoints"), in.integer("most"))),
                ValueType.ofEnum("ally-policy", AllyPolicy.class),
                new ValueType<>(
                        "protection",
                        Protection.class,
                        (value, out) -> {
                            out.value("against", value.against());
                            out.whole("points", value.points());
                        },
                        in -> new Protection(in.value("against", DamageKind.class), in.integer("points"))),
                ValueType.single("hit-point-digit", HitPointDigit.class, new HitPointDigit()),
                new ValueType<>(
                        "linear-weapon",
                        LinearWeapon.class,
                        (value, out) -> {
                            out.whole("range", value.range());
                            out.whole("damage", value.damage());
                            out.value("allies", value.allies());
                        },
                        in -> new LinearWeapon(
                                in.integer("range"), in.integer("damage"), in.value("allies", AllyPolicy.class))),
                new ValueType<>(
                        "attack",
                        Attack.class,
                        (value, out) -> {
                            out.value("aim", value.aim());
                            out.optional("with", value.with());
                        },
                        in -> new Attack(in.value("aim", Aim.class), in.optional("with", EntityId.class))),
                ValueType.ofEnum("bump-friends", Bump.Friends.class),
                new ValueType<>(
                        "bump",
                        Bump.class,
                        (value, out) -> {
                            out.value("direction", value.direction());
                            out.value("friends", value.friends());
                        },
                        in -> new Bump(
                                in.value("direction", Direction.class), in.value("friends", Bump.Friends.class))));
    }
}
