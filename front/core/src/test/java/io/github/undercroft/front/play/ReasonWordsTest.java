package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReasonWordsTest {

    private record German() implements Wording {
        @Override
        public Optional<String> tell(Percept percept, Listener listener) {
            return Optional.empty();
        }

        @Override
        public String name(String name) {
            return name.equals("fear") ? "Furcht" : name;
        }
    }

    private static final Words GERMAN = Words.read("""
            is made by {0} to do something else than it means to = wird durch {0} getrieben
            is made by an effect to do something else than it means to = wird getrieben
            """, new German());

    private static Optional<String> reasons(Words words, String reason) {
        Explanation told = new Explanation(
                new EntityId(0, 0),
                "rat",
                Optional.empty(),
                List.of(),
                List.of(new Explanation.Because(reason, ImmutableList.of())),
                List.of());
        return new ReasonWords(words).reasons(told);
    }

    @Test
    void theKindOfAnEffectIsNamedInTheWordsOfTheGame() {
        String reason = "is made by fear to do something else than it means to";

        assertThat(reasons(Words.ENGLISH, reason)).contains(reason);
        assertThat(reasons(GERMAN, reason)).contains("wird durch Furcht getrieben");
        assertThat(reasons(GERMAN, "is made by an effect to do something else than it means to"))
                .contains("wird getrieben");
        assertThat(reasons(GERMAN, "guards its eggs")).contains("guards its eggs");
    }
}
