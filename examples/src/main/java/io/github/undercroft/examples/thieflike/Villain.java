package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Blueprint;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;

/** The only kind of monster. The deeper the level, the stronger the villain, and the better what it carries. */
final class Villain {

    private static final int MAX_HIT_DICE = 100;

    private Villain() {}

    /** Waits where it is until it sees or hears an enemy. */
    static Blueprint waiting(int depth, RandomSource random) {
        return at(depth, random).with(new Tracker()).with(Senses.ofRadius(8).replacing(Familiarity.AT_HOME));
    }

    /** Hunts the thief from the start, wherever the thief is. */
    static Blueprint wandering(int depth, RandomSource random) {
        return at(depth, random).with(new Hunter());
    }

    private static Blueprint at(int depth, RandomSource random) {
        int hitPoints = Dice.of(Math.min(depth, MAX_HIT_DICE), 8).roll(random);
        Blueprint villain = Blueprint.of("villain")
                .with(Colours.VILLAIN)
                .with(Health.of(hitPoints))
                .with(Gear.striking(depth / 3))
                .with(new Accuracy(depth / 2))
                .carrying(Gear.gold(10 * depth * (1 + random.nextInt(6))));
        return switch (random.nextInt(6)) {
            case 0 -> villain.carrying(Gear.weapon(depth, random));
            case 1 -> villain.carrying(Gear.armour(depth, random));
            case 2, 3 -> villain.carrying(Gear.potion(depth, random));
            default -> villain;
        };
    }
}
