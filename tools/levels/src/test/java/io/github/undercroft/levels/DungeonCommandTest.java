package io.github.undercroft.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.composite.CompositeLevels;
import io.github.undercroft.dungeon.feature.CorridorShape;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.feature.RoomShape;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.MazeStyle;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.rogue.RogueOdds;
import io.github.undercroft.dungeon.rogue.RogueStock;
import io.github.undercroft.pictures.Pixels;
import io.github.undercroft.random.RandomSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

class DungeonCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** The command above, with an option of its own. */
    @Command(name = "./play")
    private static final class Games {

        @SuppressWarnings("UnusedVariable") // the parser reads it
        @Option(names = "--seed")
        private long seed;
    }

    private int play(String call) {
        CommandLine games = new CommandLine(new Games())
                .addSubcommand(new DungeonCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err));
        PlainWords.explain(games);
        return games.execute(call.split(" "));
    }

    static List<String> names() {
        return LevelStyles.ALL.stream().map(LevelStyle::name).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--png", "--report"})
    void aFileThatCannotBeWrittenIsToldInOneLine(String option, @TempDir Path directory) {
        Path file = directory.resolve("x".repeat(300));
        assertThat(play("dungeon --generator rogue " + option + " " + file)).isOne();
        assertThat(err.toString().lines()).hasSize(1).first().asString().contains("cannot write", file.toString());
    }

    @Test
    void aReportIsWrittenAndTheLevelsArePrintedAllTheSame(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("levels.html");
        assertThat(play("dungeon --generator rogue --seed 7 --count 8 --report " + file))
                .isZero();
        String printed = out.toString();
        out.getBuffer().setLength(0);
        assertThat(play("dungeon --generator rogue --seed 7 --count 8")).isZero();
        assertThat(printed).isEqualTo(out.toString());
        assertThat(err.toString()).contains("steps between stairs", "milliseconds a level");
        String page = Files.readString(file);
        assertThat(page).contains("<h1>8 levels</h1>", "RogueLevels[", "<td>doors", "data:image/png;base64,");
        assertThat(page.split("<img", -1)).hasSize(7);
    }

    @ParameterizedTest
    @MethodSource("names")
    void aLevelIsAsManyLinesOfAsManyGlyphs(String name) {
        assertThat(play("dungeon --generator " + name + " --seed 7 --size 83x31"))
                .isZero();
        assertThat(err.toString()).isEmpty();
        List<String> lines = List.of(out.toString().split("\n", -1));
        assertThat(lines).hasSize(32).endsWith("");
        assertThat(lines.subList(0, 31)).allSatisfy(line -> {
            assertThat(line).hasSize(83);
            assertThat(line.chars())
                    .allSatisfy(glyph -> assertThat(CellKind.values()).anyMatch(kind -> kind.glyph() == glyph));
        });
        assertThat(out.toString()).contains("<", ">");
    }

    @ParameterizedTest
    @MethodSource("names")
    void theGeneratorMayBeAWord(String name) {
        assertThat(play("dungeon --seed 7 --generator " + name)).isZero();
        String named = out.toString();
        out.getBuffer().setLength(0);
        assertThat(play("dungeon " + name + " --seed 7")).isZero();
        assertThat(out).hasToString(named);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--png", "--report"})
    void noFolderIsMadeThatNobodyAskedFor(String option, @TempDir Path directory) {
        Path folder = directory.resolve("nobody");
        assertThat(play("dungeon rogue " + option + " " + folder.resolve("asked/level")))
                .isEqualTo(2);
        assertThat(folder).doesNotExist();
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void severalHaveABlankLineBetweenAndTheFollowingSeeds() {
        assertThat(play("dungeon --generator rogue --seed 7 --count 3")).isZero();
        String three = out.toString();
        List<String> levels = List.of(three.split("\n\n", -1));
        assertThat(levels).hasSize(3).doesNotHaveDuplicates();
        out.getBuffer().setLength(0);
        assertThat(play("dungeon --generator rogue --seed 9")).isZero();
        assertThat(levels.get(2)).isEqualTo(out.toString());
    }

    @Test
    void theListHasANameALine() {
        assertThat(play("dungeon --list")).isZero();
        assertThat(out.toString().lines()).containsExactlyElementsOf(names());
    }

    @Test
    void aTraceGoesToTheErrorStream() {
        assertThat(play("dungeon --generator rogue --trace")).isZero();
        assertThat(out.toString().lines()).hasSize(24);
        assertThat(err.toString()).contains("Began[attempt=1]", "AreaAdded", "Ended[reason=]");
    }

    @Test
    void aPictureIsWritten(@TempDir Path directory) {
        Path file = directory.resolve("level.png");
        assertThat(play("dungeon --generator rogue --png " + file)).isZero();
        assertThat(Pixels.read(file).width()).isEqualTo(80 * 16);
        assertThat(out.toString().lines()).hasSize(24);
    }

    @Test
    void aPictureOfSeveralHasThemInRows(@TempDir Path directory) {
        Path file = directory.resolve("levels.png");
        assertThat(play("dungeon --generator caves --size 20x20 --count 5 --png " + file))
                .isZero();
        Pixels pixels = Pixels.read(file);
        assertThat(List.of(pixels.width(), pixels.height())).containsExactly(3 * 320 + 2 * 16, 2 * 320 + 16);
    }

    @Test
    void helpHasALineForEachGlyphAndNothingGoesToTheErrorStream() {
        assertThat(play("dungeon --help")).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(CellKind.values())
                .allSatisfy(kind -> assertThat(lines).anyMatch(line -> line.startsWith("  " + kind.glyph() + "  ")));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void picturesOfAReportHaveTheSeedsThatGiveThem(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("levels.html");
        assertThat(play("dungeon --generator rogue --seed 7 --count 2 --report " + file))
                .isZero();
        assertThat(Files.readString(file)).contains("alt=\"a level of seed 7\"", "alt=\"a level of seed 8\"");
    }

    static List<Arguments> settings() {
        return List.of(
                arguments("rogue --depth 9", RogueLevels.of(80, 24).atDepth(9)),
                arguments(
                        "rogue --set columns=4 --set gone=0 --set gold=100 --set stairs=without-secrets --depth 12",
                        RogueLevels.of(80, 24)
                                .withGrid(4, 3)
                                .atDepth(12)
                                .replacing(new RogueOdds(0, 15, 5, 40))
                                .replacing(new RogueStock(100, 80, 25, RogueStock.StairsPlace.WITHOUT_SECRETS))),
                arguments(
                        "features --set rooms=9 --set roomWidth=4 --set corridorLength=2..5",
                        FeatureLevels.of(80, 24)
                                .withSizes(
                                        new RoomShape(new SizeRange(4, 4), new SizeRange(3, 5)),
                                        new CorridorShape(new SizeRange(2, 5)))
                                .withRooms(9)),
                arguments(
                        "features --set literal=true --set roomWidth=6 --set roomHeight=5..6 --set maxCorridor=4"
                                + " --set elements=30 --set minRooms=5",
                        FeatureLevels.literal(80, 24)
                                .withRoomSizes(new SizeRange(6, 6), new SizeRange(5, 6))
                                .withMaxCorridor(4)
                                .withElements(30)
                                .withMinRooms(5)),
                arguments(
                        "rooms-and-mazes --set deadEndPercent=100",
                        RoomsAndMazesLevels.of(80, 24).withDeadEndPercent(100)),
                arguments(
                        "bsp --set minPart=12 --set margin=3",
                        BspLevels.of(80, 24).withMinPart(12).withMargin(3)),
                arguments(
                        "caves --set rockPercent=52 --set survival=5",
                        CaveLevels.of(80, 24).withRockPercent(52).withRule(new CaveRule(5, 5))),
                arguments(
                        "maze --set style=divided --set braidPercent=50",
                        MazeLevels.of(80, 24).withStyle(MazeStyle.DIVIDED).withBraidPercent(50)),
                arguments(
                        "scatter --set wallPercent=33", ScatterLevels.of(80, 24).withWallPercent(33)),
                arguments("accretion --set rooms=7", AccretionLevels.of(80, 24).withRooms(7)),
                arguments("composite --set gates=0", CompositeLevels.of(80, 24).withGates(0)));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void settingsAreThoseOfTheLibrary(String options, LevelGenerator generator) {
        assertThat(play("dungeon --seed 3 --generator " + options)).isZero();
        assertThat(out).hasToString(generator.generate(RandomSource.of(3)).toString());
    }

    /** What the library takes at both ends, but for settings whose ends need a map of their own. */
    @ParameterizedTest
    @MethodSource("names")
    void theRangesToldAreLegalAtBothEnds(String name) {
        LevelStyle<?> style = LevelStyles.ALL.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        for (LevelSetting<?> setting : style.settings()) {
            Matcher range = Pattern.compile("(\\d+) to (\\d+)").matcher(setting.legal());
            if (range.matches()
                    && !List.of("columns", "rows", "minPart", "maxCorridor").contains(setting.name())) {
                List<String> others = name.equals("bsp") ? List.of("minPart=203") : List.of();
                others = setting.name().equals("birth") ? List.of("rounds=0") : others;
                others = List.of("elements", "minRooms").contains(setting.name())
                        ? List.of("literal=true", "elements=65535")
                        : others;
                for (String end : List.of(range.group(1), range.group(2))) {
                    List<String> typed = Stream.concat(others.stream(), Stream.of(setting.name() + "=" + end))
                            .toList();
                    assertThat(style.make(new LevelSize(230, 230), typed).toString())
                            .contains(end);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        dungeon                                     | Which generator?
        dungeon --generator gnome                   | 'gnome'
        dungeon gnome                               | Unknown generator 'gnome'; there is rogue, features
        dungeon rouge                               | Unknown generator 'rouge', did you mean 'rogue'?; there is
        dungeon @src                                | Unknown generator '@src'; there is rogue
        dungeon @pom.xml                            | Unknown generator '@pom.xml'; there is rogue
        dungeon rogue caves                         | One generator only, not also 'caves'
        dungeon caves --generator rogue             | One generator only, not 'rogue' and 'caves'
        dungeon rogue --dept 3                      | Unknown option: '--dept', did you mean '--depth'?
        dungeon rogue --png nope/x.png              | '--png': there is no folder
        dungeon rogue --report nope/x.html          | '--report': there is no folder
        dungeon rogue --png src                     | '--png': src is a folder; name a file
        dungeon rogue --report src                  | '--report': src is a folder; name a file
        --seed 5 dungeon rogue                      | Options for levels come after 'dungeon', not before it: '--seed 5'
        dungeon caves --set rockPrecent=3           | but no 'rockPrecent', did you mean 'rockPercent'?
        dungeon --generator rogue --size 3x3        | '--size'
        dungeon --generator rogue --size 80         | '80'
        dungeon --generator rogue --size 0x5        | '0x5'
        dungeon --generator rogue --size 5000x5     | '5000x5'
        dungeon --generator rogue --count 0         | '--count'
        dungeon --generator rogue --seed x          | '--seed'
        dungeon --generator rogue --gold 5          | --gold
        dungeon --generator rogue --seed x          | 'x' is not a whole number
        dungeon --generator rogue --count x         | 'x' is not a whole number
        dungeon --generator rogue --depth 0         | '--depth': depth is 1 to 1000000, not '0'
        dungeon --generator caves --depth 3         | Option '--depth' is for rogue, not for caves
        dungeon --generator caves --set depth=3     | '--set': caves has rockPercent (1 to 70), rounds (0 to 50)
        dungeon --generator rogue --depth 3 --set gone=x | '--set': gone is
        dungeon --generator rogue --size 2000x2000 --png /nope/x.png | --size 2000x366 --count 1 would do
        dungeon --generator rogue --count 2000 --png /nope/x.png | --count 366 would do
        dungeon --generator maze --size 2x2         | maze levels are at least 5
        dungeon --generator caves --set gold=5      | but no 'gold'
        dungeon --generator caves --set rounds      | 'rounds' is no NAME=VALUE
        dungeon --generator caves --set rounds=x    | rounds is 0 to 50, not 'x'
        dungeon --generator caves --set rounds=51   | rounds is 0 to 50, not '51'
        dungeon --generator caves --set =5          | no NAME=VALUE
        dungeon --generator maze --set style=odd    | newest or oldest or random or divided
        dungeon --generator rogue --set columns=99  | fewer columns by --set columns=N
        dungeon --generator features --set roomWidth=9..3    | roomWidth is 2 to 1000000
        dungeon --generator features --set roomWidth=99999999999 | roomWidth is 2 to 1000000
        dungeon features --set literal=maybe        | literal is true or false, not 'maybe'
        dungeon features --set elements=9           | elements needs --set literal=true
        dungeon features --set literal=true --set attempts=9 | attempts is not for literal=true
        dungeon features --set rooms=9 --set literal=true | literal=true goes before all other settings
        dungeon features --set literal=true --set literal=false | literal=false comes after literal=true
        dungeon features --set literal=true --set minRooms=50 | minRooms is 50, but must be from 1 to 48
        dungeon features --set literal=true --set roomWidth=3 | from 3 to 3 can't be; give at least 4
        dungeon --generator bsp --set margin=4      | parts of 11 or more by --set minPart=N
        """)
    void aWrongCallGetsOneLine(String call, String word) {
        assertThat(play(call)).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .startsWith("./play dungeon: ")
                .contains(word)
                .doesNotContain(" with", "Levels")
                .endsWith("; see ./play dungeon --help\n");
        assertThat(err.toString().lines()).hasSize(1);
    }
}
