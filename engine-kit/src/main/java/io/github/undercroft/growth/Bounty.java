package io.github.undercroft.growth;

import io.github.undercroft.Component;

/**
 * What its owner is worth: the experience for whoever is behind its death.
 *
 * @param points 0 or more
 */
public record Bounty(int points) implements Component {

    public Bounty {
        if (points < 0) {
            throw new IllegalArgumentException("A bounty is 0 or more points; this is " + points);
        }
    }
}
