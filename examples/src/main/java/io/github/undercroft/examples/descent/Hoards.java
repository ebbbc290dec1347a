package io.github.undercroft.examples.descent;

import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.dungeon.vault.AddVaults;
import io.github.undercroft.dungeon.vault.Vaults;
import io.github.undercroft.ground.Bridge;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.item.OneOf;

/** Two vaults a game, each with three things of which one may be taken: behind bars with a lever elsewhere, and over a chasm. */
final class Hoards {

    private static final String OFFER = "hoard";

    static final AddVaults ALL = AddVaults.of(Vaults.read("hoards", """
            '1' = "hoard of arms"
            '2' = "hoard of mail"
            '3' = "hoard of rings"
            ':' = "chasm"
            'H' = "bridge"

            vault: portcullis
            tags: bars
            'l' = entrance locked door
            map:
            #######
            #.1...#
            l...2.#
            #.3...#
            #######

            vault: bridge
            tags: chasm
            map:
            ############
            #..:::::.1.#
            #..:::::...#
            E..HHHHH..2#
            #..:::::...#
            #..:::::.3.#
            ############
            """)).atLeast(1);

    private Hoards() {}

    /** What the marks of the vaults become on a floor, counted from 1. */
    static Theme marks(Theme theme, int floor) {
        return theme.withLevers()
                .with("hoard of arms", (mark, plan, random) -> offered(Relics.weapon(random)))
                .with("hoard of mail", (mark, plan, random) -> offered(Relics.armour(floor)))
                .with("hoard of rings", (mark, plan, random) -> offered(Relics.ring(random)))
                .withGround("chasm", (mark, under, random) -> Chasm.to(floor))
                .withGround("bridge", (mark, under, random) -> Bridge.over(Chasm.to(floor)));
    }

    private static Blueprint offered(Blueprint thing) {
        return thing.with(new OneOf(OFFER));
    }
}
