package io.github.undercroft.front.play;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is left of a game that has ended, as text.
 *
 * @param name of the game
 * @param progress how far it came
 * @param messages the last ones, oldest first
 * @param begin the command that begins the same game again, if there is one
 * @param replay the command that shows this one, if it was recorded
 * @param ask the command that tells why this one was lost, if it was, and was recorded
 * @param why what that told; empty if nobody has asked
 */
record Morgue(
        String name,
        Ending ending,
        List<String> progress,
        List<String> messages,
        Optional<String> begin,
        Optional<String> replay,
        Optional<String> ask,
        List<String> why,
        Words words) {

    private static final int LAST_MESSAGES = 20;

    /** What is left of a game that has ended. */
    static Morgue of(
            PlayableGame game,
            ShownGame shown,
            Ending ending,
            long seed,
            Optional<String> begin,
            Optional<String> recording) {
        List<String> lines = shown.narrator().lines();
        return new Morgue(
                game.wording().name(game.about().name()),
                ending,
                ImmutableList.of(
                        ending.course().told(game.words()),
                        shown.status(game),
                        game.words().say("seed {0}", seed)),
                lines.subList(Math.max(0, lines.size() - LAST_MESSAGES), lines.size()),
                begin,
                recording.flatMap(game::replayCommand),
                recording.filter(place -> ending.isLost()).flatMap(game::whyCommand),
                ImmutableList.of(),
                game.words());
    }

    /** The same with the reason why the game was lost. */
    Morgue because(List<String> lines) {
        return new Morgue(name, ending, progress, messages, begin, replay, ask, lines, words);
    }

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(name + ": " + ending.how());
        lines.add("");
        lines.add(words.say("Who:       {0}", ending.figure().who()));
        if (!ending.causes().isEmpty()) {
            lines.add(words.say("Killed by: {0}", String.join(", ", ending.causes())));
        }
        section(lines, "How far", progress);
        if (!ending.remarks().isEmpty()) {
            section(lines, "Looking back", ending.remarks());
        }
        List<String> carried = ending.figure().carried();
        section(lines, "Carried at last", carried.isEmpty() ? ImmutableList.of(words.say("nothing")) : carried);
        section(lines, "The last messages", messages);
        section(lines, "The map as last seen", rows());
        begin.ifPresent(command -> section(lines, "To begin the same game again", ImmutableList.of(command)));
        replay.ifPresent(command -> section(lines, "To see this game again", ImmutableList.of(command)));
        if (why.isEmpty()) {
            ask.ifPresent(command -> section(lines, "To see why it was lost", ImmutableList.of(command)));
        } else {
            section(lines, "Why it was lost", why);
        }
        return String.join("\n", lines) + "\n";
    }

    private void section(List<String> lines, String title, List<String> content) {
        lines.add("");
        lines.add(words.say(title));
        lines.add("-".repeat(TextWidth.of(words.say(title))));
        lines.addAll(content);
    }

    /** The map without the empty rows around it. */
    private List<String> rows() {
        Scene map = ending.figure().map();
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < map.ground().height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < map.ground().width(); x++) {
                row.appendCodePoint(map.lookAt(new Point(x, y)).codePoint());
            }
            rows.add(CharMatcher.whitespace().trimTrailingFrom(row));
        }
        while (!rows.isEmpty() && rows.get(rows.size() - 1).isEmpty()) {
            rows.remove(rows.size() - 1);
        }
        while (!rows.isEmpty() && rows.get(0).isEmpty()) {
            rows.remove(0);
        }
        return rows;
    }
}
