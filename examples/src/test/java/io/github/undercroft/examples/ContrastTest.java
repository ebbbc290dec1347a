package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Board;
import io.github.undercroft.GameView;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSheet;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether everything can be seen. Contrast is that of the WCAG 2.1: of the relative luminances of ink and paper. */
class ContrastTest {

    private static final double TO_READ = 4.5;
    private static final double TO_TELL = 2;
    /** As a distance of red, green and blue. */
    private static final double TO_DIFFER = 20;

    /** By the game's name: it is played once for all tests. */
    private static final Map<String, Set<Appearance>> GROUNDS = new HashMap<>();

    static Stream<BundledGame> games() {
        return TilesTest.games();
    }

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "FAINT", "TITLE", "CURSOR"})
    void textCanBeRead(Paint paint) {
        Sheet sheet = new Sheet(1, 1);
        sheet.write(0, 0, "x", paint);
        int rgb = sheet.colourAt(0, 0);
        assertThat(contrast(light(paint.ink(rgb)), light(paint.paper(rgb)))).isGreaterThan(TO_READ);
    }

    /** Where letters are scaled smoothly, few pixels are nothing but ink. */
    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 26})
    void faintTextCanBeReadInAllSizes(int size) {
        for (char letter = 'a'; letter <= 'z'; letter++) {
            Sheet sheet = new Sheet(1, 1);
            sheet.write(0, 0, String.valueOf(letter), Paint.FAINT);
            SheetPixels pixels = new SheetPixels(1, 1, size, Optional.empty());
            pixels.draw(sheet);
            double brightest = Arrays.stream(pixels.pixels())
                    .mapToDouble(ContrastTest::light)
                    .max()
                    .orElseThrow();
            assertThat(contrast(brightest, light(Paint.PAPER))).as("%s", letter).isGreaterThan(TO_READ);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void lettersOfRememberedGroundStandOutFromTheUnseenAndSeenOnesMore(BundledGame game) {
        assertThat(grounds(game)).isNotEmpty().allSatisfy(ground -> {
            double seen = light(Paint.SEEN.ink(ground.look().rgb()));
            double remembered = light(Paint.REMEMBERED.ink(ground.look().rgb()));
            assertThat(contrast(remembered, light(Paint.PAPER))).isGreaterThan(TO_TELL);
            assertThat(seen).isGreaterThan(remembered);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void lettersOfDimGroundStandOutFromTheUnseenAndDifferFromRememberedOnes(BundledGame game) {
        assertThat(grounds(game)).isNotEmpty().allSatisfy(ground -> {
            int rgb = ground.look().rgb();
            for (int percent = 55; percent <= 88; percent += 11) {
                int dim = ground.inLight(percent).lit(rgb);
                assertThat(contrast(light(dim), light(Paint.PAPER))).isGreaterThan(TO_TELL);
                assertThat(light(dim)).isLessThan(light(rgb));
                assertThat(distance(dim, Paint.REMEMBERED.ink(rgb))).isGreaterThan(TO_DIFFER);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void lettersOfGroundCanBeReadInLightOfEachColour(BundledGame game) {
        assertThat(grounds(game)).isNotEmpty().allSatisfy(ground -> {
            int rgb = ground.look().rgb();
            for (int percent : new int[] {55, 66, 77, 88, 100}) {
                int more = 100 + percent / 5 - 3;
                int less = 200 - more;
                for (int colour = 1; colour < 7; colour++) {
                    int red = (colour & 1) != 0 ? more : less;
                    int green = (colour & 2) != 0 ? more : less;
                    int blue = (colour & 4) != 0 ? more : less;
                    int lit = ground.inLight(percent, red << 16 | green << 8 | blue)
                            .lit(rgb);
                    assertThat(contrast(light(lit), light(Paint.PAPER))).isGreaterThan(TO_TELL);
                }
            }
        });
    }

    /** Between two colours, as far as their red, green and blue are apart. */
    private static double distance(int one, int other) {
        int red = (one >> 16) - (other >> 16);
        int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
        int blue = (one & 0xFF) - (other & 0xFF);
        return Math.sqrt(red * red + green * green + blue * blue);
    }

    @ParameterizedTest
    @MethodSource("games")
    void tilesOfRememberedGroundStandOutFromTheUnseenAndSeenOnesMore(BundledGame game) {
        assertThat(grounds(game)).isNotEmpty().allSatisfy(ground -> {
            double seen = lightOfTile(ground, Paint.SEEN);
            double remembered = lightOfTile(ground, Paint.REMEMBERED);
            assertThat(contrast(remembered, light(Paint.PAPER))).isGreaterThan(TO_TELL);
            assertThat(seen).isGreaterThan(remembered);
        });
    }

    @Test
    void theUnseenIsNoBrighterThanPaper() {
        assertThat(lightOfTile(Appearance.UNSEEN, Paint.REMEMBERED)).isLessThanOrEqualTo(light(Paint.PAPER));
    }

    private static Set<Appearance> grounds(BundledGame game) {
        return GROUNDS.computeIfAbsent(game.about().name(), name -> groundsOfGames(game));
    }

    /** What the ground of the first games looks like. */
    private static Set<Appearance> groundsOfGames(BundledGame game) {
        Set<Appearance> grounds = new LinkedHashSet<>();
        BotGame bot = new BotGame(game, game.about().usualSize(), running -> {
            if (running.view().outcome().isPresent()) {
                addGrounds(game, running.view(), grounds);
            }
        });
        for (int seed = 0; seed < 3; seed++) {
            assertThat(bot.play(seed).thrown()).isEmpty();
        }
        return ImmutableSet.copyOf(grounds);
    }

    private static void addGrounds(BundledGame game, GameView view, Set<Appearance> grounds) {
        for (int level : view.levels()) {
            Board board = view.board(level).orElseThrow();
            for (Point cell :
                    new BoardSize(board.width(), board.height()).cells().points()) {
                grounds.add(game.looks().of(board.terrainAt(cell), view));
            }
        }
    }

    /** The mean of the pixels. */
    private static double lightOfTile(Appearance ground, Paint paint) {
        Sheet sheet = new Sheet(2, 1);
        sheet.mark(0, 0, paint);
        sheet.show(0, 0, new CellPicture(ground, Optional.empty(), 1));
        SheetPixels pixels =
                new SheetPixels(2, 1, 8, Optional.of(TileSheet.bundled().tiles()));
        pixels.draw(sheet);
        return Arrays.stream(pixels.pixels())
                .mapToDouble(ContrastTest::light)
                .average()
                .orElseThrow();
    }

    private static double contrast(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double light(int rgb) {
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int colour) {
        double part = colour / 255.0;
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
