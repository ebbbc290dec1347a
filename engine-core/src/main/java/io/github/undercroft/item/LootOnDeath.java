package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Died;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * What comes to light where its owner dies. A reaction; a blueprint may have others beside it.
 *
 * <pre>{@code
 * Blueprint.of("goblin").with(LootOnDeath.of(coin).with(25, potion))  // a coin always, a potion in one of four
 * }</pre>
 *
 * <p>Each drop is rolled by itself, in the order of the list, by the stream of chance {@code "loot"}, so it never shifts another
 * one. A thing that cannot be where the owner died is lost. What somebody carries and wears drops without this, and who is
 * removed without dying leaves nothing of this. For tables by depth see {@code dungeon.loot}.
 *
 * @param drops what may be left behind
 */
public record LootOnDeath(List<PossibleDrop> drops) implements Reaction {

    private static final int ALWAYS = 100;

    /** Copies the list. */
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

        /** Refuses a number out of range. */
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
                    context.trySpawn(drop.what, died.at());
                }
            }
        }
    }
}
