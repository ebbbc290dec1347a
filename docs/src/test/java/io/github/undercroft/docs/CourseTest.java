package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.study.PlayedGame;
import io.github.undercroft.study.Study;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each part of the course compiles, is played, and looks as its page shows it; and its folder is what the pages say. {@code
 * -Dcourse.write} writes the folders again, and {@code -Dpictures.write} the pictures that changed.
 */
class CourseTest {

    private static final Project PROJECT = Project.here();
    private static final Course COURSE = new Course(PROJECT);
    private static final int KEYS = 300;
    /** What is only compiled for browsers. */
    private static final String OF_BROWSERS = "import io.github.undercroft.front.browser.";

    private static final EntityId HERO = new EntityId(0, 0);
    /** From that part on a window shows it. */
    private static final String FIRST_WITH_WINDOW = "part-07";
    /** From that part on the bot has a seat. */
    private static final String FIRST_WITH_BOT = "part-06";

    /** As its page says. */
    private static final String TOO_HARD = "part-12";

    /** What is pressed for the moving picture of a part, after the seed. */
    private static final Map<String, String> SHOWN = Map.ofEntries(
            Map.entry("part-01", "1 right right up up left left left down down right"),
            Map.entry("part-02", "1 left left left down down right right right right down"),
            Map.entry("part-03", "4 right right right down down left left up up up up"),
            Map.entry("part-04", "4 x x x"),
            Map.entry("part-05", "30 x x up up up up"),
            Map.entry("part-06", "42 x x x down down down down down down down"),
            Map.entry("part-07", "window 23 x x ; escape right right right right right"),
            Map.entry("part-08", "43 x x i escape left left left left left left z enter left left"),
            Map.entry("part-09", "4 x x R enter enter t enter enter z enter right right"),
            Map.entry("part-10", "4 x x"),
            Map.entry("part-11", "4 x x x down down down down down x x"),
            Map.entry("part-12", "9 x x x i escape z enter"),
            Map.entry("part-13", "6 x x O enter left left left left x"));

    private static final List<StepFolder> PARTS = COURSE.parts();

    @TempDir
    private static Path classes;

    static Stream<StepFolder> parts() {
        return PARTS.stream();
    }

    static Stream<StepFolder> games() {
        return parts().skip(1);
    }

    static Stream<StepFolder> windows() {
        return parts().filter(part -> part.name().compareTo(FIRST_WITH_WINDOW) >= 0);
    }

    static Stream<StepFolder> bots() {
        return parts().filter(part -> part.name().compareTo(FIRST_WITH_BOT) >= 0);
    }

    /** Also when a part is taken away. */
    @Test
    void theFoldersAreWhatThePagesSay() throws IOException {
        if (Boolean.getBoolean("course.write")) {
            Course.main(new String[0]);
        }
        Map<String, String> said = new TreeMap<>();
        parts().forEach(part -> part.files().forEach((file, text) -> said.put(part.name() + "/" + file, text)));
        Map<String, String> there = new TreeMap<>();
        for (String file : PROJECT.filesBelow(Course.FOLDER)) {
            if (!file.contains("/target/")) {
                there.put(file.substring(Course.FOLDER.length() + 1), PROJECT.read(file));
            }
        }
        assertThat(there)
                .as("CONTRIBUTING.md has the command that writes the folders again")
                .isEqualTo(said);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPartIsPlayedByAnyKeys(StepFolder part) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader = compiled(part)) {
            PlayableGame game = game(loader);
            for (long seed = 1; seed <= 2; seed++) {
                Play play = new Play(game, game.about().usualSize(), Seat.PERSON, seed, Keymap.standard(game));
                RandomSource random = RandomSource.of(seed);
                List<String> keys = List.of("left", "right", "up", "down", "x", "g", "z", "t", "k", "enter", "escape");
                for (int i = 0; i < KEYS; i++) {
                    press(play, random.pick(keys));
                }
                assertThat(play.turns()).isGreaterThan(KEYS / 20);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("bots")
    void itsBotWinsAndLoses(StepFolder part) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader = compiled(part)) {
            PlayableGame game = game(loader);
            Study study = Study.of(part.name(), seed -> game.rules(game.about().usualSize(), Seat.BOT));
            Set<String> wanted = part.name().equals(TOO_HARD) ? Set.of("lost") : Set.of("lost", "won");
            Set<String> results = new HashSet<>();
            // Ten games of the last part are played by .ci/release.
            for (long seed = 1; seed <= 10 && !results.containsAll(wanted); seed++) {
                PlayedGame played = study.play(seed);
                assertThat(played.thrown()).isEmpty();
                results.add(played.result());
            }
            assertThat(results).containsAll(wanted);
        }
    }

    /** Else a letter stands in the window, and its page says nothing of that. */
    @ParameterizedTest
    @MethodSource("windows")
    void whatItsBotMeetsHasAPicture(StepFolder part) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader = compiled(part)) {
            PlayableGame mine = game(loader);
            FrontOptions options = FrontOptions.of(mine);
            Game game = Game.start(mine.rules(mine.about().usualSize(), Seat.BOT), 3);
            Set<Integer> floors = new HashSet<>();
            while (!(game.step() instanceof Step.Over)) {
                Optional<Integer> floor = game.view().entity(HERO).flatMap(CourseTest::floor);
                if (floor.filter(floors::add).isPresent()) {
                    assertThat(options.missingTiles(game.view().as(EntityId.WORLD)))
                            .isEmpty();
                }
            }
        }
    }

    private static Optional<Integer> floor(Entity who) {
        return who.location() instanceof Location.OnLevel at ? Optional.of(at.level()) : Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsPictureShowsWhatIsDrawnToday(StepFolder part) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader = compiled(part)) {
            holds(PagePicture.moving(part.name(), () -> CoursePicture.of(game(loader), shown(part))));
        }
    }

    @Test
    void theFirstPictureIsWhatTheFirstPartPrints() throws IOException {
        StepFolder part = PARTS.get(0);
        compiled(part).close();
        holds(PagePicture.still(part.name(), () -> CoursePicture.of(printed(part))));
    }

    private static String shown(StepFolder part) {
        return Objects.requireNonNull(SHOWN.get(part.name()), "what to press for " + part.name());
    }

    private static String printed(StepFolder part) {
        try {
            return Run.output(classes(part), "mygame.Main");
        } catch (ReflectiveOperationException thrown) {
            throw new LinkageError(thrown.getMessage(), thrown);
        }
    }

    private static void holds(PagePicture picture) {
        Path folder = PROJECT.root().resolve("docs/course/pictures");
        if (Boolean.getBoolean("pictures.write")) {
            picture.write(folder);
        }
        assertThat(picture.problem(folder)).isEmpty();
    }

    private static Path classes(StepFolder part) {
        return classes.resolve(part.name());
    }

    /** Compiles a part, unless that was done. */
    private static URLClassLoader compiled(StepFolder part) throws IOException {
        if (!Files.exists(classes(part))) {
            compile(part);
        }
        return new URLClassLoader(new URL[] {classes(part).toUri().toURL()});
    }

    private static void compile(StepFolder part) {
        List<Compilation.Unit> units = part.files().entrySet().stream()
                .filter(file ->
                        file.getKey().endsWith(".java") && !file.getValue().contains(OF_BROWSERS))
                .map(file -> new Compilation.Unit(
                        part.name() + "/" + file.getKey(),
                        file.getKey()
                                .replace("src/main/java/", "")
                                .replace(".java", "")
                                .replace('/', '.'),
                        file.getValue(),
                        line -> line))
                .toList();
        assertThat(new Compilation(classes(part)).problems(units)).isEmpty();
    }

    private static PlayableGame game(URLClassLoader loader) {
        try {
            Constructor<?> made = loader.loadClass("mygame.MyGame").getDeclaredConstructor();
            made.setAccessible(true);
            return (PlayableGame) made.newInstance();
        } catch (ReflectiveOperationException absent) {
            throw new LinkageError(absent.getMessage(), absent);
        }
    }

    private static void press(Play play, String key) {
        play.press(new KeyPress(key));
        while (play.isBusy()) {
            play.goOn();
        }
    }
}
