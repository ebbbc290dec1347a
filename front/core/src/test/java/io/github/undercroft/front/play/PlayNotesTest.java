package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.log.Kills;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.wording.MessageLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PlayNotesTest {

    private final PlayNotes notes = new PlayNotes(
            5,
            new BoardSize(8, 8),
            12,
            40,
            List.of(new MessageLog.Message("You kill the rat.", 2, 300)),
            List.of(new Kills.Count("bat", 1), new Kills.Count("rat", 2)),
            List.of(new EntityId(0, 4), new EntityId(3, 17)),
            List.of(new EntityId(0, 2)));

    @Test
    void theTreeTellsAll() {
        assertThat(PlayNotes.of(notes.tree())).isEqualTo(notes);
    }

    /** The tree with another value in each place in turn. */
    private static void eachMutant(StateNode tree, StateNode other, Consumer<StateNode> mutants) {
        mutants.accept(other);
        if (tree instanceof StateNode.Fields fields) {
            fields.fields().forEach((name, value) -> {
                mutants.accept(fields.without(name));
                eachMutant(value, other, changed -> mutants.accept(fields.with(name, changed)));
            });
        } else if (tree instanceof StateNode.Items items) {
            for (int i = 0; i < items.items().size(); i++) {
                List<StateNode> all = new ArrayList<>(items.items());
                int at = i;
                eachMutant(items.items().get(i), other, changed -> {
                    all.set(at, changed);
                    mutants.accept(new StateNode.Items(all));
                });
            }
        }
    }

    @Test
    void whateverIsWrongWithATreeIsASaveException() {
        List<StateNode> others = List.of(
                new StateNode.Absent(),
                new StateNode.Text("\uD800"),
                new StateNode.Real(Double.NaN),
                new StateNode.Whole(-1),
                new StateNode.Whole(0),
                new StateNode.Whole(Long.MIN_VALUE),
                new StateNode.Whole(Long.MAX_VALUE),
                new StateNode.Items(List.of()),
                new StateNode.Items(List.of(new StateNode.Absent())),
                new StateNode.Fields("", ImmutableMap.of()),
                new StateNode.Fields("nobody", ImmutableMap.of("", new StateNode.Whole(-1))));
        List<StateNode> refused = new ArrayList<>();
        for (StateNode other : others) {
            eachMutant(notes.tree(), other, mutant -> {
                try {
                    PlayNotes read = PlayNotes.of(mutant);
                    assertThat(read.turns()).isNotNegative();
                    assertThat(read.turns() + 1_000_000).isPositive();
                    assertThat(read.steps()).isNotNegative();
                    assertThat(read.kills()).allMatch(kind -> kind.count() > 0);
                } catch (SaveException damaged) {
                    refused.add(mutant);
                }
            });
        }
        assertThat(refused).hasSizeGreaterThan(150);
    }

    @Test
    void numbersThatCanNotBeCountedOnAreRefused() {
        for (StateNode number : List.of(new StateNode.Whole(Long.MAX_VALUE), new StateNode.Whole(Integer.MAX_VALUE))) {
            StateNode.Fields tree = (StateNode.Fields) notes.tree();
            assertThatThrownBy(() -> PlayNotes.of(tree.with("steps", number))).isInstanceOf(SaveException.class);
        }
        StateNode.Fields tree = (StateNode.Fields) notes.tree();
        assertThatThrownBy(() -> PlayNotes.of(tree.with("turns", new StateNode.Whole(Long.MAX_VALUE))))
                .isInstanceOf(SaveException.class);
        List<Kills.Count> kills = List.of(new Kills.Count("rat", Integer.MAX_VALUE));
        assertThatThrownBy(() -> new PlayNotes(5, notes.size(), 1, 1, List.of(), kills, List.of(), List.of()))
                .hasMessage("The notes count 1 to 1073741824 kills of a rat, not 2147483647");
    }
}
