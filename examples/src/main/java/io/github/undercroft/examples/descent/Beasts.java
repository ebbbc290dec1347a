package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Reaction;
import io.github.undercroft.brain.Ambush;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Group;
import io.github.undercroft.examples.descent.first.Shy;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Water;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.item.DropWhenStruck;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.pathfinding.brain.Chaser;
import io.github.undercroft.pathfinding.brain.Pack;
import io.github.undercroft.pathfinding.brain.Surround;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.WeightedTable;
import io.github.undercroft.sense.Lurker;
import io.github.undercroft.sense.Wary;
import java.util.Optional;

/** The monsters of the grown game: those of the first that come after the hero, and each of the others with one idea. */
final class Beasts {

    private static final Brain HUNTER = new Tracker();

    /** From how many steps off they come after who takes the stairs. */
    private static final int FAR = 20;

    /** Runs to the others once when it is hurt, and comes back with them. */
    static final Blueprint RAT = of(Bestiary.RAT)
            .with(new Pack("rats"))
            .replacing(new Unless(HUNTER, "runs to the others", new Rally(false)));

    static final Blueprint VIPER = of(Bestiary.VIPER);
    static final Blueprint GOBLIN = of(Bestiary.GOBLIN).replacing(Traits.SLOW_MENDING);

    static final Blueprint KOBOLD = kobold(HUNTER);

    static final Blueprint OGRE = ogre(HUNTER).replacing(Wary.asleep(new Raised(HUNTER)));

    /** Splits when it is hit, but not by fire. */
    static final Blueprint OOZE = of(Bestiary.OOZE.without(Reaction.class).with(new Jelly()));

    /** Mends and hastes the others, and keeps away: kill it first. */
    static final Blueprint SHAMAN = of(Bestiary.monster("shaman", "p", 0x60D0A0, 9, 0))
            .with(Bestiary.bite("1d3"))
            .replacing(new Aid(Shy.hunter()));

    /** Unseen in deep water, until one is beside it; it never leaves it. */
    static final Blueprint EEL = staying(Bestiary.monster("eel", "e", 0x70A0A0, 9, 0))
            .with(Bestiary.bite("1d6"))
            .replacing(new Swimmer(HUNTER))
            .with(Moves.by(Motility.SWIM))
            .with(Lurker.in(Water.DEEP));

    /** Steals, and makes for the stairs; drops what it has when it is struck. */
    static final Blueprint MONKEY = of(Bestiary.monster("monkey", "y", 0xC08850, 10, 0))
            .with(Bestiary.bite("1d3"))
            .with(Inventory.of(1))
            .with(new DropWhenStruck())
            .replacing(new Unless(HUNTER, "is a thief", new Monkey(false)));

    /** A light that burns: it sets fire to what it flies over. */
    static final Blueprint WISP = of(Bestiary.monster("wisp", "*", 0xFFE080, 9, 0))
            .with(AreaWeapon.melee(Bestiary.blow("1d6").replacing(Fire.KIND)))
            .with(Protection.immuneTo(Fire.KIND))
            .with(Wisp.GLOW)
            .with(Moves.by(Motility.FLY))
            .replacing(new Wisp(HUNTER));

    /** Taken for a chest until somebody is beside it, by its guise; a chest climbs no stairs. */
    static final Blueprint MIMIC = staying(Bestiary.monster("mimic", "m", 0xE0B050, 16, 0))
            .with(Bestiary.bite("1d6+1"))
            .replacing(new Ambush(HUNTER));

    static final Blueprint LONE_JACKAL = of(Bestiary.JACKAL);

    /** Comes from all sides, with the others. */
    static final Blueprint JACKAL =
            LONE_JACKAL.with(new Pack("jackals")).replacing(new Unless(HUNTER, "hunts with its pack", new Surround()));

    /** All of them, but for those that hunt in packs. */
    static final ImmutableList<Blueprint> ALL =
            ImmutableList.of(RAT, KOBOLD, VIPER, LONE_JACKAL, GOBLIN, OOZE, OGRE, SHAMAN, EEL, MONKEY, WISP);

    /** Who may walk about a floor or two before its time. */
    static final ImmutableList<Blueprint> GUESTS = ImmutableList.of(OOZE, ogre(HUNTER));

    /** Who is met together, by floor. */
    static final WeightedTable<Group> GROUPS = WeightedTable.<Group>builder()
            .add(Group.of("rat", "1d3+2").betweenDepths(1, 2))
            .add(Group.of("kobold", "1").betweenDepths(1, 2))
            .add(Group.of("kobold", "1d2").betweenDepths(3, 4))
            .add(Group.of("viper", "2").betweenDepths(2, 4))
            .add(Group.of("jackal", "2").betweenDepths(2, 2))
            .add(Group.of("jackal", "1d2+1").betweenDepths(3, 3))
            .add(Group.of("jackal", "1d2+2").fromDepth(4))
            .add(Group.of("goblin", "1d2").betweenDepths(2, 3))
            .add(Group.led("shaman", "goblin", "1d2").betweenDepths(3, 3))
            .add(Group.led("shaman", "goblin", "1d2+1").fromDepth(4))
            .add(Group.of("goblin", "1d3+1").fromDepth(4))
            .add(Group.of("monkey", "1").betweenDepths(2, 4))
            .add(Group.of("wisp", "1").betweenDepths(2, 3))
            .add(Group.of("wisp", "1d2").fromDepth(4))
            .add(Group.of("ooze", "1").fromDepth(3))
            .add(Group.of("ogre", "1").betweenDepths(2, 3))
            .add(Group.of("ogre", "1d2+1").fromDepth(4))
            .build();

    private static final ImmutableMap<String, String> TOLD = ImmutableMap.of(
            KOBOLD.name(), "Throws three darts, and fetches them; without any it bites. Take them, and throw them.",
            Darts.DART.name(), "1d4. Throw it, and fetch it.",
            OGRE.name(), "Raises its club a turn before it strikes: step aside. It may kill in three blows.",
            OOZE.name(), "Splits when it is hit, but not by fire.",
            SHAMAN.name(), "Mends and hastes its friends, and keeps away.",
            EEL.name(), "Lives in deep water, where it is seen only from beside it.",
            MONKEY.name(), "Steals, and makes for the stairs. Strike it, and it drops what it took.",
            WISP.name(), "Sets fire to what it flies over. Nothing burns on bare floor.",
            MIMIC.name(), "It was no chest.",
            JACKAL.name(), "Twice as fast as you. Deep down they come from all sides: stand in a corridor.");

    private Beasts() {}

    /** Throws its darts, and fetches them or comes to fight. */
    static Blueprint kobold(Brain hunter) {
        return of(Bestiary.monster("kobold", "k", 0xD09040, 7, 0))
                .with(Bestiary.bite("1d4"))
                .with(Inventory.of(4))
                .replacing(Darts.with(hunter))
                .carrying(Darts.DART, Darts.DART, Darts.DART);
    }

    /** Raises its club at a cell a turn before it strikes. */
    static Blueprint ogre(Brain hunter) {
        return of(Bestiary.OGRE).replacing(new Raised(hunter));
    }

    /** Killing gives no experience, and stairs shake off nobody who has seen the hero take them. */
    static Blueprint of(Blueprint monster) {
        return monster.without(Bounty.class).with(new Chaser(FAR));
    }

    /** Takes no stairs. */
    static Blueprint staying(Blueprint monster) {
        return monster.without(Bounty.class).without(Follower.class);
    }

    /** What a player reads about one. */
    static Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }
}
