package io.github.undercroft.examples.command;

import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.SeedLevels;
import io.github.undercroft.levels.PlainWords;
import io.github.undercroft.study.Catalogue;
import io.github.undercroft.study.SeedRange;
import io.github.undercroft.study.StudyException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What is listed of seeds without playing them. */
final class CatalogueOptions {

    private static final int MAX_FLOORS = 1000;
    /** Of a game without end. */
    private static final int USUAL_FLOORS = 10;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--catalogue",
            description =
                    "Print what lies and lives on which floor of the game of --seed, without playing it, and exit.")
    private boolean isAsked;

    @Option(names = "--seeds", paramLabel = "A..B", description = "The seeds of --catalogue, if there are several.")
    private Optional<String> seeds = Optional.empty();

    @Option(
            names = "--floors",
            paramLabel = "N",
            description = "How many floors --catalogue lists; default all, and 10 of a game without end.")
    private Optional<Integer> floors = Optional.empty();

    @Option(names = "--csv", description = "Print --catalogue as a table: seed, floor, what, count.")
    private boolean isTable;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            description = "Print what --catalogue has more and less than such a table, by default of the seeds in it.")
    private Optional<Path> older = Optional.empty();

    /** @return whether something was typed that needs a game */
    boolean needsGame() {
        return isAsked || seeds.isPresent() || floors.isPresent() || isTable || older.isPresent();
    }

    /** The lines that were asked for; none if there is to be play. */
    Optional<List<String>> lines(BundledGame game, BoardSize board, Optional<Long> seed) {
        if (!isAsked) {
            if (needsGame()) {
                throw wrong("'--seeds', '--floors', '--csv' and '--compare' belong to '--catalogue'");
            }
            return Optional.empty();
        }
        if (seed.isPresent() && seeds.isPresent()) {
            throw wrong("'--seed' or '--seeds', not both");
        }
        if (isTable && older.isPresent()) {
            throw wrong("'--csv' or '--compare', not both");
        }
        PlainWords.requireRange(spec.commandLine(), "--floors", floors, MAX_FLOORS);
        try {
            Optional<Catalogue> before = older.map(this::read);
            Optional<SeedRange> typed = seeds.map(SeedRange::of).or(() -> seed.map(one -> new SeedRange(one, one)));
            SeedRange range = typed.or(() -> before.map(Catalogue::seeds)).orElseGet(() -> new SeedRange(0, 0));
            Rules rules = game.rules(board, Seat.PERSON);
            int all = SeedLevels.of(rules, range.first()).count().orElse(USUAL_FLOORS);
            Catalogue now = Catalogue.of(rules, range, floors.orElse(all));
            return Optional.of(before.map(now::changesFrom).orElseGet(isTable ? now::csv : now::lines));
        } catch (StudyException | IllegalArgumentException refused) {
            throw wrong(String.valueOf(refused.getMessage()));
        }
    }

    private Catalogue read(Path file) {
        try {
            return Catalogue.read(Files.readAllLines(file));
        } catch (IOException failed) {
            throw new StudyException("Can't read " + file + ": " + PlainWords.whyNotRead(file, failed));
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
