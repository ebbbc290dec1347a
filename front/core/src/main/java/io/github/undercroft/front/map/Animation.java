package io.github.undercroft.front.map;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Percept;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Moved;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import java.util.List;
import java.util.Optional;

/** Turns the events of one turn into a series of pictures. */
public final class Animation {

    private static final int FLIGHT = 40;
    private static final int FLASH = 100;
    private static final int STRIDE = 25;
    private static final int FALL = 120;
    private static final int YELLOW = 0xFFE070;
    private static final int RED = 0xFF4040;

    private static final Appearance SOMEBODY = new Appearance("somebody", Look.of("?", YELLOW));

    private final ImmutableList.Builder<Frame> frames = ImmutableList.builder();
    private final Optional<EntityId> walker;
    private final Looks looks;
    private Scene scene;

    private Animation(Scene before, Optional<EntityId> walker, Looks looks) {
        this.looks = looks;
        this.scene = before;
        this.walker = walker;
    }

    /**
     * The pictures between two turns. They show only movements that were seen.
     *
     * @param before how the board looked before the turn
     * @param seen what was seen of the turn
     * @param walker an entity whose steps need no picture: one that continues a walk
     */
    public static List<Frame> frames(Scene before, List<Percept.Saw> seen, Optional<EntityId> walker, Looks looks) {
        Animation animation = new Animation(before, walker, looks);
        seen.forEach(animation::play);
        return animation.frames.build();
    }

    private void play(Percept.Saw saw) {
        GameEvent event = saw.event();
        if (event instanceof Moved moved) {
            // An entity that comes out of the fog was not in the picture before.
            Appearance figure = saw.known(moved.who())
                    .map(looks::of)
                    .or(() -> scene.figureAt(moved.from()))
                    .orElse(SOMEBODY);
            scene = scene.moved(moved.from(), moved.to(), figure, body(saw, moved.who()));
            if (!walker.equals(Optional.of(moved.who()))) {
                show(scene, STRIDE);
            }
        } else if (event instanceof Attacked attacked) {
            fly(attacked.from(), attacked.target().path());
        } else if (event instanceof Damaged damaged) {
            show(scene.with(damaged.at(), looks.of("hit", Look.of("*", RED))), FLASH);
        } else if (event instanceof Died died) {
            show(scene.with(died.at(), looks.of("death", Look.of("%", RED))), FALL);
            scene = body(saw, died.who()).cells(died.at()).stream()
                    .reduce(scene, Scene::without, (one, other) -> other);
        }
    }

    private static Footprint body(Percept.Saw saw, EntityId who) {
        return saw.known(who).map(Entity::footprint).orElse(Footprint.ONE_CELL);
    }

    /** Shows the flight of a missile; a target next to the shooter is struck by hand. */
    private void fly(Point from, List<Point> path) {
        if (path.size() < 2) {
            return;
        }
        Point before = from;
        for (Point cell : path) {
            String glyph = projectile(before, cell);
            show(scene.with(cell, looks.of(missile(glyph), Look.of(glyph, YELLOW))), FLIGHT);
            before = cell;
        }
    }

    private static String missile(String glyph) {
        return switch (glyph) {
            case "-" -> "missile horizontal";
            case "|" -> "missile vertical";
            case "/" -> "missile rising";
            default -> "missile falling";
        };
    }

    private static String projectile(Point from, Point to) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        if (dx != 0 && dy != 0) {
            return dx == dy ? "\\" : "/";
        }
        return dx == 0 ? "|" : "-";
    }

    private void show(Scene picture, int milliseconds) {
        frames.add(new Frame(picture, milliseconds));
    }
}
