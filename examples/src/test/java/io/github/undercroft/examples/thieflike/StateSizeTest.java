package io.github.undercroft.examples.thieflike;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Sets;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.value.StateNode;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How large the state of a game is that has been played for a while: the levels, and not what is remembered of them. */
class StateSizeTest {

    private static int nodes(StateNode node) {
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

    /** The nodes that are objects of their own. */
    private static void collect(StateNode node, Set<StateNode> into) {
        if (!into.add(node)) {
            return;
        }
        if (node instanceof StateNode.Items list) {
            list.items().forEach(item -> collect(item, into));
        } else if (node instanceof StateNode.Fields fields) {
            fields.fields().values().forEach(field -> collect(field, into));
        }
    }

    @Test
    void inhabitantsOfALargeLevelShareTheNodesOfWhatTheyAllKnow() {
        Game game = Game.start(new Thieflike().rules(new BoardSize(200, 200), Seat.BOT), 7);
        for (int step = 0; step < 500; step++) {
            game.step();
        }
        StateNode memories = Objects.requireNonNull(game.state().fields().get("memories"));
        Set<StateNode> different = Sets.newIdentityHashSet();
        collect(memories, different);
        assertThat(nodes(memories)).isGreaterThan(150_000);
        assertThat(different).hasSizeLessThan(15_000);
    }

    @Test
    void whatIsRememberedTakesLessRoomThanTheLevels() {
        Thieflike thieflike = new Thieflike();
        for (long seed = 1; seed <= 4; seed++) {
            Game game = Game.start(thieflike.rules(thieflike.about().usualSize(), Seat.BOT), seed);
            for (int step = 0; step < 500; step++) {
                game.step();
            }
            StateNode.Fields state = game.state();
            int remembered = nodes(Objects.requireNonNull(state.fields().get("memories")));
            int levels = nodes(Objects.requireNonNull(state.fields().get("levels")));
            assertThat(remembered).as("nodes of memories of seed %d", seed).isBetween(200, levels);
            assertThat(nodes(state)).as("nodes of seed %d", seed).isLessThan(12_000);
        }
    }
}
