package io.github.undercroft.game;

import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.World;
import org.jspecify.annotations.Nullable;

/** The services that every {@link Context} of a game uses. Those that few turns need are made when first asked for. */
final class ContextServices {

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final Belongings belongings;
    private final PlacementRules placementRules;
    private final Births births;
    private final GroundClock ageing;
    private final Relocation relocation;
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
            GroundClock ageing) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.belongings = belongings;
        this.placementRules = placementRules;
        this.births = births;
        this.ageing = ageing;
        relocation = new Relocation(world, changes);
    }

    World world() {
        return world;
    }

    Rules rules() {
        return rules;
    }

    Belongings belongings() {
        return belongings;
    }

    Changes changes() {
        return changes;
    }

    PlacementRules placementRules() {
        return placementRules;
    }

    Births births() {
        return births;
    }

    GroundClock ageing() {
        return ageing;
    }

    Relocation relocation() {
        return relocation;
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
