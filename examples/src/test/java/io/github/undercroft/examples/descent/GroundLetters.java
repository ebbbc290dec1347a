package io.github.undercroft.examples.descent;

import io.github.undercroft.GameView;
import io.github.undercroft.Terrain;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.Lever;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.ground.Ash;
import io.github.undercroft.ground.Bridge;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.stream.Stream;

/** The letters of ground in a game: that of the library, one gas that harms and one that does not, and the game's own. */
public final class GroundLetters {

    private static final List<Terrain> LIBRARY = List.of(
            Ground.WALL,
            Ground.FLOOR,
            Door.CLOSED,
            Door.OPEN,
            Grass.TALL,
            Grass.TRODDEN,
            new Ash(),
            Fire.BARE,
            Oil.ON_FLOOR,
            Water.SHALLOW,
            Water.DEEP,
            Ice.ON_DEEP_WATER,
            Chasm.to(1),
            Bridge.over(Chasm.to(1)),
            Lever.of("vault"),
            new Lever("vault", true),
            Bars.shut("vault"),
            new Bars("vault", true),
            Cloud.of(Cloud.Kind.POISON, 9),
            Cloud.of(Cloud.Kind.MARSH, 9));

    private GroundLetters() {}

    /** @return one code point for each of these grounds */
    public static List<Integer> of(BundledGame game, GameView view, Terrain... own) {
        return Stream.concat(LIBRARY.stream(), Stream.of(own))
                .map(each -> game.looks().of(each, view).look().codePoint())
                .toList();
    }
}
