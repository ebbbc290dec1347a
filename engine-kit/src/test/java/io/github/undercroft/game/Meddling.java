package io.github.undercroft.game;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Perception;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Streams;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Objects;

/** Changes a game between two steps so that an observer learns nothing of it before the next one. */
final class Meddling {

    private final Game game;
    private final World world;
    private final Changes changes;
    private final Level level;
    private final EntityId observer;
    private final Perception known;
    private final RandomSource random;

    private Meddling(Game game, EntityId observer, RandomSource random) {
        this.game = game;
        this.world = game.world();
        this.changes = game.engine().changes;
        this.observer = observer;
        this.level = world.levelOf(Objects.requireNonNull(world.find(observer)));
        this.known = game.view().perception(observer).orElseThrow();
        this.random = random;
    }

    /** Makes one such change, drawn by chance. */
    static void behindTheBack(Game game, EntityId observer, RandomSource random) {
        new Meddling(game, observer, random).meddle();
    }

    private void meddle() {
        Point at = new Point(random.nextInt(level.width()), random.nextInt(level.height()));
        int kind = random.nextInt(6);
        if (kind == 0) {
            hoard();
        } else if (kind == 1) {
            changes.atomically(() -> world.streams.open(Streams.PLAY).nextInt(7));
        } else if (!isKnown(at)) {
            changes.atomically(() -> meddle(kind, at));
        }
        world.forgetStep();
    }

    private boolean isKnown(Point at) {
        return known.sees(at)
                || level.entitiesAt(at).stream().anyMatch(there -> there.id().equals(observer));
    }

    private void meddle(int kind, Point at) {
        EntityState occupant = level.occupant(at);
        if (occupant != null && occupant.burden == 0 && kind == 2) {
            changes.leave(occupant);
        } else if (occupant != null) {
            changes.set(occupant, Health.of(1 + random.nextInt(9)));
        } else if (kind == 3) {
            bring(new Location.OnLevel(level.level(), at));
        } else {
            changes.setTerrain(
                    level, at, random.pick(List.<Terrain>of(Ground.WALL, Ground.FLOOR, Door.CLOSED, Door.OPEN)));
        }
    }

    private void bring(Location where) {
        Blueprint lurker = Blueprint.of("lurker")
                .with(Health.of(9))
                .with(LinearWeapon.ofDamage(5))
                .with(new KnownHall.Restless());
        game.engine().births.tryBring(lurker, level, where, Cause.WORLD);
    }

    /** Gives somebody else something to carry. */
    private void hoard() {
        for (EntityState entity :
                world.entities.list().stream().map(EntityState.class::cast).toList()) {
            if (entity.has(Brain.class) && !entity.id.equals(observer)) {
                changes.atomically(() -> game.engine()
                        .births
                        .tryBring(Blueprint.item("loot"), level, new Location.CarriedBy(entity.id), Cause.WORLD));
                return;
            }
        }
    }
}
