package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Map;

/**
 * What is saved beside a game so that the front end looks as before.
 *
 * @param turns how many turns the player has had
 * @param steps how many steps of the game are recorded beside the save
 * @param messages oldest first
 * @param kills how many of each kind the player has killed
 */
public record PlayNotes(
        long seed,
        BoardSize size,
        long turns,
        int steps,
        List<MessageLog.Message> messages,
        Map<String, Integer> kills) {

    /** For saves of versions that did not count them. */
    private static final StateNode NO_KILLS = new StateNode.Fields("", ImmutableMap.of());

    /** Copies the list and the map. */
    public PlayNotes {
        messages = ImmutableList.copyOf(messages);
        kills = ImmutableSortedMap.copyOf(kills);
    }

    /** @return these notes as a tree */
    public StateNode tree() {
        ImmutableList.Builder<StateNode> lines = ImmutableList.builder();
        for (MessageLog.Message message : messages) {
            lines.add(new StateNode.Fields(
                    "",
                    ImmutableMap.of(
                            "sentence", new StateNode.Text(message.sentence()),
                            "times", new StateNode.Whole(message.times()),
                            "when", new StateNode.Whole(message.when()))));
        }
        ImmutableMap.Builder<String, StateNode> killed = ImmutableMap.builder();
        kills.forEach((kind, count) -> killed.put(kind, new StateNode.Whole(count)));
        return new StateNode.Fields(
                "",
                ImmutableMap.of(
                        "seed", new StateNode.Whole(seed),
                        "width", new StateNode.Whole(size.width()),
                        "height", new StateNode.Whole(size.height()),
                        "turns", new StateNode.Whole(turns),
                        "steps", new StateNode.Whole(steps),
                        "messages", new StateNode.Items(lines.build()),
                        "kills", new StateNode.Fields("", killed.buildOrThrow())));
    }

    /**
     * The notes of such a tree.
     *
     * @throws SaveException if the tree is of another form
     */
    public static PlayNotes of(StateNode tree) {
        try {
            Map<String, StateNode> fields = ((StateNode.Fields) tree).fields();
            ImmutableList.Builder<MessageLog.Message> messages = ImmutableList.builder();
            for (StateNode each : ((StateNode.Items) part(fields, "messages")).items()) {
                Map<String, StateNode> line = ((StateNode.Fields) each).fields();
                String sentence = ((StateNode.Text) part(line, "sentence")).text();
                messages.add(new MessageLog.Message(sentence, count(line, "times"), number(line, "when")));
            }
            BoardSize size = new BoardSize(count(fields, "width"), count(fields, "height"));
            ImmutableSortedMap.Builder<String, Integer> kills = ImmutableSortedMap.naturalOrder();
            Map<String, StateNode> killed = ((StateNode.Fields) fields.getOrDefault("kills", NO_KILLS)).fields();
            killed.keySet().forEach(kind -> kills.put(kind, count(killed, kind)));
            return new PlayNotes(
                    number(fields, "seed"),
                    size,
                    number(fields, "turns"),
                    count(fields, "steps"),
                    messages.build(),
                    kills.buildOrThrow());
        } catch (ClassCastException | IllegalArgumentException | ArithmeticException otherForm) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "This save lacks what the front end writes beside the game.",
                    otherForm);
        }
    }

    private static StateNode part(Map<String, StateNode> fields, String name) {
        StateNode part = fields.get(name);
        if (part == null) {
            throw new IllegalArgumentException("there is no \"" + name + "\"");
        }
        return part;
    }

    private static long number(Map<String, StateNode> fields, String name) {
        return ((StateNode.Whole) part(fields, name)).number();
    }

    private static int count(Map<String, StateNode> fields, String name) {
        return Math.toIntExact(number(fields, name));
    }
}
