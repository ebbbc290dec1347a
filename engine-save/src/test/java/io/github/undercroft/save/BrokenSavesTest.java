package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.ValueType;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saves that are damaged, gone, or of no use to the game's own code, beside a good backup. */
class BrokenSavesTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());

    @TempDir
    Path directory;

    private SaveStore store() {
        return SaveStore.in(directory, FORMAT);
    }

    /** An action whose constructor does not take what was saved. */
    private record Lantern() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    private static Lantern broken(String how) {
        switch (how) {
            case "state" -> throw new IllegalStateException("no oil");
            case "null" -> throw new NullPointerException();
            case "error" -> throw new AssertionError("no oil");
            case "endless" -> {
                return broken(how);
            }
            case "rude" -> throw new RuntimeException() {
                private static final long serialVersionUID = 1L;

                @Override
                public String getMessage() {
                    throw new IllegalStateException("no words");
                }
            };
            case "unlucky" -> throw new IllegalArgumentException("no oil");
            default -> {
                return new Lantern();
            }
        }
    }

    @Test
    void whateverAConstructorThrowsTheFormerSaveIsLoaded() {
        for (String how : List.of("state", "null", "error", "endless", "rude", "unlucky")) {
            String[] now = {"whole"};
            ValueType<Lantern> type =
                    new ValueType<>("test.Lantern", Lantern.class, (lantern, out) -> {}, in -> broken(now[0]));
            Rules rules =
                    Delve.rules("delve", 1, builder -> builder.types(Delve.types("delve")).types(List.of(type)));
            SaveStore store = SaveStore.in(directory.resolve(how), SaveFormat.of(rules));
            Game game = Game.start(rules, 3);
            store.save("hero", game);
            long former = game.stateHash();
            store.save("hero", Delve.with(game, new Lantern()));
            assertThat(store.load("hero").damage()).isEmpty();
            now[0] = how;

            Loaded loaded = store.load("hero");

            assertThat(loaded.game().stateHash()).isEqualTo(former);
            SaveException damage = loaded.damage().orElseThrow();
            assertThat(damage.reason()).as(how).isEqualTo(Reason.DAMAGED);
            assertThat(damage).hasMessageContaining("input");
        }
    }
}
