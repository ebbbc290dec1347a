package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blocks;
import io.github.undercroft.Brain;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Terrain;
import io.github.undercroft.door.Lever;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Portal;
import java.util.Objects;

/**
 * What lies on other terrain for a while: fire, a flood, ice, oil. What is below does nothing meanwhile, is there again afterwards, and stays
 * hidden if it is.
 */
interface Cover extends OpenGround {

    /** What is below. */
    Terrain on();

    /** The same on other terrain. */
    Terrain on(Terrain below);

    /** What is hidden below it stays so. */
    @Override
    default Terrain appearance() {
        Terrain shown = on().appearance();
        return shown.equals(on()) ? this : on(shown);
    }

    /** Whether something can lie there: on ground on which one can walk, but not on stairs or levers, nor over a chasm. */
    static boolean canLieAt(ActionContext context, Point at) {
        Terrain there = context.board().terrainAt(at);
        return context.board().contains(at)
                && there.passage().allows(Motility.WALK)
                && !(there instanceof Portal || there instanceof Chasm || there instanceof Lever);
    }

    /** Whether all who stand there could stay if that were the ground. Things that lie there can. */
    static boolean carries(ActionContext context, Point at, Terrain ground) {
        return context.board().entitiesAt(at).stream()
                .filter(who -> who.has(Brain.class) || who.has(Blocks.class))
                .allMatch(who -> Moves.mayPass(who, ground));
    }

    /** Who is behind what befalls somebody: below who drinks it, or springs a trap, who pushed it there, or nobody. */
    static EntityId behind(ActionContext context, EntityId who) {
        EntityId actor = context.view().actor().id();
        return actor.equals(who)
                ? context.game()
                        .entity(who)
                        .flatMap(each -> each.get(Cause.Pushed.class))
                        .map(Cause.Pushed::by)
                        .orElse(EntityId.WORLD)
                : actor;
    }

    /** Refuses one on itself. */
    static void check(Terrain below, Class<? extends Cover> itself) {
        if (itself.isInstance(Objects.requireNonNull(below, "on"))) {
            throw new IllegalArgumentException(below.name() + " does not lie on " + below.name()
                    + "; it lies on other terrain, such as Ground.FLOOR");
        }
    }
}
