package io.github.undercroft.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.SeedRange;
import io.github.undercroft.study.Shard;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BundledStudiesTest {

    private static List<String> cells(BundledGame game, long seed) {
        return Splitter.on(',').splitToList(BundledStudies.of(game).row(seed));
    }

    private static Map<String, Long> used(BundledGame game, long seed) {
        return Objects.requireNonNull(
                        BundledStudies.of(game).play(seed).measured().get("used"))
                .counts();
    }

    @Test
    void aGameThatGetsNowhereIsStalled() {
        assertThat(cells(TinyGame.endless(), 1)).contains("stalled", "no progress in 201 turns of a player  at 808");
    }

    @Test
    void whatIsThrownAndBurstsIsUsed() {
        Set<String> missing = new HashSet<>(Set.of("potion of fire", "potion of healing"));
        for (long seed = 1; seed <= 30 && !missing.isEmpty(); seed++) {
            missing.removeAll(used(new Descent(), seed).keySet());
        }
        assertThat(missing).isEmpty();
    }

    static Stream<BundledGame> games() {
        return Stream.of(new Descent(), new Thieflike(), new Arena(), new Scatter())
                .flatMap(game -> Stream.concat(Stream.of(game), game.variants().values().stream()));
    }

    private static List<String> usables(BundledGame game) {
        List<Column> columns =
                BundledStudies.of(game).header(new SeedRange(1, 1), Shard.WHOLE).columns();
        return columns.get(columns.size() - 1).all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsUsedIsListedSoThatWhatNeverIsCanBeTold(BundledGame game) {
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(usables(game)).containsAll(used(game, seed).keySet());
        }
    }
}
