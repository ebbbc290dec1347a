package io.github.undercroft.examples.descent;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.undercroft.Board;
import io.github.undercroft.Terrain;
import io.github.undercroft.door.Lever;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.stairs.Stairs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The last floor, drawn: the Warden's, and what answers each of its three ways to fight. */
final class Hall {

    static final String TOLD = "The Warden's hall. Two channels, pillars, and aisles too narrow for what walks here";

    /** The light without its braziers. */
    static final int LIGHT = 80;

    /** Whoever pulls it lets the water off. */
    static final String SLUICE = "sluice";

    private static final String MAP = """
            ########################################
            #.......................f..........p...#
            #I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.#
            #.{.......==................==.......{.#
            #....oo...==...{........{...==...oo....#
            #...oooo..=e....oooooooo....==..oooo...#
            #...ooooo.==....IooIIooI....e=.ooooo...#
            #....ooo..==....oooooooo....==..ooo....#
            #<..............................WW.....#
            #...............................WW.....#
            #....ooo..==....oooooooo....==..ooo....#
            #...ooooo.=e....IooIIooI....==.ooooo...#
            #...oooo..==....oooooooo....e=..oooo...#
            #....oo...==...{........{...==...oo....#
            #.{..c....==................==.......{.#
            #.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I.I#
            #...p..........f.................L.....#
            ########################################""";

    /** Of deep water, frozen or not. */
    static final Terrain.Quality CHANNEL = Terrain.Quality.of(
            "channel", terrain -> (terrain instanceof Ice ice ? ice.on() : terrain).equals(Water.DEEP));

    static final Terrain.Quality FLOODED = Terrain.Quality.of("flooded", Flood.class::isInstance);
    static final Terrain.Quality OILY = Terrain.Quality.of("oily", Oil.class::isInstance);

    private static final ImmutableMap<String, String> TELLS = ImmutableMap.<String, String>builder()
            .putAll(ImmutableMap.of(
                    "warden",
                    "Fills four cells, and marks what its next blow will strike. Who steps aside twice is followed, and struck at on all sides;"
                            + " who does so twice more sees it out of breath. Pillars hold it up until it breaks them. While it wears its mail,"
                            + " that takes 2 off each blow, but glows in fire.",
                    "pillar",
                    "Too close to the next one for what is large.",
                    "lever",
                    "Step onto it. Bars open, or water runs off.",
                    "crown",
                    "Take it to win.",
                    "bars",
                    "A lever elsewhere opens them.",
                    "oil",
                    "Burns at once when fire comes near.",
                    "chasm",
                    "A way down that hurts.",
                    "bridge",
                    "Of wood: it burns.",
                    "brazier",
                    "Gives light; its fire stays in it."))
            .putAll(Maps.toMap(List.of("candle stand", "glow cap", "red lantern"), lamp -> "Gives light."))
            .put(Place.GAS, "Does no harm, and burns at once where fire comes near.")
            .buildOrThrow();

    private Hall() {}

    static Optional<String> description(String name) {
        return Optional.ofNullable(TELLS.get(name));
    }

    /** The hall, or its picture in a mirror. */
    static LevelContent content(int number, RandomSource random) {
        List<String> rows = new ArrayList<>(Splitter.on('\n').splitToList(MAP));
        if (random.nextBoolean()) {
            Collections.reverse(rows);
        }
        Legend legend = Legend.standard()
                .with('<', Stairs.up(number - 1))
                .with('I', Rock.PILLAR)
                .with('=', Water.DEEP)
                .with('o', Oil.ON_FLOOR)
                .with('{', Place.BRAZIER)
                .with('L', Lever.of(SLUICE))
                .with('e', Beasts.EEL, Water.DEEP)
                .with('f', Brews.BOTTLE)
                .with('p', Brews.POT)
                .with('c', Chests.plain(Brews.HEALING))
                .with('W', Warden.WARDEN);
        boolean isMirrored = random.nextBoolean();
        return LevelText.of(
                        rows.stream()
                                .map(row -> isMirrored
                                        ? new StringBuilder(row).reverse().toString()
                                        : row)
                                .collect(Collectors.joining("\n")),
                        legend)
                .content(random);
    }

    /** What stands in the way of who fills those cells. */
    static ImmutableList<Point> pillars(Board board, List<Point> cells) {
        return cells.stream()
                .filter(cell -> board.contains(cell) && board.terrainAt(cell) == Rock.PILLAR)
                .collect(ImmutableList.toImmutableList());
    }
}
