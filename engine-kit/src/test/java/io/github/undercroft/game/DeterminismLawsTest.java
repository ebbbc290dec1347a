package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.GameEvent;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

/** Equal seeds and inputs give equal games, everywhere. */
class DeterminismLawsTest {

    private static final int GAMES = 50;
    private static final int STEPS = 200;

    /** Of all games and steps below. If it changes, what a seed produces has changed: say so in docs/upgrade.md. */
    private static final long GOLDEN = -5329940968205724890L;

    private static long digest(int games) {
        long digest = 0;
        for (long seed = 0; seed < games; seed++) {
            Play play = Play.of(seed);
            for (int i = 0; i < STEPS; i++) {
                for (GameEvent event : play.next().events()) {
                    digest = Seeds.derive(digest, event.getClass().getSimpleName());
                    digest = Seeds.derive(digest, event.place().toString());
                }
                digest = Seeds.derive(digest, play.game.stateHash());
            }
        }
        return digest;
    }

    @Test
    void randomGamesGiveTheDigestThatTheyAlwaysGave() {
        assertThat(digest(GAMES)).isEqualTo(GOLDEN);
    }

    @Test
    void localeAndTimeZoneMakeNoDifference() {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        long here = digest(10);
        try {
            for (String tag : List.of("tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
                assertThat(digest(10)).as(tag).isEqualTo(here);
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }
}
