package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.ThrowingArm;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Starts what a key means: at once, or after asking for what is missing. */
final class VerbStarter {

    private VerbStarter() {}

    static void begin(Verb verb, KeyPress key, Optional<Direction> way, PlayControls play) {
        if (verb.form() instanceof Verb.Plain plain) {
            stairsToGoTo(plain.action(), key, play)
                    .ifPresentOrElse(
                            at -> Interruption.of(Journey.VERB, play.turn(), play.words())
                                    .ifPresentOrElse(play::answer, () -> play.begin(new Journey(at, play))),
                            () -> submit(plain.action(), play));
        } else if (verb.form() instanceof Verb.Toward toward) {
            way.ifPresentOrElse(
                    each -> play.submit(toward.action().apply(each)),
                    () -> play.push(new AskWay(verb.name(), toward.action())));
        } else if (verb.form() instanceof Verb.WithThing with) {
            chooseThing(verb, with, play);
        } else if (verb.form() instanceof Verb.Aimed aimed) {
            aimed.template()
                    .apply(play.turn())
                    .ifPresentOrElse(
                            template -> aim(verb.name(), template, play),
                            () -> play.answer("You have nothing to {0} with.", label(verb, play)));
        } else if (verb.form() instanceof Verb.Choosing one) {
            choose(verb.name(), one.choices().apply(play.turn(), play.words()), play);
        }
    }

    /** Of stairs that nobody has seen yet it is not said that there are none. */
    private static void submit(Action action, PlayControls play) {
        TurnView turn = play.turn();
        boolean isUnknown = action instanceof Climb climb
                && turn.cells().stream()
                        .noneMatch(cell ->
                                turn.board().terrainAt(cell) instanceof Stairs under && under.way() == climb.way());
        if (isUnknown) {
            play.answer(CellCursor.noStairs(((Climb) action).way()));
        } else {
            play.submit(action);
        }
    }

    private static void choose(String name, List<Verb.Named> choices, PlayControls play) {
        if (choices.isEmpty()) {
            play.answer("You have nothing to choose.");
            return;
        }
        Prompts.choose(play.words().sentence("{0}: choose one", play.words().say(name)), choices, play);
    }

    private static void chooseThing(Verb verb, Verb.WithThing with, PlayControls play) {
        List<Entity> all = things(play).stream().filter(with.which()).toList();
        if (all.isEmpty()) {
            play.answer("You have nothing to {0}.", label(verb, play));
            return;
        }
        boolean isThrown = with.offer().apply(all.get(0)) instanceof Offer.Aimed aimed
                && aimed.template() instanceof ThrowTemplate;
        String title = play.words().sentence("{0} what?", label(verb, play));
        if (!isThrown) {
            choose(title, all, play.words()::named, verb, with, play);
            return;
        }
        Entity thrower = play.turn().actor();
        choose(
                title,
                missilesFirst(all, thrower),
                thing -> AimPreview.isHarmless(thrower, thing)
                        ? play.words().say("{0}: harmless", play.words().named(thing))
                        : play.words().named(thing),
                verb,
                with,
                play);
    }

    private static void choose(
            String title,
            List<Entity> things,
            Function<Entity, String> name,
            Verb verb,
            Verb.WithThing with,
            PlayControls play) {
        play.push(MenuMode.of(
                toChoose(title, things, name, play),
                line -> take(verb.name(), with.offer().apply(things.get(line)), play)));
    }

    /** What is made for throwing first, then what may be, and last what does no harm; of each what is worn comes last. */
    private static List<Entity> missilesFirst(List<Entity> things, Entity thrower) {
        Comparator<Entity> order = Comparator.comparingInt(thing ->
                ThrowingArm.missileOf(thrower, thing).isPresent() ? 0 : AimPreview.isHarmless(thrower, thing) ? 2 : 1);
        return ImmutableList.sortedCopyOf(
                order.thenComparing(thing -> thing.location() instanceof Location.WornBy), things);
    }

    private static String label(Verb verb, PlayControls play) {
        return play.words().say(verb.name());
    }

    private static void take(String name, Offer offer, PlayControls play) {
        if (offer instanceof Offer.Plain plain) {
            play.submit(plain.action());
        } else if (offer instanceof Offer.Aimed aimed) {
            aim(name, aimed.template(), play);
        }
    }

    /** What strikes a cell with the weapon at hand; empty if it does not reach that far, or if steps do that in this game. */
    static Optional<Action> strike(Point cell, PlayControls play) {
        return play.game().verbs().stream()
                .map(Verb::form)
                .filter(Verb.Aimed.class::isInstance)
                .findFirst()
                .flatMap(deed -> ((Verb.Aimed) deed).template().apply(play.turn()))
                .filter(template -> new AimPreview(template, play.turn(), play.words()).isOfUse(cell))
                .map(template -> template.aimed(new Aim.At(cell)));
    }

    private static void aim(String name, ActionTemplate template, PlayControls play) {
        AimPreview aiming = new AimPreview(template, play.turn(), play.words());
        play.push(CellCursor.aim(name, play, aiming, cell -> {
            if (play.turn().cells().contains(cell)) {
                play.answer("That is where you are.");
            } else if (aiming.isOfUse(cell)) {
                play.submit(template.aimed(new Aim.At(cell)));
            } else {
                aiming.why(cell).ifPresent(play::answer);
            }
        }));
    }

    static void begin(FrontVerb verb, PlayControls play) {
        if (!verb.isOf(Optional.of(play.turn().actor()))) {
            play.answer("You can't do that in this game.");
            return;
        }
        switch (verb) {
            case EXPLORE -> play.begin(new AutoExplore(play));
            case TRAVEL ->
                Interruption.of(Journey.VERB, play.turn(), play.words())
                        .ifPresentOrElse(play::answer, () -> play.push(travel(play)));
            case LOOK -> play.push(look(play).atFirstEnemy());
            case INVENTORY -> inventory(play);
            case EQUIPMENT -> equipment(play);
            case MESSAGES -> play.push(MenuMode.messages(play));
            case HELP ->
                play.push(MenuMode.of(
                        Menu.toRead(play.words().say("Keys"), Help.lines(play)).whole()));
            case CONSOLE ->
                play.game().commands().ifPresent(commands -> play.push(new Console(commands, play.typed())));
            case NEW_GAME ->
                play.push(new Confirm(play.words().say("Give this game up, and begin another one?"), play::restart));
            case QUIT -> play.saveAndQuit();
        }
    }

    /** Whether a verb goes to known stairs, and would take them if the player stood on them. */
    static boolean leadsToStairs(Verb verb, TurnView turn) {
        return verb.form() instanceof Verb.Plain plain
                && (plain.action() instanceof TakeStairs || plain.action() instanceof Climb)
                && CellCursor.stairs(
                                turn, each -> !(plain.action() instanceof Climb climb) || each.way() == climb.way())
                        .isPresent();
    }

    /** Whether a verb for stairs, off them, goes to some that are known. */
    static boolean goesToStairs(Verb verb, PlayControls play) {
        return verb.form() instanceof Verb.Plain plain
                && stairsToGoTo(plain.action(), new KeyPress(">"), play).isPresent();
    }

    /** The known stairs to which a key for stairs goes, as it is pressed off them: for both ways {@code >} means those that lead down. */
    private static Optional<Point> stairsToGoTo(Action action, KeyPress key, PlayControls play) {
        TurnView turn = play.turn();
        boolean isMeant = action instanceof Climb || action instanceof TakeStairs;
        Predicate<Stairs> which = action instanceof Climb climb ? each -> each.way() == climb.way() : each -> true;
        Predicate<Stairs> first =
                each -> which.test(each) && key.name().equals(each.way() == Stairs.Way.UP ? "<" : ">");
        return Optional.of(turn)
                .filter(now -> isMeant
                        && now.cells().stream()
                                .noneMatch(cell ->
                                        now.board().terrainAt(cell) instanceof Stairs under && which.test(under)))
                .flatMap(now -> CellCursor.stairs(now, first).or(() -> CellCursor.stairs(now, which)));
    }

    /** A cursor that only tells of cells. */
    static CellCursor look(PlayControls play) {
        return new CellCursor("", play, cell -> ImmutableList.of(), Optional.empty());
    }

    private static CellCursor travel(PlayControls play) {
        TurnView turn = play.turn();
        return new CellCursor(
                        "go there",
                        play,
                        cell -> Journey.path(turn, cell).map(Path::cells).orElse(ImmutableList.of()),
                        Optional.of((Point cell) -> play.begin(new Journey(cell, play))))
                .enemiesLast()
                .warning(cell -> new Journey(cell, play).warning(turn));
    }

    private static void inventory(PlayControls play) {
        List<Entity> things = things(play);
        if (things.isEmpty()) {
            play.answer("You have nothing.");
            return;
        }
        play.push(MenuMode.of(
                toChoose(play.words().say("What you have"), things, play), line -> whatToDo(things.get(line), play)));
    }

    /** Offers everything that can be done with one thing. */
    private static void whatToDo(Entity thing, PlayControls play) {
        List<Verb> verbs = new ArrayList<>();
        for (Verb verb : play.game().verbs()) {
            if (verb.form() instanceof Verb.WithThing with && with.which().test(thing)) {
                verbs.add(verb);
            }
        }
        if (verbs.isEmpty()) {
            play.answer("You can do nothing with that.");
            return;
        }
        play.push(MenuMode.of(
                Menu.toChoose(
                        play.words().named(thing)
                                + play.game()
                                        .description(thing.name())
                                        .map(": "::concat)
                                        .orElse(""),
                        verbs.stream().map(verb -> label(verb, play)).toList()),
                line -> take(
                        verbs.get(line).name(),
                        ((Verb.WithThing) verbs.get(line).form()).offer().apply(thing),
                        play)));
    }

    private static void equipment(PlayControls play) {
        List<Entity> worn = things(play).stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .toList();
        if (worn.isEmpty()) {
            play.answer("You have nothing equipped.");
            return;
        }
        play.push(MenuMode.of(
                toChoose(play.words().say("What you wear and wield"), worn, play),
                line -> whatToDo(worn.get(line), play)));
    }

    private static Menu toChoose(String title, List<Entity> things, PlayControls play) {
        return toChoose(title, things, play.words()::named, play);
    }

    private static Menu toChoose(String title, List<Entity> things, Function<Entity, String> name, PlayControls play) {
        return Menu.toChoose(
                        title,
                        things.stream().map(name).toList(),
                        things.stream().map(play.letters()::of).toList())
                .withPictures(things.stream().map(play.game().looks()::of).toList());
    }

    /** The player's things, in the order of their letters. */
    private static List<Entity> things(PlayControls play) {
        TurnView turn = play.turn();
        return play.letters().sorted(Stacks.together(turn.things()));
    }
}
