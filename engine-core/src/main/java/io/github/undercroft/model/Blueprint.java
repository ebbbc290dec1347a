package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** From what an entity is made: a name and the components that it starts with. A value; {@code with} gives another one. */
public record Blueprint(String name, List<Component> components) {

    /** Refuses an empty name and two components in one slot. */
    public Blueprint {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A blueprint needs a name, for example \"goblin\"");
        }
        components = ImmutableList.copyOf(components);
        for (int i = 0; i < components.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (components.get(i).slot() == components.get(j).slot()) {
                    throw new IllegalArgumentException("The blueprint \"" + name + "\" has two components in the slot "
                            + components.get(i).slot().getSimpleName() + ": " + components.get(j) + " and "
                            + components.get(i) + "; keep one");
                }
            }
        }
    }

    /** @return a creature or other thing that fills its cell */
    public static Blueprint of(String name) {
        return new Blueprint(name, ImmutableList.of(Blocks.CELL));
    }

    /** @return something that lies about and can be carried: it does not fill its cell */
    public static Blueprint item(String name) {
        return new Blueprint(name, ImmutableList.of());
    }

    /** @return somebody who is played: fills its cell, acts on input, is on the players' side */
    public static Blueprint player(String name) {
        return of(name).with(Player.INPUT).with(Faction.PLAYERS);
    }

    /** @return this blueprint with that component, in the place of the one in its slot if there is one */
    public Blueprint with(Component component) {
        ImmutableList.Builder<Component> all = ImmutableList.builder();
        boolean replaced = false;
        for (Component old : components) {
            boolean same = old.slot() == component.slot();
            all.add(same ? component : old);
            replaced |= same;
        }
        return new Blueprint(name, (replaced ? all : all.add(component)).build());
    }

    /** @return this blueprint without the component in that slot */
    public Blueprint without(Class<? extends Component> slot) {
        return new Blueprint(
                name,
                components.stream()
                        .filter(component -> component.slot() != slot)
                        .collect(ImmutableList.toImmutableList()));
    }

    /** @return this blueprint under another name */
    public Blueprint named(String newName) {
        return new Blueprint(newName, components);
    }
}
