package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;

/**
 * The villains. The deeper the level, the stronger the villain, and the better what it carries. From the second level on one
 * in five is an archer, who strikes from afar and has half the hit points.
 */
final class Villain {

    /** What a player reads about them. */
    static final ImmutableMap<String, String> DESCRIPTIONS = ImmutableMap.of(
            "villain", "Waits until it sees or hears you, and comes.",
            "archer", "Shoots from afar, and falls quickly. Wait for it behind a corner.");

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
        boolean shoots = depth > 1 && random.chance(1, 5);
        int hitPoints = Dice.of(Math.min(depth, MAX_HIT_DICE), shoots ? 4 : 8).roll(random);
        Blueprint villain = Blueprint.of(shoots ? "archer" : "villain")
                .with(shoots ? Colours.ARCHER : Colours.VILLAIN)
                .with(Health.of(hitPoints))
                .with(shoots ? Gear.shooting(depth / 3) : Gear.striking(depth / 3))
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
