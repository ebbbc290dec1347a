package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;

/** The actions of a recording as values. */
final class RecordedActions {

    private RecordedActions() {}

    static ImmutableList<Action> of(Recording recording, ValueRegistry registry) {
        ImmutableList.Builder<Action> actions = ImmutableList.builder();
        for (StateNode.Fields tree : recording.actions) {
            actions.add(action(tree, registry));
        }
        return actions.build();
    }

    private static Action action(StateNode.Fields tree, ValueRegistry registry) {
        for (String type : TreeTypes.of(tree)) {
            if (registry.typeNamed(type).isEmpty()) {
                throw new SaveException(
                        Reason.UNKNOWN_TYPE,
                        "This recording holds values that the game does not know: " + type
                                + ". A type that was renamed is registered with ValueType.formerly.");
            }
        }
        try {
            return registry.value(tree, Action.class);
        } catch (RuntimeException broken) {
            throw new SaveException(
                    Reason.DAMAGED, "This recording holds an input that could not be: " + broken.getMessage(), broken);
        }
    }
}
