package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pictures.TileArt;
import io.github.undercroft.seeds.Tries;
import io.github.undercroft.wording.English;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tiles of the bundled games: {@code tiles.png} of the front end is the sheet, {@code tiles.txt} names its tiles in order, and
 * {@code looks.txt} of the games has a line "NAME = TILE" for each thing, creature and terrain of the games. A name that is not in it
 * takes the line of its longest prefix that ends before a space: "sword +3" is a "sword".
 *
 * <p>To write the sheet and its names after a change of the art: {@code mvn test -pl examples -am -Dtest=TilesTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dpictures.write=true}.
 */
class TilesTest {

    private static final Path FOLDER = Path.of("../front/core/src/main/resources/io/github/undercroft/front/sheet");
    private static final TileArt ART = TileArt.bundled();

    static Stream<BundledGame> games() {
        return Stream.of(new Arena(), new Scatter(), new Thieflike(), new Descent())
                .flatMap(game -> Stream.concat(Stream.of(game), game.variants().values().stream()));
    }

    @Test
    void theSheetAndItsNamesAreWhatTheArtGives() throws IOException {
        Path sheet = FOLDER.resolve("tiles.png");
        Path names = FOLDER.resolve("tiles.txt");
        if (Boolean.getBoolean("pictures.write")) {
            Files.createDirectories(FOLDER);
            Files.write(sheet, ART.toPng());
            Files.write(names, ART.names());
        }
        assertThat(Files.readAllLines(names)).isEqualTo(ART.names());
        assertThat(argb(ImageIO.read(sheet.toFile()))).isEqualTo(ART.sheet());
    }

    private static int[] argb(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void looksAreSortedAndNameTilesThatExist() throws IOException {
        assertThat(lines("looks.txt")).isSorted();
        assertThat(ART.names()).containsAll(looks().values());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingInTheBundledGamesHasATile(BundledGame game) throws IOException {
        Set<String> names = new TreeSet<>(namesToType(game));
        AtomicInteger steps = new AtomicInteger();
        BotGame bot = new BotGame(game, game.about().usualSize(), running -> {
            if (steps.getAndIncrement() % 64 == 0 || running.view().outcome().isPresent()) {
                addNames(running.view(), names);
            }
        });
        for (int seed = 0; seed < Tries.of(2, 5); seed++) {
            assertThat(bot.play(seed).thrown()).isEmpty();
        }
        ImmutableMap<String, String> looks = looks();
        assertThat(names)
                .contains("floor")
                .allSatisfy(name -> assertThat(tile(name, looks)).as(name).isNotEmpty());
    }

    private static void addNames(GameView game, Set<String> names) {
        game.entities().stream().map(Entity::name).forEach(names::add);
        for (int level : game.levels()) {
            Board board = game.board(level).orElseThrow();
            for (Point cell :
                    new BoardSize(board.width(), board.height()).cells().points()) {
                names.add(English.standard().ground(board.terrainAt(cell)));
            }
        }
    }

    /** What cheats make, and bots rarely come to see. */
    private static List<String> namesToType(BundledGame game) {
        Game running = Game.start(game.rules(game.about().usualSize(), Seat.PERSON), 0);
        TurnView turn = running.turn(running.view().actors().get(0));
        return Stream.of("give ", "spawn ")
                .flatMap(cheat -> game.commands().stream()
                        .flatMap(typed -> typed.completions(cheat, turn).stream())
                        .map(line -> line.substring(cheat.length())))
                .toList();
    }

    private static String tile(String name, ImmutableMap<String, String> looks) {
        int end = name.length();
        while (end > 0 && !looks.containsKey(name.substring(0, end))) {
            end = name.lastIndexOf(' ', end - 1);
        }
        return end > 0 ? looks.getOrDefault(name.substring(0, end), "") : "";
    }

    private static ImmutableMap<String, String> looks() throws IOException {
        return ImmutableMap.copyOf(
                Splitter.on('\n').withKeyValueSeparator(" = ").split(String.join("\n", lines("looks.txt"))));
    }

    private static List<String> lines(String file) throws IOException {
        return Resources.readLines(Resources.getResource(TilesTest.class, file), StandardCharsets.UTF_8);
    }
}
