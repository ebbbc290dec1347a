package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Clouded;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Hero;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.ground.Bridge;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Release;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;

/** The upper floor, drawn: braziers give light everywhere but in the hall of the chasm. */
final class Halls {

    static final BoardSize SIZE = new BoardSize(60, 17);

    /** Sees what is lit, and what is beside it. Hardy, as it is there to try things. */
    static final Blueprint HERO = Hero.BLUEPRINT
            .without(Reaction.class)
            .replacing(Health.of(60))
            .replacing(Senses.of(Eyes.of(Reach.round(16)).withNightVision(1).withMinLight(20)))
            .wearing(EquipmentSlot.HAND, Stock.CLUB);

    /** The first of the map, so that the dog knows whom to follow. */
    static final EntityId HERO_ID = new EntityId(0, 0);

    private static final String MAP = """
            ############################################################
            #@........#..^^^^^^^^^^^^^^^^^..#..........#.....~~~~~~~~~~#
            #.d..Y....#Y..^^^^^^^^^^^^^^^^..#.....Y.f..#.i...~~========#
            #.........#..^^^0^^^^^^00^^^^^^^#ooo..g....#..Y..~==ih=====#
            #...f........^^^^^^^^^^^^^^^^^oo+oooo......#.....~~========#
            #.........#..^^^^0^^^^^^^^^^^^^^#ooo..g....#.....~~~~~~~~~~#
            #...w.../.#...^^^^^^^^^^^0^^^^..#........h.+...............#
            #.........#..^^^^^^^^^^^[^^^^^..#..0...0...#.........%%%%%%#
            ############################################........%%%%%%%#
            #....::::.......................#..........#........%%%%%%%#
            #.##.::::...##.....g....##..OO..#........Y.#.......z%%%%%%%#
            #.##.::::...##oo..mmm...##..OO..#..x.x.x...#........%%%%%%%#
            #.>..HHHH....oooo.......##........(.................%%%%%%%#
            #.##.::::g..##ooo.mmm...##......#....b.....#.......z%%%%%%%#
            #.##.::::...##..........##......#..........#.Y.......%%%%%%#
            #....::::.......................#..........#...............#
            ############################################################""";

    private Halls() {}

    static LevelText with(Blueprint hero) {
        Legend legend = Legend.standard()
                .with('@', hero)
                .with('g', Bestiary.GOBLIN.replacing(new Tracker()))
                .with('z', Bestiary.GOBLIN.replacing(Wary.asleep(new Tracker())))
                .with('O', Bestiary.OGRE.replacing(Wary.asleep(new Tracker())).with(new Body(2, 2)))
                .with('^', Grass.TALL)
                .with('o', Oil.ON_FLOOR)
                .with('~', Water.SHALLOW)
                .with('=', Water.DEEP)
                .with('%', Whirlpool.WHIRLPOOL)
                .with('Y', Stock.BRAZIER)
                .with('x', Trap.hidden(Ground.FLOOR, new Release(Cloud.of(Cloud.Kind.POISON, 150))))
                .with('m', new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.MARSH, 40)))
                .with('b', Stock.GAS)
                .with('f', Stock.FIRE)
                .with('w', Stock.WATER)
                .with('i', Stock.FROST)
                .with('h', Stock.HEALING)
                .with('/', Stock.WAND)
                .with('[', Stock.SHIELD)
                .with('(', Stock.TORCH)
                .with('0', Stock.BARREL, Grass.TALL)
                .with('d', Below.DOG)
                .with(':', Below.CHASM)
                .with('H', Bridge.over(Below.CHASM))
                .with('>', Below.STAIRS);
        return LevelText.of(MAP, legend);
    }
}
