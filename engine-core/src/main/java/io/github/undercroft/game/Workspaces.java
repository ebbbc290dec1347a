package io.github.undercroft.game;

import io.github.undercroft.WorkspaceKey;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tools that brains keep with one game. A fork starts without any. They are not state. */
final class Workspaces {

    /** Made when a brain first asks for a tool. */
    private @Nullable Map<WorkspaceKey<?>, Object> tools;

    <T> T get(WorkspaceKey<T> key) {
        Map<WorkspaceKey<?>, Object> known = tools;
        if (known == null) {
            known = new LinkedHashMap<>();
            tools = known;
        }
        @SuppressWarnings("unchecked") // only make() of this key puts a value under it
        T tool = (T) known.computeIfAbsent(key, WorkspaceKey::make);
        return tool;
    }
}
