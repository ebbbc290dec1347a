package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Every ban on engine code. A new ban goes into one of the lists below and needs a culprit that it catches. */
public final class Bans {

    private static final ImmutableList<Ban> ALL = ImmutableList.<Ban>builder()
            .addAll(SameGameBans.ALL)
            .addAll(SurroundingsBans.ALL)
            .addAll(BrowserBans.ALL)
            .addAll(BytecodeBans.ALL)
            .build();

    private Bans() {}

    /** @return all of them */
    public static List<Ban> all() {
        return ALL;
    }

    /** @throws IllegalArgumentException if no ban has the name */
    public static Ban named(String name) {
        return ALL.stream()
                .filter(ban -> ban.name().equals(name))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no ban is named '" + name + "', only " + ALL));
    }
}
