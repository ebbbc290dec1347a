package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Terrain;
import java.util.List;
import java.util.Objects;

/**
 * Can't be seen while it is on one of some kinds of ground, but by who stands beside it: an eel in deep water, a snake in grass.
 *
 * @param grounds where it hides
 */
public record Lurker(List<Terrain> grounds) implements Hidden {

    public Lurker {
        Objects.requireNonNull(grounds, "grounds");
        grounds = ImmutableList.copyOf(grounds);
    }

    /** @return what hides on those kinds of ground */
    public static Lurker in(Terrain... grounds) {
        return new Lurker(ImmutableList.copyOf(grounds));
    }

    @Override
    public boolean hides(Terrain ground) {
        return grounds.contains(ground);
    }
}
