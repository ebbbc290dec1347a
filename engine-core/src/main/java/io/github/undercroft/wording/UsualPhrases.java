package io.github.undercroft.wording;

import com.google.common.base.Ascii;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TravelEvent;
import io.github.undercroft.perception.FellAsleep;
import io.github.undercroft.perception.Woke;
import io.github.undercroft.rules.Door;
import io.github.undercroft.terrain.LockableDoor;
import io.github.undercroft.terrain.PowerUp;
import io.github.undercroft.terrain.Secret;
import io.github.undercroft.terrain.Trap;
import java.util.Optional;

/** How the events of the library are told in English. What is not here is silent. */
final class UsualPhrases {

    private UsualPhrases() {}

    static English addTo(English english) {
        return EffectPhrases.addTo(DeedPhrases.addTo(english))
                .with(GameEvent.Damaged.class, UsualPhrases::damaged)
                .with(GameEvent.Unharmed.class, UsualPhrases::unharmed)
                .with(GameEvent.Died.class, UsualPhrases::died)
                .with(GameEvent.Healed.class, UsualPhrases::healed)
                .with(GameEvent.Spawned.class, UsualPhrases::spawned)
                .with(GameEvent.Removed.class, UsualPhrases::removed)
                .with(GameEvent.Placed.class, ThingPhrases::placed)
                .with(TravelEvent.Left.class, (going, say) -> ofOther(going.who(), "leave", say))
                .with(TravelEvent.Arrived.class, (coming, say) -> ofOther(coming.who(), "arrive", say))
                .with(TravelEvent.StayedBehind.class, (stay, say) -> ofFigure(stay.who(), "stay behind", say))
                .with(GameEvent.TerrainChanged.class, UsualPhrases::terrainChanged)
                .with(Missed.class, UsualPhrases::missed)
                .with(FellAsleep.class, (sleep, say) -> ofFigure(sleep.who(), "fall asleep", say))
                .with(Woke.class, (waking, say) -> ofFigure(waking.who(), "wake up", say));
    }

    private static Sentence damaged(GameEvent.Damaged hit, Sentence say) {
        if (hit.hitPoints() <= 0) {
            return say; // its death is told
        }
        if (doer(hit.cause()).equals(Optional.of(hit.who()))) {
            return say.subject(hit.who()).verb("hurt").object(hit.who());
        }
        if (hit.damage().amount() == 0) {
            return doer(hit.cause())
                    .map(by -> say.subject(by).verb("hit").object(hit.who()).words("to no effect"))
                    .orElse(say);
        }
        String verb = hit.cause() instanceof Cause.Deed ? "hit" : "hurt";
        return culprit(hit.cause(), say)
                .map(by -> by.verb(verb).object(hit.who()))
                .orElseGet(() -> say.subject(hit.who()).verb("be").words("hurt"));
    }

    private static Sentence unharmed(GameEvent.Unharmed hit, Sentence say) {
        return doer(hit.cause())
                .map(by -> say.subject(by).verb("can't").words("harm").object(hit.who()))
                .orElse(say);
    }

    private static Sentence missed(Missed missed, Sentence say) {
        return say.subject(missed.who()).verb("miss").object(missed.whom());
    }

    private static Sentence died(GameEvent.Died death, Sentence say) {
        boolean own = doer(death.cause()).equals(Optional.of(death.who()));
        return (own ? Optional.<Sentence>empty() : culprit(death.cause(), say))
                .map(by -> by.verb("kill").object(death.who()))
                .orElseGet(() -> say.subject(death.who()).verb("die"));
    }

    private static Sentence healed(GameEvent.Healed healing, Sentence say) {
        EntityId who = healing.who();
        if (healing.points() == 0 || !say.recognises(who)) {
            return say;
        }
        return doer(healing.cause())
                .filter(by -> !by.equals(who) && say.recognises(by))
                .map(by -> say.subject(by).verb("heal").object(who))
                .orElseGet(() -> say.subject(who)
                        .verb(say.noun(who).isYou() ? "feel" : "look")
                        .words("better"));
    }

    private static Sentence spawned(GameEvent.Spawned birth, Sentence say) {
        return isFigure(birth.who(), say)
                ? say.subject(say.noun(birth.who()).with(Noun.Article.A)).verb("appear")
                : say;
    }

    private static Sentence removed(GameEvent.Removed removal, Sentence say) {
        return ofFigure(removal.who(), "disappear", say);
    }

    private static Sentence ofFigure(EntityId who, String verb, Sentence say) {
        return isFigure(who, say) ? say.subject(who).verb(verb) : say;
    }

    /** Who goes somewhere itself knows. */
    private static Sentence ofOther(EntityId who, String verb, Sentence say) {
        return say.noun(who).isYou() ? say : ofFigure(who, verb, say);
    }

    /** Mere things come and go with what is done with them, and that is told if anything. */
    private static boolean isFigure(EntityId who, Sentence say) {
        return say.known(who).filter(entity -> entity.has(Blocks.class)).isPresent();
    }

    private static Sentence terrainChanged(GameEvent.TerrainChanged change, Sentence say) {
        if (change.before() instanceof Door && change.after() instanceof Door after) {
            return door(after == Door.OPEN ? "open" : "close", change.cause(), say);
        }
        if (change.before() instanceof LockableDoor before && change.after() instanceof LockableDoor after) {
            return before.state() == after.state() ? say : door(verb(after.state()), change.cause(), say);
        }
        if (change.before() instanceof Trap
                || change.before() instanceof PowerUp
                || change.before() instanceof Secret) {
            return say; // that it sprang or was found is told
        }
        String before = nameOf(change.before());
        String after = nameOf(change.after());
        return before.equals(after)
                ? say
                : say.subject(say.noun(before)).verb("turn").words("into " + after);
    }

    private static String verb(LockableDoor.State state) {
        return switch (state) {
            case OPEN -> "open";
            case CLOSED -> "close";
            case LOCKED -> "lock";
            case BROKEN -> "break";
        };
    }

    private static Sentence door(String verb, Cause cause, Sentence say) {
        Noun door = say.noun("door");
        return doer(cause)
                .filter(say::recognises)
                .map(by -> say.subject(by).verb(verb).object(door))
                .orElseGet(() -> say.subject(door).verb(verb));
    }

    /** Who or what did that to somebody, as the subject; empty if nobody in particular did. */
    private static Optional<Sentence> culprit(Cause cause, Sentence say) {
        return cause instanceof Cause.Ground ground
                ? Optional.of(say.subject(say.noun(nameOf(ground.terrain()))))
                : doer(cause).map(say::subject);
    }

    /** Who did it; empty for the world, the ground, and what lasts on somebody. */
    static Optional<EntityId> doer(Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            return Optional.of(deed.actor()).filter(actor -> !actor.equals(EntityId.WORLD));
        }
        return cause instanceof Cause.Answer answer ? Optional.of(answer.reactor()) : Optional.empty();
    }

    /** A constant's name is written as a word. */
    static String nameOf(Terrain terrain) {
        String name = terrain instanceof Door ? "door" : terrain.name();
        boolean shouted = Ascii.toUpperCase(name).equals(name);
        return shouted ? Ascii.toLowerCase(name).replace('_', ' ') : name;
    }
}
