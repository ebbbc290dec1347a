package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.hindsight.BranchRunner;
import io.github.undercroft.hindsight.HindsightProgress;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.Recorder;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** In a replay a key tells why others act as they do, and who asks why a game was lost is told it of the killer. */
class ReasonsModeTest {

    /** A wolf comes, and a stone-like toad tells nothing; the hero's bot rests. */
    private record Den() implements PlayableGame {
        @Override
        public About about() {
            return new About("den", "A den.", new BoardSize(8, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("you").with(Health.of(2));
            Legend legend = Legend.standard()
                    .with('@', seat == Seat.BOT ? hero.replacing((Brain) turn -> Decision.act(new Rest())) : hero)
                    .with('w', Blueprint.of("wolf").with(new Stalker()).with(LinearWeapon.ofDamage(1)))
                    .with('t', Blueprint.of("toad").with(PriorityBrain.of()));
            return Rules.named("den")
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level("den", LevelText.of("########\n#@..w.t#\n########", legend))
                    .build();
        }
    }

    private static RecordedGame recorded() {
        Recorder recorder = GameRecordings.format(new Den(), new BoardSize(8, 3), Seat.PERSON, 1)
                .start(1);
        for (int i = 0; i < 40; i++) {
            Step step = recorder.game().step();
            if (step instanceof Step.Awaiting awaiting) {
                recorder.game().submit(awaiting.actor(), new Rest());
            } else if (step instanceof Step.Over) {
                break;
            }
        }
        recorder.close();
        return GameRecordings.read(recorder.bytes(), List.of(new Den()));
    }

    private static Play replay(String... keys) {
        Play play = Play.replay(recorded(), Keymap.standard(new Den()));
        for (String key : keys) {
            play.press(new KeyPress(key));
        }
        return play;
    }

    private static String screen(Play play) {
        return play.sheet(90, 20).toString();
    }

    @Test
    void theNearestActorTellsFirst() {
        assertThat(screen(replay("w"))).contains("The wolf: it goes straight to the nearest enemy in view.");
    }

    @Test
    void itsGoalIsMarkedOnTheBoard() {
        assertThat(marked(replay())).isZero();
        assertThat(marked(replay("w"))).isPositive();
    }

    private static long marked(Play play) {
        Sheet sheet = play.sheet(90, 20);
        long marked = 0;
        for (int y = 0; y < sheet.height(); y++) {
            for (int x = 0; x < sheet.width(); x++) {
                marked += sheet.paintAt(x, y) == Paint.AIM ? 1 : 0;
            }
        }
        return marked;
    }

    @Test
    void tabGoesToTheNextAndAnyOtherKeyLeaves() {
        assertThat(screen(replay("w", "tab"))).contains("The toad tells no reason.");
        assertThat(screen(replay("w", "tab", "tab"))).contains("The wolf: it");
        assertThat(screen(replay("w", "escape"))).doesNotContain("The wolf: it").contains("w: why");
    }

    @Test
    void whyItWasLostTellsOfTheKiller() {
        BranchRunner plain = new BranchRunner() {
            @Override
            public <T> List<T> play(List<Supplier<T>> branches) {
                return branches.stream().map(Supplier::get).toList();
            }
        };

        assertThat(recorded().why("den.recording", HindsightProgress.NONE, plain))
                .contains("The wolf killed you: it attacks the nearest enemy in reach.");
    }
}
