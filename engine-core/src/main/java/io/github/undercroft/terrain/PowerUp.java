package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Something on the ground that takes effect at once upon whoever first comes there and acts, whose friend or foe it is, and
 * is gone by it. Who flies takes it, too.
 *
 * @param name what it is called, and by which {@code Rules.look} draws it
 * @param floor what it lies on and leaves
 * @param consequences what befalls who comes, in this order
 */
public record PowerUp(String name, Terrain floor, List<Consequence> consequences) implements Surprise {

    /** Copies the list; refuses an empty name. */
    public PowerUp {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(floor, "floor");
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A power-up needs a name, for example \"wings\"");
        }
    }

    /** @return a power-up of that name with these consequences */
    public static PowerUp of(String name, Terrain floor, Consequence... consequences) {
        return new PowerUp(name, floor, ImmutableList.copyOf(consequences));
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        Optional<Point> at = who.position();
        if (at.isPresent() && Near.isSomebody(who)) {
            befall(context, who, floor, new Empowered(who.id(), at.get(), name));
        }
    }
}
