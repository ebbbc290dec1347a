package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import java.util.Optional;

/**
 * How somebody throws: a component of the thrower, who hurls a sword as if it were a javelin, or throws as far as its strength says.
 * Without one a thing does what its own {@link Missile} says. A throw, its preview and the best aim ask the same one.
 *
 * <pre>{@code
 * record StrongArm() implements ThrowingArm {
 *     @Override
 *     public int reach(Entity thrower, Entity thing) {
 *         return 2 * ThrowingArm.super.reach(thrower, thing);
 *     }
 * }
 * }</pre>
 */
public interface ThrowingArm extends Component {

    /** @return what the thing does where it lands; by default what its own component says. Empty if it just lies there */
    default Optional<Missile> missile(Entity thrower, Entity thing) {
        return thing.get(Missile.class);
    }

    /** @return how many cells the thing flies, 0 or more; by default as {@link #missile} says, or {@value Throw#PLAIN_REACH} */
    default int reach(Entity thrower, Entity thing) {
        return reachOf(missile(thrower, thing));
    }

    /** @return what the thing does where it lands: by the thrower's arm, or by its own component if the thrower has no arm */
    static Optional<Missile> missileOf(Entity thrower, Entity thing) {
        Optional<ThrowingArm> arm = thrower.get(ThrowingArm.class);
        return arm.isPresent() ? arm.get().missile(thrower, thing) : thing.get(Missile.class);
    }

    /** @return how many cells the thing flies: by the thrower's arm, or by its own component if the thrower has no arm */
    static int reachOf(Entity thrower, Entity thing) {
        Optional<ThrowingArm> arm = thrower.get(ThrowingArm.class);
        return arm.isPresent() ? checked(arm.get(), thrower, thing) : reachOf(thing.get(Missile.class));
    }

    private static int checked(ThrowingArm arm, Entity thrower, Entity thing) {
        int reach = arm.reach(thrower, thing);
        if (reach < 0) {
            throw new IllegalArgumentException(
                    "A thing flies 0 or more cells; " + arm + " answers " + reach + " for the " + thing.name());
        }
        return reach;
    }

    private static int reachOf(Optional<Missile> missile) {
        return missile.map(Missile::reach).orElse(Throw.PLAIN_REACH);
    }

    @Override
    default Class<ThrowingArm> slot() {
        return ThrowingArm.class;
    }
}
