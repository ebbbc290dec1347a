package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Brain;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;

/** Feels where all creatures of the floor are. */
record Insight() implements Consequence {

    /** Feels it anew in each of so many turns. */
    static Lasting lasting(int turns) {
        return Lasting.of(new EffectKind("insight"), new EachTurn(new Insight()), turns);
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.detect(who, context.board().level(), other -> other.has(Brain.class));
    }
}
