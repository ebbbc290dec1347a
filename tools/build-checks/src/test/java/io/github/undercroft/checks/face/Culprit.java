package io.github.undercroft.checks.face;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.function.Supplier;

/** Names Guava in each way that there is. */
public class Culprit implements Supplier<ImmutableList<String>> {
    protected final Map<String, ImmutableList<String>> field = Map.of();
    final ImmutableList<String> hidden = ImmutableList.of();

    public Culprit(ImmutableList<String>[] argument) {}

    public ImmutableList<String> answer() {
        return hidden;
    }

    @Override
    public ImmutableList<String> get() {
        return hidden;
    }

    ImmutableList<String> unseen() {
        return hidden;
    }

    /** Nobody outside sees it. */
    static final class Hidden {
        public ImmutableList<String> unseen() {
            return ImmutableList.of();
        }
    }
}
