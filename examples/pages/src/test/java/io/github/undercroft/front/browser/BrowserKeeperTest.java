package io.github.undercroft.front.browser;

import static io.github.undercroft.front.browser.OldVersionTest.press;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Outcome;
import io.github.undercroft.Player;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.BugReportFile;
import io.github.undercroft.save.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that a page keeps, closed and loaded again. */
class BrowserKeeperTest {

    private static final String[] KEYS = {"right", "down", "left", "s", "l", "escape", "up", "right"};

    private final PlayableGame arena = new Arena();
    private final MapStore store = new MapStore();

    /** Breaks as soon as the hero has left its place. */
    private record Pit() implements PlayableGame {
        @Override
        public About about() {
            return new About("pit", "A game for tests.", new BoardSize(3, 1));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("hero").with(Health.of(1)).replacing(new Player());
            return BundledGame.plainRules("pit")
                    .level("only", LevelText.of("@..", Legend.standard().with('@', hero)))
                    .endsWhen(EndCondition.when(
                            game -> {
                                if (game.board().occupantAt(new Point(0, 0)).isEmpty()) {
                                    throw new IllegalStateException("planted");
                                }
                                return false;
                            },
                            game -> Outcome.lost("never")))
                    .build();
        }
    }

    private BrowserKeeper keeper(PlayableGame game, Optional<Long> seed) {
        return new BrowserKeeper(store, game, seed, 77);
    }

    private Play load(PlayableGame game, Optional<Long> seed) {
        BrowserKeeper keeper = keeper(game, seed);
        return load(game, game.about().usualSize(), keeper, keeper.seed());
    }

    private void take(byte[] save) {
        keeper(arena, Optional.empty()).of(save).take(save);
    }

    private static Play load(PlayableGame game, BoardSize size, Keeper keeper, long seed) {
        return press(Play.resumed(FrontOptions.of(game), size, seed, keeper));
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "scatter", "thieflike", "descent"})
    void aGameHasTheBytesThatItHasOnADisk(String name, @TempDir Path directory) throws IOException {
        PlayableGame game = switch (name) {
            case "arena" -> arena;
            case "scatter" -> new Scatter();
            case "thieflike" -> new Thieflike();
            default -> new Descent();
        };
        press(load(game, Optional.of(5L)), KEYS).save();
        press(load(game, game.about().usualSize(), new DiskKeeper(directory, game), 5), KEYS)
                .quit();

        BrowserKeeper kept = keeper(game, Optional.of(5L));
        assertThat(kept.save()).contains(Files.readAllBytes(directory.resolve(name + ".save")));
        assertThat(kept.recording()).contains(Files.readAllBytes(directory.resolve(name + ".recording")));
    }

    @Test
    void aSaveOfTheDiskGoesOnOnThePage(@TempDir Path directory) throws IOException {
        BoardSize size = new BoardSize(33, 15);
        Play desktop = press(load(arena, size, new DiskKeeper(directory, arena), 9), KEYS);
        desktop.quit();
        press(load(arena, Optional.empty()), "right").save();

        take(Files.readAllBytes(directory.resolve("arena.save")));

        Play page = load(arena, Optional.empty());
        assertThat(page.stateHash()).isEqualTo(desktop.stateHash());
        assertThat(page.turns()).isEqualTo(desktop.turns());
        assertThat(page.seed()).isEqualTo(9);
    }

    @Test
    void whatIsNoSaveLeavesTheKeptGame() {
        Play play = press(load(arena, Optional.empty()), KEYS);
        play.save();
        assertThatThrownBy(() -> take(new byte[] {1, 2, 3})).isInstanceOf(SaveException.class);
        assertThat(load(arena, Optional.empty()).stateHash()).isEqualTo(play.stateHash());
    }

    @Test
    void aTabThatIsKilledLosesAtMostOneTurn() {
        Play play = press(load(arena, Optional.of(5L)), KEYS);
        Play again = load(arena, Optional.of(5L));
        assertThat(again.turns()).isGreaterThan(1).isBetween(play.turns() - 1, play.turns());
    }

    @Test
    void aSeedGoesOnWithItsOwnGameAndNoSeedWithTheLast() {
        long five = press(load(arena, Optional.of(5L)), "right", "right").turns();
        assertThat(load(arena, Optional.of(6L)).seed()).isEqualTo(6);
        assertThat(load(arena, Optional.empty()).seed()).isEqualTo(6);
        assertThat(load(arena, Optional.of(5L)).turns()).isBetween(five - 1, five);
        assertThat(load(arena, Optional.empty()).seed()).isEqualTo(5);
    }

    @Test
    void afterTheEndAnotherGameBegins() {
        Play play = load(arena, Optional.of(5L));
        for (int i = 0; i < 2000 && play.sheet(99, 34).toString().indexOf("***") < 0; i++) {
            press(play, "space");
        }
        BrowserKeeper kept = keeper(arena, Optional.of(5L));
        assertThat(kept.save()).isEmpty();
        assertThat(kept.recording()).isPresent();
        assertThat(kept.story()).get().asString().contains("#seed=5 behind").doesNotContain("./play");
        kept.rewriteMorgue("", "It was luck.");
        assertThat(kept.story()).contains("It was luck.");
        assertThat(kept.scores()).hasSize(1);
        assertThat(load(arena, Optional.empty()).seed()).isEqualTo(77);
    }

    @Test
    void aTabThatIsKilledBeforeTheFirstSaveBeginsTheSameGameAgain() {
        load(arena, Optional.of(5L));
        store.remove("undercroft/arena/5.save");
        assertThat(load(arena, Optional.empty()).seed()).isEqualTo(5);
        store.put("undercroft/arena.seeds", "RGVhciBkaWFyeQ==");
        assertThat(load(arena, Optional.empty()).seed()).isEqualTo(77);
    }

    @Test
    void aDamagedSaveAsksForItsBackup() {
        Play play = press(load(arena, Optional.of(5L)), "right");
        play.save();
        store.put("undercroft/arena/5.save", "no bytes!");
        assertThat(load(arena, Optional.of(5L)).sheet(99, 34).toString()).contains("newest save is damaged");
        store.put("undercroft/arena/5.backup", "nor these");
        assertThat(load(arena, Optional.of(5L)).sheet(99, 34).toString()).contains("can't be read");
    }

    @Test
    void whatStoodInPlaceOfASaveIsKeptAside() {
        press(load(arena, Optional.of(5L)), "right").save();
        store.put("undercroft/arena/5.save", "no bytes!");
        press(load(arena, Optional.of(5L)), "a", "right").save();
        assertThat(store.texts).containsEntry("undercroft/arena/5.broken", "no bytes!");
    }

    @Test
    void aTabThatIsKilledBetweenTwoStepsOfASaveLeavesAGoodSave() {
        press(load(arena, Optional.of(5L)), "right").save();
        byte[] bytes = keeper(arena, Optional.of(5L)).save().orElseThrow();
        for (int steps = 0; steps < 6; steps++) {
            store.steps = steps;
            BrowserKeeper kept = keeper(arena, Optional.of(5L));
            try {
                kept.take(bytes);
            } catch (IllegalStateException killed) {
                // looked at below
            }
            store.steps = Integer.MAX_VALUE;
            assertThat(kept.find()).isInstanceOf(Keeper.Found.Saved.class);
        }
    }

    @Test
    void noGameGivesWayToNewerOnes() {
        for (long seed = 1; seed <= 9; seed++) {
            load(arena, Optional.of(seed)).save();
        }
        assertThat(store.texts.keySet().stream().filter(name -> name.endsWith(".save")))
                .hasSize(9);
    }

    @Test
    void aSaveFromElsewhereIsKeptUnderItsOwnSeed() {
        Play five = press(load(arena, Optional.of(5L)), "right");
        five.save();
        byte[] save = keeper(arena, Optional.of(5L)).save().orElseThrow();
        Play six = press(load(arena, Optional.of(6L)), "right", "right");
        six.save();
        keeper(arena, Optional.of(5L)).delete();

        keeper(arena, Optional.of(6L)).of(save).take(save);

        assertThat(load(arena, Optional.empty()).stateHash()).isEqualTo(five.stateHash());
        assertThat(load(arena, Optional.of(6L)).stateHash()).isEqualTo(six.stateHash());
    }

    @Test
    void whatAFileReplacesIsGotBackWithItsRecording() {
        press(load(arena, Optional.of(5L)), "right").save();
        byte[] early = keeper(arena, Optional.of(5L)).save().orElseThrow();
        Play later = press(load(arena, Optional.of(5L)), "right", "left", "right");
        later.save();
        byte[] recording = keeper(arena, Optional.of(5L)).recorded().orElseThrow();

        take(early);
        assertThat(load(arena, Optional.of(5L)).turns()).isLessThan(later.turns());
        keeper(arena, Optional.of(5L)).getBack();

        assertThat(keeper(arena, Optional.of(5L)).recorded()).contains(recording);
        assertThat(load(arena, Optional.of(5L)).stateHash()).isEqualTo(later.stateHash());
        keeper(arena, Optional.of(5L)).getBack();
        assertThat(load(arena, Optional.of(5L)).turns()).isLessThan(later.turns());
    }

    @Test
    void aGameThatDoesNotStartIsSetAsideAndCanBeGotBack() {
        Play play = press(load(arena, Optional.of(5L)), "right");
        play.save();
        StartMark mark = new StartMark(store, keeper(arena, Optional.of(5L)));
        assertThat(mark.isLeft()).isFalse();
        mark.set();
        assertThat(mark.isLeft()).isTrue();

        keeper(arena, Optional.of(5L)).setAside();

        assertThat(mark.isLeft()).isFalse();
        assertThat(load(arena, Optional.of(5L)).turns()).isLessThan(play.turns());
        keeper(arena, Optional.of(5L)).getBack();
        assertThat(load(arena, Optional.of(5L)).stateHash()).isEqualTo(play.stateHash());
    }

    @Test
    void theListOfKeptGamesKnowsTheirTurns() {
        Play play = press(load(arena, Optional.of(5L)), "right", "left");
        play.save();
        assertThat(keeper(arena, Optional.of(5L)).turn()).isEqualTo(Long.toString(play.turns()));
    }

    @Test
    void aFullStoreIsToldAndTheGameGoesOn() {
        store.room = 100;
        Play play = press(load(arena, Optional.of(5L)), "right");
        assertThat(String.join(" ", play.controls().messages())).contains("The store is full.");
        assertThat(play.turns()).isPositive();
    }

    @Test
    void aBrokenGameHasAReportAndIsSaved(@TempDir Path directory) throws IOException {
        BrowserKeeper kept = keeper(new Pit(), Optional.of(5L));
        Play play = load(new Pit(), new BoardSize(3, 1), kept, 5);
        assertThatThrownBy(() -> press(play, "right")).isInstanceOf(RuntimeException.class);
        play.save();

        assertThat(play.report()).isPresent();
        Path file = Files.write(directory.resolve("bug.zip"), kept.report().orElseThrow());
        assertThat(BugReportFile.read(file).text()).contains("planted");
        assertThat(kept.save()).isPresent();
    }
}
