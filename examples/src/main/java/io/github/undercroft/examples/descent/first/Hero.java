package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Effects;
import io.github.undercroft.Look;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.Levels;
import io.github.undercroft.item.AutoEquip;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.sense.Senses;

/** The player: bare fists, and nothing in the bag. */
public final class Hero {

    /** The normal speed. */
    static final int SPEED = 60;

    /** What a level gives: one of three, as the player chooses. */
    static final Experience GROWTH = Experience.of(Levels.doublingFrom(10), Gain.might(1), Gain.health(8), Gain.aim(1));

    public static final Blueprint BLUEPRINT = Blueprint.player("hero")
            .with(Look.of("@", 0xFFFFFF))
            .with(Health.of(22))
            .with(Bestiary.bite("1d3"))
            .with(new Accuracy(3))
            .with(new Speed(SPEED))
            .with(Senses.ofRadius(9))
            .with(Effects.of(Bestiary.healing("1d9-8")))
            .with(Inventory.of(20))
            .with(GROWTH)
            .with(new Grave.Digger());

    /** Wields and wears the first things at once; the bot does that by itself. */
    public static final Blueprint OF_A_PERSON = BLUEPRINT.with(new AutoEquip());

    private Hero() {}
}
