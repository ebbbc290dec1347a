package io.github.undercroft.terrain;

import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;

/** What lies on a floor, is like it to who goes, sees and hears, and befalls who comes. */
interface Surprise extends ActiveTerrain {

    /** @return what it lies on */
    Terrain floor();

    /** @return what befalls who comes, in this order */
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
     * Befalls who came.
     *
     * @param left what becomes of the ground before that
     * @param told what happened to it
     */
    default void befall(ActionContext context, Entity who, Terrain left, GameEvent told) {
        who.position().ifPresent(at -> context.setTerrain(at, left));
        context.emit(told);
        consequences().forEach(each -> each.befall(context, who.id()));
    }
}
