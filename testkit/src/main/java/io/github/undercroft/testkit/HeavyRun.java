package io.github.undercroft.testkit;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Plays the games of {@link Heavy} in both JVMs, and compares them. */
final class HeavyRun {

    private final Heavy heavy;
    private long steps;
    private long loads;
    private Optional<String> withoutSecondJvm = Optional.empty();

    HeavyRun(Heavy heavy) {
        this.heavy = heavy;
    }

    Heavy.Played run() {
        try (SecondJvm second = second()) {
            for (int number = 0; number < heavy.games; number++) {
                HeavyGame.Setting setting = HeavyGame.Setting.of(heavy, number);
                ComparedGame game = new ComparedGame(setting, heavy.recordings, steps);
                Digests digests = game.play();
                steps += digests.size();
                loads += game.loads();
                if (second != null && withoutSecondJvm.isEmpty()) {
                    compare(setting, digests, second);
                }
            }
        }
        return new Heavy.Played(heavy.games, steps, loads, withoutSecondJvm);
    }

    private @Nullable SecondJvm second() {
        try {
            return SecondJvm.start(heavy);
        } catch (NoSecondJvm none) {
            withoutSecondJvm = Optional.of(none.why());
            return null;
        }
    }

    /** Compares a game with that of the second JVM, and plays it again up to the first step that differs. */
    private void compare(HeavyGame.Setting setting, Digests digests, SecondJvm second) {
        StepAccount other;
        OptionalInt differing;
        try {
            differing = digests.firstDifference(second.next());
            if (differing.isEmpty()) {
                return;
            }
            other = second.account(setting.number(), differing.getAsInt());
        } catch (NoSecondJvm ended) {
            withoutSecondJvm = Optional.of(ended.why());
            return;
        }
        throw new ComparedGame(setting, heavy.recordings, 0).differing(differing.getAsInt(), other);
    }
}
