package io.github.undercroft.trap;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/** Terrain on a floor that is as passable and transparent as the floor, and has consequences for creatures that enter. */
interface Surprise extends ActiveTerrain, Inlaid {

    /** @return the floor under it */
    Terrain floor();

    @Override
    default Terrain ground() {
        return floor();
    }

    /** @return the consequences for a creature that enters, in this order */
    List<Consequence> consequences();

    @Override
    default Passage passage() {
        return floor().passage();
    }

    @Override
    default boolean transparent() {
        return floor().transparent();
    }

    @Override
    default int soundCost() {
        return floor().soundCost();
    }

    @Override
    default Optional<Action> whenBumped(TurnView by, Point at) {
        return floor().whenBumped(by, at);
    }

    @Override
    default boolean canBeBumped() {
        return floor().canBeBumped();
    }

    /**
     * Applies the consequences to a creature that entered.
     *
     * @param left what becomes of the ground before that
     * @param told what happened to it
     */
    default void befall(ActionContext context, Entity who, Terrain left, GameEvent told) {
        context.setTerrain(context.place(), left);
        context.emit(told);
        consequences().forEach(each -> each.befall(context, who.id()));
    }
}
