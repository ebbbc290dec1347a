package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Ambush;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.Lever;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.brain.Obey;
import io.github.undercroft.pathfinding.brain.Pack;
import io.github.undercroft.pathfinding.brain.PackLeader;
import io.github.undercroft.pathfinding.brain.Surround;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.stairs.Stairs;

/** The lower floor, below the chasm: a pack, a mimic, and a vault behind bars with one of three and the crown. */
final class Below {

    static final Terrain STAIRS = Stairs.down(1);
    static final Terrain CHASM = Chasm.to(1);

    /** Goes where the hero goes, unless it is told to stay. */
    static final Blueprint DOG = Bestiary.monster("dog", "d", 0xE0A060, 12, 0)
            .with(Bestiary.bite("1d4"))
            .with(Faction.PLAYERS)
            .replacing(new Companion(Halls.HERO_ID))
            .replacing(PriorityBrain.of(new Obey(Halls.HERO_ID)));

    static final Blueprint CHEST = Chests.plain(Stock.HEALING);

    static final Blueprint MIMIC = Bestiary.monster("mimic", "m", 0xE0B050, 14, 0)
            .with(Bestiary.bite("1d6"))
            .replacing(new Ambush(new Tracker()));

    static final Blueprint JACKAL = pack(Bestiary.JACKAL);

    /** When it falls, the pack flees. */
    static final Blueprint PACK_LEADER = pack(Bestiary.monster("old jackal", "J", 0xFFB040, 14, 0)
                    .with(Bestiary.bite("1d6")))
            .with(new PackLeader());

    private static final String OFFER = "vault";

    private static final String MAP = """
            ############################################################
            #.................#.....................#..................#
            #...Y.............#..##...##...##...##..#...Y..............#
            #.................#.....................#..................#
            #..<..............+.....................+...............L..#
            #.................#..##...##...##...##..#..................#
            #..........c......#.........j...........#..................#
            #.................#......j...J..........####################
            #.................#.........j...........#........#.........#
            #.................#..##...##...##...##..#........#....1....#
            #.................#.....................#........#.........#
            #......C..........#.....................+........B....2....#
            #.................#..##...##...##...##..#........#.........#
            #....Y............#........Y............#...Y....#.Y..3..$.#
            #.................#.....................#........#.........#
            #.................#.....................#........#.........#
            ############################################################""";

    private Below() {}

    private static Blueprint pack(Blueprint jackal) {
        return jackal.with(new Pack("jackals"))
                .replacing(new Unless(new Tracker(), "takes its place round the prey", new Surround()));
    }

    static LevelText text() {
        Legend legend = Legend.standard()
                .with('<', Stairs.up(0))
                .with('Y', Stock.BRAZIER)
                .with('L', Lever.of(OFFER))
                .with('B', Bars.shut(OFFER))
                .with('c', MIMIC)
                .with('C', CHEST)
                .with('j', JACKAL)
                .with('J', PACK_LEADER)
                .with('1', Stock.SWORD.with(new OneOf(OFFER)))
                .with('2', Stock.MAIL.with(new OneOf(OFFER)))
                .with('3', Stock.BOW.with(new OneOf(OFFER)))
                .with('$', Stock.CROWN);
        return LevelText.of(MAP, legend);
    }
}
