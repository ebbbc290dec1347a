package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Aim;
import io.github.undercroft.EntityId;
import io.github.undercroft.value.ValueType;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The value types of actions with things. */
final class HandlingTypes {

    private HandlingTypes() {}

    static List<ValueType<?>> all() {
        return ImmutableList.<ValueType<?>>builder()
                .add(counted("pick-up", PickUp.class, PickUp::thing, PickUp::count, PickUp::new))
                .add(counted("drop", Drop.class, Drop::thing, Drop::count, Drop::new))
                .add(counted("take-out", TakeOut.class, TakeOut::thing, TakeOut::count, TakeOut::new))
                .add(ValueType.single("pick-up-first", PickUpFirst.class, new PickUpFirst()))
                .add(ValueType.single("pick-up-all", PickUpAll.class, new PickUpAll()))
                .add(ValueType.single("use-first", UseFirst.class, new UseFirst()))
                .add(ValueType.single("equip-first", EquipFirst.class, new EquipFirst()))
                .add(with("use", Use.class, "thing", Use::thing, Use::new))
                .add(with("equip", Equip.class, "thing", Equip::thing, Equip::new))
                .add(with("take-off", TakeOff.class, "thing", TakeOff::thing, TakeOff::new))
                .add(with("open", OpenContainer.class, "container", OpenContainer::container, OpenContainer::new))
                .add(with("close", CloseContainer.class, "container", CloseContainer::container, CloseContainer::new))
                .add(with("bash-lock", BashLock.class, "container", BashLock::container, BashLock::new))
                .add(with("disarm", Disarm.class, "container", Disarm::container, Disarm::new))
                .add(with("take-out-all", TakeOutAll.class, "container", TakeOutAll::container, TakeOutAll::new))
                .add(new ValueType<>(
                        "put-in",
                        PutIn.class,
                        (value, out) -> {
                            out.value("thing", value.thing());
                            out.whole("count", value.count());
                            out.value("container", value.container());
                        },
                        in -> new PutIn(
                                in.value("thing", EntityId.class),
                                in.integer("count"),
                                in.value("container", EntityId.class))))
                .add(new ValueType<>(
                        "throw",
                        Throw.class,
                        (value, out) -> {
                            out.value("thing", value.thing());
                            out.value("aim", value.aim());
                        },
                        in -> new Throw(in.value("thing", EntityId.class), in.value("aim", Aim.class))))
                .build();
    }

    private static <T> ValueType<T> with(
            String name, Class<T> type, String field, Function<T, EntityId> thing, Function<EntityId, T> maker) {
        return new ValueType<>(
                name,
                type,
                (value, out) -> out.value(field, thing.apply(value)),
                in -> maker.apply(in.value(field, EntityId.class)));
    }

    private interface Counted<T> {
        T of(EntityId thing, int count);
    }

    private static <T> ValueType<T> counted(
            String name, Class<T> type, Function<T, EntityId> thing, ToIntFunction<T> count, Counted<T> maker) {
        return new ValueType<>(
                name,
                type,
                (value, out) -> {
                    out.value("thing", thing.apply(value));
                    out.whole("count", count.applyAsInt(value));
                },
                in -> maker.of(in.value("thing", EntityId.class), in.integer("count")));
    }
}
