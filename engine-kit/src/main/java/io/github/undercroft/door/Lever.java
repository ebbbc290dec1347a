package io.github.undercroft.door;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * A lever, a pressure plate: a key that can't be carried. The first creature that comes there, friend or foe, pulls it. That opens all
 * {@link Bars} of that name on the level, for good.
 *
 * @param opens the name of the bars
 */
public record Lever(String opens, boolean isPulled) implements ActiveTerrain {

    /** Levers that nobody has pulled yet. */
    public static final Terrain.Quality TO_PULL =
            Terrain.Quality.of("lever to pull", terrain -> terrain instanceof Lever lever && !lever.isPulled);

    public Lever {
        Objects.requireNonNull(opens, "opens");
        Bars.shut(opens); // refuses what is no name
    }

    /** @return a lever that opens the bars of that name */
    public static Lever of(String opens) {
        return new Lever(opens, false);
    }

    @Override
    public String name() {
        return isPulled ? "pulled lever" : "lever";
    }

    @Override
    public Passage passage() {
        return Passage.OPEN;
    }

    @Override
    public boolean transparent() {
        return true;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        if (isPulled || !who.has(Brain.class)) {
            return;
        }
        Point at = context.place();
        context.setTerrain(at, new Lever(opens, true));
        context.emit(new Pulled(who.id(), at));
        Terrain shut = Bars.shut(opens);
        for (int y = 0; y < context.board().height(); y++) {
            for (int x = 0; x < context.board().width(); x++) {
                Point cell = new Point(x, y);
                if (context.board().terrainAt(cell).equals(shut)) {
                    context.setTerrain(cell, new Bars(opens, true));
                }
            }
        }
    }

    /** Somebody pulled a lever. Told before its bars open. */
    public record Pulled(EntityId who, Point at) implements EntityEvent, CellEvent {
        public Pulled {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public int loudness() {
            return 8;
        }
    }
}
