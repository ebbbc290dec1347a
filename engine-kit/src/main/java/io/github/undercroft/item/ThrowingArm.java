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

    /** @return how many cells the thing flies; by default as {@link #missile} says, or {@value Throw#PLAIN_REACH} */
    default int reach(Entity thrower, Entity thing) {
        return missile(thrower, thing).map(Missile::reach).orElse(Throw.PLAIN_REACH);
    }

    /** @return what a thing does where it lands if that one throws it, by its arm if it has such a component */
    static Optional<Missile> missileOf(Entity thrower, Entity thing) {
        return of(thrower).missile(thrower, thing);
    }

    /** @return how many cells a thing flies if that one throws it, by its arm if it has such a component */
    static int reachOf(Entity thrower, Entity thing) {
        return of(thrower).reach(thrower, thing);
    }

    private static ThrowingArm of(Entity thrower) {
        return thrower.get(ThrowingArm.class).orElseGet(Plain::new);
    }

    @Override
    default Class<ThrowingArm> slot() {
        return ThrowingArm.class;
    }

    /** The arm of whoever has no such component. */
    record Plain() implements ThrowingArm {}
}
