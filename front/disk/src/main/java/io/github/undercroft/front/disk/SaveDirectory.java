package io.github.undercroft.front.disk;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where the system keeps what programs save. */
public final class SaveDirectory {

    /** What a shell does not take as it is. */
    private static final CharMatcher QUOTED = CharMatcher.whitespace().or(CharMatcher.anyOf("\"'\\$`&|;<>()[]{}*?!#~"));

    private SaveDirectory() {}

    /**
     * The directory for this system and this user.
     *
     * @param name of the program, and of the directory
     */
    public static Path usual(String name) {
        return usual(name, System.getenv(), System.getProperty("os.name"), home());
    }

    /** The directory that a shell puts in the place of {@code ~}. */
    static Path home() {
        return home(System.getenv(), System.getProperty("os.name"), System.getProperty("user.home"));
    }

    /**
     * {@code HOME} if that is an absolute path and this is not Windows.
     *
     * @param ofJava what Java takes for it: on some systems what the table of users says, whatever {@code HOME} is
     */
    static Path home(Map<String, String> environment, String system, String ofJava) {
        return isWindows(system)
                ? Path.of(ofJava)
                : absolute(environment, "HOME").orElseGet(() -> Path.of(ofJava));
    }

    private static boolean isWindows(String system) {
        return Ascii.toLowerCase(system).startsWith("windows");
    }

    /** A path as a shell takes it: below the home directory it begins with {@code ~}, unless it has to be quoted. */
    static String shortened(String place, Path home) {
        boolean isBelow = home.getNameCount() > 0 && place.startsWith(home + "/");
        return isBelow && QUOTED.matchesNoneOf(place)
                ? "~" + place.substring(home.toString().length())
                : place;
    }

    /**
     * The directory below {@code XDG_STATE_HOME}; without that variable, {@code ~/Library/Application Support} on a Mac,
     * {@code LOCALAPPDATA} on Windows, and {@code ~/.local/state} elsewhere. Variables that hold no absolute path count as
     * missing, as the XDG specification demands.
     */
    static Path usual(String name, Map<String, String> environment, String system, Path home) {
        Path state = absolute(environment, "XDG_STATE_HOME").orElseGet(() -> {
            if (Ascii.toLowerCase(system).startsWith("mac")) {
                return home.resolve("Library").resolve("Application Support");
            }
            if (isWindows(system)) {
                return absolute(environment, "LOCALAPPDATA")
                        .orElseGet(() -> home.resolve("AppData").resolve("Local"));
            }
            return home.resolve(".local").resolve("state");
        });
        return state.resolve(name);
    }

    private static Optional<Path> absolute(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
