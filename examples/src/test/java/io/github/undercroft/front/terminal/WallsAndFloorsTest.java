package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.cellar.Cellar;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.descent.first.FirstDescentFigures;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.game.Game;
import io.github.undercroft.terrain.Ground;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Letters of walls and of floors are told apart by more than their form, in every bundled game. */
class WallsAndFloorsTest {

    static Stream<PlayableGame> games() {
        return Stream.concat(
                Stream.of(new Cellar()),
                Stream.of(new Arena(), new Scatter(), new Thieflike(), new Descent())
                        .flatMap((BundledGame game) ->
                                Stream.concat(Stream.of(game), game.variants().values().stream())));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theyHaveTwoColoursAlsoWhereThereAreSixteen(PlayableGame game) {
        assertThat(TerminalColours.of(colour(game, Ground.WALL), ColourDepth.SIXTEEN))
                .isNotEqualTo(TerminalColours.of(colour(game, Ground.FLOOR), ColourDepth.SIXTEEN));
    }

    @ParameterizedTest
    @MethodSource("games")
    void wallsAreBrighterByHalf(PlayableGame game) {
        assertThat(brightness(colour(game, Ground.WALL))).isGreaterThan(1.5 * brightness(colour(game, Ground.FLOOR)));
    }

    /** A wall is drawn as lines, some of which are like the letters r, L, = and -. */
    @ParameterizedTest
    @MethodSource("games")
    void whatStandsBesideAWallHasAnotherColourWhereverThereAreColours(PlayableGame game) {
        int wall = colour(game, Ground.WALL);

        assertThat(figures(game))
                .isNotEmpty()
                .allSatisfy((name, colour) -> Stream.of(ColourDepth.values())
                        .filter(depth -> depth != ColourDepth.NONE)
                        .forEach(depth -> assertThat(TerminalColours.of(colour, depth))
                                .as(name + " in " + depth)
                                .isNotEqualTo(TerminalColours.of(wall, depth))));
    }

    private static Map<String, Integer> figures(PlayableGame game) {
        Map<String, Integer> colours = new TreeMap<>();
        for (int seed = 0; seed < 10; seed++) {
            Game.start(game.rules(game.about().usualSize(), Seat.BOT), seed).view().board().entities().stream()
                    .filter(each -> each.has(Look.class))
                    .forEach(each -> colours.put(
                            each.name(), game.looks().of(each).look().rgb()));
        }
        if (game instanceof Descent) {
            FirstDescentFigures.all()
                    .forEach(each -> colours.put(each.name(), look(each).rgb()));
        }
        return colours;
    }

    private static Look look(Blueprint figure) {
        return figure.components().stream()
                .filter(Look.class::isInstance)
                .map(Look.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static int colour(PlayableGame game, Ground ground) {
        GameView view =
                Game.start(game.rules(game.about().usualSize(), Seat.BOT), 7).view();
        return game.looks().of(ground, view).look().rgb();
    }

    /** The relative luminance of WCAG 2.1, and what it adds for the light of the room. */
    private static double brightness(int rgb) {
        return 0.05 + 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int colour) {
        double part = colour / 255.0;
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
