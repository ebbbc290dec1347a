package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * The only classes of engine modules and of front/core that may break a ban.
 *
 * <p>To add one, write a line below: the outermost class, the name of the ban as {@link Bans} has it, and the reason
 * why this class needs it. Classes nested in it are covered. A line that nothing needs any more fails the build.
 */
public final class AllowedExceptions {

    private static final String NESTING = "as deep as values are nested, which ValueCheck limits";

    private static final String STUDIES = "io.github.undercroft.study.";
    private static final String NO_PAGE = "no page plays studies";

    private static final ImmutableList<Allowed> ALL = ImmutableList.of(
            new Allowed("io.github.undercroft.dungeon.DungeonLog", "logging", "the class of engine-dungeon that logs"),
            new Allowed("io.github.undercroft.game.guard.EngineLog", "logging", "the class of engine-core that logs"),
            new Allowed(
                    "io.github.undercroft.value.RecordTypes",
                    "reflection",
                    "the one class that reads records by reflection; a browser build has value types made at compile time"),
            new Allowed(
                    "io.github.undercroft.front.TextResource",
                    "reflection",
                    "the one class that reads files beside classes"),
            new Allowed(
                    "io.github.undercroft.random.SteadyGenerator",
                    "float",
                    "RandomGenerator declares nextFloat; it is refused, not computed"),
            new Allowed("io.github.undercroft.game.codec.HashWriter", "recursion", NESTING),
            new Allowed("io.github.undercroft.value.MissingTypes", "recursion", NESTING),
            new Allowed("io.github.undercroft.value.TreeWriter", "recursion", NESTING),
            new Allowed("io.github.undercroft.value.ValueChange", "recursion", NESTING),
            new Allowed("io.github.undercroft.game.codec.ValueCheck", "recursion", NESTING),
            new Allowed("io.github.undercroft.save.TreeEncoder", "recursion", NESTING),
            new Allowed("io.github.undercroft.save.TreeDecoder", "recursion", NESTING),
            new Allowed("io.github.undercroft.save.PlainFile", "files and network", "reads a file within a size"),
            new Allowed("io.github.undercroft.save.SaveStore", "files and network", "is made for a directory"),
            new Allowed("io.github.undercroft.save.DirectoryShelf", "files and network", "knows the files of saves"),
            new Allowed("io.github.undercroft.front.play.GameKeeper", "files and network", "needs the name of UTF-8"),
            new Allowed(
                    "io.github.undercroft.save.RecordingFile", "files and network", "knows the files of recordings"),
            new Allowed("io.github.undercroft.save.BugReportFile", "files and network", "knows the files of reports"),
            new Allowed("io.github.undercroft.save.Bytes", "files and network", "needs the name of UTF-8"),
            new Allowed("io.github.undercroft.save.ByteSource", "files and network", "needs the name of UTF-8"),
            new Allowed(STUDIES, "files and network", "studies are files"),
            new Allowed(STUDIES, "threads", "plays many games at once, each on one thread"),
            new Allowed(STUDIES, "console", "its command is the main of an author's program"),
            new Allowed(STUDIES, "process", "asks how many processors there are, and whether there is a terminal"),
            new Allowed(STUDIES, "wall clock", "tells how long the rest of a run takes"),
            new Allowed(STUDIES, "caught traps", "code of a game that throws breaks its own row only"),
            new Allowed(STUDIES, "text formatting", NO_PAGE),
            new Allowed(STUDIES, "regular expressions", NO_PAGE),
            new Allowed(STUDIES, "missing in the browser", NO_PAGE),
            new Allowed(
                    "io.github.undercroft.value.inner.SeenValues",
                    "hash order",
                    "looks up which objects one pass has met, and never goes through them"));

    private AllowedExceptions() {}

    /**
     * One class that may break one ban.
     *
     * @param className the outermost class; or a package and a dot, for all its classes
     * @param ban the name of the ban
     * @param reason why
     */
    public record Allowed(String className, String ban, String reason) {

        /** @return whether this line allows what the ban found */
        public boolean covers(Ban found, Finding finding) {
            String user = finding.className();
            boolean isUser = className.endsWith(".")
                    ? user.startsWith(className)
                    : user.equals(className) || user.startsWith(className + "$");
            return ban.equals(found.name()) && isUser;
        }
    }

    /** @return all of them */
    public static List<Allowed> all() {
        return ALL;
    }
}
