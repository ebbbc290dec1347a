package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.terrain.Acid;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** After a lost game one key tells which turn was fatal. */
class WhyModeTest {

    /** A walk beside acid; its bot rests. */
    private record Doom() implements PlayableGame {
        @Override
        public About about() {
            return new About("doom", "A short walk.", new BoardSize(6, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("you").with(Health.of(2));
            Legend legend = Legend.standard()
                    .replacing('@', seat == Seat.BOT ? hero.replacing((Brain) turn -> Decision.act(new Rest())) : hero)
                    .with('%', Acid.of(9));
            return Rules.named("doom")
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level("doom", LevelText.of("######\n#@..%#\n######", legend))
                    .build();
        }
    }

    /** Keeps the recording alone. */
    private static final class InMemory extends NoKeeper {
        private byte[] bytes = new byte[0];

        @Override
        public RecordingSink record(byte[] first) {
            bytes = first;
            return more -> bytes = Bytes.concat(bytes, more);
        }

        @Override
        public Optional<byte[]> recorded() {
            return Optional.of(bytes);
        }
    }

    /** A screen that types those keys. */
    private static final class Screen implements Surface {
        private final Queue<Input> keys = new ArrayDeque<>();
        private String shown = "";

        @Override
        public int columns() {
            return 80;
        }

        @Override
        public int rows() {
            return 24;
        }

        @Override
        public void show(Sheet sheet) {
            shown = sheet.toString();
        }

        @Override
        public Optional<Input> next() {
            return Optional.ofNullable(keys.poll());
        }

        @Override
        public boolean hasInput() {
            return !keys.isEmpty();
        }

        @Override
        public boolean isResized() {
            return false;
        }

        @Override
        public void hold(int milliseconds) {}

        @Override
        public void idle() {}
    }

    private static String ended(Keeper keeper, String... keys) {
        Play play = Play.kept(new Doom(), new BoardSize(6, 3), 1, Keymap.standard(new Doom()), keeper);
        Screen screen = new Screen();
        ImmutableList.copyOf(keys).forEach(key -> screen.keys.add(new Input.Pressed(new KeyPress(key))));
        PlayLoop loop = new PlayLoop(play, screen);
        while (loop.advance() != PlayLoop.WAITS) {
            // on
        }
        return screen.shown;
    }

    @Test
    void theStepIntoTheAcidIsToBlame() {
        assertThat(ended(new InMemory(), "l", "l", "l", "Y", ";"))
                .contains(
                        "Turn 3 decided it. Hit points 2 of 2. You step east.",
                        "Of 100 such games, played on by the bot, 0 were survived.",
                        "Of 100 such games 100 were survived.");
    }

    @Test
    void theEndTellsTheKeyForIt() {
        assertThat(ended(new InMemory(), "l", "l", "l", "Y")).contains("why?");
    }

    @Test
    void withoutARecordingThatIsSaid() {
        assertThat(ended(Keeper.NONE, "l", "l", "l", "Y", ";")).contains("There is no recording of this game");
    }
}
