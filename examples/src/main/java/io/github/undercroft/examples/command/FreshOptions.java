package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.disk.DiskKeeper;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.SplittableRandom;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** With what a person's new game begins, and what it leaves. */
final class FreshOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--daily",
            description =
                    "The game of today, which is the same for everybody until midnight UTC: its seed is the number of the"
                            + " day, and its save and scores are kept apart.")
    private boolean isDaily;

    @Option(
            names = "--no-bones",
            description =
                    "Meet nothing that an earlier game has left, and leave nothing; so it is also with --daily, and"
                            + " in the game of a --seed nothing is met.")
    private boolean hasNoBones;

    /** One day, however long the program runs. */
    private final LocalDate today = LocalDate.now(ZoneOffset.UTC);

    /** The seed that was typed, or that of the day. */
    Optional<Long> seed(Optional<Long> typed) {
        if (isDaily && typed.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), "--daily has a seed of its own; leave out --daily or --seed " + typed.get());
        }
        return isDaily ? Optional.of(today.toEpochDay()) : typed;
    }

    /** What keeps a game, in a place below that directory. */
    DiskKeeper keeper(Path directory, BundledGame game, Optional<Path> copy, Optional<Long> seed) {
        Path place = isDaily ? directory.resolve("daily").resolve(today.toString()) : directory;
        DiskKeeper keeper = new DiskKeeper(place, game, copy);
        seed.ifPresent(keeper::choose);
        if (hasNoBones || isDaily) {
            keeper.leaveLegacy();
        }
        return keeper;
    }

    /** A new seed each time. */
    static long drawn(BundledGame game, DiskKeeper keeper) {
        long drawn = new SplittableRandom().nextLong(1_000_000);
        return keeper.isNew() ? game.newcomersSeed(drawn) : drawn;
    }

    /** What goes on with such a game, beside its name. */
    String typed() {
        return isDaily ? " --daily" : "";
    }
}
