package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Component;
import java.util.Objects;

/**
 * Belongs to a pack: to all with the same name on its level. Together they {@link Surround} their prey, and flee when their
 * {@link PackLeader} falls.
 *
 * <pre>{@code
 * Blueprint wolf = Blueprint.of("wolf")
 *         .with(new Pack("wolves"))
 *         .with(new Unless(new Hunter(), "hunts with its pack", new Surround()));
 * Blueprint alpha = wolf.named("alpha wolf").with(new PackLeader());
 * }</pre>
 *
 * @param name of the pack; two packs of one kind need two names
 */
public record Pack(String name) implements Component {

    public Pack {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A pack needs a name, for example \"wolves\"");
        }
    }
}
