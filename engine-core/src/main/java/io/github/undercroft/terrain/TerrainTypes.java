package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of plain terrain. Found by every registry; nobody needs to call it. */
public final class TerrainTypes implements ValueTypes {

    /** For the service loader. */
    public TerrainTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.of(
                new ValueType<>(
                        "acid",
                        Acid.class,
                        (value, out) -> out.value("damage", value.damage()),
                        in -> new Acid(in.value("damage", Dice.class))),
                ValueType.ofEnum("water", Water.class),
                ValueType.ofEnum("ground", Ground.class),
                ValueType.ofEnum("outside", Outside.class),
                ValueType.ofEnum("unseen", Unseen.class));
    }
}
