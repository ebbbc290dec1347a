/** Draws maps, boards, level plans and heat maps as PNG, GIF and text, with a font of its own and without a display. */
module io.github.undercroft.pictures {
    requires com.google.common;
    requires java.desktop;
    requires transitive io.github.undercroft.kit;
    requires transitive io.github.undercroft.dungeon;
    requires transitive io.github.undercroft.front;
    requires static transitive org.jspecify;

    exports io.github.undercroft.pictures;
}
