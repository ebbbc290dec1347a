package io.github.undercroft.save;

import java.util.Objects;

/**
 * What a save says of itself, without its game.
 *
 * @param game the name of the game's rules
 * @param gameVersion the version of these rules
 * @param engineVersion the release of the engine that wrote it
 * @param fingerprint of the registry of value types with which it was written
 */
public record SaveHeader(String game, int gameVersion, String engineVersion, long fingerprint) {

    /** Refuses nulls. */
    public SaveHeader {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(engineVersion, "engineVersion");
    }
}
