package io.github.undercroft.examples.descent.first;

import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;

/**
 * Monsters that are met together.
 *
 * @param leader who comes besides so many of the others; empty for nobody
 */
public record Group(String monster, Dice count, String leader) {

    static final WeightedTable<Group> FIRST = WeightedTable.<Group>builder()
            .add(of("rat", "1d3+1").betweenDepths(1, 2))
            .add(of("kobold", "1").betweenDepths(1, 2))
            .add(of("kobold", "1d2").betweenDepths(3, 4))
            .add(of("viper", "1").betweenDepths(2, 4))
            .add(of("jackal", "2").betweenDepths(2, 3))
            .add(of("jackal", "3").betweenDepths(4, 5))
            .add(of("goblin", "1").betweenDepths(2, 3))
            .add(of("goblin", "1d2+1").fromDepth(4))
            .add(of("ooze", "1").fromDepth(3))
            .add(of("ogre", "1").fromDepth(4))
            .build();

    /** So many of a kind. */
    public static WeightedTable.Entry<Group> of(String monster, String count) {
        return led("", monster, count);
    }

    /** So many of a kind, and a leader. */
    public static WeightedTable.Entry<Group> led(String leader, String monster, String count) {
        return WeightedTable.Entry.of(new Group(monster, Dice.of(count), leader), 1);
    }

    int size(RandomSource random) {
        return count.roll(random) + (leader.isEmpty() ? 0 : 1);
    }

    /** The leader, if there is one, comes first. */
    String member(int index) {
        return index == 0 && !leader.isEmpty() ? leader : monster;
    }
}
