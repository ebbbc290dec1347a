package io.github.undercroft.game;

import io.github.undercroft.Refusal;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Journey;
import io.github.undercroft.game.state.Journeys;
import io.github.undercroft.game.state.World;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Phase {@link Phase#TRAVEL}: carries out the journeys of this step in order, at most one for each entity. */
final class TravelPhase {

    private final World world;
    private final SettlePhase settle;
    private final Supplier<LevelServices> maker;
    /** Made when first needed. */
    private @Nullable LevelServices made;

    TravelPhase(World world, SettlePhase settle, Supplier<LevelServices> maker) {
        this.world = world;
        this.settle = settle;
        this.maker = maker;
    }

    /** The services that only a turn in which somebody travels needs. */
    LevelServices services() {
        LevelServices known = made;
        if (known == null) {
            known = maker.get();
            made = known;
        }
        return known;
    }

    void run() {
        Journeys journeys = world.journeys;
        if (journeys.isEmpty() && !world.levels.areDisturbed()) {
            return; // as in most turns
        }
        LevelTravel levelTravel = services().travel();
        LevelActivation levelActivation = services().activation();
        journeys.begin();
        do {
            levelTravel.begin(); // much may have happened since the last arrivals
            while (journeys.hasNext() && !settle.isFull()) {
                Journey journey = journeys.next();
                settle.count(journey.cause());
                levelTravel.travel(journey);
            }
            levelActivation.update();
            settle.run(); // the terrain and reactions at their destination, which may start further journeys
        } while (!settle.isFull() && (journeys.hasNext() || world.levels.areDisturbed()));
        if (settle.isFull()) {
            giveUp();
        }
        journeys.cut(0);
    }

    /** Cancels the remaining journeys after a step had too many consequences. */
    private void giveUp() {
        settle.cut();
        while (world.journeys.hasNext()) {
            Journey journey = world.journeys.next();
            EntityState traveller = world.find(journey.who());
            if (traveller != null) {
                services().travel().stay(traveller, journey, new Refusal.EndlessChain(SettlePhase.MAX));
            }
        }
        services().activation().updateWithoutCatchingUp();
    }
}
