package io.github.undercroft.game;

import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.World;

/** The services that every {@link Context} of a game uses. */
record ContextServices(
        World world,
        Rules rules,
        Changes changes,
        PlacementRules placementRules,
        Relocation relocation,
        Births births,
        Departures departures,
        HitPoints hitPoints,
        Affliction affliction) {

    /** Creates the services that only contexts need. */
    static ContextServices of(
            World world,
            Rules rules,
            Changes changes,
            Belongings belongings,
            PlacementRules placementRules,
            Births births) {
        Relocation relocation = new Relocation(world, changes);
        Departures departures = new Departures(world, changes, belongings, relocation);
        DamageReduction reduction = new DamageReduction(world, belongings);
        return new ContextServices(
                world,
                rules,
                changes,
                placementRules,
                relocation,
                births,
                departures,
                new HitPoints(world, rules, changes, reduction, departures),
                new Affliction(world, rules, changes));
    }
}
