package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Bytes;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Legacy;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.Verification;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a game leaves to the next one. */
class LegacyTest {

    private static final BoardSize SIZE = new BoardSize(6, 3);

    private final Notebook notebook = new Notebook();

    /** An heirloom, which is only that. */
    record Heirloom(String from) implements Component {}

    record Inherit(String from) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.trySpawn(
                    Blueprint.item("heirloom").with(new Heirloom(from)),
                    context.view().position());
            return ActionResult.succeeded();
        }
    }

    /** A walk to death, after which the next one finds something. */
    private static class Doom implements PlayableGame, Legacy {
        @Override
        public About about() {
            return new About("doom", "A short walk.", SIZE);
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Legend legend = Legend.standard()
                    .replacing('@', Blueprint.player("you").with(Health.of(2)))
                    .with('%', Acid.of(9));
            return Rules.named("doom")
                    .types(RecordTypes.of(MethodHandles.lookup(), "doom", Heirloom.class, Inherit.class))
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level("doom", LevelText.of("######\n#@..%#\n######", legend))
                    .build();
        }

        @Override
        public Optional<Legacy> legacy() {
            return Optional.of(this);
        }

        @Override
        public Optional<Action> left(GameView over) {
            return Optional.of(new Inherit("grave " + over.entities().size()));
        }

        @Override
        public boolean isIn(GameView game) {
            return game.entities().stream().anyMatch(each -> each.has(Heirloom.class));
        }
    }

    private static final class Notebook extends NoKeeper {
        private byte[] left = {};
        private List<String> scores = List.of();
        private byte[] recording = new byte[0];
        private boolean isFull;

        @Override
        public Optional<byte[]> legacy(long seed) {
            return left.length == 0 ? Optional.empty() : Optional.of(left);
        }

        @Override
        public void writeLegacy(byte[] bytes) {
            if (isFull) {
                throw new SaveException(SaveException.Reason.STORAGE, "The disk is full.");
            }
            left = bytes;
        }

        @Override
        public List<String> scores() {
            return scores;
        }

        @Override
        public void writeScores(List<String> lines) {
            scores = lines;
        }

        @Override
        public RecordingSink record(byte[] first) {
            recording = first;
            return more -> recording = Bytes.concat(recording, more);
        }

        @Override
        public Optional<byte[]> recorded() {
            return Optional.of(recording);
        }
    }

    private Play play(String... keys) {
        Play play = Play.kept(new Doom(), SIZE, 1, Keymap.standard(new Doom()), notebook);
        press(play, keys);
        return play;
    }

    private static void press(Play play, String... keys) {
        for (String key : keys) {
            goOn(play);
            play.press(new KeyPress(key));
        }
        goOn(play);
    }

    private static void goOn(Play play) {
        while (play.isBusy()) {
            play.goOn();
        }
    }

    private static boolean isHeir(Play play) {
        return new Doom().isIn(play.current().shown().game().view());
    }

    @Test
    void theNextGameTakesOverWhatTheLastOneLeftOnce() {
        Play first = play("l", "l", "l", "Y");
        assertThat(isHeir(first)).isFalse();
        assertThat(notebook.left).isNotEmpty();

        press(first, "r");
        assertThat(isHeir(first)).isTrue();
        assertThat(notebook.left).isEmpty();
        assertThat(isHeir(play())).isFalse();
    }

    @Test
    void itIsToldBesideTheScore() {
        play("l", "l", "l", "Y");
        Play heir = play("l", "l", "l", "Y");
        assertThat(heir.sheet(80, 24).toString()).contains("as an heir");
        assertThat(notebook.scores)
                .hasSize(2)
                .filteredOn(line -> line.endsWith(" heir"))
                .hasSize(1);
        assertThat(notebook.scores).allMatch(line -> PlayScore.read(line).isPresent());
    }

    @Test
    void aRecordingHasIt() {
        play("l", "l", "l", "Y");
        play("l");
        RecordedGame recorded = GameRecordings.read(notebook.recording, List.of(new Doom()));
        assertThat(recorded.verify()).isInstanceOf(Verification.Verified.class);
        assertThat(recorded.at(1).view().board().entities()).anyMatch(each -> each.has(Heirloom.class));
    }

    @Test
    void whatCannotBeReadStays() {
        for (byte[] damaged :
                List.of(new byte[] {1}, new byte[] {0, 0, 7}, "a grave".getBytes(StandardCharsets.UTF_8))) {
            notebook.left = damaged;
            assertThat(isHeir(play())).isFalse();
            assertThat(notebook.left).isEqualTo(damaged);
        }
    }

    @Test
    void whatCannotBeKeptIsTold() {
        Play play = play();
        notebook.isFull = true;
        press(play, "l", "l", "l", "Y");
        assertThat(play.shownMessages()).anyMatch(line -> line.contains("The disk is full."));
    }

    @Test
    void codeThatThrowsTakesNoEndAway() {
        PlayableGame broken = new Doom() {
            @Override
            public Optional<Action> left(GameView over) {
                throw new IllegalStateException("no bones");
            }
        };
        PlayableGame unregistered = new Doom() {
            @Override
            public Optional<Action> left(GameView over) {
                return Optional.of(context -> ActionResult.succeeded());
            }
        };
        for (PlayableGame game : List.of(broken, unregistered)) {
            Play play = Play.kept(game, SIZE, 1, Keymap.standard(game), notebook);
            press(play, "l", "l", "l", "Y");
            assertThat(play.sheet(80, 24).toString()).contains("You lose", "The seed of this game is 1");
            assertThat(play.shownMessages())
                    .anyMatch(line -> line.startsWith("What this game leaves to the next one could not be kept: "));
            assertThat(notebook.left).isEmpty();
        }
    }

    /** Seat and keeper alone say so: a bot has none, and takes nothing from one. */
    @Test
    void aBotTakesAndLeavesNothing() {
        play("l", "l", "l", "Y");
        byte[] left = notebook.left;
        GameInPlay watched = GameInPlay.started(new Doom(), SIZE, Seat.BOT, 1, notebook);
        assertThat(watched.shown().turns()).isZero();
        assertThat(notebook.left).isNotEmpty().isEqualTo(left);
    }
}
