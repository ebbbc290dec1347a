/** Level plans: what generators make and games are played on. */
module io.github.undercroft.dungeon {
    requires com.google.common;
    requires org.slf4j;
    requires transitive io.github.undercroft.kit;
    requires static transitive org.jspecify;

    exports io.github.undercroft.dungeon;
    exports io.github.undercroft.dungeon.accretion;
    exports io.github.undercroft.dungeon.bsp;
    exports io.github.undercroft.dungeon.cave;
    exports io.github.undercroft.dungeon.composite;
    exports io.github.undercroft.dungeon.feature;
    exports io.github.undercroft.dungeon.lock;
    exports io.github.undercroft.dungeon.loot;
    exports io.github.undercroft.dungeon.maze;
    exports io.github.undercroft.dungeon.noise;
    exports io.github.undercroft.dungeon.report;
    exports io.github.undercroft.dungeon.rogue;
    exports io.github.undercroft.dungeon.step;
    exports io.github.undercroft.dungeon.stock;
    exports io.github.undercroft.dungeon.text;
    exports io.github.undercroft.dungeon.theme;
    exports io.github.undercroft.dungeon.vault;
}
