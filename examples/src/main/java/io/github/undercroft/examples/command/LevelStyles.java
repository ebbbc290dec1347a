package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.FeatureLevels;
import io.github.undercroft.dungeon.RogueLevels;

/** The generators of the library, in their usual settings. */
final class LevelStyles {

    static final ImmutableList<LevelStyle> ALL = ImmutableList.of(
            new LevelStyle("rogue", "rooms in a grid, as in Rogue", RogueLevels::of),
            new LevelStyle("features", "rooms and corridors that grow from each other", FeatureLevels::of));

    private LevelStyles() {}
}
