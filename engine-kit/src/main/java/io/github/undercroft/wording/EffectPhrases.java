package io.github.undercroft.wording;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Effect;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectChanged;
import io.github.undercroft.event.EffectEnded;
import java.util.Optional;

/**
 * English phrases for effects. Only effects with a kind are told, and only about entities that the listener recognises.
 */
final class EffectPhrases {

    /** A verb, and words that stand behind it. */
    private record Beginning(String verb, String words) {}

    private static final ImmutableMap<EffectKind, Beginning> BEGINNINGS = ImmutableMap.<EffectKind, Beginning>builder()
            .put(EffectKind.HASTE, new Beginning("speed", "up"))
            .put(EffectKind.SLOWNESS, new Beginning("slow", "down"))
            .put(EffectKind.POISON, new Beginning("be", "poisoned"))
            .put(EffectKind.REGENERATION, new Beginning("begin", "to heal"))
            .put(EffectKind.BLINDNESS, new Beginning("go", "blind"))
            .put(EffectKind.CONFUSION, new Beginning("be", "confused"))
            .put(EffectKind.FEAR, new Beginning("be", "afraid"))
            .put(EffectKind.PARALYSIS, new Beginning("can't", "move"))
            .build();

    /** What one can do again after it. */
    private static final ImmutableMap<EffectKind, String> ABLE_AGAIN =
            ImmutableMap.of(EffectKind.PARALYSIS, "move", EffectKind.BLINDNESS, "see");

    private EffectPhrases() {}

    static English addTo(English english) {
        return english.saying(EffectBegan.class, EffectPhrases::began)
                .saying(EffectChanged.class, EffectPhrases::changed)
                .saying(EffectEnded.class, EffectPhrases::ended);
    }

    private static Sentence began(EffectBegan event, Sentence say) {
        Optional<EffectKind> kind = kind(event.effect());
        if (kind.isEmpty() || !say.recognises(event.who())) {
            return say;
        }
        Beginning beginning = BEGINNINGS.get(kind.get());
        return beginning == null
                ? say.words(kind.get().name() + " comes over").object(event.who())
                : say.subject(event.who()).verb(beginning.verb).words(beginning.words);
    }

    private static Sentence changed(EffectChanged event, Sentence say) {
        return event.before() instanceof Lasting before
                        && event.after() instanceof Lasting after
                        && after.span().outlasts(before.span())
                        && say.recognises(event.who())
                ? say.possession(event.who(), after.kind().name()).words("will last longer")
                : say;
    }

    private static Sentence ended(EffectEnded event, Sentence say) {
        Optional<EffectKind> kind = kind(event.effect());
        boolean goesOn = kind.isPresent()
                && say.known(event.who())
                        .filter(who -> Lasting.has(who, kind.get()))
                        .isPresent();
        if (kind.isEmpty() || goesOn || !say.recognises(event.who())) {
            return say; // another one of its kind lasts
        }
        String able = ABLE_AGAIN.get(kind.get());
        return able == null
                ? say.possession(event.who(), kind.get().name()).words("passes")
                : say.subject(event.who()).verb("can").words(able + " again");
    }

    private static Optional<EffectKind> kind(Effect effect) {
        return effect instanceof Lasting lasting ? Optional.of(lasting.kind()) : Optional.empty();
    }
}
