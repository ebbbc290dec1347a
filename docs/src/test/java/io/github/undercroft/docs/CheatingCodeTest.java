package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What decides for somebody, or shows a game to somebody, cannot ask for the truth: such code does not compile. */
class CheatingCodeTest {

    private static final String IMPORTS = """
            import io.github.undercroft.*;
            import io.github.undercroft.game.*;
            import java.util.List;
            """;

    @TempDir
    private Path classes;

    private List<String> problems(String member) {
        String text = IMPORTS + "abstract class Code {\n    " + member + "\n}\n";
        return new Compilation(classes).problems(List.of(new Compilation.Unit("code", "Code", text, line -> line)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Object brain(TurnView turn) { return turn.game(); } | game()",
                "Object brain(TurnView turn) { return turn.taken(turn.actor().id()); } | taken(",
                "Object brain(TurnView turn) { return turn.as(turn.actor().id()); } | as(",
                "List<Entity> brain(TurnView turn) { return turn.entities(); } | entities()",
                "GameView brain(TurnView turn) { return turn; } | TurnView cannot be converted to",
                "List<Entity> aim(Weapon weapon, TurnView turn) { return turn.game().entities(); } | game()",
                "GameView front(GameView game, EntityId who) { return game.as(who); } | PlayerView cannot be converted to",
                "GameView front(PlayerView view) { return view; } | PlayerView cannot be converted to",
                "Object front(PlayerView view) { return view.entities(); } | entities()",
                "Object front(PlayerView view) { return view.actors(); } | actors()",
            })
    void whatCheatsDoesNotCompile(String member, String said) {
        assertThat(problems(member)).isNotEmpty().anyMatch(problem -> problem.contains(said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Object brain(TurnView turn) { return turn.board().entities(); }",
                "Object brain(TurnView turn) { return turn.things(turn.actor().id()); }",
                "PlayerView front(GameView game, EntityId who) { return game.as(who); }",
                "Object front(PlayerView view) { return view.board().entities(); }",
                "GameView deed(ActionContext context) { return context.game(); }",
            })
    void whatAsksForItsOwnDoes(String member) {
        assertThat(problems(member)).isEmpty();
    }
}
