package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Effects;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.front.StatusLine;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of the status line that only this game has. */
public final class DescentStatus {

    public static final StatusLine.Part FLOOR =
            (game, hero, words) -> "Floor " + (game.board().level() + 1);

    /** What lasts on the hero, such as poison. */
    public static final StatusLine.Part EFFECTS = (game, hero, words) -> hero.get(Effects.class)
            .map(effects -> effects.all().stream()
                    .flatMap(each -> each instanceof Lasting some ? Stream.of(some.kind()) : Stream.empty())
                    .filter(kind -> !kind.equals(Bestiary.NATURE))
                    .map(EffectKind::name)
                    .collect(Collectors.joining(", ")))
            .orElse("");

    private DescentStatus() {}
}
