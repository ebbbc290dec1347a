package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/** How an entity gets about; one way that a cell lets through is enough. Without this component it walks. */
public record Moves(List<Motility> by) implements Component {

    public Moves {
        Objects.requireNonNull(by, "by");
        by = ImmutableList.copyOf(by);
        if (by.isEmpty()) {
            throw new IllegalArgumentException("Moves needs at least one motility, for example Motility.WALK");
        }
    }

    /** @return a component with these motilities */
    public static Moves by(Motility... motilities) {
        return new Moves(ImmutableList.copyOf(motilities));
    }

    /** @return whether an entity can fly: then it does not touch the ground, and traps and acid do nothing to it */
    public static boolean canFly(Entity who) {
        return who.get(Moves.class)
                .filter(moves -> moves.by().contains(Motility.FLY))
                .isPresent();
    }

    /** @return whether an entity can pass that ground; who has no {@link Moves} walks */
    public static boolean mayPass(Entity who, Terrain ground) {
        return who.get(Moves.class)
                .map(moves -> moves.by().stream().anyMatch(ground.passage()::allows))
                .orElseGet(() -> ground.passage().allows(Motility.WALK));
    }
}
