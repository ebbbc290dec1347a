package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.brain.RestUntilHealed;
import io.github.undercroft.brain.Run;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.PickUpFirst;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Rest;
import io.github.undercroft.rules.Climb;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.rules.TakeStairs;
import io.github.undercroft.terrain.Search;

/** What players can do in many games, by actions of the engine. A game takes those that mean something in it. */
public final class Verbs {

    /** Does nothing for a turn. */
    public static final Verb REST = Verb.plain("rest", new Rest(), "space", ".", "5");

    /** Rests until whole again or disturbed. */
    public static final Verb RECOVER = Verb.plain("recover", RestUntilHealed.atMost(500), "Z");

    /** Goes on in a direction until there is something to decide. */
    public static final Verb RUN = Verb.toward("run", Run::toward, "/");

    /** Looks for what is hidden around. */
    public static final Verb SEARCH = Verb.plain("search", new Search(50), "c");

    /** Takes up what lies there. */
    public static final Verb PICK_UP = Verb.plain("pick up", new PickUpFirst(), "g", ",");

    /** Goes up where stairs lead up. */
    public static final Verb CLIMB_UP = Verb.plain("climb up", new Climb(Stairs.Way.UP), "<");

    /** Goes down where stairs lead down. */
    public static final Verb CLIMB_DOWN = Verb.plain("climb down", new Climb(Stairs.Way.DOWN), ">");

    /** Goes where the stairs lead. */
    public static final Verb STAIRS = Verb.plain("take stairs", new TakeStairs(), "<", ">");

    /** Puts something down. */
    public static final Verb DROP = Verb.withThing("drop", thing -> true, thing -> Offer.of(Drop.all(thing.id())), "p");

    /** Wears or wields something. */
    public static final Verb EQUIP = Verb.withThing(
            "equip",
            thing -> thing.has(Wearable.class) && !(thing.location() instanceof Location.WornBy),
            thing -> Offer.of(new Equip(thing.id())),
            "e");

    /** Takes off what is worn or wielded. */
    public static final Verb TAKE_OFF = Verb.withThing(
            "take off",
            thing -> thing.location() instanceof Location.WornBy,
            thing -> Offer.of(new TakeOff(thing.id())),
            "T");

    /** Drinks, eats, reads, or what else a thing is for. */
    public static final Verb USE =
            Verb.withThing("use", thing -> thing.has(Usable.class), thing -> Offer.of(new Use(thing.id())), "z");

    /** Throws something. */
    public static final Verb THROW =
            Verb.withThing("throw", thing -> true, thing -> Offer.aimed(ThrowTemplate.of(thing)), "t");

    /** Attacks at a place, with what is in hand. */
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

    /** All that is done with things that one has. */
    public static final ImmutableList<Verb> WITH_THINGS = ImmutableList.of(PICK_UP, EQUIP, TAKE_OFF, USE, DROP, THROW);

    private Verbs() {}
}
