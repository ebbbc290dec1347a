package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;

/** Bans on what a headless library must not touch: the machine and the process around it. */
final class SurroundingsBans {

    static final ImmutableList<Ban> ALL = ImmutableList.of(
            new Ban(
                    "console",
                    "the output belongs to the game; give values back or emit events",
                    ApiUse.of(
                            "java.lang.System#out",
                            "java.lang.System#err",
                            "java.lang.System#in",
                            "java.lang.System#console",
                            "java.lang.System#setOut",
                            "java.lang.System#setErr",
                            "java.lang.Throwable+#printStackTrace")),
            new Ban(
                    "process",
                    "a game must not depend on how and where it was started; take settings as parameters",
                    ApiUse.of(
                            "java.lang.System#getProperty",
                            "java.lang.System#getProperties",
                            "java.lang.System#setProperty",
                            "java.lang.System#getenv",
                            "java.lang.System#lineSeparator",
                            "java.lang.System#exit",
                            "java.lang.System#gc",
                            "java.lang.Integer#getInteger",
                            "java.lang.Long#getLong",
                            "java.lang.Boolean#getBoolean",
                            "java.lang.Runtime",
                            "java.lang.Process",
                            "java.lang.ProcessBuilder")),
            new Ban(
                    "desktop",
                    "the engine draws nothing",
                    ApiUse.of("java.awt..", "javax.swing..", "javax.imageio..", "javax.sound..", "java.beans..")),
            new Ban(
                    "files and network",
                    "only engine-save knows a format; take and give text and values",
                    ApiUse.of(
                            "java.io..",
                            "java.nio..",
                            "java.net..",
                            "java.sql..",
                            "javax.sql..",
                            "java.lang.String#getBytes()")),
            new Ban(
                    "threads",
                    "one game belongs to one thread; a game runs many of them in parallel outside the engine",
                    ApiUse.of(
                            "java.util.concurrent..",
                            "com.google.common.util.concurrent..",
                            "java.lang.Thread",
                            "java.lang.ThreadGroup",
                            "java.lang.ThreadLocal",
                            "java.lang.InheritableThreadLocal",
                            "java.util.Timer",
                            "java.util.TimerTask",
                            "java.util.Collection+#parallelStream",
                            "java.util.stream.BaseStream+#parallel",
                            "java.util.stream.StreamSupport#stream",
                            "java.util.Arrays#parallelSort",
                            "java.util.Arrays#parallelPrefix",
                            "java.util.Arrays#parallelSetAll",
                            "java.util.Collections#synchronizedList",
                            "java.util.Collections#synchronizedMap",
                            "java.util.Collections#synchronizedSet",
                            "java.lang.Object+#wait",
                            "java.lang.Object+#notify",
                            "java.lang.Object+#notifyAll")),
            new Ban(
                    "logging",
                    "one class of package game logs for all, so that a browser build replaces one class",
                    ApiUse.of("org.slf4j..", "java.util.logging..", "java.lang.System#getLogger")));

    private SurroundingsBans() {}
}
