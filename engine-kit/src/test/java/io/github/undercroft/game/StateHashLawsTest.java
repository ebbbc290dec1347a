package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The hash that is kept up to date is the one counted up anew, and its parts tell what changed. */
class StateHashLawsTest {

    private static final int STEPS = 40;

    @Property
    void afterEveryStepTheHashIsThatOfAFreshlyResumedGame(@ForAll long seed) {
        Play play = Play.of(seed);
        for (int i = 0; i < STEPS; i++) {
            play.next();
            Game fresh = play.resumed().game;
            assertThat(Game.firstDifference(play.game, fresh)).as("step %d", i).isEmpty();
            assertThat(play.game.stateHash()).isEqualTo(fresh.stateHash());
        }
    }

    @Property
    void exactlyThePartsThatChangedHaveAnotherHash(@ForAll long seed) {
        Play play = Play.of(seed);
        for (int i = 0; i < STEPS; i++) {
            Game before = play.game.fork();
            play.next();
            SortedSet<String> changed = changed(parts(before.state()), parts(play.game.state()));
            SortedSet<String> hashed = changed(before.stateHashParts(), play.game.stateHashParts());
            assertThat(hashed).isEqualTo(changed);
            assertThat(Game.firstDifference(before, play.game))
                    .isEqualTo(changed.isEmpty() ? Optional.empty() : Optional.of(changed.first()));
            assertThat(before.stateHash() == play.game.stateHash()).isEqualTo(changed.isEmpty());
        }
    }

    private static SortedSet<String> changed(Map<String, ?> before, Map<String, ?> after) {
        SortedSet<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        names.removeIf(name -> before.containsKey(name)
                && after.containsKey(name)
                && before.get(name).equals(after.get(name)));
        return names;
    }

    /** The written state, cut into the parts that the hash has. */
    private static Map<String, Object> parts(StateNode.Fields state) {
        Map<String, Object> parts = new TreeMap<>();
        parts.put("game", part(state, "game"));
        parts.put("order", part(state, "order"));
        Optional.ofNullable(state.fields().get("timers")).ifPresent(timers -> parts.put("timers", timers));
        long shown = number(state, "shown");
        if (shown != 0) {
            parts.put("shown", shown);
        }
        for (StateNode node : ((StateNode.Items) part(state, "levels")).items()) {
            StateNode.Fields level = (StateNode.Fields) node;
            String name = "level/" + number(level, "level");
            parts.put(name + "/ground", List.of(part(level, "width"), part(level, "palette"), part(level, "cells")));
            if (number(level, "level") != 0) {
                parts.put(name + "/births", number(level, "nextNumber"));
            }
            if (!((StateNode.Flag) part(level, "active")).value()) {
                parts.put(name + "/waiting", List.of(part(level, "leftAt"), part(level, "waiting")));
            }
        }
        for (StateNode entity : ((StateNode.Items) part(state, "entities")).items()) {
            StateNode.Fields id = (StateNode.Fields) part((StateNode.Fields) entity, "id");
            parts.put("level/" + number(id, "level") + "/entity/" + number(id, "number"), entity);
        }
        for (StateNode stream : ((StateNode.Items) part(state, "streams")).items()) {
            StateNode.Text name = (StateNode.Text) part((StateNode.Fields) stream, "name");
            parts.put("stream/" + name.text(), stream);
        }
        return parts;
    }

    private static StateNode part(StateNode.Fields fields, String name) {
        return Optional.ofNullable(fields.fields().get(name)).orElseThrow();
    }

    private static long number(StateNode.Fields fields, String name) {
        return ((StateNode.Whole) part(fields, name)).number();
    }
}
