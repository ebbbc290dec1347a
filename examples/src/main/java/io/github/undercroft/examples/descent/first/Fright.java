package io.github.undercroft.examples.descent.first;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Compulsion;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.pathfinding.brain.Escape;
import io.github.undercroft.sense.Awareness;
import java.util.List;

/** Makes all enemies in view flee for so many turns. The Warden fears nothing. */
public record Fright(int turns) implements Consequence {
    @Override
    public void befall(ActionContext context, EntityId who) {
        List<Entity> enemies = Awareness.of(context.view()).enemies();
        for (Entity enemy : enemies) {
            if (!enemy.name().equals(Bestiary.WARDEN.name())) {
                context.afflict(enemy.id(), Lasting.of(EffectKind.FEAR, new Compulsion(Escape.fromAfar()), turns));
            }
        }
    }
}
