package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
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

    /** A reaction of a game. */
    record Shout() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {}
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

    private static final Component NAMELESS = new Component() {
        @Override
        public Class<? extends Component> slot() {
            return Component.class;
        }
    };

    private static LevelText roomWith(Blueprint... things) {
        Legend legend = Legend.standard();
        StringBuilder text = new StringBuilder();
        for (Blueprint thing : things) {
            legend = legend.with('a' + text.length(), thing);
            text.append((char) ('a' + text.length()));
        }
        return LevelText.of(text.toString(), legend);
    }

    private static Blueprint happyWithHungryPet() {
        Blueprint leash = Blueprint.item("leash").with(new Hunger(2));
        return Blueprint.of("singer").with(new Mood(3)).carrying(leash);
    }

    @Test
    void allTypesThatALevelNeedsAreMissedWhenTheRulesAreBuilt() {
        Rules.Builder rules = Rules.named("moods")
                .level(
                        "stage",
                        roomWith(happyWithHungryPet(), Blueprint.of("thing").with(NAMELESS)))
                .types(List.of());

        assertThatThrownBy(rules::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(
                        "\"moods\"",
                        Mood.class.getName() + " (of the blueprint \"singer\")",
                        Hunger.class.getName(),
                        "leash")
                .hasMessageContaining("anonymous class");
    }

    @Test
    void aValueInAValueIsMissedToo() {
        ValueRegistry registry = ValueRegistry.builder().build();

        assertThat(registry.missing(Effects.of(Poison.of("1d3", 5)))).isEmpty();
        assertThat(registry.missing(Reaction.Several.of(new Shout(), new Shout())))
                .containsExactly(Shout.class);
    }

    @Test
    void aDrawnLevelIsSearchedWhenItIsMade() {
        Rules rules = Rules.named("moods")
                .level("stage", random -> roomWith(happyWithHungryPet()).content(random))
                .types(RecordTypes.of(MethodHandles.lookup(), "moods", Hunger.class))
                .build();

        assertThatThrownBy(() -> Game.start(rules, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Mood.class.getName())
                .hasMessageNotContaining(Hunger.class.getName());
    }

    @Test
    void aGameThatNamesNoTypesNeedsNone() {
        Rules rules = Rules.named("moods")
                .level("stage", roomWith(happyWithHungryPet()))
                .build();

        assertThat(Game.start(rules, 1).step()).isInstanceOf(Step.Idle.class);
    }

    @Test
    void aSourceThatThrowsWhenAskedForItsFixedContentIsNamed() {
        LevelSource faulty = new LevelSource() {
            @Override
            public LevelContent content(RandomSource random) {
                return roomWith().content(random);
            }

            @Override
            public Optional<LevelContent> fixedContent() {
                throw new IllegalStateException("no plan");
            }

            @Override
            public String toString() {
                return "the faulty source";
            }
        };

        assertThatThrownBy(Rules.named("moods").level("stage", faulty)::build)
                .isInstanceOf(GameCodeException.class)
                .hasMessageContainingAll("fixed content", "the faulty source", "no plan");
    }
}
