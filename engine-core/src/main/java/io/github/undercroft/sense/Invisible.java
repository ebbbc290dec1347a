package io.github.undercroft.sense;

import io.github.undercroft.Terrain;

/**
 * Can't be seen anywhere, but by who stands beside it or {@linkplain SeeInvisible sees the invisible}.
 *
 * <pre>{@code
 * Blueprint.of("stalker").with(Health.of(12)).with(new Invisible())
 * }</pre>
 */
public record Invisible() implements Hidden {
    @Override
    public boolean hides(Terrain ground) {
        return true;
    }
}
