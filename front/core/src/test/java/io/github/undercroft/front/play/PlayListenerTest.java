package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Percept;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.save.Recorder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayListenerTest {

    private final Sitting sitting = new Sitting(Cellar.of("#####", "#@r.#", "#####"));
    private final List<String> heard = new ArrayList<>();

    private void note(Percept percept, boolean isReplayed) {
        if (percept instanceof Percept.Saw saw) {
            heard.add((isReplayed ? "again " : "") + saw.event().getClass().getSimpleName());
        }
    }

    @Test
    void whatThePlayerPerceivesIsToldOnceAndInOrder() {
        sitting.play.listen((percept, game, isReplayed) -> note(percept, isReplayed));
        sitting.press("d");

        assertThat(heard).containsSubsequence("Damaged", "Died").containsOnlyOnce("Died");
    }

    @Test
    void theGameIsToldAsItIsAfterTheStep() {
        sitting.play.listen((percept, game, isReplayed) -> {
            if (percept instanceof Percept.Saw saw && saw.event() instanceof Died died) {
                assertThat(game.entity(died.who())).isEmpty();
                note(percept, isReplayed);
            }
        });
        sitting.press("d");

        assertThat(heard).hasSize(1);
    }

    @Test
    void oneThatBreaksIsNotToldAgainAndTheGameGoesOn() {
        sitting.play.listen((percept, game, isReplayed) -> {
            heard.add("once");
            throw new IllegalStateException("no sound card");
        });
        sitting.press("d", "d");

        assertThat(heard).hasSize(1);
        assertThat(sitting.screen()).contains("no sound card").contains("| # . @ ");
    }

    /** Two blows to the east, recorded. */
    private static Play replay(int turn) {
        Cellar cellar = Cellar.of("#####", "#@r.#", "#####");
        BoardSize size = cellar.about().minSize();
        Recorder recorder = GameRecordings.format(cellar, size, Seat.PERSON, 1).start(1);
        for (int blows = 0; blows < 2; ) {
            if (recorder.game().step() instanceof Step.Awaiting awaiting) {
                recorder.game().submit(awaiting.actor(), Bump.toward(Direction.EAST));
                blows++;
            }
        }
        recorder.game().step();
        recorder.close();
        RecordedGame recorded = GameRecordings.read(recorder.bytes(), List.of(cellar));
        return turn == 0
                ? Play.replay(recorded, Keymap.standard(cellar))
                : Play.replay(recorded, Keymap.standard(cellar), turn);
    }

    @Test
    void aRecordingIsToldAsOne() {
        Play replay = replay(0);
        replay.listen((percept, game, isReplayed) -> note(percept, isReplayed));
        Sitting.press(replay);

        assertThat(heard).containsOnlyOnce("again Died").doesNotContain("Died");
    }

    @Test
    void aTurnOfARecordingThatIsShownAtOnceIsTold() {
        Play replay = replay(0);
        replay.listen((percept, game, isReplayed) -> note(percept, isReplayed));
        replay.press(new KeyPress("right"));

        assertThat(heard).containsOnlyOnce("again Died");
    }

    @Test
    void theWayToATurnIsToldToNobody() {
        replay(1).listen((percept, game, isReplayed) -> note(percept, isReplayed));

        assertThat(heard).isEmpty();
    }
}
