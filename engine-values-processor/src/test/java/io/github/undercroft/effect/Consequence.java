package io.github.undercroft.effect;

/** Stands for the engine's, which is compiled after this module, and is meant for lambdas, too. */
@FunctionalInterface
public interface Consequence {
    void befall();
}
