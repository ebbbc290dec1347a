package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.value.StateNode;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Memories as they are hashed and written, in random games full of observers. */
@Heavy
class MemoryLawsTest {

    private static final int STEPS = 40;

    @Property
    void theHashThatIsKeptIsThatOfTheSameMemoriesReadBackAndTheTreeIsTheSame(@ForAll long seed) {
        Play play = Watching.waryGame(seed);
        Play unasked = play.fork();
        for (int i = 0; i < STEPS; i++) {
            play.next();
            unasked.next();
            StateNode.Fields written = play.game.state();
            Game fresh = Game.resume(play.rules, written);
            assertThat(Game.firstDifference(play.game, fresh)).as("step %d", i).isEmpty();
            assertThat(fresh.state()).isEqualTo(written);
        }
        assertThat(unasked.game.stateHashParts()).isEqualTo(play.game.stateHashParts());
        assertThat(unasked.fork().game.stateHash()).isEqualTo(play.game.stateHash());
    }

    /** How many nodes a tree has. */
    static int nodes(StateNode node) {
        int sum = 1;
        if (node instanceof StateNode.Items list) {
            for (StateNode item : list.items()) {
                sum += nodes(item);
            }
        } else if (node instanceof StateNode.Fields fields) {
            for (StateNode field : fields.fields().values()) {
                sum += nodes(field);
            }
        }
        return sum;
    }

    @Test
    void aMemoryOfAnOpenLevelIsWrittenInSomeNumbersForEachRowThatWasSeen() {
        for (int side : new int[] {40, 400}) {
            Game game = Sentries.game(side, side, Sentries.hero(side / 2, side / 2));
            StateNode memories = Objects.requireNonNull(game.state().fields().get("memories"));
            assertThat(nodes(memories)).as("on a level of %d rows", side).isLessThan(30 + 17 * 8);
        }
    }
}
