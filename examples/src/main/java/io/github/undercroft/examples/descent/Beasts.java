package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Reaction;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Group;
import io.github.undercroft.examples.descent.first.Shy;
import io.github.undercroft.ground.Water;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.pathfinding.brain.Chaser;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.WeightedTable;
import io.github.undercroft.sense.Lurker;
import io.github.undercroft.sense.Wary;
import java.util.List;
import java.util.Optional;

/** The monsters of the grown game: those of the first that come after the hero, and each of the others with one idea. */
final class Beasts {

    /** From how many steps off they come after who takes the stairs. */
    private static final int FAR = 20;

    static final Blueprint RAT = of(Bestiary.RAT);
    static final Blueprint VIPER = of(Bestiary.VIPER);
    static final Blueprint JACKAL = of(Bestiary.JACKAL);
    static final Blueprint GOBLIN = of(Bestiary.GOBLIN);

    /** Throws darts, and keeps away. */
    static final Blueprint KOBOLD = of(Bestiary.KOBOLD).replacing(AreaWeapon.bolt(5, Bestiary.blow("1d3")));

    /** Sleeps; raises its club at a cell a turn before it strikes. */
    static final Blueprint OGRE = of(Bestiary.OGRE).replacing(Wary.asleep(new Raised(new Tracker())));

    /** Splits when it is hit, but not by fire. */
    static final Blueprint OOZE = of(Bestiary.OOZE.without(Reaction.class).with(new Jelly()));

    /** Mends and hastes the others, and keeps away: kill it first. */
    static final Blueprint SHAMAN = of(Bestiary.monster("shaman", "p", 0x60D0A0, 9, 0))
            .with(Bestiary.bite("1d3"))
            .replacing(new Aid(new Unless(new Tracker(), "keeps away", new Shy())));

    /** Unseen in deep water, until one is beside it. */
    static final Blueprint EEL = of(Bestiary.monster("eel", "e", 0x70A0A0, 9, 0))
            .with(Bestiary.bite("1d6"))
            .replacing(new Swimmer(new Tracker()))
            .with(Moves.by(Motility.SWIM))
            .with(Lurker.in(Water.DEEP));

    /** All of them. */
    static final List<Blueprint> ALL = List.of(RAT, KOBOLD, VIPER, JACKAL, GOBLIN, OOZE, OGRE, SHAMAN, EEL);

    /** Who is met together, by floor. */
    static final WeightedTable<Group> GROUPS = WeightedTable.<Group>builder()
            .add(Group.of("rat", "1d3+2").betweenDepths(1, 2))
            .add(Group.of("kobold", "1").betweenDepths(1, 2))
            .add(Group.of("kobold", "1d2").betweenDepths(3, 4))
            .add(Group.of("viper", "1").betweenDepths(2, 4))
            .add(Group.of("jackal", "2").betweenDepths(2, 3))
            .add(Group.of("jackal", "3").betweenDepths(4, 5))
            .add(Group.of("goblin", "1").betweenDepths(2, 3))
            .add(Group.led("shaman", "goblin", "1d2").fromDepth(3))
            .add(Group.of("goblin", "1d2+1").fromDepth(4))
            .add(Group.of("ooze", "1").fromDepth(3))
            .add(Group.of("ogre", "1").fromDepth(3))
            .build();

    private static final ImmutableMap<String, String> TOLD = ImmutableMap.of(
            OGRE.name(), "Raises its club a turn before it strikes: step aside. It may kill in three blows.",
            OOZE.name(), "Splits when it is hit, but not by fire.",
            SHAMAN.name(), "Mends and hastes its friends, and keeps away.",
            EEL.name(), "Lives in deep water, where it is seen only from beside it.");

    private Beasts() {}

    /** Killing gives no experience, and stairs shake off nobody who has seen the hero take them. */
    private static Blueprint of(Blueprint monster) {
        return monster.without(Bounty.class).with(new Chaser(FAR));
    }

    /** What a player reads about one. */
    static Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }
}
