package io.github.undercroft.trap;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * Something on the ground that takes effect at once on the first actor that comes there, friend or foe, and then disappears.
 * Flyers take it, too.
 *
 * @param name its name, by which {@code Rules.look} draws it
 * @param floor the floor under it, which stays
 * @param consequences the consequences for the actor, in this order
 */
public record PowerUp(String name, Terrain floor, List<Consequence> consequences) implements Surprise {

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
    public PowerUp in(Terrain other) {
        return new PowerUp(name, other, consequences);
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        if (who.has(Brain.class)) {
            befall(context, who, floor, new Empowered(who.id(), context.place(), name));
        }
    }

    /** Somebody came upon a power-up of that name. Told before it takes effect. */
    public record Empowered(EntityId who, Point at, String powerUp) implements EntityEvent, CellEvent {
        public Empowered {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(powerUp, "powerUp");
        }

        @Override
        public int loudness() {
            return 4;
        }
    }
}
