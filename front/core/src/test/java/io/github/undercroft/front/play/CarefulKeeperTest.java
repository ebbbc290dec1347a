package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.save.SaveException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a keeper throws, the game goes on and comes to its end. */
class CarefulKeeperTest {

    /** What is told when the game ends. */
    private static final Set<String> AT_THE_END =
            Set.of("writeMorgue", "scores", "writeScores", "delete", "keepRecording");

    private static final Cellar CELLAR = Cellar.of("######", "#@%%%#", "######");

    private final List<String> asked = new ArrayList<>();

    static Stream<String> methods() {
        return Arrays.stream(Keeper.class.getDeclaredMethods())
                .map(Method::getName)
                .sorted();
    }

    private Keeper failing(String method, RuntimeException why) {
        return (Keeper) Proxy.newProxyInstance(
                Keeper.class.getClassLoader(), new Class<?>[] {Keeper.class}, (self, asks, arguments) -> {
                    asked.add(asks.getName());
                    if (asks.getName().equals(method)) {
                        throw why;
                    }
                    try {
                        return asks.invoke(new NoKeeper(), arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    private static Play untilTheEnd(Keeper keeper) {
        Play play = Play.kept(CELLAR, CELLAR.about().minSize(), 1, Keymap.standard(CELLAR), keeper);
        if (play.sheet(60, 20).toString().contains("can't be read")) {
            play.press(new KeyPress("a"));
            play.press(new KeyPress("Y"));
        }
        for (int i = 0; i < 40 && !play.sheet(60, 20).toString().contains("You lose"); i++) {
            Sitting.press(play, "d", "Y");
        }
        return play;
    }

    @ParameterizedTest
    @MethodSource("methods")
    void whateverAMethodThrowsIsToldAndTheRestIsDone(String method) {
        for (RuntimeException why : List.of(
                new IllegalStateException("planted"), new SaveException(SaveException.Reason.STORAGE, "planted"))) {
            asked.clear();
            Play play = untilTheEnd(failing(method, why));
            String screen = play.sheet(100, 30).toString();

            assertThat(screen).contains("You lose");
            assertThat(asked)
                    .contains("writeMorgue", "scores", "delete", method.equals("record") ? "delete" : "keepRecording");
            if (AT_THE_END.contains(method)) {
                assertThat(screen).contains("planted");
            }
            play.quit();
        }
    }
}
