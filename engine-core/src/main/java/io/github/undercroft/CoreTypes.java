package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package and of geometry. Found by every registry; nobody needs to call it. */
public final class CoreTypes implements ValueTypes {

    /** For the service loader. */
    public CoreTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .addAll(basics())
                .addAll(components())
                .addAll(locations())
                .addAll(aims())
                .addAll(causes())
                .addAll(sounds())
                .build();
    }

    private static List<ValueType<?>> basics() {
        return ImmutableList.of(
                new ValueType<>(
                        "point",
                        Point.class,
                        (value, out) -> {
                            out.whole("x", value.x());
                            out.whole("y", value.y());
                        },
                        in -> new Point(in.integer("x"), in.integer("y"))),
                ValueType.ofEnum("direction", Direction.class),
                new ValueType<>(
                        "entity-id",
                        EntityId.class,
                        (value, out) -> {
                            out.whole("level", value.level());
                            out.whole("number", value.number());
                        },
                        in -> new EntityId(in.integer("level"), in.integer("number"))),
                named("equipment-slot", EquipmentSlot.class, EquipmentSlot::name, EquipmentSlot::new),
                named("motility", Motility.class, Motility::name, Motility::new),
                named("damage-kind", DamageKind.class, DamageKind::name, DamageKind::new),
                ValueType.single("rest", Rest.class, new Rest()));
    }

    private static List<ValueType<?>> components() {
        return ImmutableList.of(
                new ValueType<>(
                        "blueprint",
                        Blueprint.class,
                        (value, out) -> {
                            out.text("name", value.name());
                            out.list("components", value.components());
                            out.list("belongings", value.belongings());
                        },
                        in -> new Blueprint(
                                in.text("name"),
                                in.list("components", Component.class),
                                in.list("belongings", Blueprint.Belonging.class))),
                new ValueType<>(
                        "belonging",
                        Blueprint.Belonging.class,
                        (value, out) -> {
                            out.value("what", value.what());
                            out.optional("worn", value.worn());
                        },
                        in -> new Blueprint.Belonging(
                                in.value("what", Blueprint.class), in.optional("worn", EquipmentSlot.class))),
                new ValueType<>(
                        "moves",
                        Moves.class,
                        (value, out) -> out.list("by", value.by()),
                        in -> new Moves(in.list("by", Motility.class))),
                new ValueType<>(
                        "reactions",
                        Reaction.Several.class,
                        (value, out) -> out.list("all", value.all()),
                        in -> new Reaction.Several(in.list("all", Reaction.class))),
                ValueType.single("blocks", new Blocks(), "CELL"),
                ValueType.single("player", new Player(), "INPUT"),
                new ValueType<>(
                        "speed",
                        Speed.class,
                        (value, out) -> out.whole("rate", value.rate()),
                        in -> new Speed(in.integer("rate"))),
                named("faction", Faction.class, Faction::name, Faction::new),
                new ValueType<>(
                        "look",
                        Look.class,
                        (value, out) -> {
                            out.whole("codePoint", value.codePoint());
                            out.whole("rgb", value.rgb());
                        },
                        in -> new Look(in.integer("codePoint"), in.integer("rgb"))));
    }

    private static List<ValueType<?>> sounds() {
        return ImmutableList.of(
                new ValueType<>(
                        "sound",
                        Sound.class,
                        (value, out) -> out.text("name", value.name()),
                        in -> new Sound(in.text("name"))),
                new ValueType<>(
                        "heard",
                        Percept.Heard.class,
                        (value, out) -> {
                            out.value("from", value.from());
                            out.whole("volume", value.volume());
                            out.value("sound", value.sound());
                            out.whole("when", value.when());
                        },
                        in -> new Percept.Heard(
                                in.value("from", Point.class),
                                in.integer("volume"),
                                in.value("sound", Sound.class),
                                in.whole("when"))));
    }

    private static List<ValueType<?>> locations() {
        return ImmutableList.of(
                new ValueType<>(
                        "on-level",
                        Location.OnLevel.class,
                        (value, out) -> {
                            out.whole("level", value.level());
                            out.value("cell", value.cell());
                        },
                        in -> new Location.OnLevel(in.integer("level"), in.value("cell", Point.class))),
                new ValueType<>(
                        "carried-by",
                        Location.CarriedBy.class,
                        (value, out) -> out.value("bearer", value.bearer()),
                        in -> new Location.CarriedBy(in.value("bearer", EntityId.class))),
                new ValueType<>(
                        "worn-by",
                        Location.WornBy.class,
                        (value, out) -> {
                            out.value("bearer", value.bearer());
                            out.value("slot", value.slot());
                        },
                        in -> new Location.WornBy(
                                in.value("bearer", EntityId.class), in.value("slot", EquipmentSlot.class))),
                ValueType.single("nowhere", Location.Nowhere.class, new Location.Nowhere()),
                new ValueType<>(
                        "arrival-at",
                        Arrival.At.class,
                        (value, out) -> out.value("cell", value.cell()),
                        in -> new Arrival.At(in.value("cell", Point.class))),
                ValueType.single("arrival-by-portal", Arrival.ByPortal.class, new Arrival.ByPortal()));
    }

    private static List<ValueType<?>> aims() {
        return ImmutableList.of(
                new ValueType<>(
                        "toward",
                        Aim.Toward.class,
                        (value, out) -> out.value("direction", value.direction()),
                        in -> new Aim.Toward(in.value("direction", Direction.class))),
                new ValueType<>(
                        "at",
                        Aim.At.class,
                        (value, out) -> out.value("target", value.target()),
                        in -> new Aim.At(in.value("target", Point.class))),
                new ValueType<>(
                        "target",
                        Target.class,
                        (value, out) -> {
                            out.list("struck", value.struck());
                            out.list("path", value.path());
                            out.list("area", value.area());
                        },
                        in -> new Target(
                                in.list("struck", EntityId.class),
                                in.list("path", Point.class),
                                in.list("area", Point.class))),
                new ValueType<>(
                        "damage",
                        Damage.class,
                        (value, out) -> {
                            out.whole("amount", value.amount());
                            out.value("kind", value.kind());
                            out.value("cause", value.cause());
                        },
                        in -> new Damage(
                                in.integer("amount"),
                                in.value("kind", DamageKind.class),
                                in.value("cause", Cause.class))));
    }

    private static List<ValueType<?>> causes() {
        return ImmutableList.of(
                new ValueType<>(
                        "cause-deed",
                        Cause.Deed.class,
                        (value, out) -> {
                            out.value("actor", value.actor());
                            out.value("action", value.action());
                        },
                        in -> new Cause.Deed(in.value("actor", EntityId.class), in.value("action", Action.class))),
                new ValueType<>(
                        "cause-ground",
                        Cause.TerrainAt.class,
                        (value, out) -> {
                            out.value("at", value.at());
                            out.value("terrain", value.terrain());
                        },
                        in -> new Cause.TerrainAt(in.value("at", Point.class), in.value("terrain", Terrain.class))),
                new ValueType<>(
                        "cause-lasting",
                        Cause.EffectOn.class,
                        (value, out) -> {
                            out.value("bearer", value.bearer());
                            out.value("effect", value.effect());
                        },
                        in -> new Cause.EffectOn(in.value("bearer", EntityId.class), in.value("effect", Effect.class))),
                new ValueType<>(
                        "cause-answer",
                        Cause.Answer.class,
                        (value, out) -> out.value("reactor", value.reactor()),
                        in -> new Cause.Answer(in.value("reactor", EntityId.class))),
                ValueType.single("cause-world", Cause.World.class, new Cause.World()));
    }

    private static <T> ValueType<T> named(
            String name,
            Class<T> type,
            java.util.function.Function<T, String> text,
            java.util.function.Function<String, T> maker) {
        return new ValueType<>(
                name, type, (value, out) -> out.text("name", text.apply(value)), in -> maker.apply(in.text("name")));
    }
}
