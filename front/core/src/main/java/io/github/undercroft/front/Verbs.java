package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.RestUntilHealed;
import io.github.undercroft.brain.Run;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Might;
import io.github.undercroft.follower.Command;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.follower.Order;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.Grow;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.sense.Light;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.trap.Search;
import java.util.List;
import java.util.Optional;

/** Common verbs for actions of the engine. A game takes those that it needs. */
public final class Verbs {

    /** Does nothing for a turn. */
    public static final Verb REST = Verb.plain("rest", new Rest(), "space", ".", "5");

    /** Rests until all hit points are back, or something disturbs the rest. */
    public static final Verb RECOVER = Verb.plain("recover", RestUntilHealed.atMost(500), "Z");

    /** Runs in a direction until there is something to decide. */
    public static final Verb RUN = Verb.toward("run", Run::toward, "/");

    /** Searches the surroundings for hidden things. */
    public static final Verb SEARCH = Verb.plain("search", new Search(50), "c");

    /** Picks up what lies on the player's cell. */
    public static final Verb PICK_UP = Verb.plain("pick up", PickUp.first(), "g", ",");

    /** Climbs stairs that lead up. */
    public static final Verb CLIMB_UP = Verb.plain("climb up", new Climb(Stairs.Way.UP), "<");

    /** Climbs stairs that lead down. */
    public static final Verb CLIMB_DOWN = Verb.plain("climb down", new Climb(Stairs.Way.DOWN), ">");

    /** Takes the stairs, wherever they lead. */
    public static final Verb STAIRS = Verb.plain("take stairs", new TakeStairs(), "<", ">");

    /** Drops a thing. */
    public static final Verb DROP = Verb.withThing("drop", thing -> true, thing -> Offer.of(Drop.all(thing.id())), "p");

    /** Wears or wields a thing. */
    public static final Verb EQUIP = Verb.withThing(
            "equip",
            thing -> thing.has(Wearable.class) && !(thing.location() instanceof Location.WornBy),
            thing -> Offer.of(new Equip(thing.id())),
            "e");

    /** Takes off a thing that is worn or wielded. */
    public static final Verb TAKE_OFF = Verb.withThing(
            "take off",
            thing -> thing.location() instanceof Location.WornBy,
            thing -> Offer.of(new TakeOff(thing.id())),
            "T");

    /** Drinks, eats or reads a thing, or uses it otherwise. */
    public static final Verb USE =
            Verb.withThing("use", thing -> thing.has(Usable.class), thing -> Offer.of(new Use(thing.id())), "z");

    /** Throws a thing; a lamp in use is none to throw. */
    public static final Verb THROW = Verb.withThing(
            "throw",
            thing -> !(thing.has(Light.class) && thing.location() instanceof Location.WornBy),
            thing -> Offer.aimed(ThrowTemplate.of(thing)),
            "t");

    /** Attacks a target cell with the wielded weapon. */
    public static final Verb ATTACK = Verb.aimed(
            "attack",
            turn -> turn.weapon()
                    .filter(Offers.class::isInstance)
                    .flatMap(weapon -> ((Offers) weapon)
                            .offers(turn).stream()
                                    .filter(Offer.Aimed.class::isInstance)
                                    .map(offer -> ((Offer.Aimed) offer).template())
                                    .filter(AttackTemplate.class::isInstance)
                                    .findFirst()),
            "f");

    /** Chooses what to gain by a new level. */
    public static final Verb GROW = Verb.oneOf("grow", Verbs::gains, "G");

    /** Tells a companion in view to stay, to come, or to attack an enemy in view. */
    public static final Verb COMMAND = Verb.oneOf("command", Verbs::orders, "O");

    /** All verbs for things that the player has. */
    public static final List<Verb> WITH_THINGS = ImmutableList.of(PICK_UP, EQUIP, TAKE_OFF, USE, DROP, THROW);

    private Verbs() {}

    private static ImmutableList<Verb.Named> orders(TurnView turn, Words words) {
        List<Entity> enemies = Awareness.of(turn).enemies();
        ImmutableList.Builder<Verb.Named> all = ImmutableList.builder();
        for (Entity ally : Awareness.of(turn).allies()) {
            if (ally.get(Follower.class)
                    .equals(Optional.of(new Companion(turn.actor().id())))) {
                String name = words.the(ally);
                all.add(
                        new Verb.Named(words.say("{0}: stay", name), new Command(ally.id(), Order.stay())),
                        new Verb.Named(words.say("{0}: come", name), new Command(ally.id(), Order.come())));
                enemies.forEach(enemy -> all.add(new Verb.Named(
                        words.say("{0}: attack {1}", name, words.the(enemy)),
                        new Command(ally.id(), Order.attack(enemy.id())))));
            }
        }
        return all.build();
    }

    private static ImmutableList<Verb.Named> gains(TurnView turn, Words words) {
        List<Gain> gains = Experience.of(turn.actor())
                .filter(growth -> growth.open() > 0)
                .map(Experience::gains)
                .orElse(ImmutableList.of());
        ImmutableList.Builder<Verb.Named> actions = ImmutableList.builder();
        for (int i = 0; i < gains.size(); i++) {
            actions.add(new Verb.Named(told(gains.get(i), turn.actor(), words), new Grow(i)));
        }
        return actions.build();
    }

    /** What a gain gives, and how much of it one has; the name alone of one that this does not know. */
    private static String told(Gain gain, Entity self, Words words) {
        String name = words.wording().name(gain.name());
        if (gain.what() instanceof Gain.MoreHealth more) {
            int had = self.get(Destructible.class)
                    .map(body -> body instanceof Health health ? health.max() : body.hitPoints())
                    .orElse(0);
            return words.say("hit points: +{0} (you have {1})", more.points(), had);
        }
        if (gain.what() instanceof Gain.MoreAim more) {
            String had = signed(self.get(Accuracy.class).map(Accuracy::bonus).orElse(0));
            return words.say("{0}, to hit more often: +{1} (you have {2})", name, more.bonus(), had);
        }
        if (gain.what() instanceof Gain.MoreMight more) {
            String had = signed(self.get(Might.class).map(Might::bonus).orElse(0));
            return words.say("{0}, to strike harder: +{1} (you have {2})", name, more.bonus(), had);
        }
        return name;
    }

    private static String signed(int bonus) {
        return (bonus < 0 ? "" : "+") + bonus;
    }
}
