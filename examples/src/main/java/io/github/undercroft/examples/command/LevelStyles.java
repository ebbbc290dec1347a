package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;

/** The generators of the library, in their usual settings. */
final class LevelStyles {

    static final ImmutableList<LevelStyle> ALL = ImmutableList.of();

    private LevelStyles() {}
}
