package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Sound;
import io.github.undercroft.value.ValueType;
import java.util.List;

/** The value types of sleeping and waking, written by hand so that they need no reflection. */
final class AlertnessTypes {

    private AlertnessTypes() {}

    static List<ValueType<?>> all() {
        return ImmutableList.of(
                ValueType.ofEnum("wakefulness", Wakefulness.class),
                new ValueType<>(
                        "alertness",
                        Alertness.class,
                        (value, out) -> {
                            out.whole("level", value.level());
                            out.value("state", value.state());
                        },
                        in -> new Alertness(in.integer("level"), in.value("state", Wakefulness.class))),
                noticing(),
                waking(),
                new ValueType<>(
                        "alertness-rule",
                        AlertnessRule.class,
                        (value, out) -> {
                            out.whole("kept", value.kept());
                            out.whole("gained", value.gained());
                            out.value("noticing", value.noticing());
                            out.value("waking", value.waking());
                        },
                        in -> new AlertnessRule(
                                in.integer("kept"),
                                in.integer("gained"),
                                in.value("noticing", Noticing.class),
                                in.value("waking", Waking.class))),
                new ValueType<>(
                        "wary",
                        Wary.class,
                        (value, out) -> {
                            out.value("brain", value.brain());
                            out.value("rule", value.rule());
                            out.value("alertness", value.alertness());
                            out.whole("hitPoints", value.hitPoints());
                        },
                        in -> new Wary(
                                in.value("brain", Brain.class),
                                in.value("rule", AlertnessRule.class),
                                in.value("alertness", Alertness.class),
                                in.integer("hitPoints"))),
                ValueType.single("wake-up", WakeUp.class, new WakeUp()),
                ValueType.single("fall-asleep", FallAsleep.class, new FallAsleep()));
    }

    private static ValueType<Noticing> noticing() {
        return new ValueType<>(
                "noticing",
                Noticing.class,
                (value, out) -> {
                    out.whole("fullLight", value.fullLight());
                    out.whole("brightest", value.brightest());
                    out.whole("ordinaryNoise", value.ordinaryNoise());
                    out.list("alarms", value.alarms());
                },
                in -> new Noticing(
                        in.integer("fullLight"),
                        in.integer("brightest"),
                        in.integer("ordinaryNoise"),
                        in.list("alarms", Sound.class)));
    }

    private static ValueType<Waking> waking() {
        return new ValueType<>(
                "waking",
                Waking.class,
                (value, out) -> {
                    out.whole("mayFrom", value.mayFrom());
                    out.whole("surelyFrom", value.surelyFrom());
                    out.whole("leastChance", value.minChance());
                    out.whole("asleepBelow", value.asleepBelow());
                },
                in -> new Waking(
                        in.integer("mayFrom"),
                        in.integer("surelyFrom"),
                        in.integer("leastChance"),
                        in.integer("asleepBelow")));
    }
}
