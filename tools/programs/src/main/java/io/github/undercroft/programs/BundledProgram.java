package io.github.undercroft.programs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.browser.GamePage;
import io.github.undercroft.front.play.FrontOptions;

/** The games that come with the library, in one program. Its pages say which one they play. */
final class BundledProgram {

    private static final ImmutableList<BundledGame> GAMES =
            ImmutableList.of(new Descent(), new Thieflike(), new Arena(), new Scatter());

    private BundledProgram() {}

    public static void main(String[] arguments) {
        for (BundledGame game : GAMES) {
            if (game.about().name().equals(arguments[0])) {
                GamePage.openIn("game", FrontOptions.of(game));
            }
        }
    }
}
