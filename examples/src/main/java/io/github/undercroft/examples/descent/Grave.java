package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.log.Things;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Noun;

/**
 * The hero's grave: what is left when the hero has left the game, with what the end screen tells.
 *
 * @param killer what the hero died of, with its article
 * @param floor where, from 1
 * @param experience that was earned
 */
record Grave(String killer, int floor, int experience) implements Component {

    /** Digs the grave of its owner. */
    record Digger() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Died died && died.who().equals(self.id())) {
                Grave grave = new Grave(
                        killer(died, context.view().game()),
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

    private static String killer(Died died, GameView game) {
        if (died.cause() instanceof Cause.TerrainAt ground) {
            return Things.withArticle(English.standard().ground(ground.terrain()));
        }
        if (died.cause() instanceof Cause.EffectOn on) {
            return kind(on.effect());
        }
        if (died.cause() instanceof Cause.Deed deed && !deed.actor().equals(died.who())) {
            return named(deed.actor(), game);
        }
        return "own doing";
    }

    private static String kind(Effect effect) {
        return effect instanceof Lasting lasting ? lasting.kind().name() : "a curse";
    }

    private static String named(EntityId who, GameView game) {
        String name = game.entity(who).map(Entity::name).orElse("something unseen");
        if (name.equals(Bestiary.WARDEN.name())) {
            return "the " + name;
        }
        return Noun.a(name).words();
    }
}
