package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.ShuffleBag;
import java.util.List;

/** The value types of package random, which knows nothing of value types. */
final class ChanceTypes {

    private ChanceTypes() {}

    @SuppressWarnings("rawtypes") // a class literal has no type variables; each value is checked by who reads it
    static List<ValueType<?>> all() {
        return ImmutableList.of(
                new ValueType<>(
                        "dice",
                        Dice.class,
                        (value, out) -> out.text("text", value.toString()),
                        in -> Dice.of(in.text("text"))),
                new ValueType<ShuffleBag>(
                        "shuffle-bag",
                        ShuffleBag.class,
                        (value, out) -> {
                            out.list("values", value.values());
                            out.list("counts", value.counts());
                            out.list("left", value.left());
                        },
                        in -> new ShuffleBag<>(
                                in.list("values", Object.class),
                                in.list("counts", Integer.class),
                                in.list("left", Integer.class))));
    }
}
