package io.github.undercroft.game.perception;

import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.ActingEffects;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.memory.Scene;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Perceiver;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A level as one observer looks at it: without those that are hidden from it. */
public final class VeiledScene implements Scene {

    private final World world;
    private final Level level;
    private final EntityState observer;
    private final Perceiver senses;
    private final ObserverAnswers answers;

    public VeiledScene(World world, Level level, EntityState observer, Perceiver senses, ObserverAnswers answers) {
        this.world = world;
        this.level = level;
        this.observer = observer;
        this.senses = senses;
        this.answers = answers;
    }

    @Override
    public Terrain terrainAt(int x, int y) {
        return level.scenery().terrainAt(x, y);
    }

    @Override
    public Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        Picture[] all = level.scenery().picturesAt(x, y, without);
        if (all == null) {
            return null;
        }
        Picture[] seen = new Picture[all.length];
        int size = 0;
        for (Picture each : all) {
            if (!isHidden(each.id())) {
                seen[size++] = each;
            }
        }
        return size == all.length ? all : size == 0 ? null : Arrays.copyOf(seen, size);
    }

    private boolean isHidden(EntityId id) {
        EntityState other = world.find(id);
        Hidden hidden = other == null ? null : other.slots.find(Hidden.class);
        return other != null && hidden != null && hides(hidden, other) && !perceives(other);
    }

    private boolean hides(Hidden hidden, EntityState other) {
        if (!(other.location instanceof Location.OnLevel)) {
            return false;
        }
        try {
            for (Point cell : other.cells()) {
                if (!hidden.hides(level.terrainAt(cell.x(), cell.y()))) {
                    return false;
                }
            }
            return true;
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking whether it hides", hidden, thrown);
        }
    }

    private boolean perceives(EntityState other) {
        int steps = Integer.MAX_VALUE;
        for (Point cell : other.cells()) {
            for (int i = 0; i < answers.from.size(); i++) {
                Point from = answers.from.get(i);
                int across = Math.abs(from.x() - cell.x());
                steps = Math.min(steps, Math.max(across, Math.abs(from.y() - cell.y())));
            }
        }
        boolean isSensed = isSensed(other, steps);
        for (ActingEffects acting = answers.actingOn(observer); !isSensed && acting.next(); ) {
            isSensed = isSensed(acting.effect(), other);
        }
        return isSensed;
    }

    private boolean isSensed(EntityState other, int steps) {
        try {
            return senses.senses(other, steps);
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking whether " + observer + " senses " + other, senses, thrown);
        }
    }

    private static boolean isSensed(Effect effect, EntityState other) {
        try {
            return effect.senses(other);
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking whether an effect senses " + other, effect, thrown);
        }
    }
}
