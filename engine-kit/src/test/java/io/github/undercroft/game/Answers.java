package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;

/** Reactions of all sorts. What they set off comes to an end. */
final class Answers {

    private Answers() {}

    private static boolean isOwnDeath(GameEvent event, Entity self) {
        return event instanceof Died died && died.who().equals(self.id());
    }

    /** Strikes back. */
    record Grudge(int damage) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Damaged damaged
                    && damaged.who().equals(self.id())
                    && damaged.cause() instanceof Cause.Deed deed
                    && deed.actor().level() >= 0) {
                context.damage(deed.actor(), Damage.physical(damage));
            }
        }
    }

    /** Explodes on its death. */
    record Volatile(int damage) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (isOwnDeath(event, self)) {
                Point at = context.view().position();
                for (Direction direction : Direction.all()) {
                    for (Entity near : context.board().entitiesAt(at.step(direction))) {
                        context.damage(near.id(), Damage.physical(damage));
                    }
                }
            }
        }
    }

    /** Falls into two smaller ones. */
    record Splits(int times) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (isOwnDeath(event, self)) {
                Point at = context.view().position();
                Blueprint half = Stock.monster("half", new PlayBrain(PlayBrain.Kind.PLAIN, 0));
                Blueprint child = times == 0 ? Blueprint.item("slime") : half.with(new Splits(times - 1));
                context.trySpawn(child, at);
                context.trySpawn(child, at.step(Direction.EAST));
            }
        }
    }

    /** Leaves something behind. */
    record Hoard() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (isOwnDeath(event, self)) {
                context.trySpawn(
                        Stock.item(RandomSource.of(self.id().number())),
                        context.view().position());
            }
        }
    }

    /** Queues something on each of the first few deeds that it hears of, or throws. */
    record Restless(int left, int seed) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (!(event.cause() instanceof Cause.Deed)) {
                return;
            }
            if (left == 0) {
                context.clear(self.id(), Reaction.class);
            } else {
                context.set(self.id(), new Restless(left - 1, seed));
            }
            context.queue(self.id(), Stock.followUp(RandomSource.of(seed + left)));
            if ((seed + left) % 9 == 0) {
                throw new Script.Planted("planted in a reaction");
            }
        }
    }
}
