package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.TurnView;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.dungeon.vault.AddVaults;
import io.github.undercroft.dungeon.vault.Vaults;
import io.github.undercroft.ground.Bridge;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.item.OneOf;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Two vaults a game, each with three things of which one may be taken: behind bars with a lever elsewhere, and over a chasm. */
final class Hoards {

    static final String CHASM = "chasm";
    static final String BRIDGE = "bridge";

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
                .withGround(CHASM, (mark, under, random) -> Chasm.to(floor))
                .withGround(BRIDGE, (mark, under, random) -> Bridge.over(Chasm.to(floor)));
    }

    private static Blueprint offered(Blueprint thing) {
        return thing.with(new OneOf(OFFER));
    }

    /** The offer that the bot would take: what is most better than what it wears in that place. Of equal ones the first that it knows of. */
    static Optional<Entity> best(TurnView turn) {
        return turn.board().entities().stream()
                .filter(thing -> Reaction.Several.find(thing, OneOf.class).isPresent())
                .max(Comparator.comparingInt(thing -> Relics.worth(thing, turn.things())));
    }

    /** Puts something else in the place of offers that the hero has already. */
    static void refresh(ActionContext context, EntityId hero) {
        List<Entity> held = context.game().things(hero);
        for (Entity thing : context.board().entities()) {
            Optional<OneOf> offer = Reaction.Several.find(thing, OneOf.class);
            if (offer.isPresent() && Relics.isHeld(thing, held)) {
                Relics.other(thing, held).map(each -> each.with(offer.get())).ifPresent(each -> {
                    Location place = thing.location();
                    context.remove(thing.id());
                    context.trySpawn(each, place);
                });
            }
        }
    }
}
