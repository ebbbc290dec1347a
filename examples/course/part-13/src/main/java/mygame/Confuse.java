package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Confusion;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import java.util.List;
import java.util.Optional;

/** Reads a scroll at the first enemy in the line of the aim. */
record Confuse(EntityId scroll, Aim aim) implements Action {
    private static final int REACH = 7;
    private static final Confusion STAGGERS = new Confusion(75);

    @Override
    public ActionResult perform(ActionContext context) {
        Optional<Target> target = target(context.view(), aim);
        Optional<Daze> spell = context.view().entity(scroll).flatMap(thing -> thing.get(Daze.class));
        if (target.isEmpty() || spell.isEmpty()) {
            return ActionResult.failed(new Refusal.NoTarget(aim));
        }
        Stacks.useUp(context, scroll);
        context.afflict(
                target.get().struck().get(0),
                Lasting.of(EffectKind.CONFUSION, STAGGERS, spell.get().turns()));
        return ActionResult.succeeded();
    }

    private static Optional<Target> target(TurnView turn, Aim aim) {
        return turn.firstAlong(turn.board(), turn.position(), aim, REACH, turn::isEnemy)
                .filter(target -> !target.struck().isEmpty());
    }

    /** The same, before it is aimed. */
    record Template(EntityId scroll) implements ActionTemplate {
        @Override
        public int range(TurnView turn) {
            return REACH;
        }

        @Override
        public Action aimed(Aim aim) {
            return new Confuse(scroll, aim);
        }

        @Override
        public List<Point> area(TurnView turn, Aim aim) {
            return target(turn, aim).map(Target::area).orElse(List.of());
        }
    }
}
