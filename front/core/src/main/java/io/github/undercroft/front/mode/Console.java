package io.github.undercroft.front.mode;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Commands;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/** A line in which commands are typed, such as cheats. Enter does what it says, tab completes it, up and down go through earlier ones. */
public final class Console implements Mode {

    private static final int MAX_LENGTH = 70;
    private final Commands commands;
    private final List<String> earlier;

    private String line = "";
    private int cursor;
    private int shown;
    /** Empty for what the keys do. */
    private String message = "";

    /**
     * An empty line.
     *
     * @param earlier the lines that were done before, oldest first, to which this one is added
     */
    Console(Commands commands, List<String> earlier) {
        this.commands = commands;
        this.earlier = earlier;
        this.shown = earlier.size();
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        message = "";
        switch (key.name()) {
            case "escape" -> play.pop();
            case "enter" -> enter(play);
            case "tab" -> complete(play.turn());
            case "up" -> show(shown - 1);
            case "down" -> show(shown + 1);
            case "left" -> cursor = before();
            case "right" -> cursor = cursor == line.length() ? cursor : line.offsetByCodePoints(cursor, 1);
            case "home" -> cursor = 0;
            case "end" -> cursor = line.length();
            case "backspace" -> {
                String rest = line.substring(cursor);
                write(line.substring(0, before()), rest);
            }
            case "space" -> insert(" ");
            case "?" -> ask(play);
            default -> insert(key.name());
        }
    }

    /** A question mark alone needs no enter, if it means a list. */
    private void ask(PlayControls play) {
        insert("?");
        if (line.equals("?") && commands.read(line, play.turn()) instanceof Commands.Meaning.Lists list) {
            show(list, play);
        }
    }

    /** The line closes with its list. */
    private static void show(Commands.Meaning.Lists list, PlayControls play) {
        play.pop();
        play.push(MenuMode.of(Menu.toRead(list.title(), list.lines())));
    }

    private void write(String before, String after) {
        line = before + after;
        cursor = before.length();
    }

    /** Where the character before the cursor begins. */
    private int before() {
        return cursor == 0 ? 0 : line.offsetByCodePoints(cursor, -1);
    }

    private void insert(String character) {
        if (character.length() == 1
                && CharMatcher.inRange(' ', '~').matches(character.charAt(0))
                && line.length() < MAX_LENGTH) {
            write(line.substring(0, cursor) + character, line.substring(cursor));
        }
    }

    private void complete(TurnView turn) {
        List<String> all = commands.completions(line, turn);
        int word = line.indexOf(' ') + 1;
        if (all.size() > 1) {
            message = String.join(
                    ", ", all.stream().map(each -> each.substring(word).strip()).toList());
        }
        write(all.stream().reduce(Strings::commonPrefix).orElse(line), "");
    }

    private void show(int index) {
        shown = Math.max(0, Math.min(index, earlier.size()));
        write(shown == earlier.size() ? "" : earlier.get(shown), "");
    }

    private void enter(PlayControls play) {
        if (line.isBlank()) {
            play.pop();
            return;
        }
        Commands.Meaning meaning = commands.read(line, play.turn());
        if (meaning instanceof Commands.Meaning.Complains complaint) {
            message = complaint.why();
            return;
        }
        earlier.remove(line);
        earlier.add(line);
        if (meaning instanceof Commands.Meaning.Lists list) {
            show(list, play);
        } else if (meaning instanceof Commands.Meaning.AsksCell asks) {
            play.pop();
            play.push(new CellCursor(
                    "choose this cell",
                    play,
                    cell -> ImmutableList.of(),
                    Optional.of((Point cell) -> play.submit(asks.action().apply(cell)))));
        } else if (meaning instanceof Commands.Meaning.Does does) {
            play.pop();
            play.submit(does.action());
        }
    }

    @Override
    public String hint(Words words) {
        String keys = words.hints("enter: do it", "tab: complete", "?: list", "escape: leave");
        return ":" + line.substring(0, cursor) + "_" + line.substring(cursor)
                + (message.isEmpty() ? WordWrap.GAP + keys : "  " + message);
    }
}
