package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlayNotesTest {

    private final PlayNotes notes = new PlayNotes(
            5,
            new BoardSize(8, 8),
            12,
            40,
            List.of(new MessageLog.Message("You kill the rat.", 2, 300)),
            ImmutableMap.of("rat", 2, "bat", 1),
            Set.of(new EntityId(0, 4), new EntityId(3, 17)));

    @Test
    void theTreeTellsAll() {
        assertThat(PlayNotes.of(notes.tree())).isEqualTo(notes);
    }

    @Test
    void inASaveWithoutKillsAndDroppedThingsThereWereNone() {
        StateNode older = new StateNode.Fields(
                "",
                ImmutableMap.copyOf(Maps.filterKeys(
                        ((StateNode.Fields) notes.tree()).fields(),
                        key -> !key.equals("kills") && !key.equals("dropped"))));

        assertThat(PlayNotes.of(older).kills()).isEmpty();
        assertThat(PlayNotes.of(older).dropped()).isEmpty();
        assertThat(PlayNotes.of(older).messages()).isEqualTo(notes.messages());
    }
}
