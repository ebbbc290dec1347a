package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/**
 * Ground with gas above it, to lay both at once: in a {@link io.github.undercroft.level.Legend}, by a generator. A board takes them
 * apart: {@code terrainAt} answers the ground, {@code gas} the gas.
 *
 * @param ground without gas; to be laid, one through which {@linkplain Motility#FLY flyers} pass
 */
public record Clouded(Terrain ground, Gas gas) implements Terrain {

    public Clouded {
        Objects.requireNonNull(gas, "gas");
        if (Objects.requireNonNull(ground, "ground") instanceof Clouded || ground instanceof Gas) {
            throw new IllegalArgumentException(
                    ground + " is gas itself; gas lies above the ground, such as Ground.FLOOR");
        }
        if (gas.amount() < 1 || gas.amount() > Gas.MAX_AMOUNT) {
            throw new IllegalArgumentException(
                    gas.name() + " of the amount " + gas.amount() + "; gas has 1 to " + Gas.MAX_AMOUNT);
        }
    }

    /** @return that terrain without the gas above it */
    public static Terrain ground(Terrain laid) {
        return laid instanceof Clouded clouded ? clouded.ground : Objects.requireNonNull(laid, "laid");
    }

    /** @return the gas above that terrain */
    public static Optional<Gas> gas(Terrain laid) {
        return Objects.requireNonNull(laid, "laid") instanceof Clouded clouded
                ? Optional.of(clouded.gas)
                : Optional.empty();
    }

    /** @return what is laid on a cell: its ground, with the gas above it if there is some */
    public static Terrain at(Board board, Point at) {
        Terrain ground = board.terrainAt(at);
        return board.gas(at).<Terrain>map(gas -> new Clouded(ground, gas)).orElse(ground);
    }

    @Override
    public String name() {
        return ground.name();
    }

    @Override
    public Passage passage() {
        return ground.passage();
    }

    @Override
    public boolean transparent() {
        return ground.transparent() && gas.transparent();
    }

    @Override
    public int soundCost() {
        return ground.soundCost();
    }

    @Override
    public Terrain appearance() {
        Terrain shown = ground(ground.appearance());
        Gas shownGas = Objects.requireNonNull(
                gas.appearance(),
                () -> "appearance() of " + printed(gas)
                        + " returned null; return this if the gas looks like what it is");
        return shown.equals(ground) && shownGas.equals(gas) ? this : new Clouded(shown, shownGas);
    }

    @Override
    public boolean canBeBumped() {
        return ground.canBeBumped();
    }

    @Override
    public String toString() {
        return printed(ground) + " below " + printed(gas);
    }

    /** An exception that names this is to name the part that threw, even if that cannot be printed. */
    private static String printed(Terrain part) {
        try {
            return Objects.requireNonNull(part.toString());
        } catch (Throwable unprintable) {
            return part.getClass().getName() + " (whose toString() threw)";
        }
    }
}
