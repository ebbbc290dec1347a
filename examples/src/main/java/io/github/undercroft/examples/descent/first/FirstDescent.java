package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Commands;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.cheat.CheatLine;
import io.github.undercroft.front.cheat.CheatValues;
import io.github.undercroft.front.cheat.Cheats;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The first Descent: a hero goes down five floors to kill the Warden. The game that the article "Creating roguelike in Unity from
 * scratch" plans in twelve stages, and of which it published three.
 */
public final class FirstDescent implements BundledGame {

    private static final English WORDING = english()
            // What holds it while it draws breath is only how that is made.
            .silentIf(EffectBegan.class, (began, say) -> isWarden(say.known(began.who())))
            .silentIf(EffectEnded.class, (ended, say) -> isWarden(say.known(ended.who())));

    @Override
    public About about() {
        return new About(
                        "descent-first",
                        "Descent as its twelve stages plan it: fight, find, grow; win or die.",
                        new BoardSize(40, 18),
                        new BoardSize(78, 19))
                .telling(
                        StatusLine.HIT_POINTS,
                        DescentStatus.FLOOR,
                        StatusLine.GROWTH,
                        DescentStatus.EFFECTS,
                        StatusLine.WORN)
                .opening("Five floors down waits the Warden.")
                .closing("Nobody will go down there for a long time.", "The Warden still waits below.");
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = seat == Seat.BOT ? Hero.BLUEPRINT.replacing(DescentBot.brain()) : Hero.OF_A_PERSON;
        Floors floors = new Floors(size, true, floor -> Land.BARE);
        return rules("descent-first", floors.level(0).with(hero), floors::level)
                .endsWhen(Ending.LOST)
                .endsWhen(Ending.WON)
                .build();
    }

    /** @return the rules with those floors, still open, so that a game that grows out of this one can add its own */
    public static Rules.Builder rules(String name, LevelSource first, IntFunction<LevelSource> below) {
        Rules.Builder rules = Rules.named(name).steps(Movement.EIGHT_WAY).level("floor 1", first);
        for (int number = 1; number < Floors.ALL; number++) {
            rules.level("floor " + (number + 1), below.apply(number));
        }
        return rules.look(Ground.WALL, Look.of("#", 0xA07840))
                .look(Ground.FLOOR, Look.of(".", 0x626262))
                .look("stairs down", Look.of(">", 0xFFFFFF))
                .look("stairs up", Look.of("<", 0xFFFFFF))
                .look("dart trap", Look.of("^", 0xE05050))
                .look("snare", Look.of("^", 0xC0C060))
                .look("sprung dart trap", Look.of("^", 0x626262))
                .look("sprung snare", Look.of("^", 0x626262))
                .types(FirstDescentValues.all())
                .types(CheatValues.all());
    }

    @Override
    public Action step(Direction way) {
        return Bump.toward(way).reaching(2);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.<Verb>builder()
                .addAll(Verbs.WITH_THINGS)
                .add(Verbs.ATTACK, Verbs.GROW)
                .add(Verbs.CLIMB_UP, Verbs.CLIMB_DOWN, Verbs.RUN, Verbs.RECOVER, Verbs.SEARCH, Verbs.REST)
                .add(Verb.toward("bash", BashChest::new, "o"))
                .build();
    }

    @Override
    public Optional<Commands> commands() {
        return Optional.of(cheats(Iterables.concat(Armoury.RANKS, Brews.ALL), Bestiary.ALL));
    }

    /** @return the cheats of a game that has those things and monsters */
    public static Commands cheats(Iterable<Blueprint> things, List<Blueprint> monsters) {
        return new CheatLine(Cheats.with(
                Iterables.concat(things, List.of(Chests.KEY)), Iterables.concat(monsters, List.of(Bestiary.WARDEN))));
    }

    @Override
    public Optional<String> description(String name) {
        return Optional.ofNullable(Descriptions.ALL.get(name));
    }

    @Override
    public English wording() {
        return WORDING;
    }

    /** @return the sentences, for a game that grows out of this one */
    public static English english() {
        return Splits.told(English.standard()
                .withDamage()
                .withUnique(Bestiary.WARDEN.name())
                .saying(
                        Use.Used.class,
                        (used, say) -> say.subject(used.who())
                                .verb(used.name().startsWith("scroll") ? "read" : "drink")
                                .words("the " + used.name()))
                .saying(
                        Wrath.Grows.class,
                        (grows, say) -> say.words(
                                grows.into() == Wrath.CRACKED
                                        ? "Cracks run through the warden's mail. It will not hold much longer"
                                        : "The warden throws off its mail with a howl, and draws breath")));
    }

    private static boolean isWarden(Optional<Entity> known) {
        return known.filter(each -> each.name().equals(Bestiary.WARDEN.name())).isPresent();
    }
}
