package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Sound;
import io.github.undercroft.Target;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A weapon was used from a cell. */
public record Attacked(EntityId who, Weapon weapon, Point from, Target target) implements GameEvent {
    public Attacked {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(weapon, "weapon");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(target, "target");
    }

    /** Where the attack ends. */
    @Override
    public Optional<Point> place() {
        List<Point> path = target.path();
        return Optional.of(path.isEmpty() ? from : path.get(path.size() - 1));
    }

    @Override
    public Optional<Point> origin() {
        return Optional.of(from);
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.<EntityId>builder()
                .add(who)
                .addAll(target.struck())
                .build();
    }

    @Override
    public int loudness() {
        return 16;
    }

    @Override
    public Sound sound() {
        return Sound.FIGHTING;
    }
}
