package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Refusal;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What a game draws once from its seed is the same in all its levels, forks, previews and saves. */
class SeedValueGamesTest {

    private static final EntityId YOU = new EntityId(0, 0);

    private static final SeedValue<String> LOOK = SeedValue.of(
            "look",
            random -> random.shuffled(List.of("red", "green", "blue", "black")).get(0));

    private static final SeedValue<String> FAULTY = SeedValue.of("faulty", random -> {
        throw new IllegalStateException("no colours left");
    });

    /** Goes down, if what the actor finds is what the level was made from. */
    private record Descend() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            String look = context.game().fromSeed(LOOK);
            context.random().nextInt(6);
            boolean found = context.board().entities().stream()
                    .anyMatch(entity -> entity.name().equals(look + " potion"));
            return found
                    ? context.tryTravel(YOU, 1, Arrival.at(new Point(0, 0)))
                    : ActionResult.failed(new Refusal.Gone(YOU));
        }
    }

    private static LevelContent cellar(String look, RandomSource random) {
        return LevelText.of("@.!", Scenario.legend().with('!', Blueprint.item(look + " potion")))
                .content(random);
    }

    private static LevelContent deeper(String look, RandomSource random) {
        return LevelText.of("..!", Scenario.legend().with('!', Blueprint.item(look + " potion")))
                .content(random);
    }

    private static Rules rules() {
        return Rules.named("alchemist")
                .level("cellar", LevelSource.fromSeed(LOOK, SeedValueGamesTest::cellar))
                .level("vault", LevelSource.fromSeed(LOOK, SeedValueGamesTest::deeper))
                .types(RecordTypes.of(MethodHandles.lookup(), "alchemist", Descend.class))
                .build();
    }

    private static Optional<String> thingOn(GameView view, int level) {
        return view.board(level).orElseThrow().entities().stream()
                .map(entity -> entity.name())
                .filter(name -> name.endsWith("potion"))
                .findFirst();
    }

    @Property(tries = 50)
    void levelsAndCodeFindTheSameValue(@ForAll long seed) {
        Game game = Game.start(rules(), seed);
        String look = LOOK.draw(seed);
        long before = game.randomHash(name -> true);

        assertThat(game.view().fromSeed(LOOK)).isEqualTo(look);
        assertThat(game.randomHash(name -> true)).isEqualTo(before);
        assertThat(game.fork().view().fromSeed(LOOK)).isEqualTo(look);

        game.step();
        assertThat(game.preview(YOU, new Descend()).refusal()).isEmpty();
        game.submit(YOU, new Descend());
        game.step();
        Game resumed = Game.resume(rules(), game.state());

        assertThat(thingOn(game.view(), 0)).contains(look + " potion");
        assertThat(thingOn(game.view(), 1)).contains(look + " potion");
        assertThat(resumed.view().fromSeed(LOOK)).isEqualTo(look);
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void whatCannotBeDrawnIsNamed() {
        Game game = Game.start(rules(), 1);

        assertThatThrownBy(() -> game.view().fromSeed(FAULTY))
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("faulty")
                .hasMessageContaining("no colours left");
    }

    @Test
    void aLevelFromTheSeedNeedsTheSeed() {
        LevelSource source = LevelSource.fromSeed(LOOK, SeedValueGamesTest::cellar);

        assertThatThrownBy(() -> source.content(RandomSource.of(1)))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("\"look\"")
                .hasMessageContaining("SeedValues.of(seed)");
    }
}
