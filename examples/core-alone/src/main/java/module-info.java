/** A game on the core alone. */
module alone {
    requires io.github.undercroft.core;
}
