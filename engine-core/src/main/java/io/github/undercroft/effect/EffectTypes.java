package io.github.undercroft.effect;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Behaviour;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Effect;
import io.github.undercroft.move.Steered;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.List;

/** Registers the values of this package. Found by every registry; nobody needs to call it. */
public final class EffectTypes implements ValueTypes {

    /** For the service loader. */
    public EffectTypes() {}

    @Override
    public List<ValueType<?>> types() {
        return ImmutableList.<ValueType<?>>builder()
                .addAll(consequences())
                .addAll(spans())
                .addAll(effects())
                .build();
    }

    private static List<ValueType<?>> consequences() {
        return ImmutableList.of(
                new ValueType<>(
                        "heal",
                        Heal.class,
                        (value, out) -> out.value("points", value.points()),
                        in -> new Heal(in.value("points", Dice.class))),
                new ValueType<>(
                        "harm",
                        Harm.class,
                        (value, out) -> {
                            out.value("points", value.points());
                            out.value("kind", value.kind());
                        },
                        in -> new Harm(in.value("points", Dice.class), in.value("kind", DamageKind.class))),
                new ValueType<>(
                        "afflict",
                        Afflict.class,
                        (value, out) -> out.value("effect", value.effect()),
                        in -> new Afflict(in.value("effect", Effect.class))),
                new ValueType<>(
                        "cure",
                        Cure.class,
                        (value, out) -> out.list("kinds", value.kinds()),
                        in -> new Cure(in.list("kinds", EffectKind.class))));
    }

    private static List<ValueType<?>> spans() {
        return ImmutableList.of(
                new ValueType<>(
                        "effect-kind",
                        EffectKind.class,
                        (value, out) -> out.text("name", value.name()),
                        in -> new EffectKind(in.text("name"))),
                new ValueType<>(
                        "span-turns",
                        Span.Turns.class,
                        (value, out) -> out.whole("left", value.left()),
                        in -> new Span.Turns(in.integer("left"))),
                ValueType.single("span-endless", Span.Endless.class, new Span.Endless()),
                ValueType.ofEnum("stacking", Stacking.class),
                new ValueType<>(
                        "lasting",
                        Lasting.class,
                        (value, out) -> {
                            out.value("kind", value.kind());
                            out.value("what", value.what());
                            out.value("span", value.span());
                            out.value("stacking", value.stacking());
                        },
                        in -> new Lasting(
                                in.value("kind", EffectKind.class),
                                in.value("what", Effect.class),
                                in.value("span", Span.class),
                                in.value("stacking", Stacking.class))));
    }

    private static List<ValueType<?>> effects() {
        return ImmutableList.of(
                new ValueType<>(
                        "effects",
                        Effects.class,
                        (value, out) -> out.list("all", value.all()),
                        in -> new Effects(in.list("all", Effect.class))),
                new ValueType<>(
                        "pace",
                        Pace.class,
                        (value, out) -> out.whole("percent", value.percent()),
                        in -> new Pace(in.integer("percent"))),
                new ValueType<>(
                        "each-turn",
                        EachTurn.class,
                        (value, out) -> out.value("what", value.what()),
                        in -> new EachTurn(in.value("what", Consequence.class))),
                ValueType.single("blindness", new Blindness(), "BLINDNESS"),
                ValueType.single("paralysis", new Paralysis(), "PARALYSIS"),
                new ValueType<>(
                        "compulsion",
                        Compulsion.class,
                        (value, out) -> out.value("behaviour", value.behaviour()),
                        in -> new Compulsion(in.value("behaviour", Behaviour.class))),
                new ValueType<>(
                        "confusion",
                        Confusion.class,
                        (value, out) -> out.whole("percent", value.percent()),
                        in -> new Confusion(in.integer("percent"))),
                new ValueType<>(
                        "stagger",
                        Stagger.class,
                        (value, out) -> {
                            out.value("meant", value.meant());
                            out.whole("percent", value.percent());
                        },
                        in -> new Stagger(in.value("meant", Steered.class), in.integer("percent"))));
    }
}
