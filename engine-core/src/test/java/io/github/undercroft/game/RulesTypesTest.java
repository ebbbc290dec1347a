package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Component;
import io.github.undercroft.Look;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.Test;

/** A game's own values get their names with the rules. */
class RulesTypesTest {

    /** A component of a game. */
    record Mood(int joy) implements Component {
        @Override
        public Class<? extends Component> slot() {
            return Mood.class;
        }
    }

    /** Another. */
    record Hunger(int days) implements Component {
        @Override
        public Class<? extends Component> slot() {
            return Hunger.class;
        }
    }

    private static Rules.Builder rules() {
        return Rules.named("moods").level("room", LevelText.of(".", Legend.standard()));
    }

    private static ValueRegistry registry() {
        return ValueRegistry.builder()
                .types(RecordTypes.of(MethodHandles.lookup(), "moods", Mood.class, Hunger.class))
                .build();
    }

    @Test
    void typesOfSeveralCallsJoin() {
        Rules rules = rules().types(RecordTypes.of(MethodHandles.lookup(), "moods", Mood.class))
                .types(RecordTypes.of(MethodHandles.lookup(), "moods", Hunger.class))
                .build();
        assertThat(rules.registry().typeOf(new Mood(1))).isPresent();
        assertThat(rules.registry().typeOf(new Hunger(1))).isPresent();
        assertThat(rules.registry().required(new Mood(1)).name())
                .isEqualTo(registry().required(new Mood(1)).name());
    }

    @Test
    void aSecondLookForOneTerrainHasToReplaceTheFirst() {
        Look grey = Look.of("#", 0x808080);
        Look brown = Look.of("#", 0x806040);
        Rules.Builder rules = rules().look("wall", grey).look("wall", grey);

        assertThatThrownBy(() -> rules.look("wall", brown))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("\"wall\"", "replacingLook");
        assertThat(rules.replacingLook("wall", brown).build().look("wall")).contains(brown);
    }

    @Test
    void aRegistryOrTypesButNotBoth() {
        assertThat(rules().registry(registry()).build().registry().typeOf(new Mood(1)))
                .isPresent();
        Rules.Builder both =
                rules().registry(registry()).types(RecordTypes.of(MethodHandles.lookup(), "moods", Mood.class));
        assertThatThrownBy(both::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("moods")
                .hasMessageContaining("registry and types");
    }

    @Test
    void aTypeThatIsGivenTwiceIsRefused() {
        Rules.Builder once = rules().types(RecordTypes.of(MethodHandles.lookup(), "moods", Mood.class));
        assertThatThrownBy(() -> once.types(RecordTypes.of(MethodHandles.lookup(), "again", Mood.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Mood");
    }
}
