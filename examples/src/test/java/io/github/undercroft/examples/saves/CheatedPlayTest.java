package io.github.undercroft.examples.saves;

import static io.github.undercroft.examples.Keys.press;
import static io.github.undercroft.examples.Keys.settled;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.disk.RecordingFiles;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cheats are typed, saved, gone on with, and played again. */
class CheatedPlayTest {

    @TempDir
    Path directory;

    private Play start(PlayableGame game) {
        return settled(
                Play.kept(game, game.about().usualSize(), 24, Keymap.standard(game), new DiskKeeper(directory, game)));
    }

    private static Play type(Play play, String line) {
        press(play, ":");
        line.chars().forEach(each -> press(play, each == ' ' ? "space" : Character.toString(each)));
        return press(play, "enter");
    }

    private static String screen(Play play) {
        return play.sheet(100, 34).toString();
    }

    private static Entity hero(Play play) {
        return play.view().actor();
    }

    private static int hitPoints(Play play) {
        return hero(play).get(Destructible.class).orElseThrow().hitPoints();
    }

    private static long count(Play play, String name) {
        return Stream.concat(
                        play.view().board().entities().stream(),
                        play.view().things(hero(play).id()).stream())
                .filter(each -> each.name().equals(name))
                .count();
    }

    /** The number of cells that the hero knows. */
    private static long known(Play play) {
        return screen(play).chars().filter(each -> each == '#' || each == '.').count();
    }

    private void assertReplays(Play play) {
        PlayableGame game = new Descent();
        assertThat(GameRecordings.read(recorded(), List.of(game)).verify())
                .isInstanceOfSatisfying(
                        Verification.Verified.class,
                        verified -> assertThat(verified.steps()).isPositive());
        assertThat(play.isOver()).isTrue();
    }

    private byte[] recorded() {
        return RecordingFiles.read(directory.resolve("descent.recording"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "give sword",
                "heal",
                "reveal",
                "descend",
                "spawn ogre",
                "god",
                "god off",
            })
    void aCheatIsSavedGoneOnWithAndPlayedAgain(String line) {
        Play play = type(start(new Descent()), line);
        assertThat(screen(play)).contains(":" + line).containsPattern("Floor 1 .*cheated|Floor 2 .*cheated");
        press(play, "space", "space");
        String before = screen(play);
        press(play, "q");
        assertReplays(play);

        Play again = press(start(new Descent()), "a");
        assertThat(screen(again)).isEqualTo(before);
        press(type(again, "give mail"), "space", "q");
        assertReplays(again);
    }

    @ParameterizedTest
    @ValueSource(strings = {"heal", "god on", "god off", "reveal"})
    void whatACheatDidIsToldAlsoInAReplay(String line) {
        Play play = type(start(new Descent()), line);
        List<String> told = List.of(
                "All your wounds are healed.",
                "Nothing harms you from now on.",
                "You can be harmed again.",
                "You know now how this level is built.");
        assertThat(told).anyMatch(screen(play)::contains);
        press(play, "q");
        Play watched =
                Play.replay(GameRecordings.read(recorded(), List.of(new Descent())), Keymap.standard(new Descent()));
        assertThat(screen(press(watched, "end", "m"))).contains(":" + line);
        assertThat(told).anyMatch(screen(watched)::contains);
    }

    @Test
    void poisonDoesNotHarmAGod() {
        Play play = type(type(start(new Descent()), "god"), "spawn viper");
        int before = hitPoints(play);
        boolean wasPoisoned = false;
        for (int i = 0; i < 100; i++) {
            press(play, "space");
            wasPoisoned |= screen(play).contains("poison");
        }
        assertThat(wasPoisoned).isTrue();
        assertThat(hitPoints(play)).isEqualTo(before);
    }

    @Test
    void aThingIsGiven() {
        Play play = type(start(new Descent()), "give sword");
        assertThat(screen(press(play, "i"))).contains("sword");
    }

    @Test
    void tenCheatsTakeLessTimeThanAStep() {
        Play play = start(new Descent());
        long before = play.view().now();
        long aStep = press(play, "space").view().now() - before;
        for (int i = 0; i < 10; i++) {
            type(play, "give mail");
        }
        assertThat(play.view().now() - before).isLessThanOrEqualTo(aStep + 1);
    }

    @Test
    void theLevelIsRevealedAndTheHeroSeesAsBefore() {
        Play play = start(new Descent());
        long before = known(play);
        type(play, "reveal");

        assertThat(known(play)).isGreaterThan(2 * before);
        long after = known(play);
        type(play, "descend");
        assertThat(play.view().board().level()).isEqualTo(1);
        assertThat(known(play)).isLessThan(after / 2);
    }

    /** The things that the hero knows to lie on its level. */
    private static List<EntityId> things(Play play) {
        return play.view().board().entities().stream()
                .filter(each -> !each.has(Brain.class))
                .map(Entity::id)
                .toList();
    }

    @Test
    void whoRevealsALevelStillKnowsWhatLiesOnIt() {
        Play play = start(new Descent());
        List<EntityId> before = things(play);
        Point far = new Rect(0, 0, 78, 19)
                .points().stream()
                        .filter(at -> play.view().board().isPassable(at))
                        .max(Comparator.comparingDouble(at ->
                                Metric.CHEBYSHEV.distance(hero(play).position().orElseThrow(), at)))
                        .orElseThrow();
        type(type(play, "teleport " + far.x() + " " + far.y()), "reveal");

        assertThat(before).hasSizeGreaterThan(1);
        assertThat(things(play)).containsAll(before);
    }

    @Test
    void theHeroGoesToACellByNumbersOrCursor() {
        Play play = start(new Descent());
        int x = hero(play).position().orElseThrow().x();
        int y = hero(play).position().orElseThrow().y();
        String wall = screen(type(play, "teleport 0 0"));
        assertThat(wall).contains("in the way").doesNotContain("cheated");
        assertThat(screen(type(play, "teleport 78 3"))).contains("x is 0 to 77 and y 0 to 18.");
        assertThat(screen(press(play, "escape"))).doesNotContain("x is");
        assertThat(screen(type(play, "teleport x 3")))
                .contains("Type teleport [<x> <y>], two numbers, or only teleport.");
        press(play, "escape", "d");
        int right = hero(play).position().orElseThrow().x();

        assertThat(screen(type(play, "teleport " + x + " " + y))).contains("You are elsewhere at once.");
        assertThat(hero(play).position().orElseThrow().x()).isEqualTo(x).isNotEqualTo(right);

        press(type(play, "teleport"), "d", "enter");
        assertThat(hero(play).position().orElseThrow().x()).isEqualTo(right);
        press(play, "q");
        assertReplays(play);
    }

    @Test
    void aMonsterIsSpawnedAndAllInViewAreKilledOrThoseOfAName() {
        Play play = start(new Descent());
        assertThat(screen(type(play, "kill"))).contains("That can't be done: nobody in view.");
        type(type(type(play, "spawn ogre"), "spawn rat"), "spawn rat");
        long rats = count(play, "rat");
        type(play, "kill rat");
        assertThat(count(play, "rat")).isEqualTo(rats - 2);
        assertThat(count(play, "ogre")).isPositive();
        long ogres = count(play, "ogre");
        type(play, "kill");
        assertThat(count(play, "ogre")).isLessThan(ogres);
        press(play, "q");
        assertReplays(play);
    }

    @Test
    void nothingHarmsAGod() {
        Play play = type(type(start(new Descent()), "god"), "spawn ogre");
        int before = hitPoints(play);
        for (int i = 0; i < 60; i++) {
            press(play, "space");
        }
        assertThat(hitPoints(play)).isEqualTo(before);
        type(play, "god off");
        for (int i = 0; i < 60 && hitPoints(play) == before; i++) {
            press(play, "space");
        }
        assertThat(hitPoints(play)).isLessThan(before);
        int hurt = hitPoints(play);
        assertThat(hitPoints(type(play, "heal"))).isGreaterThan(hurt);
    }

    @Test
    void theEndTellsOfCheats() throws IOException {
        Play play = type(start(new Descent()), "spawn ogre");
        for (int i = 0; i < 300 && !screen(play).contains("***"); i++) {
            press(play, "space");
        }
        assertThat(screen(play)).containsPattern("You lose: .* You cheated\\.");
        assertThat(Files.readString(directory.resolve("morgue").resolve("descent-1.txt")))
                .contains("You cheated.")
                .containsPattern("How far\n-------\n.*\n.*cheated");
    }

    @Test
    void aGameWithoutCheatsHasNoConsole() {
        Play play = start(new Scatter());

        assertThat(screen(press(play, ":"))).contains("The key : does nothing here.");
        assertThat(screen(press(play, "?"))).doesNotContain("console");
        assertThat(press(start(new Descent()), "?").sheet(100, 60).toString()).contains("console :");
    }
}
