package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Clouded;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Hero;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Ice;
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

/** The level, drawn: braziers give light everywhere but in the hall of the crown. */
final class Halls {

    static final BoardSize SIZE = new BoardSize(60, 17);

    /** Sees what is lit, and what is beside it. */
    static final Blueprint HERO = Hero.BLUEPRINT
            .without(Reaction.class)
            .replacing(Senses.of(Eyes.of(Reach.round(16)).withNightVision(1).withMinLight(20)))
            .wearing(EquipmentSlot.HAND, Stock.CLUB);

    private static final String MAP = """
            ############################################################
            #.........#..^^^^^^^^^^^^^^^^^..#..........#.....~~~~~~~~~~#
            #....Y....#Y..^^^^^^^^^^^^^^^^..#.....Y.f..#.i...~~========#
            #.........#..^^^0^^^^^^00^^^^^^^#ooo..g....#..Y..~==ih=====#
            #.@.f........^^^^^^^^^^^^^^^^^oo+oooo......#.....~~========#
            #.........#..^^^^0^^^^^^^^^^^^^^#ooo..g....#.....~~~~~~~~~~#
            #...w.../.#...^^^^^^^^^^0^^^^^..#........h.+...............#
            #.........#..^^^^^^^^^[^^^^^^^..#..0...0...#.........%%%%%%#
            ############################################........%%%%%%%#
            #...............................#..........#........%%%%%%%#
            #.##........##.....g....##..OO..#........Y.#.......z%%%%%%%#
            #.##........##oo..mmm...##..OO..#..x.x.x...#........%%%%%%%#
            #.$..........oooo.......##........(.................%%%%%%%#
            #.##....g...##ooo.mmm...##......#....b.....#.......z%%%%%%%#
            #.##........##..........##......#..........#.Y.......%%%%%%#
            #...............................#..........#...............#
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
                .with('$', Stock.CROWN);
        return LevelText.of(MAP, legend);
    }

    /** Looks by which letters alone tell all grounds apart. */
    static Rules.Builder drawn(Rules.Builder rules) {
        return rules.look(Ground.WALL, Look.of("#", 0xA07840))
                .look(Ground.FLOOR, Look.of(".", 0x626262))
                .look(Whirlpool.WHIRLPOOL, Look.of("%", 0x70B0FF))
                .look(Water.DEEP, Look.of("=", 0x4070D0))
                .look(Oil.ON_FLOOR, Look.of(";", 0x907030))
                .look(Grass.TRODDEN, Look.of(",", 0x809050))
                .look(Ice.ON_DEEP_WATER, Look.of("_", 0xB0E0F0))
                .look("ash", Look.of("`", 0x888888));
    }
}
