/** Plays thousands of games by their bots, and tells what changed. */
module io.github.undercroft.study {
    requires com.google.common;
    requires org.apache.commons.statistics.inference;
    requires org.apache.commons.statistics.interval;
    requires transitive io.github.undercroft.kit;
    requires static transitive org.jspecify;

    exports io.github.undercroft.study;
}
