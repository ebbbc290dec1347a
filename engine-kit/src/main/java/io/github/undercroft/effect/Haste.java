package io.github.undercroft.effect;

/**
 * Being quicker for some time: a ready-made {@link Lasting} of the kind {@link EffectKind#HASTE}. More of it lasts
 * longer.
 *
 * <pre>{@code
 * Consumable.potion("potion of speed", new Afflict(Haste.of(10)))
 * }</pre>
 *
 * <p>How speed is rounded, and being slower, see {@link Quickness}.
 */
public final class Haste {

    private static final int TWICE = 200;

    private Haste() {}

    /** @return being twice as quick for so many of its bearer's turns, 1 to {@link Span#MAX_TURNS} */
    public static Lasting of(int turns) {
        return ofPercent(TWICE, turns);
    }

    /**
     * Another speed.
     *
     * @param percent of the speed without it, 101 to 10,000
     * @param turns its bearer's own, 1 to {@link Span#MAX_TURNS}
     */
    public static Lasting ofPercent(int percent, int turns) {
        if (percent <= 100) {
            throw new IllegalArgumentException("Haste is a speed of 101 to 10000 percent of the usual one; this is "
                    + percent + ". For slowness use Lasting.of(EffectKind.SLOWNESS, new Quickness("
                    + Math.max(1, percent)
                    + "), turns)");
        }
        return Lasting.of(EffectKind.HASTE, new Quickness(percent), turns).stacking(Stacking.EXTEND);
    }
}
