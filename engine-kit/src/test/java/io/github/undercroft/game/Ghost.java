package io.github.undercroft.game;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/** Stands for somebody known by id. */
record Ghost(EntityId id) implements Entity {
    @Override
    public String name() {
        return "";
    }

    @Override
    public <T extends io.github.undercroft.Component> Optional<T> get(Class<T> slot) {
        return Optional.empty();
    }

    @Override
    public boolean has(Class<? extends io.github.undercroft.Component> slot) {
        return false;
    }

    @Override
    public List<io.github.undercroft.Component> components() {
        return List.of();
    }

    @Override
    public Location location() {
        return Location.NOWHERE;
    }

    @Override
    public Optional<Point> position() {
        return Optional.empty();
    }

    @Override
    public boolean isAlive() {
        return true;
    }
}
