package io.github.undercroft.game;

import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Stamp;
import org.jspecify.annotations.Nullable;

/** With what observers look at one level and listen. Nothing of it is state. */
final class Surroundings {

    private final World world;
    private final Level level;
    private @Nullable Sight sight;
    private @Nullable Hearing hearing;
    private final Watchers watchers;
    /** How the level is built, for those who live there, and the ground of which that was written down. */
    private @Nullable Memory home;

    private @Nullable Stamp homeGround;

    Surroundings(World world, Level level) {
        this.world = world;
        this.level = level;
        this.watchers = new Watchers(level);
    }

    Watchers watchers() {
        return watchers;
    }

    Sight sight() {
        Sight known = sight;
        if (known == null) {
            known = new Sight(world, level);
            sight = known;
        }
        return known;
    }

    Hearing hearing() {
        Hearing known = hearing;
        if (known == null) {
            known = new Hearing(level);
            hearing = known;
        }
        return known;
    }

    /** Notes that a step is over, in which lights may have moved and noises were made. */
    void begin() {
        if (sight != null) {
            sight.begin();
        }
        if (hearing != null) {
            hearing.begin();
        }
    }

    /** A memory of nothing but how the level is built. One that was made while terrain failed to tell its looks is not kept. */
    Memory home(EntityId observer) {
        Memory known = home;
        if (known == null || homeGround != level.stamp()) {
            known = new Memory(EntityId.WORLD, level);
            known.learnTerrain(level.scenery());
            home = level.hasFailure() ? null : known;
            homeGround = level.stamp();
        }
        return known.sharedWith(observer);
    }
}
