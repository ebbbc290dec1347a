package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.Sound;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.event.Moved;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.wording.English;
import java.util.Optional;

/** What comes of the arms that a hero has: a sword strikes back at a miss, a spear strikes as one steps up, mail and plate clank. */
record Fencing() implements Reaction {

    /** What does more than it does in the first game. */
    static final ImmutableList<Blueprint> ARMS =
            ImmutableList.of(Armoury.SPEAR, Armoury.SWORD, Suits.MAIL, Suits.PLATE);

    private static final ImmutableMap<String, String> TOLD = ImmutableMap.of(
            "deep water",
            "You can swim, but not in mail or plate. You can strike, throw or read nothing meanwhile.",
            Armoury.SPEAR.name(),
            "1d6, at up to two cells, also at who is two cells ahead as you step.",
            Armoury.SWORD.name(),
            "1d8+1. Strikes back when somebody beside you misses you.",
            Suits.MAIL.name(),
            "Takes 2 off each blow, at most half of it. It clanks, and one cannot swim in it.",
            Suits.PLATE.name(),
            "Takes 3 off each blow, at most half of it. It clanks loudly, and one cannot swim in it.");

    /** Mail or plate made a noise at a step. */
    record Clanks(EntityId who, int loudness) implements EntityEvent {
        @Override
        public Sound sound() {
            return Sound.FIGHTING;
        }
    }

    static English told(English english) {
        return english.silent(Clanks.class);
    }

    static Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        TurnView turn = context.view();
        if (event instanceof Missed missed && missed.whom().equals(self.id()) && has(context, self, Armoury.SWORD)) {
            turn.entity(missed.who())
                    .flatMap(turn::nearest)
                    .filter(turn::isBeside)
                    .ifPresent(at -> {
                        context.emit(new Deepest.Told(self.id(), "Your sword strikes back"));
                        strike(context, self, at);
                    });
        } else if (event instanceof Moved moved && isOwnStep(moved, self)) {
            stepped(context, self, moved);
        }
    }

    private static void stepped(ActionContext context, Entity self, Moved moved) {
        int noise = loudness(context, self);
        if (noise > 0) {
            context.emit(new Clanks(self.id(), noise));
        }
        if (has(context, self, Armoury.SPEAR)) {
            Direction.between(moved.from(), moved.to())
                    .filter(way -> !context.view().board().isOccupied(moved.to().step(way)))
                    .map(way -> moved.to().step(way).step(way))
                    .filter(at -> isEnemyAt(context.view(), at))
                    .ifPresent(at -> strike(context, self, at));
        }
    }

    /** A blow besides the hero's own turn; who swims has no hand free for it. */
    static void strike(ActionContext context, Entity self, Point at) {
        if (!Swim.isDeep(context.board(), context.view().position())) {
            context.queue(self.id(), Attack.at(at));
        }
    }

    static boolean isEnemyAt(TurnView turn, Point at) {
        return turn.board().occupantAt(at).filter(turn::isEnemy).isPresent();
    }

    /** Whether it took that step itself, and was not pushed or taken elsewhere. */
    static boolean isOwnStep(Moved moved, Entity self) {
        return moved.who().equals(self.id())
                && Metric.CHEBYSHEV.within(moved.from(), moved.to(), 1)
                && moved.cause() instanceof Cause.Deed deed
                && deed.actor().equals(self.id());
    }

    private static int loudness(ActionContext context, Entity self) {
        return has(context, self, Suits.PLATE) ? 9 : has(context, self, Suits.MAIL) ? 6 : 0;
    }

    private static boolean has(ActionContext context, Entity self, Blueprint kind) {
        return context.game().things(self.id()).stream()
                .anyMatch(thing -> thing.location() instanceof Location.WornBy && kind.isOf(thing));
    }
}
