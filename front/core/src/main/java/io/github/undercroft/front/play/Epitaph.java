package io.github.undercroft.front.play;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import java.util.Optional;

/**
 * What is told of a game that has ended, besides how.
 *
 * @param run how long and how far it went
 * @param remarks on luck, what could have been seen, habits and finds; the weightiest first
 * @param begin what begins the same game again; empty if nothing does
 * @param replay the command that shows it again; empty if there is none, or no recording
 * @param ask the command that tells why it was lost; empty if there is none, or no recording, or it was not lost
 */
record Epitaph(
        String run,
        ImmutableList<String> remarks,
        long seed,
        Optional<String> begin,
        Optional<String> replay,
        Optional<String> ask,
        Kept kept,
        Words words) {

    /** Narrower than that, whole commands have no room. */
    private static final int COLUMNS_FOR_COMMANDS = 60;

    /** What remarks take at most. */
    private static final int ROWS_OF_REMARKS = 4;

    /**
     * What is kept of it.
     *
     * @param place its place among all games
     * @param recording where the recording is
     * @param story where the text about it is
     * @param failures what could not be kept, and why
     */
    record Kept(
            Optional<String> place,
            Optional<String> recording,
            Optional<String> story,
            ImmutableList<String> failures) {}

    /** That of a game that has ended. */
    static Epitaph of(Ending ending, String closing, PlayableGame game, long seed, Optional<String> begin, Kept kept) {
        return new Epitaph(
                (closing.isEmpty() ? "" : closing + WordWrap.GAP)
                        + ending.course().told(game.words()),
                ending.remarks(),
                seed,
                begin,
                kept.recording().flatMap(game::replayCommand),
                kept.recording().filter(place -> ending.isLost()).flatMap(game::whyCommand),
                kept,
                game.words());
    }

    /** The lines for a window of so many columns, to be wrapped; with as many remarks as the rest leaves rows for. */
    ImmutableList<String> lines(int columns, int rows) {
        int others = lines(columns, ImmutableList.of()).stream()
                .mapToInt(line -> height(line, columns))
                .sum();
        String told = "";
        for (String remark : remarks) {
            String more = told.isEmpty() ? remark : told + " " + remark;
            told = height(more, columns) <= Math.min(ROWS_OF_REMARKS, rows - others) ? more : told;
        }
        return lines(columns, told.isEmpty() ? ImmutableList.of() : ImmutableList.of(told));
    }

    private static int height(String line, int columns) {
        return WordWrap.rows(line, columns, Layout.INDENT).size();
    }

    private ImmutableList<String> lines(int columns, ImmutableList<String> remarked) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(run);
        lines.addAll(remarked);
        kept.place.ifPresent(lines::add);
        if (columns < COLUMNS_FOR_COMMANDS) {
            lines.add(begin.map(command -> words.say("Same game: {0}", WordWrap.COMMAND + command))
                    .orElseGet(() -> words.say("Seed {0}", seed)));
            String folder = folder();
            if (!folder.isEmpty()) {
                lines.add(words.say("Kept in {0}:", folder));
            }
            kept.recording.ifPresent(place -> lines.add("  " + place.substring(folder.length())));
            kept.story.ifPresent(place -> lines.add("  " + place.substring(folder.length())));
        } else {
            lines.add(begin.map(command -> words.say("Begin the same game again by   {0}", WordWrap.COMMAND + command))
                    .orElseGet(() -> words.say("The seed of this game is {0}", seed)));
            replay.map(command -> words.say("See this game again by   {0}", WordWrap.COMMAND + command))
                    .or(() -> kept.recording.map(place -> words.say("It is recorded in   {0}", place)))
                    .ifPresent(lines::add);
            ask.ifPresent(command -> lines.add(words.say("See why it was lost by   {0}", WordWrap.COMMAND + command)));
            kept.story.ifPresent(place -> lines.add(words.say("Your story is in   {0}", place)));
        }
        return lines.addAll(kept.failures).build();
    }

    /** The lines with whole commands, not to be wrapped. */
    ImmutableList<String> told() {
        return lines(COLUMNS_FOR_COMMANDS, remarks).stream()
                .map(WordWrap::unwrapped)
                .collect(ImmutableList.toImmutableList());
    }

    /** The folder in which all of it is, with a slash at its end. */
    private String folder() {
        String story = kept.story.orElse("");
        String common = Strings.commonPrefix(kept.recording.orElse(story), story);
        return common.substring(0, common.lastIndexOf('/') + 1);
    }
}
