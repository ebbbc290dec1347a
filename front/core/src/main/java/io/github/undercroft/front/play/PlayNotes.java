package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.log.Kills;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.SavedValues;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.wording.MessageLog;
import java.util.List;

/**
 * What is saved beside a game so that the front end looks as before.
 *
 * @param turns how many turns the player has had
 * @param steps how many steps of the game are recorded beside the save
 * @param messages oldest first
 * @param kills how many of each kind the player has killed
 * @param dropped the things that the player has put down on purpose
 * @param letters the things that have the letters of lists, in the order of the letters
 */
@SavedValues(
        value = "front",
        also = {PlayNotes.class, BoardSize.class, MessageLog.Message.class, Kills.Count.class})
public record PlayNotes(
        long seed,
        BoardSize size,
        long turns,
        int steps,
        List<MessageLog.Message> messages,
        List<Kills.Count> kills,
        List<EntityId> dropped,
        List<EntityId> letters) {

    /** No game comes so far; from there the next turns can be counted. */
    private static final long MAX_TURNS = 1L << 53;

    private static final long MAX_COUNT = 1 << 30;

    /** Refuses numbers that nobody counts. */
    public PlayNotes {
        requireCounted(turns, 0, MAX_TURNS, "turns");
        requireCounted(steps, 0, MAX_COUNT, "steps");
        messages.forEach(message -> requireCounted(message.times(), 1, MAX_COUNT, "times of a message"));
        kills.forEach(kind -> requireCounted(kind.count(), 1, MAX_COUNT, "kills of a " + kind.name()));
        messages = ImmutableList.copyOf(messages);
        kills = ImmutableList.copyOf(kills);
        dropped = ImmutableList.copyOf(dropped);
        letters = ImmutableList.copyOf(letters);
    }

    private static void requireCounted(long number, int least, long most, String what) {
        if (number < least || number > most) {
            throw new IllegalArgumentException(
                    "The notes count " + least + " to " + most + " " + what + ", not " + number);
        }
    }

    private static ValueRegistry types() {
        return ValueRegistry.builder().types(PlayNotesValues.all()).build();
    }

    /** @return these notes as a tree */
    public StateNode tree() {
        return types().tree(this);
    }

    /**
     * The notes of such a tree.
     *
     * @throws SaveException if the tree is of another form
     */
    public static PlayNotes of(StateNode tree) {
        try {
            return types().value((StateNode.Fields) tree, PlayNotes.class);
        } catch (ClassCastException | IllegalArgumentException otherForm) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "This save lacks what the front end writes beside the game.",
                    otherForm);
        }
    }
}
