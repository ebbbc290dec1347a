package io.github.undercroft.wording;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Disturbance;
import io.github.undercroft.brain.Disturbed;
import io.github.undercroft.brain.RestUntilHealed;
import io.github.undercroft.brain.Run;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.dig.GroundRefusal;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Span;
import io.github.undercroft.follower.Command;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.growth.Grow;
import io.github.undercroft.item.ThingRefusal;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.stairs.NoStairs;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** How refusals are told in English, by their class; the others by their names. */
record Refusals(ImmutableMap<Class<?>, BiFunction<Refusal, TurnView, String>> sentences) {

    static final Refusals STANDARD = ofThings(ofPlaces(ofGround(new Refusals(ImmutableMap.of()))))
            .with(Refusal.OutsideBoard.class, "There is nothing that way.")
            .with(Refusal.Occupied.class, (why, turn) -> named(why.by(), turn) + " is in the way.")
            .with(Refusal.NoSuchStep.class, (why, turn) -> "You can't step to the " + spoken(why.direction()) + ".")
            .with(Refusal.CutsCorner.class, "There is a corner in the way.")
            .with(Refusal.NoTarget.class, "There is nothing to hit there.")
            .with(Refusal.Unarmed.class, "You have nothing to attack with.")
            .with(Refusal.NoRoom.class, "There is no room at the other end.")
            .with(Refusal.OutOfReach.class, "That is out of reach.")
            .with(Refusal.TooExpensive.class, "You are too tired for that.")
            .with(Attack.NotWielded.class, "You are not wielding that.")
            .with(Launcher.NoAmmunition.class, (why, turn) -> "You have no " + Plurals.of(why.kind()) + " left.")
            .with(RestUntilHealed.NothingToHeal.class, "You have nothing to recover from.")
            .with(Refusal.Vetoed.class, (why, turn) -> vetoed(why.by()))
            .with(Refusal.EndlessChain.class, "That would never come to an end.")
            .with(Sleep.NotAsleep.class, (why, turn) -> named(why.who(), turn) + " is not asleep.")
            .with(Sleep.CannotSleep.class, (why, turn) -> named(why.who(), turn) + " can't sleep.")
            .with(Run.Stop.class, "")
            .with(Disturbed.class, (why, turn) -> disturbed(why.by(), turn));

    private static Refusals ofGround(Refusals others) {
        return others.with(
                        Refusal.Impassable.class,
                        (why, turn) -> capitalised(ground(why.at(), turn)) + " is in the way.")
                .with(Refusal.WrongTerrain.class, (why, turn) -> wrongTerrain(why.at(), turn))
                .with(NoStairs.class, (why, turn) -> "There are no stairs " + way(why) + "here.")
                .with(GroundRefusal.TooWeak.class, "You are too weak for that.")
                .with(GroundRefusal.NothingToBash.class, "You have nothing to bash in here.")
                .with(GroundRefusal.NeedsKey.class, "It is locked.")
                .with(Grow.NothingToChoose.class, "You have nothing to choose.");
    }

    /** Of where somebody or something is, and where it can't go. */
    private static Refusals ofPlaces(Refusals others) {
        return others.with(Refusal.Gone.class, (why, turn) -> named(why.who(), turn) + " is gone.")
                .with(Command.NotListening.class, (why, turn) -> named(why.who(), turn) + " does not listen to you.")
                .with(Command.NoEnemy.class, (why, turn) -> named(why.who(), turn) + " is no enemy.")
                .with(Refusal.NotOnBoard.class, (why, turn) -> named(why.who(), turn) + " is being carried.")
                .with(Refusal.TooBulky.class, (why, turn) -> named(why.what(), turn) + " is too large to be carried.")
                .with(
                        Refusal.CarriesItself.class,
                        (why, turn) -> named(why.what(), turn) + " can't be put into itself.")
                .with(Refusal.SlotTaken.class, (why, turn) -> named(why.by(), turn) + " has to be taken off first.")
                .with(Refusal.OnItsWay.class, (why, turn) -> named(why.who(), turn) + " is already on its way.")
                .with(Refusal.OnOtherLevel.class, (why, turn) -> named(why.what(), turn) + " is on another level.");
    }

    private static Refusals ofThings(Refusals others) {
        return others.with(ThingRefusal.NoInventory.class, "You can't carry anything.")
                .with(ThingRefusal.Full.class, (why, turn) -> "You can't carry more than " + why.things() + " things.")
                .with(ThingRefusal.TooHeavy.class, (why, turn) -> named(why.thing(), turn) + " is too heavy.")
                .with(ThingRefusal.NotHere.class, (why, turn) -> named(why.thing(), turn) + " is not here.")
                .with(ThingRefusal.NothingHere.class, "You have nothing to pick up here.")
                .with(ThingRefusal.Immovable.class, (why, turn) -> named(why.thing(), turn) + " can't be moved.")
                .with(ThingRefusal.NotCarried.class, (why, turn) -> "You don't have " + noun(why.thing(), turn) + ".")
                .with(
                        ThingRefusal.NotWorn.class,
                        (why, turn) -> "You are not wearing or wielding " + noun(why.thing(), turn) + ".")
                .with(
                        ThingRefusal.AlreadyWorn.class,
                        (why, turn) -> "You are wearing or wielding " + noun(why.thing(), turn) + " already.")
                .with(ThingRefusal.NotWearable.class, (why, turn) -> named(why.thing(), turn) + " can't be worn.")
                .with(ThingRefusal.Clings.class, (why, turn) -> named(why.thing(), turn) + " can't be taken off.")
                .with(ThingRefusal.NotUsable.class, (why, turn) -> named(why.thing(), turn) + " can't be used.")
                .with(ThingRefusal.NothingUsable.class, "You have nothing to use.")
                .with(ThingRefusal.NothingWearable.class, "You have nothing to wear or wield.")
                .with(ThingRefusal.TooFew.class, "You don't have that many.")
                .with(ThingRefusal.NoContainer.class, (why, turn) -> named(why.what(), turn) + " can't hold anything.")
                .with(ThingRefusal.AlreadyOpen.class, (why, turn) -> named(why.container(), turn) + " is already open.")
                .with(ThingRefusal.Closed.class, (why, turn) -> named(why.container(), turn) + " is closed.")
                .with(ThingRefusal.NotLocked.class, (why, turn) -> named(why.what(), turn) + " is not locked.")
                .with(
                        ThingRefusal.NoTrapFound.class,
                        (why, turn) -> "You have found no trap on " + noun(why.what(), turn) + ".")
                .with(ThingRefusal.NeedsKey.class, (why, turn) -> named(why.container(), turn) + " is locked.");
    }

    private Refusals with(Class<? extends Refusal> type, String sentence) {
        return with(type, (why, turn) -> sentence);
    }

    <R extends Refusal> Refusals with(Class<R> type, BiFunction<? super R, ? super TurnView, String> sentence) {
        Map<Class<?>, BiFunction<Refusal, TurnView, String>> all = new LinkedHashMap<>(sentences);
        all.put(type, (why, turn) -> sentence.apply(type.cast(why), turn));
        return new Refusals(ImmutableMap.copyOf(all));
    }

    Optional<String> tell(Refusal why, TurnView turn) {
        Class<?> type = why instanceof Enum<?> constant ? constant.getDeclaringClass() : why.getClass();
        BiFunction<Refusal, TurnView, String> known = sentences.get(type);
        return Optional.of(known == null ? unknown(why, type) : known.apply(why, turn))
                .filter(sentence -> !sentence.isEmpty());
    }

    private static String unknown(Refusal why, Class<?> type) {
        String name = why instanceof Enum<?> constant
                ? Ascii.toLowerCase(constant.name())
                : CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, type.getSimpleName());
        return "That can't be done" + (name.isEmpty() ? "." : ": " + name.replace('_', ' ') + ".");
    }

    private static String spoken(Enum<?> constant) {
        return Ascii.toLowerCase(constant.name()).replace('_', '-');
    }

    private static String vetoed(Effect by) {
        if (by instanceof Lasting held && held.kind().equals(EffectKind.PARALYSIS)) {
            return "You can't move.";
        }
        return by instanceof Lasting lasting
                ? "You can't do that because of " + lasting.kind().name() + "."
                : "You can't do that now.";
    }

    private static String disturbed(Disturbance by, TurnView turn) {
        if (by instanceof Disturbance.Foe foe) {
            return "You can't do that with " + noun(foe.who(), turn) + " in view.";
        }
        return by instanceof Disturbance.Hurt
                ? poison(turn).orElse("You are hurt, so you stop.")
                : "You hear something, so you stop.";
    }

    private static Optional<String> poison(TurnView turn) {
        return Lasting.lasting(turn.actor(), EffectKind.POISON)
                .map(each -> "The poison hurts you, so you stop." + lasting(each.span()));
    }

    private static String lasting(Span span) {
        if (!(span instanceof Span.Turns turns)) {
            return " It does not pass by itself.";
        }
        return turns.left() == 1 ? " It lasts one more turn." : " It lasts " + turns.left() + " more turns.";
    }

    private static String named(EntityId who, TurnView turn) {
        return capitalised(noun(who, turn));
    }

    /**
     * Only what the one whose turn it is may know of is called by its name: what it has, and what it sees or remembers.
     */
    private static String noun(EntityId who, TurnView turn) {
        return turn.board().entities().stream()
                .filter(each -> each.id().equals(who))
                .findFirst()
                .or(() -> turn.things().stream()
                        .filter(each -> each.id().equals(who))
                        .findFirst())
                .map(Entity::name)
                .map(Noun::the)
                .orElse(Noun.SOMETHING)
                .words();
    }

    private static String wrongTerrain(Point at, TurnView turn) {
        if (!turn.board().contains(at)) {
            return "There is nothing that way.";
        }
        return at.equals(turn.position())
                ? "You can't do that here."
                : "You can't do that to " + ground(at, turn) + ".";
    }

    private static String way(NoStairs why) {
        return why.way().map(way -> spoken(way) + " ").orElse("");
    }

    private static String ground(Point at, TurnView turn) {
        return Noun.the(GroundNames.of(turn.board().terrainAt(at).appearance())).words();
    }

    private static String capitalised(String words) {
        return Ascii.toUpperCase(words.substring(0, 1)) + words.substring(1);
    }
}
