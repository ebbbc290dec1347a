package io.github.undercroft.wording;

import io.github.undercroft.Ages;
import io.github.undercroft.Blocks;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EntityId;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.Lever;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.event.Unharmed;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.GrowthEvent;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import java.util.Optional;

/** English phrases for the library's events. Events without a phrase are silent. */
final class UsualPhrases {

    private UsualPhrases() {}

    static English addTo(English english) {
        return EffectPhrases.addTo(DeedPhrases.addTo(english))
                .saying(Damaged.class, UsualPhrases::damaged)
                .saying(Unharmed.class, UsualPhrases::unharmed)
                .saying(Died.class, UsualPhrases::died)
                .saying(Healed.class, UsualPhrases::healed)
                .saying(Spawned.class, UsualPhrases::spawned)
                .saying(Removed.class, UsualPhrases::removed)
                .saying(Placed.class, ThingPhrases::placed)
                .saying(TravelEvent.Left.class, (going, say) -> ofOther(going.who(), "leave", say))
                .saying(TravelEvent.Arrived.class, (coming, say) -> ofOther(coming.who(), "arrive", say))
                .saying(TravelEvent.StayedBehind.class, (stay, say) -> ofFigure(stay.who(), "stay behind", say))
                .saying(TerrainChanged.class, UsualPhrases::terrainChanged)
                .saying(Missed.class, UsualPhrases::missed)
                .saying(Sleep.FellAsleep.class, (sleep, say) -> ofFigure(sleep.who(), "fall asleep", say))
                .saying(Sleep.Woke.class, (waking, say) -> ofFigure(waking.who(), "wake up", say))
                .saying(
                        GrowthEvent.Rose.class,
                        (rose, say) -> say.subject(rose.who()).verb("reach").words("level " + rose.level()))
                .saying(
                        GrowthEvent.Chose.class,
                        (chose, say) -> say.subject(chose.who()).verb("gain").words(gained(chose.gain())));
    }

    private static String gained(Gain gain) {
        return gain.what() instanceof Gain.MoreHealth more ? points(more.points()) : gain.name();
    }

    private static Sentence damaged(Damaged hit, Sentence say) {
        if (hit.hitPoints() <= 0) {
            return say; // its death is told
        }
        if (hit.damage().amount() == 0) {
            return doer(hit.cause())
                    .map(by -> vain(say.subject(by).verb("hit").object(hit.who()), hit.damage()))
                    .orElse(say);
        }
        if (isBurst(hit)) {
            return say.subject(say.noun(hit.damage().kind().name()))
                    .verb("hurt")
                    .object(hit.who());
        }
        if (isShove(hit.cause())) {
            return say.subject(hit.who()).verb("be").words("hurt"); // whom or what it hit is told
        }
        if (doer(hit.cause()).equals(Optional.of(hit.who()))) {
            return say.subject(hit.who()).verb("hurt").object(hit.who());
        }
        String verb = hit.cause() instanceof Cause.Deed ? "hit" : "hurt";
        return culprit(hit.cause(), hit.who(), say)
                .map(by -> by.verb(verb).object(hit.who()))
                .orElseGet(() -> say.subject(hit.who()).verb("be").words("hurt"));
    }

    private static boolean isShove(Cause cause) {
        return cause instanceof Cause.Deed deed && deed.action() instanceof Push.Shove;
    }

    private static Sentence vain(Sentence blow, Damage damage) {
        return damage.kind().equals(DamageKind.PHYSICAL)
                ? blow.words(", but armour takes the blow")
                : blow.words("to no effect");
    }

    /** Whether a thing that was used or thrown did it, by something else than a blow: fire, say. */
    private static boolean isBurst(Damaged hit) {
        return hit.cause() instanceof Cause.Deed deed
                && (deed.action() instanceof Use || deed.action() instanceof Throw)
                && !hit.damage().kind().equals(DamageKind.PHYSICAL);
    }

    /** The same, with the points of damage at the end. */
    static Sentence counted(Damaged hit, Sentence say) {
        Sentence told = damaged(hit, say);
        int points = hit.damage().amount();
        return told == say || points == 0 ? told : told.words("for " + points);
    }

    private static Sentence unharmed(Unharmed hit, Sentence say) {
        if (isShove(hit.cause())) {
            return say; // a chest that was pushed against a wall
        }
        return doer(hit.cause())
                .map(by -> say.subject(by).verb("can't").words("harm").object(hit.who()))
                .orElse(say);
    }

    private static Sentence missed(Missed missed, Sentence say) {
        return say.subject(missed.who()).verb("miss").object(missed.whom());
    }

    private static Sentence died(Died death, Sentence say) {
        boolean own = doer(death.cause()).equals(Optional.of(death.who()));
        return (own ? Optional.<Sentence>empty() : culprit(death.cause(), death.who(), say))
                .map(by -> by.verb("kill").object(death.who()))
                .orElseGet(() -> say.subject(death.who()).verb("die"));
    }

    private static Sentence healed(Healed healing, Sentence say) {
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

    /** The same, with the hit points. What an effect heals in each turn is not told. */
    static Sentence countedHealing(Healed healing, Sentence say) {
        if (healing.cause() instanceof Cause.EffectOn) {
            return say;
        }
        Sentence told = healed(healing, say);
        int points = healing.points();
        boolean isOfOther = doer(healing.cause())
                .filter(by -> !by.equals(healing.who()) && say.recognises(by))
                .isPresent();
        if (told == say || isOfOther) {
            return told == say ? told : told.words("for " + points);
        }
        return say.subject(healing.who()).verb("regain").words(points(points));
    }

    private static String points(int count) {
        return count == 1 ? "1 hit point" : count + " hit points";
    }

    private static Sentence spawned(Spawned birth, Sentence say) {
        return isFigure(birth.who(), say)
                ? say.subject(say.noun(birth.who()).replacing(Noun.Article.A)).verb("appear")
                : say;
    }

    private static Sentence removed(Removed removal, Sentence say) {
        return ofFigure(removal.who(), "disappear", say);
    }

    private static Sentence ofFigure(EntityId who, String verb, Sentence say) {
        return isFigure(who, say) ? say.subject(who).verb(verb) : say;
    }

    /** Silent about the listener itself, which knows where it goes. */
    private static Sentence ofOther(EntityId who, String verb, Sentence say) {
        return say.noun(who).isYou() ? say : ofFigure(who, verb, say);
    }

    /** Things come and go with what is done with them, so only entities that block their cell are told. */
    private static boolean isFigure(EntityId who, Sentence say) {
        return say.known(who).filter(entity -> entity.has(Blocks.class)).isPresent();
    }

    private static Sentence terrainChanged(TerrainChanged change, Sentence say) {
        if (change.before() instanceof Door && change.after() instanceof Door after) {
            return door(after == Door.OPEN ? "open" : "close", change.cause(), say);
        }
        if (change.before() instanceof LockableDoor before && change.after() instanceof LockableDoor after) {
            return before.state() == after.state() ? say : door(verb(after.state()), change.cause(), say);
        }
        if (change.before() instanceof Bars && change.after() instanceof Bars) {
            return say.subject(say.noun("bars").as(Pronoun.THEY)).verb("open");
        }
        if (change.before() instanceof Trap
                || change.before() instanceof Lever
                || change.before() instanceof PowerUp
                || change.before() instanceof Secret) {
            return say; // that it sprang, was pulled or found is told
        }
        if (change.before() instanceof Ages || change.after() instanceof Ages) {
            return say; // a burning field would tell of each cell; it is seen
        }
        String before = GroundNames.of(change.before());
        String after = GroundNames.of(change.after());
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

    /** The cause as the subject; empty if no entity, no terrain and no known effect did it. */
    private static Optional<Sentence> culprit(Cause cause, EntityId victim, Sentence say) {
        if (cause instanceof Cause.EffectOn lasting) {
            return lasting.effect() instanceof Lasting some && say.recognises(victim)
                    ? Optional.of(say.subject(say.noun(some.kind().name())))
                    : Optional.empty();
        }
        return cause instanceof Cause.TerrainAt ground
                ? Optional.of(say.subject(say.noun(GroundNames.of(ground.terrain()))))
                : doer(cause).map(say::subject);
    }

    /** The entity that did it; empty for the world, the ground, and effects. */
    static Optional<EntityId> doer(Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            return Optional.of(deed.actor()).filter(actor -> !actor.equals(EntityId.WORLD));
        }
        return cause instanceof Cause.Answer answer ? Optional.of(answer.reactor()) : Optional.empty();
    }
}
