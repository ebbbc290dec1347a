package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Arrival;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.Moves;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Dice;
import java.util.Objects;

/**
 * A chasm, a pit: a way down that hurts. Who or what comes there falls to the level below, to the same cell or the nearest one where it can be;
 * flyers and what is {@link Fixed} stay. Brains that find paths go around it. Nobody climbs up there: it is no portal.
 *
 * @param leadsTo the number of the level below, 0 or more
 * @param damage physical damage to who falls and has hit points; less than 0 counts as 0
 */
public record Chasm(int leadsTo, Dice damage) implements OpenGround, ActiveTerrain {

    private static final Dice USUAL = Dice.of("1d6");

    public Chasm {
        Objects.requireNonNull(damage, "damage");
        if (leadsTo < 0) {
            throw new IllegalArgumentException(
                    "Levels count from 0, so a chasm can't lead to level " + leadsTo + ". Ask rules.levelNumber(name)");
        }
    }

    /** @return a chasm down to that level, which hurts by 1d6 */
    public static Chasm to(int level) {
        return new Chasm(level, USUAL);
    }

    @Override
    public String name() {
        return "chasm";
    }

    @Override
    public boolean isHarmful() {
        return true;
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        drop(context, who);
    }

    /** Who stands there because the ground gave way falls as well. */
    @Override
    public void whenTurnEnds(ActionContext context, Entity who) {
        drop(context, who);
    }

    /** All who are there fall, as what was above it is gone. */
    void open(ActionContext context, Point at) {
        context.board().entitiesAt(at).forEach(who -> drop(context, who));
    }

    private void drop(ActionContext context, Entity who) {
        if (who.position().isEmpty() || Moves.canFly(who) || who.has(Fixed.class)) {
            return;
        }
        Point at = who.position().get();
        // Whoever is on its way already does not fall twice.
        if (context.tryTravel(who.id(), leadsTo, Arrival.at(at)) instanceof ActionResult.Failed) {
            return;
        }
        context.emit(new Fell(who.id(), at));
        if (who.has(Destructible.class)) {
            context.damage(who.id(), Damage.physical(Math.max(0, damage.roll(context.random()))));
        }
    }

    /** Somebody or something fell into a chasm. Told before it hurts. */
    public record Fell(EntityId who, Point at) implements EntityEvent, CellEvent {
        public Fell {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public int loudness() {
            return 6;
        }
    }
}
