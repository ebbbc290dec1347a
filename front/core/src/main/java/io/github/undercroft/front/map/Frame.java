package io.github.undercroft.front.map;

/**
 * One picture of an animation.
 *
 * @param scene the board in it
 * @param milliseconds how long it is shown
 */
public record Frame(Scene scene, int milliseconds) {}
