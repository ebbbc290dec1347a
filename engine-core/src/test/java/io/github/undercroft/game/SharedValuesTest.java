package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that share what is nested in them are gone through value by value, not way by way. */
class SharedValuesTest {

    private static final EntityId HERO = new EntityId(0, 0);
    /** So many ways lead through a chain of as many forks: a million and more. */
    private static final int FORKS = 20;

    private int written;
    private int read;

    /** Knows others, of which several may be the same. */
    private static final class Knot implements Action {
        private final List<Knot> inside;

        Knot(List<Knot> inside) {
            this.inside = List.copyOf(inside);
        }

        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    private final Rules rules = rules();

    private Game game() {
        return Game.start(rules, 1);
    }

    private Rules rules() {
        ValueType<Knot> type = new ValueType<>(
                "knot",
                Knot.class,
                (knot, out) -> {
                    written++;
                    out.list("inside", knot.inside);
                },
                in -> {
                    read++;
                    return new Knot(in.list("inside", Knot.class));
                });
        return Rules.named("knots")
                .level("one", LevelText.of("@", Legend.standard().with('@', Blueprint.player("hero"))))
                .registry(ValueRegistry.builder().type(type).build())
                .build();
    }

    private static Knot forks(int count) {
        Knot knot = new Knot(List.of());
        for (int i = 0; i < count; i++) {
            knot = new Knot(List.of(knot, knot));
        }
        return knot;
    }

    /** Equal to {@link #forks}, with each way through objects of its own. */
    private static Knot tree(int height) {
        return new Knot(height == 0 ? List.of() : List.of(tree(height - 1), tree(height - 1)));
    }

    private Game given(Knot knot) {
        Game game = game();
        game.step();
        assertThat(game.submit(HERO, knot)).isInstanceOf(InputReply.Accepted.class);
        return game;
    }

    @Test
    void aSharedValueIsCheckedOnce() {
        given(forks(FORKS));
        assertThat(written).isLessThan(2_000);
    }

    @Test
    void aSharedValueIsHashedWithoutGoingAllWays() {
        Game game = given(forks(FORKS));
        written = 0;
        game.stateHash();
        assertThat(written).isLessThan(20_000);
    }

    @Test
    void aSharedValueIsWrittenAndReadOnce() {
        Game game = given(forks(FORKS));
        written = 0;
        StateNode.Fields state = game.state();
        assertThat(written).isLessThan(2_000);
        written = 0;
        Game resumed = Game.resume(rules, state);
        assertThat(read).isLessThan(2_000);
        assertThat(written).isLessThan(4_000);
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void theHashTellsNoSharingApart() {
        for (int height : new int[] {3, 13, 15}) {
            assertThat(given(forks(height)).stateHash())
                    .isEqualTo(given(tree(height)).stateHash());
        }
        assertThat(given(forks(15)).stateHash()).isNotEqualTo(given(forks(16)).stateHash());
    }

    @Test
    void theHashOfAFewThousandValuesIsWhatItAlwaysWas() {
        assertThat(List.of(given(tree(3)).stateHash(), given(tree(12)).stateHash()))
                .containsExactly(4358569775892652301L, -8491439298906389075L);
    }

    @Test
    void whatIsTooDeepIsRefusedHoweverItIsComeTo() {
        List<Knot> chain = new ArrayList<>(List.of(forks(12)));
        for (int i = 0; i < 100; i++) {
            chain.add(new Knot(List.of(chain.get(i))));
        }
        Game game = game();
        game.step();
        assertThatThrownBy(() -> game.submit(HERO, new Knot(chain)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nested deeper than 64");
        given(new Knot(chain.subList(0, 50)));
    }
}
