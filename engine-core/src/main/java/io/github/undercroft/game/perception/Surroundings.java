package io.github.undercroft.game.perception;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.EntityId;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.World;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.Memory;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Everything that observers on one level need to look and listen. Not state. */
public final class Surroundings {

    private final World world;
    private final Residents residents;
    private final SightRules rules;
    final Level level;
    private @Nullable Sight sight;
    private @Nullable SoundPropagation sound;
    /** How the level is built, as its inhabitants know it, and the ground from which that was made. */
    private @Nullable Memory home;

    private @Nullable Stamp homeGround;
    /** The cells that changed by themselves then, of which it holds nothing. */
    private ImmutableSet<Integer> ageing = ImmutableSet.of();

    Surroundings(World world, Residents residents, SightRules rules, Level level) {
        this.world = world;
        this.residents = residents;
        this.rules = rules;
        this.level = level;
    }

    public Sight sight() {
        Sight known = sight;
        if (known == null) {
            known = new Sight(world, residents, rules, level);
            sight = known;
        }
        return known;
    }

    SoundPropagation sound() {
        SoundPropagation known = sound;
        if (known == null) {
            known = new SoundPropagation(level);
            sound = known;
        }
        return known;
    }

    boolean isLitOtherwise(long before) {
        boolean isOther =
                rules.ambientLight(level.level(), before) != rules.ambientLight(level.level(), world.order.now());
        if (isOther && sight != null) {
            sight.begin();
        }
        return isOther;
    }

    /** Notes that a step is over, in which lights may have moved and noises were made. */
    void begin() {
        if (sight != null) {
            sight.begin();
        }
        if (sound != null) {
            sound.begin();
        }
    }

    /**
     * A memory of how the level is built and of nothing else: not of ground that is about to change by itself, such as fire or a flood, which
     * has to be seen. It is not kept if terrain threw while it was made.
     */
    Memory home(EntityId observer) {
        Memory known = home;
        Set<Integer> passing = level.ageing().times().keySet();
        if (known == null || homeGround != level.stamp() || !ageing.equals(passing)) {
            known = new Memory(EntityId.WORLD, level);
            known.learnTerrain(level.scenery(), passing);
            home = level.scenery().hasFailure() ? null : known;
            homeGround = level.stamp();
            ageing = ImmutableSet.copyOf(passing);
        }
        return known.sharedWith(observer);
    }
}
