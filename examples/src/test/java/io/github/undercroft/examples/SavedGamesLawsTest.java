package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.SaveFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Each bundled game, saved at a random moment and loaded, goes on as it would have gone on. */
class SavedGamesLawsTest {

    private static final int STEPS = 250;

    private static final List<BundledGame> GAMES = List.of(
            new Arena(),
            Optional.ofNullable(new Arena().variants().get("core-cached")).orElseThrow(),
            new Scatter(),
            Optional.ofNullable(new Scatter().variants().get("deep")).orElseThrow(),
            new Thieflike(),
            new Descent(),
            Optional.ofNullable(new Descent().variants().get("proving")).orElseThrow());

    @Property(tries = 40)
    void aLoadedGameGoesOnAsTheSavedOne(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BundledGame bundled = random.pick(GAMES);
        Rules rules = bundled.rules(bundled.about().usualSize(), Seat.BOT);
        SaveFormat format = SaveFormat.of(rules);
        Game game = Game.start(rules, seed);
        IntStream.range(0, random.nextInt(1_500)).forEach(step -> game.step());

        byte[] bytes = format.write(game);
        Game loaded = format.read(bytes);

        assertThat(format.write(loaded)).isEqualTo(bytes);
        for (int i = 0; i < STEPS; i++) {
            assertThat(loaded.step()).as("step %d", i).isEqualTo(game.step());
        }
        assertThat(loaded.stateHashParts()).isEqualTo(game.stateHashParts());
        assertThat(format.write(loaded)).isEqualTo(format.write(game));
    }
}
