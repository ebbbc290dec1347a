package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import java.util.List;
import java.util.Objects;

/**
 * The senses of an ordinary observer.
 *
 * <pre>{@code
 * Blueprint.player("you").with(Senses.ofRadius(8))
 * Blueprint.of("owl").with(Senses.ofRadius(12).withHearing(200).replacing(Familiarity.AT_HOME))
 * }</pre>
 *
 * @param eyes how far, which way and in what light it sees
 * @param hearing how far it hears, in hundredths of the usual; 0 is deaf
 * @param familiarity what it knows of its level beforehand
 * @param lookouts the entities whose eyes and ears it uses, like a squad; empty for its own
 */
public record Senses(Eyes eyes, int hearing, Familiarity familiarity, List<EntityId> lookouts) implements Perceiver {

    public Senses {
        Objects.requireNonNull(eyes, "eyes");
        Objects.requireNonNull(familiarity, "familiarity");
        Objects.requireNonNull(lookouts, "lookouts");
        lookouts = ImmutableList.copyOf(lookouts);
        if (hearing < 0) {
            throw new IllegalArgumentException(
                    "Hearing is 0 (deaf) or more hundredths of the usual; this is " + hearing);
        }
    }

    /** @return senses with those eyes, the usual hearing, and no knowledge beforehand */
    public static Senses of(Eyes eyes) {
        return new Senses(eyes, 100, Familiarity.STRANGER, ImmutableList.of());
    }

    /**
     * The usual senses for a game in daylight.
     *
     * @param radius how far it sees as the crow flies, 0 or more
     */
    public static Senses ofRadius(int radius) {
        return of(Eyes.of(Reach.round(radius)));
    }

    /** @return the same with another hearing */
    public Senses withHearing(int hundredths) {
        return new Senses(eyes, hundredths, familiarity, lookouts);
    }

    /** @return the same with another knowledge beforehand */
    public Senses replacing(Familiarity known) {
        return new Senses(eyes, hearing, known, lookouts);
    }

    /** @return the same through others' eyes and ears */
    public Senses through(List<EntityId> others) {
        return new Senses(eyes, hearing, familiarity, others);
    }

    @Override
    public boolean knowsTerrain() {
        return familiarity == Familiarity.AT_HOME;
    }
}
