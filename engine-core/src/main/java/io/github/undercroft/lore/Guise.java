package io.github.undercroft.lore;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import java.util.List;
import java.util.Objects;

/**
 * As what somebody takes a thing or creature: its name, and the components that it seems to have. A value.
 *
 * @param components at most one in each slot
 */
public record Guise(String name, List<Component> components) {

    /** Copies the list; refuses a blank name and two components in one slot, with an {@link IllegalArgumentException}. */
    public Guise {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(components, "components");
        components = ImmutableList.copyOf(components);
        if (name.isBlank()) {
            throw new IllegalArgumentException("A guise needs a name, for example \"blue potion\"");
        }
        for (int i = 0; i < components.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (components.get(i).slot() == components.get(j).slot()) {
                    throw new IllegalArgumentException("The guise \"" + name + "\" has two components in the slot "
                            + components.get(i).slot().getSimpleName() + "; keep one");
                }
            }
        }
    }

    /** @return as one made from that blueprint, with no belongings: a mimic as the chest that it looks like */
    public static Guise of(Blueprint what) {
        return new Guise(what.name(), what.components());
    }

    /** @return as what it is */
    public static Guise of(Entity thing) {
        return new Guise(thing.name(), thing.components());
    }

    /** @return the same by another name */
    public Guise named(String other) {
        return new Guise(other, components);
    }

    /** @return the same with that component in the place of the one in its slot, or as the last one */
    public Guise replacing(Component component) {
        ImmutableList.Builder<Component> all = ImmutableList.builder();
        boolean isThere = false;
        for (Component old : components) {
            boolean isSame = old.slot() == component.slot();
            all.add(isSame ? component : old);
            isThere |= isSame;
        }
        return new Guise(name, isThere ? all.build() : all.add(component).build());
    }

    /** @return the same without what is in that slot */
    public Guise without(Class<? extends Component> slot) {
        return new Guise(
                name,
                components.stream()
                        .filter(component -> component.slot() != slot)
                        .collect(ImmutableList.toImmutableList()));
    }
}
