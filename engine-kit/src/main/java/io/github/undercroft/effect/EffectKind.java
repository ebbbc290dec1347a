package io.github.undercroft.effect;

import java.util.Objects;

/**
 * What lasting effects are alike: those of one kind meet by their {@link Stacking}, and one cure is for all of them.
 * Authors add their own: {@code new EffectKind("burning")}.
 *
 * @param name a noun, as a player reads it
 */
public record EffectKind(String name) {

    /** Quicker than usual. */
    public static final EffectKind HASTE = new EffectKind("haste");

    /** Slower than usual. */
    public static final EffectKind SLOWNESS = new EffectKind("slowness");

    /** Harm each turn. */
    public static final EffectKind POISON = new EffectKind("poison");

    /** Healing each turn. */
    public static final EffectKind REGENERATION = new EffectKind("regeneration");

    /** Sees nothing. */
    public static final EffectKind BLINDNESS = new EffectKind("blindness");

    /** Walks another way than it means to. */
    public static final EffectKind CONFUSION = new EffectKind("confusion");

    /** Flees. */
    public static final EffectKind FEAR = new EffectKind("fear");

    /** Does nothing. */
    public static final EffectKind PARALYSIS = new EffectKind("paralysis");

    public EffectKind {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A kind of effect needs a name, for example \"burning\"");
        }
    }
}
