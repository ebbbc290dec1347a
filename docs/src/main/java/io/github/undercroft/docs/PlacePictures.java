package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.pictures.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The five places of Descent in one picture, as its bot comes through them in one game. */
final class PlacePictures {

    private static final long SEED = 30;

    /** How many turns after it came to each floor. */
    private static final ImmutableList<Integer> TURNS = ImmutableList.of(40, 40, 40, 38, 45);

    private static final int COLUMNS = 56;
    private static final int ROWS = 18;
    private static final int GAP = 8;

    private PlacePictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(PagePicture.of("descent-places", () -> drawn(SEED, TURNS)));
    }

    static Pixels drawn(long seed, List<Integer> turns) {
        BundledGame game = new Descent();
        Play play = new Play(game, game.about().usualSize(), Seat.BOT, seed, Keymap.standard(game));
        play.setDisplay(new Display(1, false));
        List<Pixels> places = new ArrayList<>();
        for (int floor = 0; floor < turns.size(); floor++) {
            while (play.isBusy() && play.view().board().level() < floor) {
                play.goOn();
            }
            for (int turn = 0; play.isBusy() && turn < turns.get(floor); turn += play.wasPlayersTurn() ? 1 : 0) {
                play.goOn();
            }
            int columns = floor < turns.size() - 1 ? COLUMNS : 2 * COLUMNS + 1;
            places.add(Excerpt.tiles(columns, ROWS).apply(play.sheet(columns, ROWS)));
        }
        return together(places);
    }

    /** The first four two by two, and the last one below. */
    private static Pixels together(List<Pixels> places) {
        Pixels last = places.get(4);
        int step = places.get(0).height() + GAP;
        int[] all = new int[last.width() * (2 * step + last.height())];
        Arrays.fill(all, 0xFF000000);
        for (int place = 0; place < 4; place++) {
            put(places.get(place), all, last.width(), place % 2 * (places.get(0).width() + GAP), place / 2 * step);
        }
        put(last, all, last.width(), 0, 2 * step);
        return Pixels.of(last.width(), all);
    }

    private static void put(Pixels part, int[] all, int width, int left, int top) {
        for (int y = 0; y < part.height(); y++) {
            for (int x = 0; x < part.width(); x++) {
                all[(top + y) * width + left + x] = part.at(x, y);
            }
        }
    }
}
