package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Died;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.value.SavedAs;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What comes to light where its owner dies. A reaction; a blueprint may have others beside it.
 *
 * <pre>{@code
 * Blueprint.of("goblin").with(LootOnDeath.of(coin).with(25, potion))  // a coin always, a potion in one of four
 * }</pre>
 *
 * <p>Each drop is rolled by itself, in the order of the list, by the stream of chance {@code "loot"}, so it never shifts another
 * one. A thing lies where the owner died, or on the nearest cell where somebody can get it. What somebody carries and wears drops without this, and who is
 * removed without dying leaves nothing of this. For tables by depth see {@code dungeon.loot}.
 *
 * @param drops what may be left behind
 */
public record LootOnDeath(List<PossibleDrop> drops) implements Reaction {

    private static final int ALWAYS = 100;

    public LootOnDeath {
        drops = ImmutableList.copyOf(Objects.requireNonNull(drops, "drops"));
    }

    /**
     * One thing that may be left behind.
     *
     * @param percent of the deaths in which it is, 1 to 100
     */
    @SavedAs("loot-chance")
    public record PossibleDrop(int percent, Blueprint what) {

        public PossibleDrop {
            Objects.requireNonNull(what, "what");
            if (percent < 1 || percent > ALWAYS) {
                throw new IllegalArgumentException(
                        "Loot drops in 1 to 100 percent of all deaths; this is " + percent + ". Give 100 for always");
            }
        }
    }

    /** @return loot that is left behind each time */
    public static LootOnDeath of(Blueprint... things) {
        LootOnDeath loot = new LootOnDeath(ImmutableList.of());
        for (Blueprint thing : things) {
            loot = loot.with(ALWAYS, thing);
        }
        return loot;
    }

    /** @return this loot, and that thing in so many of 100 deaths */
    public LootOnDeath with(int percent, Blueprint thing) {
        return new LootOnDeath(ImmutableList.<PossibleDrop>builder()
                .addAll(drops)
                .add(new PossibleDrop(percent, thing))
                .build());
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Died died && died.who().equals(self.id())) {
            for (PossibleDrop drop : drops) {
                if (drop.percent == ALWAYS || context.random("loot").chance(drop.percent, ALWAYS)) {
                    leave(context, drop.what, died.at());
                }
            }
        }
    }

    private static void leave(ActionContext context, Blueprint what, Point at) {
        Board board = context.board();
        Iterator<Point> cells =
                new Rect(0, 0, board.width(), board.height()).outwardFrom(at).iterator();
        Optional<Entity> left = Optional.empty();
        while (left.isEmpty() && cells.hasNext()) {
            left = context.trySpawn(what, cells.next()).newborn();
        }
    }
}
