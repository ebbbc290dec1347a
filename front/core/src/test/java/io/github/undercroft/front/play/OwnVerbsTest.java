package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Verbs of a game are its author's code, which may throw. */
class OwnVerbsTest {

    /** A game whose first verb throws when it is asked what it would do. */
    private record Broken(Cellar cellar) implements PlayableGame {
        @Override
        public About about() {
            return cellar.about();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return cellar.rules(size, seat);
        }

        @Override
        public List<Verb> verbs() {
            Verb broken = Verb.aimed(
                    "break",
                    turn -> {
                        throw new IllegalStateException("planted defect");
                    },
                    "!");
            return ImmutableList.<Verb>builder()
                    .add(broken)
                    .addAll(cellar.verbs())
                    .build();
        }
    }

    private static String screen(String... rows) {
        Broken game = new Broken(Cellar.of(rows));
        Play play = new Play(game, game.about().minSize(), Seat.PERSON, 1, Keymap.standard(game));
        return Sitting.press(play).sheet(80, 24).toString();
    }

    @Test
    void aVerbThatThrowsBreaksNoScreen() {
        assertThat(screen("#######", "#@..a.#", "#######")).contains("f: attack", "!: break");
    }
}
