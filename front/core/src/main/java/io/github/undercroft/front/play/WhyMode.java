package io.github.undercroft.front.play;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.hindsight.HindsightSearch;
import io.github.undercroft.hindsight.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Looks for the fatal turn of a game that has ended, in pieces, and then tells it as a list to read. */
final class WhyMode implements Mode {

    /** The steps of games that are played before a key is looked at again. */
    private static final int PIECE = 300;

    private final WhyLost words;
    private final HindsightSearch search;
    private final Optional<String> place;
    /** Is told why the game was lost. */
    private final BiConsumer<Verdict, List<String>> found;
    /** The better turn, once it is known. */
    private final Supplier<Optional<Integer>> better;

    private MenuMode shown;

    private WhyMode(
            WhyLost words,
            HindsightSearch search,
            Optional<String> place,
            BiConsumer<Verdict, List<String>> found,
            Supplier<Optional<Integer>> better) {
        this.words = words;
        this.search = search;
        this.place = place;
        this.found = found;
        this.better = better;
        this.shown = list(progress());
    }

    /**
     * Looks at that game.
     *
     * @param place where the recording is; empty if it is kept nowhere
     * @param found is told why the game was lost, if it was
     * @param better the turn to play on from, once that was told
     * @return empty if it has no bot, which plays it on from earlier turns
     */
    static Optional<WhyMode> of(
            RecordedGame recorded,
            Optional<String> place,
            BiConsumer<Verdict, List<String>> found,
            Supplier<Optional<Integer>> better) {
        WhyLost words = recorded.whyLost();
        return recorded.search(words).map(search -> new WhyMode(words, search, place, found, better));
    }

    private MenuMode list(List<String> lines) {
        return MenuMode.of(Menu.toRead(words.title(), lines));
    }

    private List<String> progress() {
        return words.progress((int) (100 * search.share()));
    }

    @Override
    public boolean work() {
        if (search.verdict().isPresent()) {
            return false;
        }
        search.work(PIECE);
        shown = list(search.verdict().map(this::lines).orElseGet(this::progress));
        return true;
    }

    private List<String> lines(Verdict verdict) {
        List<String> lines = words.withCommand(words.lines(verdict), verdict, place);
        if (!(verdict instanceof Verdict.NotLost)) {
            found.accept(verdict, lines.stream().map(WordWrap::unwrapped).toList());
        }
        return lines;
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        if (AtEnd.isToPlayOn(key) && better.get().isPresent()) {
            play.playOn();
        } else {
            shown.press(key, play);
        }
    }

    @Override
    public void point(Input.Pointed pointed, Optional<Point> cell, PlayControls play) {
        shown.point(pointed, cell, play);
    }

    @Override
    public void draw(Sheet sheet, MapView map, Rect room) {
        shown.draw(sheet, map, room);
    }

    @Override
    public String hint(Words language) {
        String playOn = AtEnd.playOn(better.get(), language);
        return shown.hint(language) + (playOn.isEmpty() ? "" : WordWrap.GAP + playOn);
    }

    /** The lines, for who can't see them. */
    List<String> told() {
        return shown.menu().told();
    }
}
