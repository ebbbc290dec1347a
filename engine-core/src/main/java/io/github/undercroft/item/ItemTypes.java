package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class ItemTypes implements ValueTypes {

    /** For the service loader. */
    public ItemTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .addAll(things())
                .addAll(containers())
                .addAll(HandlingTypes.all())
                .build();
    }

    private static List<ValueType<?>> things() {
        return ImmutableList.of(
                new ValueType<>(
                        "stack",
                        StackSize.class,
                        (value, out) -> out.whole("count", value.count()),
                        in -> new StackSize(in.integer("count"))),
                new ValueType<>(
                        "weight",
                        Weight.class,
                        (value, out) -> out.whole("each", value.each()),
                        in -> new Weight(in.integer("each"))),
                new ValueType<>(
                        "inventory",
                        Inventory.class,
                        (value, out) -> {
                            out.whole("things", value.things());
                            out.whole("weight", value.weight());
                        },
                        in -> new Inventory(in.integer("things"), in.integer("weight"))),
                new ValueType<>(
                        "wearable",
                        Wearable.class,
                        (value, out) -> out.value("on", value.on()),
                        in -> new Wearable(in.value("on", EquipmentSlot.class))),
                new ValueType<>(
                        "loot-on-death",
                        LootOnDeath.class,
                        (value, out) -> out.list("drops", value.drops()),
                        in -> new LootOnDeath(in.list("drops", LootOnDeath.PossibleDrop.class))),
                new ValueType<>(
                        "loot-chance",
                        LootOnDeath.PossibleDrop.class,
                        (value, out) -> {
                            out.whole("percent", value.percent());
                            out.value("what", value.what());
                        },
                        in -> new LootOnDeath.PossibleDrop(in.integer("percent"), in.value("what", Blueprint.class))),
                ValueType.single("cursed", new Cursed(), "CLINGS"),
                ValueType.single("fixed", new Fixed(), "IN_PLACE"),
                new ValueType<>(
                        "consumable",
                        Consumable.class,
                        (value, out) -> out.list("consequences", value.consequences()),
                        in -> new Consumable(in.list("consequences", Consequence.class))),
                new ValueType<>(
                        "shatters",
                        Shatters.class,
                        (value, out) -> {
                            out.whole("reach", value.reach());
                            out.list("consequences", value.consequences());
                        },
                        in -> new Shatters(in.integer("reach"), in.list("consequences", Consequence.class))),
                new ValueType<>(
                        "bursts",
                        Bursts.class,
                        (value, out) -> {
                            out.whole("reach", value.reach());
                            out.value("shape", value.shape());
                            out.list("consequences", value.consequences());
                        },
                        in -> new Bursts(
                                in.integer("reach"),
                                in.value("shape", AreaShape.class),
                                in.list("consequences", Consequence.class))));
    }

    private static List<ValueType<?>> containers() {
        return ImmutableList.of(
                ValueType.ofEnum("container", Container.class),
                new ValueType<>(
                        "key",
                        Key.class,
                        (value, out) -> out.text("name", value.name()),
                        in -> new Key(in.text("name"))),
                new ValueType<>(
                        "locked",
                        Locked.class,
                        (value, out) -> {
                            out.text("key", value.key());
                            out.whole("bashPercent", value.bashPercent());
                        },
                        in -> new Locked(in.text("key"), in.integer("bashPercent"))),
                ValueType.ofEnum("trap-known", Trapped.Known.class),
                new ValueType<>(
                        "trapped",
                        Trapped.class,
                        (value, out) -> {
                            out.value("known", value.known());
                            out.list("consequences", value.consequences());
                        },
                        in -> new Trapped(
                                in.value("known", Trapped.Known.class), in.list("consequences", Consequence.class))));
    }
}
