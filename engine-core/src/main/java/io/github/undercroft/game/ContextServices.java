package io.github.undercroft.game;

import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.World;
import org.jspecify.annotations.Nullable;

/** The services that every {@link Context} of a game uses. Those that few turns need are made when first asked for. */
final class ContextServices {

    final World world;
    final Rules rules;
    final Changes changes;
    final Belongings belongings;
    final PlacementRules placementRules;
    final Births births;
    final Landscaper landscaper;
    final Relocation relocation;
    private @Nullable Departures departures;
    private @Nullable HitPoints hitPoints;
    private @Nullable Affliction affliction;

    ContextServices(
            World world,
            Rules rules,
            Changes changes,
            Belongings belongings,
            PlacementRules placementRules,
            Births births,
            Landscaper landscaper) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.belongings = belongings;
        this.placementRules = placementRules;
        this.births = births;
        this.landscaper = landscaper;
        relocation = new Relocation(world, changes);
    }

    Departures departures() {
        if (departures == null) {
            departures = new Departures(world, changes, belongings, relocation);
        }
        return departures;
    }

    HitPoints hitPoints() {
        if (hitPoints == null) {
            DamageReduction reduction = new DamageReduction(world, belongings);
            hitPoints = new HitPoints(world, rules, changes, reduction, departures());
        }
        return hitPoints;
    }

    Affliction affliction() {
        if (affliction == null) {
            affliction = new Affliction(world, rules, changes);
        }
        return affliction;
    }
}
