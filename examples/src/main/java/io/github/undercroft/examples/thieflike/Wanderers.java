package io.github.undercroft.examples.thieflike;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.stock.WanderingTable;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/**
 * Spawns wandering villains out of sight of its bearer. An effect of the thief, since it has to go wherever the thief
 * goes.
 *
 * @param turns the number of turns until the next roll
 */
record Wanderers(long turns) implements Effect {

    static final Wanderers START = new Wanderers(100);
    private static final WanderingTable TABLE =
            new WanderingTable(Dice.of("1d100+200"), 10, Odds.of(1, 6), Loot.one("villain"));

    @Override
    public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        if (turns > 1) {
            return Optional.of(new Wanderers(turns - 1));
        }
        int depth = context.board().level() + 1;
        WanderingTable.Roll roll = TABLE.roll(depth, 0, context.random());
        roll.arrivals().forEach(each -> arrive(context, depth));
        return Optional.of(new Wanderers(roll.nextLook()));
    }

    private static void arrive(ActionContext context, int depth) {
        Awareness aware = Awareness.of(context.view());
        List<Point> hidden = context.board().passable(Motility.WALK).points().stream()
                .filter(cell -> !context.board().isOccupied(cell) && !aware.sees(cell))
                .toList();
        if (!hidden.isEmpty()) {
            context.trySpawn(
                    Villain.wandering(depth, context.random()), context.random().pick(hidden));
        }
    }
}
