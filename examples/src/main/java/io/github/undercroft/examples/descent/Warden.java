package io.github.undercroft.examples.descent;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.pathfinding.brain.Tracker;

/**
 * The Warden: it fights in mail, then with the water of its hall, then with the oil. It fills four cells, announces each blow, and breaks
 * the pillars that keep it from its prey. It stays in its hall, and binds up its wounds when its prey leaves that.
 */
final class Warden {

    /** Whoever has it has won. */
    static final Blueprint CROWN =
            Blueprint.item("crown").with(Look.of("$", 0xFFE040)).with(Ending.Crown.OF_THE_WARDEN);

    static final Blow BLOW = Bestiary.blow("1d10+3");

    static final Blueprint WARDEN = Beasts.staying(Bestiary.WARDEN)
            .replacing(Health.of(140))
            .replacing(new Accuracy(7))
            .with(new Body(2, 2))
            .with(Inventory.of(1))
            .carrying(CROWN)
            .replacing(Wrath.blade(BLOW))
            .replacing(Wrath.MAIL)
            .replacing(new Onslaught(new BreakThrough(new Tracker()), 0));

    private Warden() {}
}
