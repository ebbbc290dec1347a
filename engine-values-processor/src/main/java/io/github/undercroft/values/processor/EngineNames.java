package io.github.undercroft.values.processor;

import java.util.List;

/** The engine's types, and one of the compiler's, that the processor knows by name, since it depends on no module of the engine. */
final class EngineNames {

    /** The beginning of all of them. */
    static final String ENGINE = "io.github.undercroft.";

    static final String SAVED_VALUES = "io.github.undercroft.value.SavedValues";
    static final String SAVED_AS = "io.github.undercroft.value.SavedAs";
    static final String GENERATED = "javax.annotation.processing.Generated";
    static final String VALUE_TYPE = "io.github.undercroft.value.ValueType";
    static final String VALUE_TYPES = "io.github.undercroft.value.ValueTypes";

    /** The interfaces that games implement and whose values a state holds. */
    static final List<String> HELD_BY_STATES = List.of(
            "io.github.undercroft.Action",
            "io.github.undercroft.Behaviour",
            "io.github.undercroft.Component",
            "io.github.undercroft.Effect",
            "io.github.undercroft.Terrain",
            "io.github.undercroft.area.AreaShape",
            "io.github.undercroft.effect.Consequence");

    /** The packages that save types of other packages of the engine, which have no annotation. */
    static final List<String> SAVING_FOR_OTHERS =
            List.of("io.github.undercroft", "io.github.undercroft.combat", "io.github.undercroft.sense");

    private EngineNames() {}
}
