package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableListMultimap;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Optional;

/** A vault in each of its turns, by the direction of its entrance. */
final class TurnedVault {

    private final Vault vault;
    /** One for each turn and entrance, made when the vault is first chosen. */
    private Optional<ImmutableListMultimap<Direction, Fitting>> leaving = Optional.empty();

    TurnedVault(Vault vault) {
        this.vault = vault;
    }

    /** A vault in one turn, to be joined at one of its entrances. */
    record Fitting(Vault vault, Grid<Vault.Cell> cells, Vault.Turn turn, Vault.Entrance entrance) {}

    /** One whose entrance leads out that way; none if the vault may not be turned like that. */
    Optional<Fitting> leaving(Direction outward, RandomSource random) {
        if (leaving.isEmpty()) {
            leaving = Optional.of(fittings());
        }
        List<Fitting> some = leaving.get().get(outward);
        return some.isEmpty() ? Optional.empty() : Optional.of(random.pick(some));
    }

    Fitting any(RandomSource random) {
        if (leaving.isEmpty()) {
            leaving = Optional.of(fittings());
        }
        return random.pick(leaving.get().values().asList());
    }

    int weight() {
        return vault.weight();
    }

    private ImmutableListMultimap<Direction, Fitting> fittings() {
        ImmutableListMultimap.Builder<Direction, Fitting> fittings = ImmutableListMultimap.builder();
        for (Vault.Turn turn : vault.turns()) {
            Grid<Vault.Cell> turned = turn.apply(vault.cells());
            for (Vault.Entrance entrance : new VaultCheck(vault.name(), turned).entrances()) {
                fittings.put(entrance.outward(), new Fitting(vault, turned, turn, entrance));
            }
        }
        return fittings.build();
    }
}
