package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Game;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.value.StateNode;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a game that is gone on with knows of before. */
class KeptPlayTest {

    private final Memory memory = new Memory();

    /** Keeps a game as long as it lives. */
    private static final class Memory extends NoKeeper {
        private Optional<Found.Saved> saved = Optional.empty();

        @Override
        public Found find() {
            return saved.<Found>map(game -> game).orElseGet(Found.Nothing::new);
        }

        @Override
        public void save(Game game, StateNode extra) {
            saved = Optional.of(new Found.Saved(game.fork(), PlayNotes.of(extra), Optional.empty()));
        }
    }

    private Play play(String... keys) {
        Play play =
                Play.resumed(FrontOptions.of(Cellar.QUIET), Cellar.QUIET.about().minSize(), 1, memory);
        return Sitting.press(play, keys);
    }

    @Test
    void whoExploresAfterLoadingDoesNotFetchWhatWasDroppedBefore() {
        Play before = play("x", "x", "p", "b");
        assertThat(before.sheet(60, 20).toString()).contains("Carrying club\n");
        before.quit();

        assertThat(play("x").sheet(60, 20).toString())
                .contains("Carrying club\n", "There is nothing left to explore here.");
    }

    @Test
    void aThingKeepsItsLetterInASavedGame() {
        play("p", "a").quit();

        assertThat(play("i").sheet(60, 20).toString()).contains("b) potion").doesNotContain("a)");
    }

    @Test
    void whoExploresFetchesNoPartThatWasPutDownAndWhatWasTakenUpAgainIsWanted() {
        Cellar stony = Cellar.of("########", "#@..o..#", "########");
        Play play = new Play(stony, stony.about().minSize(), Seat.PERSON, 1, Keymap.standard(stony));
        Sitting.press(play, "x", "x");
        EntityId rocks = play.view().things(play.view().actor().id()).stream()
                .filter(each -> each.name().equals("rock"))
                .findFirst()
                .orElseThrow()
                .id();
        play.controls().submit(new Drop(rocks, 2));
        Sitting.press(play, "x", "x");
        assertThat(play.sheet(60, 20).toString()).contains("3 rocks", "There is nothing left to explore here.");
        play.controls().submit(PickUp.first());
        Sitting.press(play, "x");
        assertThat(play.sheet(60, 20).toString()).contains("5 rocks");
        play.controls().submit(Drop.all(rocks));
        Sitting.press(play, "x");
        assertThat(play.sheet(60, 20).toString()).doesNotContain("Carrying club, potion, 5 rocks");
    }
}
