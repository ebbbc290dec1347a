package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.theme.Theme;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a floor is besides rooms and those who live there.
 *
 * @param before steps before anybody moves in
 * @param after steps at last
 * @param ground what their marks become
 */
public record Land(List<LevelStep> before, List<LevelStep> after, UnaryOperator<Theme> ground) {

    /** Floor and walls. */
    static final Land BARE = new Land(ImmutableList.of(), ImmutableList.of(), UnaryOperator.identity());

    public Land {
        before = ImmutableList.copyOf(before);
        after = ImmutableList.copyOf(after);
    }
}
