package io.github.undercroft.front.play;

import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.wording.MessageLog;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The newest messages in a room of the screen, the newest last. Those of one turn share a row as long as it has room. What is
 * new since the last key is bright, and what was before is shown only in rows that are left. If not even the new ones have
 * room, those of several turns share rows, and it is said how many are missing: those that do not speak of the player give way first
 * but for the newest one, and last what it got and where it was hurt.
 *
 * @param left how messages begin that are of no more use, and not shown
 */
record MessagePane(Narrator narrator, Keymap keymap, Words words, List<String> left) {

    /** Some sentences in one row, or a long one in several. */
    private record Line(List<String> rows, Paint paint) {}

    /** How many rows all messages would take. */
    int height(int columns) {
        return height(before(columns)) + freshHeight(columns);
    }

    /** How many rows those that are new since the last key would take. */
    int freshHeight(int columns) {
        return height(fresh(fresh(), columns));
    }

    void draw(Sheet sheet, Rect room) {
        List<Line> lines = fresh(fresh(), room.width());
        if (height(lines) > room.height()) {
            lines = shortened(fresh(), room);
        } else {
            List<Line> before = before(room.width());
            for (int i = before.size() - 1;
                    i >= 0 && height(lines) + before.get(i).rows.size() <= room.height();
                    i--) {
                lines.add(0, before.get(i));
            }
        }
        int row = room.y();
        for (Line line : lines) {
            for (String text : WordWrap.first(line.rows, Math.max(1, room.bottom() + 1 - row), room.width())) {
                sheet.write(room.x(), row++, text, line.paint);
            }
        }
    }

    private List<MessageLog.Message> fresh() {
        List<MessageLog.Message> all = narrator.messages();
        return shown(all.subList(all.size() - narrator.fresh(), all.size()));
    }

    private List<Line> before(int columns) {
        List<MessageLog.Message> all = narrator.messages();
        return lines(shown(all.subList(0, all.size() - narrator.fresh())), Paint.FAINT, columns);
    }

    private List<MessageLog.Message> shown(List<MessageLog.Message> messages) {
        return messages.stream()
                .filter(each -> left.stream().noneMatch(each.sentence()::startsWith))
                .toList();
    }

    /** As many of the new messages as there is room for, after how many others there are; turns share rows as well. */
    private List<Line> shortened(List<MessageLog.Message> fresh, Rect room) {
        BitSet kept = new BitSet();
        kept.set(0, fresh.size());
        List<Integer> gone = new ArrayList<>();
        int last = narrator.answer().isPresent() ? 0 : 1;
        while (kept.cardinality() > last && height(packed(fresh, kept, room)) > room.height()) {
            int least = leastOf(fresh, kept);
            kept.clear(least);
            gone.add(least);
        }
        for (int i = gone.size() - 1; i >= 0; i--) { // a long one that went may have left room for a short one
            kept.set(gone.get(i));
            if (height(packed(fresh, kept, room)) > room.height()) {
                kept.clear(gone.get(i));
            }
        }
        List<Line> lines = packed(fresh, kept, room);
        Optional<Line> joined = narrator.answer()
                .filter(answer -> kept.isEmpty() && lines.size() > 1 && height(lines) > room.height())
                .map(answer -> line(answer + " " + more(fresh.size()), Paint.FRESH, room.width()))
                .filter(line -> line.rows.size() == room.height());
        return joined.map(List::of).orElse(lines); // a row for it would cut the answer
    }

    private List<Line> packed(List<MessageLog.Message> fresh, BitSet kept, Rect room) {
        List<MessageLog.Message> told = new ArrayList<>();
        int missed = fresh.size() - kept.cardinality();
        if (missed > 0 && room.height() > 1) {
            told.add(new MessageLog.Message(more(missed), 1, 0));
        }
        kept.stream().mapToObj(fresh::get).forEach(each -> told.add(new MessageLog.Message(each.toString(), 1, 0)));
        return fresh(told, room.width());
    }

    private String more(int missed) {
        return Help.more(missed, keymap, words);
    }

    /** The oldest of the least important ones; the newest, which may tell why one stopped, goes last. */
    private int leastOf(List<MessageLog.Message> messages, BitSet kept) {
        return kept.stream()
                .boxed()
                .min(Comparator.comparingInt(i -> importance(messages, i)))
                .orElseThrow();
    }

    /** What the player got and where it was hurt is more than what else happens to it or by it, and that more than the rest. */
    private int importance(List<MessageLog.Message> messages, int index) {
        String sentence = messages.get(index).sentence();
        return index == messages.size() - 1 ? 3 : narrator.isVital(sentence) ? 2 : isOfPlayer(sentence) ? 1 : 0;
    }

    /** Whether something happens to the player or by it; what is only heard does not. */
    private static boolean isOfPlayer(String sentence) {
        return !sentence.startsWith("You hear ")
                && (sentence.startsWith("You ")
                        || sentence.startsWith("Your ")
                        || sentence.contains(" you ")
                        || sentence.contains(" you.")
                        || sentence.contains(" your "));
    }

    private List<Line> fresh(List<MessageLog.Message> messages, int columns) {
        List<Line> lines = lines(messages, Paint.FRESH, columns);
        narrator.answer().ifPresent(answer -> lines.add(line(answer, Paint.FRESH, columns)));
        return lines;
    }

    private static List<Line> lines(List<MessageLog.Message> messages, Paint paint, int columns) {
        List<Line> lines = new ArrayList<>();
        String row = "";
        for (int i = 0; i < messages.size(); i++) {
            String text = messages.get(i).toString();
            boolean isSameTurn =
                    i > 0 && messages.get(i - 1).when() == messages.get(i).when();
            String joined = row + " " + text;
            if (isSameTurn && TextWidth.fits(joined, columns)) {
                row = joined;
                lines.remove(lines.size() - 1);
            } else {
                row = text;
            }
            lines.add(line(row, paint, columns));
        }
        return lines;
    }

    private static Line line(String text, Paint paint, int columns) {
        return new Line(WordWrap.rows(text, columns, Layout.INDENT), paint);
    }

    private static int height(List<Line> lines) {
        return lines.stream().mapToInt(line -> line.rows.size()).sum();
    }
}
