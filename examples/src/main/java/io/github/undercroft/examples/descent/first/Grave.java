package io.github.undercroft.examples.descent.first;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.Fixed;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Died;
import io.github.undercroft.growth.Experience;

/**
 * The hero's grave: what is left when the hero has left the game, with what the end screen tells.
 *
 * @param floor where, from 1
 * @param experience that was earned
 */
public record Grave(int floor, int experience) implements Component {

    /** Digs the grave of its owner. */
    public record Digger() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Died died && died.who().equals(self.id())) {
                Grave grave = new Grave(
                        context.board().level() + 1,
                        Experience.of(self).map(Experience::points).orElse(0));
                context.trySpawn(
                        Blueprint.item("grave")
                                .with(Look.of("+", 0xC0C0C0))
                                .with(new Fixed())
                                .with(grave),
                        died.at());
            }
        }
    }
}
