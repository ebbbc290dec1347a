package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.Speed;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.item.Use;
import io.github.undercroft.wording.English;

/** The hero drinks or reads as it steps: after that one turn comes at once, and no other. */
record QuickHands() implements Reaction {

    private static final EffectKind HANDS = new EffectKind("quick hands");

    /** That a turn comes at once needs no words. */
    static English told(English english) {
        return english.silentIf(EffectBegan.class, (began, say) -> isOfHands(began.effect()))
                .silentIf(EffectEnded.class, (ended, say) -> isOfHands(ended.effect()));
    }

    private static boolean isOfHands(Effect effect) {
        return effect instanceof Lasting lasting && lasting.kind().equals(HANDS);
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Use.Used used && used.who().equals(self.id())) {
            context.afflict(self.id(), Lasting.of(HANDS, new Quickness(atOnce(context.view(), self)), 1));
        }
    }

    /** So quick that a tick gives what one action costs. If it gave more, that would be turns as well. */
    private static int atOnce(TurnView turn, Entity self) {
        int own = self.get(Speed.class).orElseThrow().rate();
        int rate = self.get(Effects.class).map(effects -> effects.speed(own)).orElse(own);
        return Math.max(100, (100 * turn.normalCost() + rate - 1) / rate);
    }
}
