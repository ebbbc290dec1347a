package io.github.undercroft.wording;

import com.google.common.base.Ascii;
import io.github.undercroft.EntityId;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Gust;
import io.github.undercroft.dig.Work;
import io.github.undercroft.dig.Worked;
import io.github.undercroft.door.Lever;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.follower.Command;
import io.github.undercroft.ground.BurntUp;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.item.BashLock;
import io.github.undercroft.item.ContainerEvent;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.item.StackEvent;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Trapped;
import io.github.undercroft.item.Use;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Revealed;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.trap.TrapFound;

/** How it is told in English what is done with things and with the ground. */
final class DeedPhrases {

    private DeedPhrases() {}

    static English addTo(English english) {
        return english.saying(Use.Used.class, (use, say) -> on(use.who(), "use", use.thing(), say))
                .saying(Throw.Thrown.class, DeedPhrases::thrown)
                .saying(StackEvent.Joined.class, ThingPhrases::joined)
                .saying(StackEvent.Parted.class, ThingPhrases::parted)
                .saying(
                        ContainerEvent.Opened.class,
                        (opening, say) -> on(opening.who(), "open", opening.container(), say))
                .saying(
                        ContainerEvent.Closed.class,
                        (closing, say) -> on(closing.who(), "close", closing.container(), say))
                .saying(BashLock.Bashed.class, DeedPhrases::bashed)
                .saying(Trapped.TrapSprung.class, (trap, say) -> springs(trap.upon(), say))
                .saying(Trap.Sprung.class, (trap, say) -> springs(trap.who(), say))
                .saying(
                        PowerUp.Empowered.class,
                        (gain, say) -> say.subject(gain.who()).verb("find").words(gain.powerUp()))
                .saying(
                        TrapFound.class,
                        (find, say) -> say.subject(find.who()).verb("find").words("a trap"))
                .saying(
                        Revealed.class,
                        (find, say) ->
                                say.subject(find.who()).verb("find").words("a hidden " + GroundNames.of(find.what())))
                .saying(
                        BurntUp.class,
                        (fire, say) -> say.subject(fire.thing()).verb("burn").words("up"))
                .saying(
                        Chasm.Fell.class,
                        (fall, say) -> say.subject(fall.who()).verb("fall").words("into a chasm"))
                .saying(
                        Lever.Pulled.class,
                        (pull, say) -> say.subject(pull.who()).verb("pull").words("a lever"))
                .saying(
                        OneOf.Withdrawn.class,
                        (gone, say) -> say.subject(gone.thing()).verb("disappear"))
                .saying(Command.Told.class, DeedPhrases::told)
                .saying(Push.Shoved.class, DeedPhrases::shoved)
                .saying(Push.Stopped.class, DeedPhrases::stopped)
                .saying(Worked.class, DeedPhrases::worked)
                .saying(
                        ComponentSet.class,
                        (set, say) -> set.component() instanceof Intent
                                ? say.subject(set.who()).verb("be").words("about to strike")
                                : say)
                .saying(Attacked.class, DeedPhrases::attacked);
    }

    /** A blow is told by its damage; one that strikes nobody has none. */
    private static Sentence attacked(Attacked attack, Sentence say) {
        return attack.target().struck().isEmpty() && !(attack.weapon() instanceof Gust)
                ? say.subject(attack.who()).verb("strike").words("at nobody")
                : say;
    }

    private static Sentence told(Command.Told told, Sentence say) {
        Sentence order = on(told.who(), "tell", told.ally(), say)
                .words("to " + Ascii.toLowerCase(told.order().kind().name()));
        return told.order().prey().map(order::object).orElse(order);
    }

    private static Sentence on(EntityId who, String verb, EntityId thing, Sentence say) {
        return say.subject(who).verb(verb).object(thing);
    }

    private static Sentence thrown(Throw.Thrown thrown, Sentence say) {
        Sentence told = on(thrown.who(), "throw", thrown.flight().thing(), say);
        return thrown.flight().hit().map(hit -> told.words("at").object(hit)).orElse(told);
    }

    private static Sentence bashed(BashLock.Bashed bashed, Sentence say) {
        Sentence told = on(bashed.who(), "bash", bashed.locked(), say);
        return bashed.result() == BashLock.Bashed.Result.BROKE ? told.words("open") : told;
    }

    private static Sentence springs(EntityId upon, Sentence say) {
        return say.subject(upon).verb("spring").words("a trap");
    }

    private static Sentence shoved(Push.Shoved push, Sentence say) {
        boolean isTold = !push.by().equals(EntityId.WORLD) && !push.by().equals(push.who());
        Sentence told = isTold
                ? on(push.by(), "push", push.who(), say)
                : say.subject(push.who()).verb("be").words("pushed");
        return push.into()
                .map(terrain -> told.words("into the " + GroundNames.of(terrain)))
                .orElse(told);
    }

    private static Sentence stopped(Push.Stopped push, Sentence say) {
        if (push.struck().isPresent()) {
            return on(push.who(), "hit", push.struck().get(), say);
        }
        Noun ground = say.noun(GroundNames.of(push.terrain()));
        return push.isHard()
                ? say.subject(push.who()).verb("hit").object(ground)
                : say.subject(push.who()).verb("stop").words("at").object(ground);
    }

    private static Sentence worked(Worked worked, Sentence say) {
        return worked.work() == Work.DIG
                ? say.subject(worked.who()).verb("dig")
                : say.subject(worked.who()).verb("bash").words("away");
    }
}
