package io.github.undercroft.examples.descent;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.examples.descent.first.Hero;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Levels;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.sense.Senses;

/** The player of the grown game. */
final class Delver {

    /** A {@link Growth} for each new floor, as the player chooses; what there is to choose from is drawn then. */
    private static final Experience GROWTH = Experience.of(Levels.table(1, 2, 3, 4));

    /** It hits more often than the first one, as no growth makes it, and sees what is lit, and in the dark what is near. */
    static final Blueprint BLUEPRINT = Hero.BLUEPRINT
            .replacing(new Accuracy(5))
            .replacing(Senses.of(Eyes.of(Reach.round(9)).withNightVision(2).withMinLight(20)))
            .replacing(Reaction.Several.of(
                    GROWTH, new Ending.Tally(), new Sluice(), new Deepest(0), new Fencing(), new Ashore()))
            .replacing(Traits.EFFECTS)
            .with(new Deeds.Arm())
            .with(Lore.NONE);

    private Delver() {}
}
