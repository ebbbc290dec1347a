package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Destructible;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.InView;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.Bar;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of who is in view, in a room of the screen: letter or picture, name, health, state and announced deed of each. */
record InViewPane(List<InView> all, Words words, Display display) {

    /** What a name and states take at most: the rest is cut, so that the others have room too. */
    private static final int MAX_ROWS_OF_NAME = 2;

    /** The rows of one of them: all but the last ones are its name and states, these are what it is about to do. */
    private record Entry(InView who, List<String> named, List<String> deed) {
        int height() {
            return named.size() + deed.size();
        }
    }

    /** How many rows all of them take. */
    int height(int columns) {
        return entries(columns).stream().mapToInt(Entry::height).sum();
    }

    /** Draws the nearest ones, and how many others there are if not all have room. A row is never left empty then. */
    void draw(Sheet sheet, Rect room) {
        List<Entry> entries = entries(room.width());
        boolean isWhole = height(room.width()) <= room.height();
        int end = room.y() + room.height() - (isWhole ? 0 : 1);
        int row = room.y();
        int drawn = 0;
        while (drawn < entries.size() && row < end) {
            Entry entry = entries.get(drawn++);
            draw(sheet, entry, room, row, end);
            row += entry.height();
        }
        if (!isWhole && room.height() > 0) {
            sheet.write(room.x() + inset(), end, words.say("and {0} more", all.size() - drawn), Paint.FAINT);
        }
    }

    private void draw(Sheet sheet, Entry entry, Rect room, int top, int end) {
        Appearance look = entry.who.look();
        sheet.put(room.x(), top, look.look().codePoint(), look.look().rgb(), Paint.SEEN);
        if (display.scale() > 0) {
            sheet.show(room.x(), top, new CellPicture(Appearance.UNSEEN, Optional.of(look), 1));
        }
        entry.who.body().ifPresent(body -> draw(sheet, body, room.x() + room.width() - Bar.WIDTH, top));
        int row = top;
        for (String text : entry.named) {
            row = write(sheet, room, row, end, text, Paint.PLAIN);
        }
        for (String text : entry.deed) {
            row = write(sheet, room, row, end, text, Paint.AIM);
        }
    }

    private int write(Sheet sheet, Rect room, int row, int end, String text, Paint paint) {
        if (row < end) {
            sheet.write(room.x() + inset(), row, text, paint);
        }
        return row + 1;
    }

    private void draw(Sheet sheet, Destructible body, int column, int row) {
        if (body instanceof Health health) {
            Bar.draw(health, sheet, column, row);
        } else {
            sheet.write(column, row, words.say("HP {0}", body.hitPoints()), Paint.PLAIN);
        }
    }

    /** The columns before a name, for a letter or a picture. */
    private int inset() {
        return display.scale() > 0 ? 3 : 2;
    }

    private List<Entry> entries(int columns) {
        List<Entry> entries = new ArrayList<>();
        for (InView each : all) {
            int room = columns - inset() - (each.body().isPresent() ? Bar.WIDTH + 1 : 0);
            String named = String.join(
                    ", ",
                    ImmutableList.<String>builder()
                            .add(each.name())
                            .addAll(each.states())
                            .build());
            List<String> deed =
                    each.deed().isEmpty() ? ImmutableList.of() : WordWrap.rows(each.deed(), columns - inset(), "");
            entries.add(new Entry(each, WordWrap.first(WordWrap.rows(named, room, ""), MAX_ROWS_OF_NAME, room), deed));
        }
        return entries;
    }
}
