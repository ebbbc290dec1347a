package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import java.util.List;
import java.util.Optional;

/** A stack as a list counts it: with more of the like that lie beside it. */
record Heap(Entity first, StackSize size) implements Entity {

    @Override
    public EntityId id() {
        return first.id();
    }

    @Override
    public String name() {
        return first.name();
    }

    @Override
    public <T extends Component> Optional<T> get(Class<T> slot) {
        return slot == StackSize.class ? Optional.of(slot.cast(size)) : first.get(slot);
    }

    @Override
    public boolean has(Class<? extends Component> slot) {
        return first.has(slot);
    }

    @Override
    public List<Component> components() {
        return first.components().stream()
                .<Component>map(each -> each instanceof StackSize ? size : each)
                .toList();
    }

    @Override
    public Location location() {
        return first.location();
    }

    @Override
    public boolean isAlive() {
        return first.isAlive();
    }
}
