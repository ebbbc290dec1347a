/** Turns, actions, boards, entities, combat and whole-game state for roguelikes, without a renderer. */
module io.github.undercroft.core {
    requires com.google.common;
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.undercroft.geometry;
}
