package io.github.undercroft.combat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Takes something from somebody at most one step away: one of the things that it carries and the actor can carry, by chance, all there are
 * of it. What is worn is safe. If there is nothing to take, the actor strikes instead if its weapon reaches, else it rests.
 */
public record Steal(EntityId victim) implements Action {

    public Steal {
        Objects.requireNonNull(victim, "victim");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Entity> found = context.game().entity(victim);
        if (found.isEmpty()) {
            return ActionResult.failed(new Refusal.Gone(victim));
        }
        Optional<Point> at = context.view().nearest(found.get());
        if (at.isEmpty() || !isBeside(context, found.get(), at.get())) {
            return ActionResult.failed(at.<Refusal>map(Refusal.OutOfReach::new).orElse(new Refusal.NotOnBoard(victim)));
        }
        List<Entity> things = context.game().things(victim).stream()
                .filter(thing -> thing.location().equals(new Location.CarriedBy(victim)))
                .filter(thing -> PickUp.isPossible(context.view(), thing))
                .toList();
        if (things.isEmpty()) {
            return ActionResult.alternate(canStrike(context, at.get()) ? Attack.at(at.get()) : new Rest());
        }
        Entity thing = things.get(context.random("theft").nextInt(things.size()));
        return Stacks.move(
                context,
                thing.id(),
                StackSize.ALL,
                new Location.CarriedBy(context.view().actor().id()));
    }

    private boolean canStrike(ActionContext context, Point at) {
        TurnView turn = context.view();
        return turn.weapon()
                .flatMap(weapon ->
                        weapon.target(context.board(), turn, turn.origin(context.board(), Aim.at(at)), Aim.at(at)))
                .filter(target -> target.struck().contains(victim))
                .isPresent();
    }

    private static boolean isBeside(ActionContext context, Entity victim, Point at) {
        return victim.location() instanceof Location.OnLevel on
                && on.level() == context.board().level()
                && context.view().isBeside(at);
    }
}
