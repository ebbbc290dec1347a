package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Fixed;
import io.github.undercroft.Look;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLights;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.AddPatches;
import io.github.undercroft.dungeon.stock.StockOne;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Rules;
import io.github.undercroft.sense.AmbientLight;
import io.github.undercroft.sense.Light;
import io.github.undercroft.terrain.Ground;
import java.util.function.Function;

/**
 * What a floor is: how it is dug, of what, and what lies on its ground. The danger goes by depth, not by the place.
 *
 * @param told what the hero sees on coming there
 * @param light the light without any lamp
 * @param lamp what gives light there
 * @param wall what it is dug into
 * @param look of that wall
 * @param dug how it is dug
 * @param laid steps for what lies there at last
 */
record Place(
        String told,
        int light,
        Blueprint lamp,
        Terrain wall,
        Look look,
        Function<BoardSize, LevelGenerator> dug,
        ImmutableList<LevelStep> laid) {

    static final String GRASS = "grass";
    static final String OIL = "oil";
    static final String GAS = "marsh gas";

    /** So far from where the hero arrives who could not be met at once. */
    static final int APART = 11;

    private static final int LOOPS = 30;
    private static final SizeRange WIDE = new SizeRange(6, 14);
    private static final SizeRange NARROW = new SizeRange(3, 6);

    static final Blueprint BRAZIER = lamp("brazier", 0xFF9030);

    static final Place HALLS = new Place(
            "Halls with wooden doors, and grass between the flagstones",
            100,
            lamp("candle stand", 0xFFE0A0),
            Ground.WALL,
            Look.of("#", 0xA07840),
            size -> FeatureLevels.of(size.width(), size.height())
                    .withFinish(new AddLoops(LOOPS), new AddDoors(70), new AddLights(70, 6)),
            ImmutableList.of(AddPatches.of(GRASS, 4, WIDE), AddPatches.of(OIL, 1, NARROW)));

    static final Place CAVES = new Place(
            "Caves. Water laps, and something splashes",
            50,
            lamp("glow cap", 0x50F0C0),
            Rock.CAVE_WALL,
            Look.of("#", 0x90A880),
            size -> CaveLevels.of(size.width(), size.height())
                    .reserving(Hoards.ALL.tagged("bars"))
                    .then(AddLakes.of(3), new AddLights(100, 5)),
            ImmutableList.of(
                    AddPatches.of(GRASS, 3, WIDE),
                    StockOne.of("eel", CellKind.DEEPS).apart(APART)));

    static final Place WARREN = new Place(
            "Old rooms, built one onto the other over a chasm",
            90,
            lamp("red lantern", 0xFF6060),
            Rock.BRICK_WALL,
            Look.of("#", 0xE09888),
            size -> AccretionLevels.of(size.width(), size.height())
                    .withFinish(new AddLoops(LOOPS), new AddDoors(40), new AddLights(70, 6))
                    .reserving(Hoards.ALL.tagged("chasm")),
            ImmutableList.of(AddPatches.of(OIL, 2, NARROW), AddPatches.of(GRASS, 1, WIDE)));

    static final Place MINES = new Place(
            "Mines. It is dark but for some fires, and smells of gas and oil",
            0,
            BRAZIER,
            Rock.MINE_WALL,
            Look.of("#", 0x9898C0),
            size -> RoomsAndMazesLevels.of(size.width(), size.height()).then(new AddLoops(LOOPS), AddLights.of(5)),
            ImmutableList.of(AddPatches.of(OIL, 4, NARROW), AddPatches.of(GAS, 2, NARROW)));

    private static Blueprint lamp(String name, int colour) {
        return Blueprint.item(name).with(Look.of("{", colour)).with(new Fixed()).with(new Light(Reach.round(6), 200));
    }

    /** The looks of what they are made of, and their light. */
    static Rules.Builder drawn(Rules.Builder rules) {
        for (Place place : ImmutableList.of(CAVES, WARREN, MINES)) {
            rules.look(place.wall, place.look);
        }
        return rules.look(Rock.PILLAR, Look.of("I", 0xD0C0A0))
                .ambientLight(AmbientLight.fromSeed(Plot.ALL, Plot::light));
    }
}
