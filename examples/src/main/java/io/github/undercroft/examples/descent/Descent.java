package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.PlayerView;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.examples.descent.first.DescentStatus;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.examples.descent.first.Progress;
import io.github.undercroft.examples.descent.proving.ProvingLevel;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Commands;
import io.github.undercroft.front.Legacy;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.item.AutoEquip;
import io.github.undercroft.random.SeedValues;
import io.github.undercroft.wording.Wording;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Descent: five floors down to the Warden. It grows out of {@link FirstDescent}, the game of the article's twelve stages, and
 * takes from there what it has not changed.
 */
public final class Descent implements BundledGame {

    private static final FirstDescent FIRST = new FirstDescent();
    private static final Wording WORDING = QuickHands.told(Swim.told(
            Fencing.told(Deepest.told(Bones.told(Traits.told(Wrath.told(Alarm.told(FirstDescent.english()))))))));

    private static final StatusLine.Part GROW = (game, hero, words) -> hero.entity()
            .flatMap(Experience::of)
            .filter(growth -> growth.open() > 0)
            .map(growth -> words.say("grow: {0}", growth.open()))
            .orElse("");

    @Override
    public About about() {
        return new About(
                        "descent",
                        "Five floors down to the Warden: fight, find, grow; win or die.",
                        new BoardSize(40, 18),
                        new BoardSize(78, 19))
                .telling(StatusLine.HIT_POINTS, DescentStatus.FLOOR, GROW, DescentStatus.EFFECTS, StatusLine.WORN)
                .opening("Five floors down sits the Warden. Take its crown.")
                .closing("Nobody will go down there for a long time.", "The Warden still waits below.");
    }

    @Override
    public ImmutableMap<String, BundledGame> variants() {
        return ImmutableMap.of("first", FIRST, "proving", new ProvingLevel());
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = seat == Seat.BOT
                ? Delver.BLUEPRINT.replacing(Adventurer.brain())
                : Delver.BLUEPRINT.with(new AutoEquip());
        return Place.drawn(FirstDescent.rules("descent", Lands.first(size, hero), number -> Lands.below(size, number)))
                .endsWhen(Ending.LOST)
                .endsWhen(Ending.WON)
                .guises(Brews.POTIONS)
                .guises(Brews.SCROLLS)
                .guises(Chests.Seeming.OF_MIMICS)
                .types(DescentValues.all())
                .build();
    }

    @Override
    public Action step(Direction way) {
        return FIRST.step(way);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return FIRST.verbs();
    }

    @Override
    public Optional<Commands> commands() {
        Iterable<Blueprint> arms = Lists.transform(Armoury.RANKS, Suits::worn);
        Iterable<Blueprint> others = ImmutableList.of(Brews.POT, Brews.BOTTLE);
        return Optional.of(FirstDescent.cheats(Iterables.concat(arms, Brews.ALL, Relics.RINGS, others), Beasts.ALL));
    }

    @Override
    public Optional<String> description(String name) {
        return Hall.description(name)
                .or(() -> Fencing.description(name))
                .or(() -> Brews.description(name))
                .or(() -> Relics.description(name))
                .or(() -> Bones.description(name))
                .or(() -> Beasts.description(name))
                .or(() -> FIRST.description(name));
    }

    @Override
    public OptionalInt rarity(Entity thing) {
        return Relics.RINGS.stream().anyMatch(each -> each.isOf(thing))
                ? OptionalInt.of(1)
                : Brews.weight(kind -> kind.isOf(thing));
    }

    @Override
    public OptionalInt reward(PlayerView before, PlayerView after) {
        return OptionalInt.of(Progress.between(before, after));
    }

    @Override
    public Optional<Legacy> legacy() {
        return Optional.of(Bones.LEGACY);
    }

    @Override
    public long newcomersSeed(long seed) {
        long drawn = seed;
        while (!SeedValues.of(drawn).get(Plot.ALL).opening().equals(Opening.FIRST)) {
            drawn++;
        }
        return drawn;
    }

    @Override
    public Wording wording() {
        return WORDING;
    }
}
