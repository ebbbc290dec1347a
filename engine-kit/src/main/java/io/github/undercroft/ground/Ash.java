package io.github.undercroft.ground;

/** What is left of what has burnt: bare ground. */
public record Ash() implements OpenGround {

    @Override
    public String name() {
        return "ash";
    }
}
