package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSheet;
import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.MovingPicture.Still;
import io.github.undercroft.pictures.Pixels;
import io.github.undercroft.pictures.SheetPicture;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Some turns of a game that its bot or somebody else plays, with their animations, as a terminal or the window shows them.
 *
 * @param from how many turns are over before the first one
 * @param turns how many are shown
 * @param player makes who plays in a person's place; empty for the bot
 */
record Excerpt(
        BundledGame game,
        long seed,
        int from,
        int turns,
        int columns,
        int rows,
        Function<Sheet, Pixels> painter,
        Optional<Supplier<Function<TurnView, Action>>> player) {

    /** How long a turn is shown after its animation, in hundredths of a second: a second has eight, as in a terminal. */
    private static final int TURN = 12;
    /** Of each of red, green and blue one in sixteen. */
    private static final int SHADES = 0xFFF0F0F0;

    /** How long the last turn is shown. */
    private static final int END = 150;

    /** As a terminal shows it. */
    static Excerpt inTerminal(BundledGame game, long seed, int from, int turns, int columns, int rows) {
        return new Excerpt(game, seed, from, turns, columns, rows, Excerpt::letters, Optional.empty());
    }

    /** A sheet as a terminal shows it. */
    static Pixels letters(Sheet sheet) {
        return SheetPicture.of(sheet).framed().pixels();
    }

    /** As the window shows it, with its pictures of things. */
    static Excerpt inWindow(BundledGame game, long seed, int from, int turns, int columns, int rows) {
        return new Excerpt(game, seed, from, turns, columns, rows, tiles(columns, rows), Optional.empty());
    }

    /** The same with so few shades that light of several colours has room in a moving picture. */
    Excerpt coarse() {
        Function<Sheet, Pixels> few = sheet -> {
            Pixels fine = painter.apply(sheet);
            int width = fine.width();
            return Pixels.of(
                    width,
                    IntStream.range(0, width * fine.height())
                            .map(at -> fine.at(at % width, at / width) & SHADES)
                            .toArray());
        };
        return new Excerpt(game, seed, from, turns, columns, rows, few, player);
    }

    /** The same, played by somebody else than the bot. */
    Excerpt by(Supplier<Function<TurnView, Action>> other) {
        return new Excerpt(game, seed, from, turns, columns, rows, painter, Optional.of(other));
    }

    /** What shows sheets of that size as the window does, for a {@link Display} with pictures. */
    static Function<Sheet, Pixels> tiles(int columns, int rows) {
        SheetPixels window = new SheetPixels(
                columns, rows, BitmapFont.WIDTH, Optional.of(TileSheet.bundled().tiles()));
        return sheet -> {
            window.draw(sheet);
            return Pixels.of(window.width(), window.pixels().clone());
        };
    }

    MovingPicture picture(Display display) {
        Optional<Function<TurnView, Action>> person = player.map(Supplier::get);
        Seat seat = person.isPresent() ? Seat.PERSON : Seat.BOT;
        Play play = new Play(game, game.about().usualSize(), seat, seed, Keymap.standard(game));
        play.setDisplay(display);
        for (int turn = 0; turn < from && isOn(play, person); turn += play.wasPlayersTurn() ? 1 : 0) {
            play.goOn();
        }
        ImmutableList.Builder<Still> stills = ImmutableList.builder();
        stills.add(new Still(painter.apply(play.sheet(columns, rows)), TURN));
        for (int turn = 0; turn < turns && isOn(play, person); turn += play.wasPlayersTurn() ? 1 : 0) {
            for (Frame frame : play.goOn()) {
                stills.add(new Still(painter.apply(play.sheet(columns, rows, frame)), hundredths(frame)));
            }
            if (play.wasPlayersTurn()) {
                stills.add(new Still(painter.apply(play.sheet(columns, rows)), TURN));
            }
        }
        stills.add(new Still(painter.apply(play.sheet(columns, rows)), END));
        return new MovingPicture(stills.build());
    }

    /** Whether the game goes on, once the person has decided if that is asked. */
    private static boolean isOn(Play play, Optional<Function<TurnView, Action>> person) {
        if (play.isPlayersTurn()) {
            person.ifPresent(decides ->
                    play.controls().submit(decides.apply(play.controls().turn())));
        }
        return play.isBusy();
    }

    private static int hundredths(Frame frame) {
        return (frame.milliseconds() + 5) / 10;
    }
}
