package io.github.undercroft.front.play;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.InView;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.Bar;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where everything is on the screen. In a wide window the board is in the middle, with how things stand, who is in view, the messages
 * and the lists beside it; in others they are above, below and over it. The keys are in the last rows. The board never moves when a
 * question is asked or a list is opened.
 *
 * @param before the board as it was drawn last
 */
record Layout(PlayControls play, ShownGame shown, Display display, Optional<MapView> before, Captions captions) {

    /**
     * Words on the screen that the game itself does not know.
     *
     * @param title what is played
     * @param hovered what is under the pointer; empty if nothing
     * @param epitaph what to tell when the game has ended
     * @param isWatched whether the person only watches
     */
    record Captions(String title, String hovered, Optional<Epitaph> epitaph, boolean isWatched) {}

    /**
     * A drawn screen.
     *
     * @param map where the board is; empty if the window is too small for one
     */
    record Drawn(Sheet sheet, Optional<MapView> map) {}

    private static final int MIN_COLUMNS = 40;
    private static final int MIN_ROWS = 6;
    private static final int ROWS_FOR_TWO_HINTS = 20;
    private static final int MIN_ROWS_OF_MESSAGES = 3;
    /** One who is in view, and how many others there are. */
    private static final int MIN_ROWS_OF_LIST = 2;

    private static final int COLUMNS_FOR_SIDE = 100;
    private static final int MIN_SIDE = 30;
    private static final int MAX_SIDE = 44;
    /** How many pictures of a large board are seen beside each other before anything stands beside them. */
    private static final int MIN_PICTURES = 20;

    /** So long how to begin is of use. */
    private static final int TURNS_OF_FIRST_WORDS = 10;

    static final String INDENT = "  ";

    static boolean fits(int columns, int rows) {
        return columns >= MIN_COLUMNS && rows >= MIN_ROWS;
    }

    Drawn draw(int columns, int rows, Scene scene, boolean withMode) {
        Sheet sheet = new Sheet(Math.max(1, columns), Math.max(1, rows));
        if (!fits(columns, rows)) {
            tooSmall(sheet);
            return new Drawn(sheet, Optional.empty());
        }
        if (withMode && play.mode() instanceof AtEnd && isLow(rows)) {
            List<String> hints = hints(columns, rows, true);
            drawEnd(sheet, rows - hints.size());
            write(sheet, 0, rows - hints.size(), hints, Paint.FAINT);
            return new Drawn(sheet, Optional.empty());
        }
        List<String> last = epitaph(columns, rows);
        int end = rows - usualHintRows(rows) - last.size();
        MapView map;
        Rect lists;
        int side = side(columns, scene);
        if (side > 0) {
            lists = new Rect(columns - side, 0, side, end);
            map = beside(sheet, scene, withMode, lists);
        } else {
            lists = new Rect(0, 0, columns, end);
            map = between(sheet, scene, withMode, end);
        }
        write(sheet, 0, end, last, Paint.PLAIN);
        if (withMode) {
            play.mode().draw(sheet, map, lists);
        }
        // By now a list knows whether it has more lines. A long question covers messages, and does not move the board.
        List<String> hints = hints(columns, rows, withMode);
        if (!hints.isEmpty()) {
            sheet.clear(new Rect(0, rows - hints.size(), columns, hints.size()));
        }
        boolean isHover = withMode
                && play.mode().hint(play.words()).isEmpty()
                && !captions.hovered().isEmpty();
        write(sheet, 0, rows - hints.size(), hints, isHover ? Paint.PLAIN : Paint.FAINT);
        return new Drawn(sheet, Optional.of(map));
    }

    /** The rows of what is told at the end, below the board; in a low window it has the screen of its own. */
    private List<String> epitaph(int columns, int rows) {
        return isLow(rows) ? ImmutableList.of() : told(columns, rows / 2 + 2);
    }

    /** As many whole lines of what is told at the end as have room in so many rows: half a command is none. */
    private List<String> told(int columns, int room) {
        List<String> told = new ArrayList<>();
        captions.epitaph().stream()
                .flatMap(epitaph -> epitaph.lines(columns, room).stream())
                .map(line -> WordWrap.rows(line, columns, INDENT))
                .filter(line -> told.size() + line.size() <= room)
                .forEach(told::addAll);
        return told;
    }

    private static boolean isLow(int rows) {
        return rows < ROWS_FOR_TWO_HINTS;
    }

    /** How the game ended, what is told of it, and as many of the last messages as there is room for. */
    private void drawEnd(Sheet sheet, int end) {
        List<String> title = WordWrap.rows(end().strip(), sheet.width(), INDENT);
        write(sheet, 0, 0, title, Paint.TITLE);
        int room = Math.max(1, end - title.size());
        List<String> told = told(sheet.width(), room);
        write(sheet, 0, title.size(), told, Paint.PLAIN);
        int from = title.size() + told.size() + 1;
        // In fewer rows only the end itself would be told once more.
        if (end - from >= MIN_ROWS_OF_MESSAGES) {
            messages(sheet, new Rect(0, from, sheet.width(), end - from));
        }
    }

    /** How many columns are left beside the board, or beside as much of it as there are pictures to see; 0 if too few. */
    private int side(int columns, Scene scene) {
        int stride = Math.max(1, 2 * display.scale());
        int left = columns - scene.ground().width() * stride - 3;
        if (display.scale() > 0 && left < MIN_SIDE && columns - MIN_SIDE - 3 >= MIN_PICTURES * stride) {
            return MIN_SIDE;
        }
        return columns >= COLUMNS_FOR_SIDE && left >= MIN_SIDE ? Math.min(MAX_SIDE, left) : 0;
    }

    /** Draws the board, and how things stand and the messages beside it. */
    private MapView beside(Sheet sheet, Scene scene, boolean withMode, Rect side) {
        Rect room = new Rect(0, 1, side.x() - 1, side.height() - 1);
        int height = view(scene, withMode, room).height();
        int above = (room.height() - height) / 2;
        MapView map = view(scene, withMode, new Rect(0, 1 + above, room.width(), room.height() - above));
        map.draw(sheet);
        List<String> title = WordWrap.rows(end() + captions.title(), room.width(), "");
        boolean isEndEnough = title.size() > 1 && title.get(0).endsWith("***");
        write(sheet, 0, 0, isEndEnough ? title.subList(0, 1) : WordWrap.first(title, 1, room.width()), Paint.TITLE);
        int row = 0;
        if (shown.viewpoint().health().isPresent()) {
            Bar.draw(shown.viewpoint().health().get(), sheet, side.x(), row++);
        }
        for (String part : Splitter.on(WordWrap.GAP).omitEmptyStrings().split(shown.status(play.game()))) {
            List<String> rows = WordWrap.rows(part, side.width(), INDENT);
            write(sheet, side.x(), row, rows, Paint.PLAIN);
            row += rows.size();
        }
        row = Math.min(row, side.height() - 1);
        told(sheet, new Rect(side.x(), row, side.width(), side.height() - row));
        return map;
    }

    /**
     * Draws who is in view, and the messages below. If not all has room, the new messages get half of it or what they need, and
     * no row stays empty.
     */
    private void told(Sheet sheet, Rect room) {
        InViewPane inView =
                new InViewPane(InView.all(shown.view(), play.game().looks(), play.words()), play.words(), display);
        int wanted = inView.height(room.width());
        int fresh = pane().freshHeight(room.width());
        int gap = wanted + fresh + (wanted > 0 ? 2 : 1) <= room.height() ? 1 : 0;
        int left = Math.max(room.height() / 2, room.height() - fresh - 2 * gap);
        int listed = wanted <= left ? wanted : left < MIN_ROWS_OF_LIST ? 0 : left;
        int row = room.y() + gap;
        if (listed > 0) {
            inView.draw(sheet, new Rect(room.x(), row, room.width(), listed));
            row += listed + gap;
        }
        if (room.contains(room.x(), row)) {
            messages(sheet, new Rect(room.x(), row, room.width(), room.bottom() + 1 - row));
        }
    }

    /** Draws how things stand, the board, and the messages below it. */
    private MapView between(Sheet sheet, Scene scene, boolean withMode, int end) {
        int columns = sheet.width();
        int bar = shown.end().isEmpty() && shown.viewpoint().health().isPresent() ? Bar.WIDTH + 1 : 0;
        List<String> head = WordWrap.first(head(sheet, columns - bar), Math.max(1, sheet.height() / 4), columns - bar);
        write(sheet, bar, 0, head, shown.end().isPresent() ? Paint.TITLE : Paint.PLAIN);
        if (bar > 0) {
            Bar.draw(shown.viewpoint().health().orElseThrow(), sheet, 0, 0);
        }
        MapView map = view(scene, withMode, room(scene, sheet, head.size(), end));
        map.draw(sheet);
        int from = head.size() + map.height();
        from -= spare(map, columns, end - from);
        if (from < end) {
            messages(sheet, new Rect(0, from, columns, end - from));
        }
        return map;
    }

    /** The rows that messages get of those that the board does not use: as many as they need, below one that stays blank; whole rows of cells. */
    private int spare(MapView map, int columns, int had) {
        int rise = Math.max(1, map.display().scale());
        int wanted = pane().height(columns) - had;
        return Math.max(0, Math.min((wanted + rise - 1) / rise, (map.spareRows() - 1) / rise) * rise);
    }

    private MessagePane pane() {
        List<String> left = new ArrayList<>();
        String opening = play.game().about().opening();
        if (shown.turns() > TURNS_OF_FIRST_WORDS && !opening.isEmpty()) {
            left.add(opening);
        }
        if (shown.end().isPresent()) {
            Help.grow(play.game(), play.keymap()).ifPresent(left::add);
        }
        return new MessagePane(shown.narrator(), play.keymap(), play.words(), left);
    }

    /**
     * How things stand: in one row, or in two where there are few columns and many rows, as on a phone held upright. At the end and of what is
     * only watched also what is played.
     */
    private List<String> head(Sheet sheet, int columns) {
        if (captions.isWatched() || shown.end().isPresent()) {
            return WordWrap.rows(end() + captions.title() + WordWrap.GAP + shown.status(play.game()), columns, "");
        }
        int rows = sheet.width() < 2 * sheet.height() ? 2 : 1;
        // A row that is free now stays free, or the board would move when one word more or less is to tell.
        return Stream.concat(shown.status(play.game(), rows, columns).stream(), Stream.of("", ""))
                .limit(rows)
                .toList();
    }

    private MapView view(Scene scene, boolean withMode, Rect room) {
        return new MapView(scene, focus(withMode), room, display, before);
    }

    private Point focus(boolean withMode) {
        Point focus = shown.viewpoint().focus();
        return withMode ? play.mode().focus(focus) : focus;
    }

    /** How the game ended; empty if it goes on. */
    private String end() {
        return shown.end().map(how -> "*** " + how + " ***" + WordWrap.GAP).orElse("");
    }

    /** The room for the board, between the head and the hints; messages are below it. */
    private static Rect room(Scene scene, Sheet sheet, int from, int to) {
        boolean isHigh = sheet.height() >= ROWS_FOR_TWO_HINTS;
        int roomIfFramed = to - from - (isHigh ? 2 : 1);
        boolean isFramed = scene.ground().height() + 2 <= roomIfFramed;
        int messages = isHigh ? 3 : sheet.height() >= 12 ? 2 : 1;
        int room = to - from - messages;
        // A row of messages less, if the whole board is seen then.
        boolean fitsNearly = messages > 1 && scene.ground().height() == room + 1;
        return new Rect(0, from, sheet.width(), isFramed ? roomIfFramed : fitsNearly ? room + 1 : room);
    }

    private static void write(Sheet sheet, int column, int row, List<String> rows, Paint paint) {
        for (int i = 0; i < rows.size(); i++) {
            sheet.write(column, row + i, rows.get(i), paint);
        }
    }

    private void messages(Sheet sheet, Rect room) {
        sheet.clear(room);
        pane().draw(sheet, room);
    }

    private List<String> hints(int columns, int rows, boolean withMode) {
        String hint = withMode || captions.isWatched() || shown.end().isPresent()
                ? play.mode().hint(play.words())
                : "";
        hint = hint.isEmpty() && withMode ? captions.hovered() : hint;
        if (!play.keymap().isTold()) {
            // Others begin with what the mode tells.
            boolean isKeysAlone = play.mode() instanceof MenuMode
                    || play.mode() instanceof WatchMode
                    || play.mode() instanceof WhyMode;
            hint = isKeysAlone ? "" : WordWrap.beforeGap(hint);
        }
        return hint.isEmpty() ? usualHints(columns, rows) : Menu.hintRows(hint, columns, rows);
    }

    private int usualHintRows(int rows) {
        return !play.keymap().isTold() ? 0 : rows >= ROWS_FOR_TWO_HINTS ? 2 : 1;
    }

    /** As many hints as fit. */
    private List<String> usualHints(int columns, int rows) {
        if (!play.keymap().isTold()) {
            return ImmutableList.of();
        }
        List<String> lines = new ArrayList<>();
        List<String> all = new ArrayList<>(Help.hints(
                play, shown.viewpoint().hero(), shown.view(), shown.waitsFor().map(actor -> shown.turn())));
        if (isLow(rows)) {
            // In one row there is no room for all: how to leave, and where the rest is told, come first.
            all.sort(Comparator.comparing(hint -> !hint.equals(Help.keys(play.keymap(), play.words()))
                    && !hint.equals(Help.quit(play.keymap(), play.words()))));
        }
        for (String hint : all) {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1) + WordWrap.GAP + hint;
            if (!last.isEmpty() && TextWidth.fits(last, columns)) {
                lines.set(lines.size() - 1, last);
            } else if (lines.size() < usualHintRows(rows)) {
                lines.add(hint);
            } else {
                break;
            }
        }
        return ImmutableList.copyOf(lines);
    }

    private void tooSmall(Sheet sheet) {
        // Short lines, since the window may be narrow.
        sheet.write(0, 0, play.words().say("Window too small"), Paint.PLAIN);
        sheet.write(0, 1, play.words().say("needs {0}x{1}", MIN_COLUMNS, MIN_ROWS), Paint.PLAIN);
        sheet.write(0, 2, play.words().say("has {0}x{1}", sheet.width(), sheet.height()), Paint.PLAIN);
        sheet.write(0, 3, Help.quit(play.keymap(), play.words()), Paint.FAINT);
    }
}
