package io.github.undercroft.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Plays a kept row again, since a fingerprint does not tell all of the rules. One row of a file is a sample: the first of a game that did not
 * break, as what is thrown may differ from process to process.
 */
final class RowReplay {

    private RowReplay() {}

    /** Whether a row is the one to play again, if none before it was. */
    static boolean isFit(List<StudyCell> cells) {
        return !cells.get(1).toString().equals("broken");
    }

    /**
     * Compares a kept row with the game that the present rules play of its seed, in the columns that the study has, too.
     *
     * @throws StudyException if it comes out differently
     */
    static void require(Study study, Path file, StudyHeader header, List<StudyCell> cells) {
        long seed = cells.get(0).number();
        StudyHeader present = study.header(header.seeds(), header.shard());
        List<StudyCell> now = StudyTable.cells(
                "seed " + seed, present, study.withLimit(header.limit()).row(seed));
        for (int i = 0; i < cells.size(); i++) {
            int at = present.columns().indexOf(header.columns().get(i));
            if (at >= 0 && !now.get(at).equals(cells.get(i))) {
                throw new StudyException(
                        file + " was played by other rules, though their fingerprint is the same: seed "
                                + seed + " has \"" + cells.get(i) + "\" as "
                                + header.columns().get(i).name() + ", and the present rules give \"" + now.get(at)
                                + "\"; count up Rules.version and move the file away, or go back to its rules");
            }
        }
    }

    /**
     * Plays a row of a file again, if it should be one of the present rules.
     *
     * @return why no row was played again; empty if one was, and came out the same
     * @throws StudyException if it came out differently
     */
    static Optional<String> check(Optional<Study> known, Path file) throws IOException {
        StudyHeader header = StudyTable.header(file);
        if (known.isEmpty()) {
            return Optional.of(
                    "No row of " + file + " was played again: the game \"" + header.name() + "\" is not known here.");
        }
        Study study = known.get();
        if (!study.isOfSameRules(header)) {
            return Optional.of("No row of " + file + " was played again: it is of other rules than the present ones.");
        }
        Optional<List<StudyCell>> row = StudyTable.first(file, RowReplay::isFit);
        row.ifPresent(cells -> require(study, file, header, cells));
        return row.isPresent()
                ? Optional.empty()
                : Optional.of("No row of " + file + " was played again: it has none.");
    }
}
