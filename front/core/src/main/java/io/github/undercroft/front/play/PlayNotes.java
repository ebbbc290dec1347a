package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is saved beside a game so that the front end looks as before.
 *
 * @param turns how many turns the player has had
 * @param steps how many steps of the game are recorded beside the save
 * @param messages oldest first
 * @param kills how many of each kind the player has killed
 * @param dropped the things that the player has put down on purpose
 */
public record PlayNotes(
        long seed,
        BoardSize size,
        long turns,
        int steps,
        List<MessageLog.Message> messages,
        Map<String, Integer> kills,
        Set<EntityId> dropped) {

    /** For saves of versions that did not count them. */
    private static final StateNode NO_KILLS = new StateNode.Fields("", ImmutableMap.of());

    private static final StateNode NOTHING = new StateNode.Items(ImmutableList.of());

    /** Copies the collections, and refuses numbers that nobody counts. */
    public PlayNotes {
        requireCounted(turns, 0, "turns");
        requireCounted(steps, 0, "steps");
        messages.forEach(message -> requireCounted(message.times(), 1, "times of a message"));
        kills.forEach((kind, count) -> requireCounted(count, 1, "kills of a " + kind));
        messages = ImmutableList.copyOf(messages);
        kills = ImmutableSortedMap.copyOf(kills);
        dropped = ImmutableSet.copyOf(dropped);
    }

    private static void requireCounted(long number, int least, String what) {
        if (number < least) {
            throw new IllegalArgumentException("The notes count " + least + " or more " + what + ", not " + number);
        }
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
        List<StateNode> putDown = dropped.stream()
                .<StateNode>map(thing -> new StateNode.Whole(thing.key()))
                .toList();
        return new StateNode.Fields(
                "",
                ImmutableMap.of(
                        "seed", new StateNode.Whole(seed),
                        "width", new StateNode.Whole(size.width()),
                        "height", new StateNode.Whole(size.height()),
                        "turns", new StateNode.Whole(turns),
                        "steps", new StateNode.Whole(steps),
                        "messages", new StateNode.Items(lines.build()),
                        "kills", new StateNode.Fields("", killed.buildOrThrow()),
                        "dropped", new StateNode.Items(ImmutableList.copyOf(putDown))));
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
                    kills.buildOrThrow(),
                    dropped(fields));
        } catch (ClassCastException | IllegalArgumentException | ArithmeticException otherForm) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "This save lacks what the front end writes beside the game.",
                    otherForm);
        }
    }

    private static Set<EntityId> dropped(Map<String, StateNode> fields) {
        return ((StateNode.Items) fields.getOrDefault("dropped", NOTHING))
                .items().stream()
                        .map(thing -> EntityId.ofKey(((StateNode.Whole) thing).number()))
                        .collect(ImmutableSet.toImmutableSet());
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
