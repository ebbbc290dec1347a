package io.github.undercroft.front.disk;

import com.google.common.base.Ascii;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where the system keeps what programs save. */
public final class SaveDirectory {

    private SaveDirectory() {}

    /**
     * The directory for this system and this user.
     *
     * @param name of the program, and of the directory
     */
    public static Path usual(String name) {
        return usual(name, System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }

    /**
     * The directory below {@code XDG_STATE_HOME}; without that variable, {@code ~/Library/Application Support} on a Mac,
     * {@code LOCALAPPDATA} on Windows, and {@code ~/.local/state} elsewhere. Variables that hold no absolute path count as
     * missing, as the XDG specification demands.
     */
    static Path usual(String name, Map<String, String> environment, String system, Path home) {
        Path state = absolute(environment, "XDG_STATE_HOME").orElseGet(() -> {
            String lower = Ascii.toLowerCase(system);
            if (lower.startsWith("mac")) {
                return home.resolve("Library").resolve("Application Support");
            }
            if (lower.startsWith("windows")) {
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
