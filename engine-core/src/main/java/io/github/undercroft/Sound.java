package io.github.undercroft;

import java.util.Objects;

/**
 * What an event sounds like to an observer that does not see it. Games add their own: {@code new Sound("a splash")}.
 *
 * @param name a noun that fits after "you hear", with its article
 */
public record Sound(String name) {

    /** What nothing better is known of. */
    public static final Sound NOISE = new Sound("a noise");

    /** Somebody walks. */
    public static final Sound FOOTSTEPS = new Sound("footsteps");

    /** Weapons are used. */
    public static final Sound FIGHTING = new Sound("the sounds of fighting");

    /** Somebody is hurt. */
    public static final Sound CRY = new Sound("a cry");

    /** Somebody dies. */
    public static final Sound SCREAM = new Sound("a scream");

    /** A door, or something else of which the level is made, changes. */
    public static final Sound CREAK = new Sound("a creak");

    public Sound {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A sound needs a name, for example \"a splash\"");
        }
    }
}
