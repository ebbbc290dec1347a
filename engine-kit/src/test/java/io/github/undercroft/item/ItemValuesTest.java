package io.github.undercroft.item;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.area.Burst;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.value.SameByReflection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Types made at compile time keep each field, as those found by reflection do. */
class ItemValuesTest {

    private static final EntityId THING = new EntityId(1, 2);
    private static final EntityId CHEST = new EntityId(3, 4);

    @Test
    void everyValueIsReadBackFieldByField() {
        SameByReflection.checkAll(
                new ItemValues(),
                List.of(
                        LootOnDeath.of().with(30, Blueprint.item("ring")),
                        new LootOnDeath.PossibleDrop(40, Blueprint.item("coin")),
                        new Cursed(),
                        new StackSize(5),
                        new Weight(6),
                        new Inventory(7, 8),
                        new Wearable(EquipmentSlot.BODY),
                        new Consumable(List.of(new Sting(1))),
                        new Shatters(9, List.of(new Sting(2))),
                        new Bursts(4, Burst.of(1), List.of(new Sting(6))),
                        new Key("cellar"),
                        new OneOf("vault"),
                        new Locked("attic", 10),
                        new Trapped(Trapped.Known.FOUND, List.of(new Sting(3))),
                        new PickUp(THING, 11),
                        new Drop(THING, 12),
                        new DropWhenStruck(),
                        new TakeOut(THING, 13, CHEST),
                        PickUp.first(),
                        PickUp.all(),
                        Use.first(),
                        Equip.first(),
                        new AutoEquip(),
                        new Use(THING),
                        new Equip(THING),
                        new TakeOff(THING),
                        new UseContainer(Container.OPEN, CHEST),
                        new UseContainer(Container.CLOSED, CHEST),
                        new BashLock(CHEST),
                        new Disarm(CHEST),
                        TakeOut.everything(CHEST),
                        new PutIn(THING, 14, CHEST),
                        new Throw(THING, new Aim.Toward(Direction.EAST))));
    }
}
