package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.MovingPicture.Still;
import io.github.undercroft.pictures.Picture;
import io.github.undercroft.pictures.Pixels;
import io.github.undercroft.pictures.SheetPicture;
import java.util.List;
import java.util.function.Function;

/** A game that is played by the keys of a text, as a terminal or the window shows it after each of them. */
final class CoursePicture {

    private static final int COLUMNS = 80;
    private static final int ROWS = 24;
    /** How long a key's end is shown, and the end of all, in hundredths of a second. */
    private static final int KEY = 60;

    /** How long one of the turns between is shown, of which two in three are left out. */
    private static final int TURN = 20;

    private static final int TURNS_A_STILL = 3;
    private static final int END = 200;

    private static final String WINDOW = "window ";

    private CoursePicture() {}

    /** @param script the seed and the keys, parted by spaces; before them the word {@code window} for one of the window */
    static MovingPicture of(PlayableGame game, String script) {
        boolean isWindow = script.startsWith(WINDOW);
        List<String> words = Splitter.on(' ').splitToList(isWindow ? script.substring(WINDOW.length()) : script);
        Play play = new Play(
                game, game.about().usualSize(), Seat.PERSON, Long.parseLong(words.get(0)), Keymap.standard(game));
        Function<Sheet, Pixels> painter = isWindow ? Excerpt.tiles(COLUMNS, ROWS) : Excerpt::letters;
        play.setDisplay(isWindow ? new Display(2, true) : Display.USUAL);
        ImmutableList.Builder<Still> stills = ImmutableList.builder();
        stills.add(still(play, painter, KEY));
        for (String key : words.subList(1, words.size())) {
            play.press(new KeyPress(key));
            long shown = play.turns();
            while (play.isBusy()) {
                play.goOn();
                if (play.turns() >= shown + TURNS_A_STILL) {
                    stills.add(still(play, painter, TURN));
                    shown = play.turns();
                }
            }
            stills.add(still(play, painter, KEY));
        }
        stills.add(still(play, painter, END));
        return new MovingPicture(stills.build());
    }

    /** Lines of text, as a terminal shows them. */
    static Picture of(String text) {
        List<String> lines = text.lines().toList();
        Sheet sheet = new Sheet(lines.stream().mapToInt(String::length).max().orElse(1), Math.max(1, lines.size()));
        for (int row = 0; row < lines.size(); row++) {
            sheet.write(0, row, lines.get(row), Paint.FRESH);
        }
        return SheetPicture.of(sheet);
    }

    private static Still still(Play play, Function<Sheet, Pixels> painter, int hundredths) {
        return new Still(painter.apply(play.sheet(COLUMNS, ROWS)), hundredths);
    }
}
