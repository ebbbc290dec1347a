package io.github.undercroft.examples.thieflike;

import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.pathfinding.Hunter;
import io.github.undercroft.pathfinding.Tracker;
import io.github.undercroft.perception.Familiarity;
import io.github.undercroft.perception.Senses;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;

/** The only kind of monster. All about it grows with the depth at which it was met first. */
final class Villain {

    private static final int MOST_HIT_DICE = 100;

    private Villain() {}

    /** Waits where it is until it sees or hears somebody. */
    static Blueprint waiting(int depth, RandomSource random) {
        return at(depth, random).with(new Tracker()).with(Senses.ofRadius(8).with(Familiarity.AT_HOME));
    }

    /** Is after the thief from the start, wherever that one is. */
    static Blueprint wandering(int depth, RandomSource random) {
        return at(depth, random).with(new Hunter());
    }

    private static Blueprint at(int depth, RandomSource random) {
        int hitPoints = Dice.of(Math.min(depth, MOST_HIT_DICE), 8).roll(random);
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
