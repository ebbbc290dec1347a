package io.github.undercroft.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.study.StudyTable;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BundledStudiesTest {

    private static List<String> cells(BundledGame game, long seed) {
        return Splitter.on(',').splitToList(BundledStudies.of(game).row(seed));
    }

    static Stream<BundledGame> games() {
        return Stream.of(new Descent(), new Arena(), new Scatter(), new Thieflike());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRowIsThatOfTheBotsGame(BundledGame game) {
        BotGame.Result result = new BotGame(game, game.about().usualSize(), ignored -> {}).play(3);
        assertThat(cells(game, 3))
                .startsWith(
                        "3",
                        result.outcome().result().name().toLowerCase(Locale.ROOT),
                        Integer.toString(result.turns()),
                        Strings.padStart(Long.toHexString(result.stateHash()), 16, '0'),
                        result.causes().stream().findFirst().orElse(""),
                        Integer.toString(result.levels()));
    }

    @Test
    void aGameThatGetsNowhereIsStalled() {
        assertThat(cells(TinyGame.endless(), 1)).contains("stalled", "no progress in 201 turns of a player  at 808");
    }

    @Test
    void whatIsThrownAndBurstsIsUsed() {
        assertThat(Stream.iterate(1L, seed -> seed + 1)
                        .limit(30)
                        .map(seed -> StudyTable.tally(cells(new Descent(), seed).get(7))))
                .anySatisfy(used -> assertThat(used).containsKey("potion of fire"))
                .anySatisfy(used -> assertThat(used).containsKey("potion of healing"));
    }
}
