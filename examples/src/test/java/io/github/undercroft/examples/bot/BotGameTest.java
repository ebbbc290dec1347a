package io.github.undercroft.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMultiset;
import io.github.undercroft.Decision;
import io.github.undercroft.Player;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.study.PlayedGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BotGameTest {

    private static BotGame bot(TinyGame game) {
        return new BotGame(game, game.about().minSize(), ignored -> {});
    }

    @Test
    void aGameThatGetsNowhereIsStalled() {
        assertThat(bot(TinyGame.endless()).play(1))
                .returns("stalled", PlayedGame::result)
                .returns("no progress in 201 turns of a player, at 808", PlayedGame::cause);
    }

    @Test
    void aBotGameThatWaitsForInputIsStalled() {
        assertThat(bot(new TinyGame(new Player())).play(1))
                .returns("stalled", PlayedGame::result)
                .returns("awaits input: give a bot", PlayedGame::cause);
    }

    @Test
    void aFaultIsTold() {
        TinyGame broken = new TinyGame(turn -> Decision.act(new TinyGame.Break()));
        List<String> lines = new ArrayList<>();
        List<Throwable> faults = new ArrayList<>();

        ImmutableMultiset<String> results = new BotSeries(bot(broken), lines::add, faults::add).play(7, 2);

        assertThat(results).containsExactly("broken", "broken");
        assertThat(lines)
                .containsExactly(
                        "tiny 4x1, seed 7: broken by GameCodeException",
                        "tiny 4x1, seed 8: broken by GameCodeException",
                        "tiny, 2 games: 0 won, 0 lost, 0 drawn, 2 broken");
        assertThat(faults).singleElement().isInstanceOf(GameCodeException.class);
    }

    @Test
    void theCheckSeesEveryStepAndItsFindingIsAFault() {
        TinyGame game = new TinyGame(turn -> Decision.act(Attack.toward(Direction.EAST)));
        List<String> lines = new ArrayList<>();
        BotGame bot = new BotGame(game, game.about().minSize(), running -> {
            if (running.view().entities().size() == 1) {
                throw new AssertionError("somebody is missing");
            }
        });

        new BotSeries(bot, lines::add, fault -> {}).play(1, 1);

        assertThat(lines).first().isEqualTo("tiny 4x1, seed 1: broken by AssertionError");
    }

    @ParameterizedTest
    @MethodSource("games")
    void turnsAreThePlayersOwnInTheTableOnTheScreenAndInTheReplay(BundledGame game) {
        BoardSize size = game.about().usualSize();
        PlayedGame result = new BotGame(game, size, running -> {}).play(5);

        Play watched = new Play(game, size, Seat.BOT, 5, Keymap.standard(game));
        while (watched.isBusy()) {
            watched.goOn();
        }
        Recorder recorder = GameRecordings.format(game, size, Seat.BOT, 5).start(5);
        new BotGame(game, size, running -> {}).study().play(5, recorder.game());
        Play replayed = Play.replay(GameRecordings.read(recorder.bytes(), List.of(game)), Keymap.standard(game));
        replayed.press(new KeyPress("end"));

        assertThat(watched.turns()).isEqualTo(result.turns());
        assertThat(replayed.turns()).isEqualTo(result.turns());
        assertThat(watched.shownMessages())
                .last()
                .asString()
                .endsWith(": " + result.measured().get("reason") + ".");
    }

    static List<BundledGame> games() {
        return List.of(new Arena(), new Scatter(), new Descent());
    }
}
