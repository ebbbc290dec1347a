package io.github.undercroft.testkit;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a {@link Monkey} broke: cuts it down, and writes it as a test. */
final class MonkeyCatch {

    /** So many deeds a written test has at most. */
    private static final int MAX_DEEDS = 12;
    /** So often it is tried at most whether fewer deeds from the seed do. */
    private static final int MAX_TRIALS = 150;

    private final Monkey monkey;
    private final long seed;
    private final ImmutableList<MonkeyDeed> deeds;
    private final Throwable broken;
    private final String kind;
    private int trials;

    MonkeyCatch(Monkey monkey, long seed, List<MonkeyDeed> deeds, Throwable broken) {
        this.monkey = monkey;
        this.seed = seed;
        this.deeds = ImmutableList.copyOf(deeds);
        this.broken = broken;
        this.kind = kind(broken);
    }

    /** The same fault breaks with the same exception and message, apart from numbers. */
    private static String kind(Throwable broken) {
        Throwable root = Throwables.getRootCause(broken);
        return root.getClass().getName() + ": "
                + String.valueOf(root.getMessage()).replaceAll("\\d+", "#");
    }

    /** A beginning, and what is done from there. */
    private record Way(MonkeyTrial.Start start, ImmutableList<MonkeyDeed> deeds) {}

    AssertionError told() {
        Way shortest = shortest();
        boolean isSame = breaks(shortest);
        String name = "MonkeySeed" + (seed < 0 ? "Minus" + -seed : seed) + "Test";
        String test = new MonkeySource(monkey, name, broken)
                .of(
                        shortest.start() instanceof MonkeyTrial.FromSave
                                ? Optional.of(saveFile(name))
                                : Optional.empty(),
                        seed,
                        shortest.deeds());
        Path file = monkey.folder.resolve(name + ".java");
        try {
            Files.createDirectories(monkey.folder);
            if (shortest.start() instanceof MonkeyTrial.FromSave save) {
                Files.write(saveFile(name), save.bytes());
            }
            Files.writeString(file, test);
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "The test that a monkey found can't be written: " + failed.getMessage(), failed);
        }
        return new AssertionError(
                "Monkey: " + monkey.game.about().name() + " breaks after "
                        + shortest.deeds().size() + (shortest.deeds().size() == 1 ? " deed" : " deeds") + ": "
                        + Throwables.getRootCause(broken)
                        + "\n  found in the game of seed " + seed + ", deed " + deeds.size()
                        + (isSame
                                ? ""
                                : "\n  it does not break again by the same deeds: ask Heavy first, which finds what chance alone decides")
                        + shortest.deeds().stream()
                                .map(each -> "\n    " + each.told())
                                .collect(Collectors.joining())
                        + "\n  as a test: " + file + "\n\n" + test,
                broken);
    }

    private Path saveFile(String name) {
        return monkey.folder.resolve(name.replace("Test", "") + ".save");
    }

    /** The fewest deeds that were found, from the seed if these are no more than from a save. */
    private Way shortest() {
        Way fromSeed = fewer(new Way(new MonkeyTrial.FromSeed(seed), deeds));
        if (fromSeed.deeds().size() <= 1) {
            return fromSeed;
        }
        return fromSave()
                .filter(way -> way.deeds().size() < fromSeed.deeds().size()
                        || fromSeed.deeds().size() > MAX_DEEDS)
                .orElse(fromSeed);
    }

    /** The last few deeds, from a save before them. */
    private Optional<Way> fromSave() {
        for (int last : ImmutableList.of(1, 2, 4, 8, MAX_DEEDS)) {
            if (last < deeds.size()) {
                Optional<Way> way = saved(deeds.size() - last)
                        .map(save -> new Way(save, deeds.subList(deeds.size() - last, deeds.size())))
                        .filter(this::breaks);
                if (way.isPresent()) {
                    trials = 0;
                    return way.map(this::fewer);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<MonkeyTrial.Start> saved(int count) {
        try {
            MonkeyTrial trial = new MonkeyTrial(monkey, new MonkeyTrial.FromSeed(seed));
            trial.begin();
            for (MonkeyDeed deed : deeds.subList(0, count)) {
                if (trial.awaiting().isEmpty()) {
                    return Optional.empty();
                }
                trial.act(deed);
            }
            return Optional.of(new MonkeyTrial.FromSave(trial.saved()));
        } catch (RuntimeException | StackOverflowError | AssertionError sooner) {
            return Optional.empty();
        }
    }

    private boolean breaks(Way way) {
        trials++;
        try {
            new MonkeyTrial(monkey, way.start()).play(way.deeds());
            return false;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return kind(thrown).equals(kind);
        }
    }

    /** Leaves out halves, then quarters and so on, as long as it breaks without them; the source is Zeller's delta debugging. */
    private Way fewer(Way way) {
        Way least = way;
        for (int size = Math.max(1, way.deeds().size() / 2); size > 0; size /= 2) {
            for (int from = 0; from < least.deeds().size() && trials < MAX_TRIALS; ) {
                List<MonkeyDeed> rest = new ArrayList<>(least.deeds());
                rest.subList(from, Math.min(rest.size(), from + size)).clear();
                Way shorter = new Way(way.start(), ImmutableList.copyOf(rest));
                if (breaks(shorter)) {
                    least = shorter;
                } else {
                    from += size;
                }
            }
        }
        return least;
    }
}
