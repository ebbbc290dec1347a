package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.Key;
import java.util.List;
import java.util.OptionalInt;

/** A full screen of lines: to be read, or to choose one from by its letter or by arrows and enter. */
public final class Menu {

    /** Without q, which leaves. */
    private static final String LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final String title;
    private final ImmutableList<String> lines;
    private final boolean isChoice;
    /** The line that is marked, or of mere reading the first one in view. */
    private int cursor;

    private int page = 1;
    private OptionalInt chosen = OptionalInt.empty();
    private boolean isLeft;

    private Menu(String title, List<String> lines, boolean isChoice) {
        this.title = title;
        this.lines = ImmutableList.copyOf(lines);
        this.isChoice = isChoice;
    }

    /** @return lines to be read */
    public static Menu toRead(String title, List<String> lines) {
        return new Menu(title, lines, false);
    }

    /** @return lines of which one is to be chosen */
    public static Menu toChoose(String title, List<String> lines) {
        return new Menu(title, lines, true);
    }

    /** Begins at the last line. */
    Menu atEnd() {
        cursor = Math.max(0, lines.size() - 1);
        return this;
    }

    /** @return the number of the line that was chosen, from 0 on */
    public OptionalInt chosen() {
        return chosen;
    }

    /** @return whether it was left, with a choice or without */
    public boolean isLeft() {
        return isLeft;
    }

    /** Takes a key. */
    public void press(Key key) {
        switch (key.name()) {
            case "up" -> move(-1);
            case "down" -> move(1);
            case "pageup" -> move(-page);
            case "pagedown", "space" -> move(page);
            case "home" -> move(-lines.size());
            case "end" -> move(lines.size());
            case "enter" -> leaveWith(cursor);
            default -> pressLetter(key);
        }
    }

    private void pressLetter(Key key) {
        int letter = key.name().length() == 1 ? LETTERS.indexOf(key.name()) : -1;
        if (!isChoice || key.equals(Key.ESCAPE) || key.name().equals("q")) {
            isLeft = true;
        } else if (letter >= 0) {
            leaveWith(letter);
        }
    }

    private void leaveWith(int line) {
        if (isChoice && line < lines.size()) {
            chosen = OptionalInt.of(line);
        }
        isLeft = !isChoice || line < lines.size();
    }

    private void move(int by) {
        cursor = Math.max(0, Math.min(lines.size() - 1, cursor + by));
    }

    /** Draws it over all rows but the last. */
    void draw(Sheet sheet) {
        sheet.clearRows(0, sheet.height() - 1);
        sheet.write(0, 0, title, Paint.TITLE);
        page = Math.max(1, sheet.height() - 3);
        cursor = Math.min(cursor, isChoice ? lines.size() - 1 : Math.max(0, lines.size() - page));
        int first = isChoice ? cursor - cursor % page : cursor;
        for (int i = first; i < Math.min(first + page, lines.size()); i++) {
            String letter = isChoice && i < LETTERS.length() ? LETTERS.charAt(i) + ") " : "";
            Paint paint = isChoice && i == cursor ? Paint.CURSOR : Paint.PLAIN;
            sheet.write(0, 2 + i - first, letter + lines.get(i), paint);
        }
    }

    /** What the last line says. */
    String hint() {
        String move = lines.size() > page ? "space, arrows: more   " : "";
        return isChoice ? move + "letter or enter: choose   q: leave" : move + "q: leave";
    }

    /** @return a screen with nothing else on it */
    public Sheet sheet(int columns, int rows) {
        Sheet sheet = new Sheet(Math.max(1, columns), Math.max(1, rows));
        draw(sheet);
        sheet.write(0, sheet.height() - 1, hint(), Paint.FAINT);
        return sheet;
    }
}
