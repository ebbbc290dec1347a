package io.github.undercroft.wording;

import io.github.undercroft.item.Bashed;
import io.github.undercroft.item.Closed;
import io.github.undercroft.item.Joined;
import io.github.undercroft.item.Opened;
import io.github.undercroft.item.Parted;
import io.github.undercroft.item.Thrown;
import io.github.undercroft.item.TrapSprung;
import io.github.undercroft.item.Used;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.terrain.Empowered;
import io.github.undercroft.terrain.Found;
import io.github.undercroft.terrain.Revealed;
import io.github.undercroft.terrain.Sprung;
import io.github.undercroft.terrain.Work;
import io.github.undercroft.terrain.Worked;

/** How it is told in English what is done with things and with the ground. */
final class DeedPhrases {

    private DeedPhrases() {}

    static English addTo(English english) {
        return english.with(Used.class, (use, say) -> on(use.who(), "use", use.thing(), say))
                .with(Thrown.class, DeedPhrases::thrown)
                .with(Joined.class, ThingPhrases::joined)
                .with(Parted.class, ThingPhrases::parted)
                .with(Opened.class, (opening, say) -> on(opening.who(), "open", opening.container(), say))
                .with(Closed.class, (closing, say) -> on(closing.who(), "close", closing.container(), say))
                .with(Bashed.class, DeedPhrases::bashed)
                .with(TrapSprung.class, (trap, say) -> springs(trap.upon(), say))
                .with(Sprung.class, (trap, say) -> springs(trap.who(), say))
                .with(
                        Empowered.class,
                        (gain, say) -> say.subject(gain.who()).verb("find").words(gain.powerUp()))
                .with(
                        Found.class,
                        (find, say) -> say.subject(find.who()).verb("find").words("a trap"))
                .with(
                        Revealed.class,
                        (find, say) -> say.subject(find.who())
                                .verb("find")
                                .words("a hidden " + UsualPhrases.nameOf(find.what())))
                .with(Worked.class, DeedPhrases::worked);
    }

    private static Sentence on(EntityId who, String verb, EntityId thing, Sentence say) {
        return say.subject(who).verb(verb).object(thing);
    }

    private static Sentence thrown(Thrown thrown, Sentence say) {
        Sentence told = on(thrown.who(), "throw", thrown.flight().thing(), say);
        return thrown.flight().hit().map(hit -> told.words("at").object(hit)).orElse(told);
    }

    private static Sentence bashed(Bashed bashed, Sentence say) {
        Sentence told = on(bashed.who(), "bash", bashed.locked(), say);
        return bashed.lock() == Bashed.Lock.BROKE ? told.words("open") : told;
    }

    private static Sentence springs(EntityId upon, Sentence say) {
        return say.subject(upon).verb("spring").words("a trap");
    }

    private static Sentence worked(Worked worked, Sentence say) {
        return worked.work() == Work.DIG
                ? say.subject(worked.who()).verb("dig")
                : say.subject(worked.who()).verb("bash").words("away");
    }
}
