package io.github.undercroft.ground;

import io.github.undercroft.Component;

/**
 * A thing that burns up in {@link Fire}: a scroll, a wooden shield. Each turn in which it lies in fire it does so with that chance, one piece
 * of a stack; while somebody in the fire carries or wears it, with half of it. A thing with hit points needs none of this: fire damages it.
 *
 * @param percent 1 to 100
 */
public record Burnable(int percent) implements Component {

    public Burnable {
        if (percent < 1 || percent > 100) {
            throw new IllegalArgumentException(
                    "What burns up does so with a chance of 1 to 100 percent; this is " + percent);
        }
    }
}
