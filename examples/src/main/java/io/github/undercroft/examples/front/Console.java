package io.github.undercroft.examples.front;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.Key;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line in which cheats are typed. Enter does what it says, tab completes it, up and down go through earlier ones. */
final class Console implements Mode {

    private static final int MAX_LENGTH = 70;
    private static final String HINT =
            String.join(Folding.GAP, "enter: do it", "tab: complete", "?: list", "escape: leave");

    private final CheatLine cheats;
    private final List<String> earlier;

    private String line = "";
    private int cursor;
    private int shown;
    private String message = HINT;

    /** The lines that were done, oldest first. */
    record History(List<String> lines) {
        History() {
            this(new ArrayList<>());
        }
    }

    Console(Play play) {
        this.cheats = new CheatLine(play.game().cheats(), play.turn());
        this.earlier = play.cheats.lines();
        this.shown = earlier.size();
    }

    @Override
    public void press(Key key, Play play) {
        message = HINT;
        switch (key.name()) {
            case "escape" -> play.enter(Walking.WALKING);
            case "enter" -> enter(play);
            case "tab" -> complete();
            case "up" -> show(shown - 1);
            case "down" -> show(shown + 1);
            case "left" -> cursor = Math.max(0, cursor - 1);
            case "right" -> cursor = Math.min(line.length(), cursor + 1);
            case "home" -> cursor = 0;
            case "end" -> cursor = line.length();
            case "backspace" -> {
                String rest = line.substring(cursor);
                write(line.substring(0, Math.max(0, cursor - 1)), rest);
            }
            case "space" -> insert(" ");
            default -> insert(key.name());
        }
    }

    private void write(String before, String after) {
        line = before + after;
        cursor = before.length();
    }

    private void insert(String character) {
        if (character.length() == 1
                && CharMatcher.inRange(' ', '~').matches(character.charAt(0))
                && line.length() < MAX_LENGTH) {
            write(line.substring(0, cursor) + character, line.substring(cursor));
        }
    }

    private void complete() {
        List<String> all = cheats.completions(line);
        int word = line.indexOf(' ') + 1;
        if (all.size() > 1) {
            message = String.join(
                    ", ", all.stream().map(each -> each.substring(word).strip()).toList());
        }
        write(cheats.completed(line), "");
    }

    private void show(int index) {
        shown = Math.max(0, Math.min(index, earlier.size()));
        write(shown == earlier.size() ? "" : earlier.get(shown), "");
    }

    private void enter(Play play) {
        if (line.isBlank()) {
            play.enter(Walking.WALKING);
            return;
        }
        CheatLine.Meaning meaning = cheats.read(line);
        if (meaning instanceof CheatLine.Meaning.Complains complaint) {
            message = complaint.why();
            return;
        }
        earlier.remove(line);
        earlier.add(line);
        if (meaning instanceof CheatLine.Meaning.Helps) {
            show(earlier.size());
            play.enter(Listing.of(Menu.toRead("Cheats", cheats.help()), this));
        } else if (meaning instanceof CheatLine.Meaning.AsksCell asks) {
            play.enter(new Pointing(
                    "choose this cell",
                    play,
                    cell -> ImmutableList.of(),
                    Optional.of((Point cell) -> play.submit(asks.action().apply(cell)))));
        } else if (meaning instanceof CheatLine.Meaning.Does does) {
            play.enter(Walking.WALKING);
            play.submit(does.action());
        }
    }

    @Override
    public String hint() {
        return ":" + line.substring(0, cursor) + "_" + line.substring(cursor) + Folding.GAP + message;
    }
}
