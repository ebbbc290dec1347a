package io.github.undercroft.front.sheet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Rect;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A full screen of lines: to read, or to choose from by a letter or by arrows and enter. */
public final class Menu {

    /** The letters of lines. Without q, which leaves the menu. */
    public static final String LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private static final String INDENT = "   ";
    /** The columns of a picture, and one between it and its line. */
    private static final int PICTURE = 3;

    private final String title;
    private final ImmutableList<String> lines;
    private final boolean isChoice;
    /** Of each line, nothing for one without. */
    private final ImmutableList<String> letters;

    /** One for each line, or none at all. */
    private ImmutableList<Appearance> pictures = ImmutableList.of();

    /** The columns before the lines, for their pictures. */
    private int inset;
    /** How many rows a line of a choice has at least. */
    private int lineRows = 1;

    /** The marked line; in a list to read, the first line in view. */
    private int cursor;
    /** The key that was pressed last, if it is no line's; then none is marked, and enter chooses nothing. */
    private Optional<KeyPress> missed = Optional.empty();

    private int page = 1;
    private boolean hasMore;
    private boolean isWhole;
    private OptionalInt chosen = OptionalInt.empty();
    private boolean isLeft;
    /** The line in each row of a sheet, counted from 1; 0 where there is none. */
    private int[] lineInRow = new int[0];

    private Menu(String title, List<String> lines, List<String> letters, boolean isChoice) {
        this.title = title;
        this.lines = ImmutableList.copyOf(lines);
        this.letters = ImmutableList.copyOf(letters);
        this.isChoice = isChoice;
    }

    /** @return a list to read */
    public static Menu toRead(String title, List<String> lines) {
        return new Menu(title, lines, ImmutableList.of(), false);
    }

    /** @return a list to choose from, with the first letters for the first lines */
    public static Menu toChoose(String title, List<String> lines) {
        String first = LETTERS.substring(0, Math.min(lines.size(), LETTERS.length()));
        return toChoose(
                title,
                lines,
                first.isEmpty() ? ImmutableList.of() : Splitter.fixedLength(1).splitToList(first));
    }

    /** @return a list to choose from, with a letter for each line, or nothing for a line without one */
    public static Menu toChoose(String title, List<String> lines, List<String> letters) {
        return new Menu(title, lines, letters, true);
    }

    /** Gives each line the picture of what it names, for surfaces with pictures. */
    public Menu withPictures(List<Appearance> each) {
        pictures = ImmutableList.copyOf(each);
        return this;
    }

    /** Covers all of the sheet, also where lists are beside the board: for long texts. */
    public Menu whole() {
        isWhole = true;
        return this;
    }

    /** @return whether it covers all of the sheet */
    public boolean isWhole() {
        return isWhole;
    }

    /** Starts at the last line. */
    public Menu atEnd() {
        cursor = Math.max(0, lines.size() - 1);
        return this;
    }

    /** @return the index of the chosen line, from 0 */
    public OptionalInt chosen() {
        return chosen;
    }

    /** @return whether the menu was left, with or without a choice */
    public boolean isLeft() {
        return isLeft;
    }

    /** Handles a key. */
    public void press(KeyPress key) {
        switch (key.name()) {
            case "up" -> move(-1);
            case "down" -> move(1);
            case "pageup" -> move(-Math.max(1, page / lineRows));
            case "pagedown", "space" -> move(Math.max(1, page / lineRows));
            case "home" -> move(-lines.size());
            case "end" -> move(lines.size());
            case "enter" -> {
                if (missed.isEmpty()) {
                    leaveWith(cursor);
                }
            }
            default -> pressLetter(key);
        }
    }

    /** Handles the pointer: it marks the line that it is moved to, and chooses the one that is clicked. */
    public void point(Input.Pointed pointed) {
        int line = pointed.row() < lineInRow.length ? lineInRow[pointed.row()] - 1 : -1;
        switch (pointed.gesture()) {
            case WHEEL_UP -> move(-1);
            case WHEEL_DOWN -> move(1);
            case LOOK -> {}
            case MOVE -> {
                if (isChoice && line >= 0) {
                    cursor = line;
                    missed = Optional.empty();
                }
            }
            case CLICK -> {
                if (isChoice && line >= 0) {
                    leaveWith(line);
                }
            }
        }
    }

    private void pressLetter(KeyPress key) {
        int letter = letters.indexOf(key.name());
        if (!isChoice || key.equals(KeyPress.ESCAPE) || key.name().equals("q")) {
            isLeft = true;
        } else if (letter >= 0) {
            leaveWith(letter);
        } else {
            missed = Optional.of(key);
        }
    }

    private void leaveWith(int line) {
        if (isChoice && line < lines.size()) {
            chosen = OptionalInt.of(line);
        }
        isLeft = !isChoice || line < lines.size();
    }

    private void move(int by) {
        missed = Optional.empty();
        cursor = Math.max(0, Math.min(lines.size() - 1, cursor + by));
    }

    /** Draws the menu over a part of a sheet, without pictures. */
    public void draw(Sheet sheet, Rect room) {
        draw(sheet, room, Display.USUAL);
    }

    /** Draws the menu over a part of a sheet, with the pictures that it has if cells are shown as pictures. */
    public void draw(Sheet sheet, Rect room, Display display) {
        int columns = room.width();
        inset = display.scale() > 0 && !pictures.isEmpty() ? PICTURE : 0;
        lineRows = isChoice ? display.choiceRows() : 1;
        int end = room.y() + room.height();
        sheet.clear(room);
        int row = room.y();
        for (String part : WordWrap.rows(title, columns, INDENT)) {
            sheet.write(room.x(), row++, part, Paint.TITLE);
        }
        row++;
        page = Math.max(1, end - row);
        cursor = Math.min(cursor, isChoice ? Math.max(0, lines.size() - 1) : firstBefore(lines.size(), columns));
        lineInRow = new int[sheet.height()];
        int first = first(columns);
        hasMore = first > 0 || firstBefore(lines.size(), columns) > 0;
        for (int i = first; i < lines.size() && row < end; i++) {
            Paint paint = isMarked(i) ? Paint.CURSOR : Paint.PLAIN;
            int above = above(i, columns);
            if (inset > 0 && row + above < end) {
                sheet.show(room.x(), row + above, new CellPicture(Appearance.UNSEEN, Optional.of(pictures.get(i)), 1));
            }
            for (String part : folded(i, columns)) {
                if (row < end) {
                    lineInRow[row] = i + 1;
                    sheet.write(room.x() + inset, row++, part, paint);
                }
            }
        }
    }

    private boolean isMarked(int line) {
        return isChoice && line == cursor && missed.isEmpty();
    }

    /** The first line to show, so that the marked one is in view. */
    private int first(int columns) {
        return !isChoice || lines.isEmpty() ? cursor : Math.min(cursor, firstBefore(cursor + 1, columns));
    }

    /** The first line to show so that the one before the end is just in view. */
    private int firstBefore(int end, int columns) {
        int first = end;
        int rows = 0;
        while (first > 0 && rows + folded(first - 1, columns).size() <= page) {
            first--;
            rows += folded(first, columns).size();
        }
        return first;
    }

    /** The rows of a line, in the middle of those that it has at least. */
    private List<String> folded(int line, int columns) {
        List<String> text = text(line, columns);
        int above = above(line, columns);
        int below = Math.max(0, Math.min(lineRows, page) - text.size() - above);
        return ImmutableList.<String>builder()
                .addAll(Collections.nCopies(above, ""))
                .addAll(text)
                .addAll(Collections.nCopies(below, ""))
                .build();
    }

    private List<String> text(int line, int columns) {
        String letter = line < letters.size() ? letters.get(line) : "";
        return WordWrap.rows(letter + (letter.isEmpty() ? "" : ") ") + lines.get(line), columns - inset, INDENT);
    }

    /** The empty rows above the text of a line. */
    private int above(int line, int columns) {
        return Math.max(0, Math.min(lineRows, page) - text(line, columns).size()) / 2;
    }

    /** The rows of a hint; in a low window only the first. */
    public static List<String> hintRows(String hint, int columns, int rows) {
        return WordWrap.first(WordWrap.rows(hint, columns, ""), Math.max(1, rows / 4), columns);
    }

    /** The lines, and last the marked one, if there is one. */
    public List<String> told() {
        return ImmutableList.<String>builder()
                .add(title)
                .addAll(lines.stream().map(WordWrap::unwrapped).toList())
                .addAll(
                        cursor < lines.size() && isMarked(cursor)
                                ? lines.subList(cursor, cursor + 1)
                                : ImmutableList.of())
                .build();
    }

    /** @return that the key that was pressed last is no line's; empty if it is, or is none to choose */
    public Optional<String> missed(Words words) {
        return missed.map(key -> words.say("{0} is no line of this list.", words.key(key)));
    }

    /** The hint in the last line. */
    public String hint(Words words) {
        return hint(hasMore, words);
    }

    private String hint(boolean isMore, Words words) {
        String keys = words.hints(
                isMore ? "space, arrows: more" : "",
                !isChoice ? "" : missed.isPresent() ? "letter or arrows: choose" : "letter or enter: choose",
                "q: leave");
        return missed(words).map(told -> told + WordWrap.GAP).orElse("") + keys;
    }

    /** @return a screen with only this menu */
    public Sheet sheet(int columns, int rows) {
        Sheet sheet = new Sheet(Math.max(1, columns), Math.max(1, rows));
        int high = sheet.height()
                - hintRows(hint(true, Words.ENGLISH), columns, rows).size();
        draw(sheet, new Rect(0, 0, sheet.width(), Math.max(1, high)));
        List<String> hints = hintRows(hint(Words.ENGLISH), sheet.width(), sheet.height());
        for (int i = 0; i < hints.size(); i++) {
            sheet.write(0, sheet.height() - hints.size() + i, hints.get(i), Paint.FAINT);
        }
        return sheet;
    }
}
