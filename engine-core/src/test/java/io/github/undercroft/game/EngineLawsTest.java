package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Choice;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.time.TurnOrderFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of every game, shown on random boards, actors, reactions and scripts with throws and refusals planted. */
class EngineLawsTest {

    private static final int STEPS = 80;
    private static final int MANY_STEPS = 1_000;

    @Provide
    Arbitrary<TurnOrderFactory> orders() {
        return Arbitraries.of(AskingTest.orders());
    }

    private static Game game(TurnOrderFactory order, long seed) {
        return Game.start(Menagerie.rules(order, seed), seed);
    }

    /** What one step came to: its events, also those of a step that threw. */
    private record Played(Optional<Step> step, List<GameEvent> events) {}

    private static Played step(Game game) {
        try {
            Step step = game.step();
            return new Played(
                    Optional.of(step), step instanceof Step.Acted acted ? acted.events() : ImmutableList.of());
        } catch (GameCodeException thrown) {
            assertThat(thrown.getCause()).hasMessageContaining("planted");
            return new Played(Optional.empty(), thrown.events());
        }
    }

    /** A step, and if somebody is waited for anything as its input. */
    private static Played play(Game game, RandomSource input) {
        Played played = step(game);
        if (played.step().isPresent() && played.step().get() instanceof Step.Awaiting awaiting) {
            game.submit(awaiting.actor(), Menagerie.anything(input));
            return step(game);
        }
        return played;
    }

    private static List<Played> play(Game game, long inputSeed, int steps) {
        RandomSource input = RandomSource.of(inputSeed);
        List<Played> all = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            all.add(play(game, input));
        }
        return all;
    }

    /** Without this the laws below might hold of games in which nothing happens. */
    @Example
    void theRandomGamesAreUnruly() {
        Set<String> seen = new TreeSet<>();
        for (long seed = 0; seed < 40; seed++) {
            TurnOrderFactory order = AskingTest.orders().get((int) (seed % 3));
            for (Played played : play(game(order, seed), seed, STEPS)) {
                played.events().forEach(event -> seen.add(event.getClass().getSimpleName()));
                seen.add(played.step()
                        .map(step -> step.getClass().getSimpleName())
                        .orElse("thrown"));
            }
        }

        assertThat(seen)
                .contains("Attacked", "Damaged", "Died", "Removed", "Spawned", "Placed", "TerrainChanged", "Healed")
                .contains("EffectEnded", "ComponentSet", "ComponentCleared", "FollowUpDropped")
                .contains("thrown", "Awaiting", "Acted");
    }

    @Property(tries = 80)
    void theInvariantsHoldAfterEveryStep(@ForAll("orders") TurnOrderFactory order, @ForAll long seed) {
        Game game = game(order, seed);
        RandomSource input = RandomSource.of(seed);
        Invariants.check(game);
        for (int i = 0; i < STEPS; i++) {
            play(game, input);
            Invariants.check(game);
        }
    }

    @Property(tries = 40)
    void aPlayersRefusedActionLeavesTheHashUnchanged(@ForAll("orders") TurnOrderFactory order, @ForAll long seed) {
        Game game = game(order, seed);
        RandomSource input = RandomSource.of(seed);
        for (int i = 0; i < STEPS; i++) {
            if (step(game).step().orElse(new Step.Idle()) instanceof Step.Awaiting awaiting) {
                long hash = game.stateHash();
                game.submit(awaiting.actor(), Menagerie.anything(input));
                if (step(game).step().orElse(new Step.Idle()) instanceof Step.Awaiting) {
                    assertThat(game.stateHash()).isEqualTo(hash);
                }
            }
        }
    }

    @Property(tries = 15)
    void aForkGoesOnLikeItsOriginAndTheyDoNotTouchEachOther(
            @ForAll("orders") TurnOrderFactory order, @ForAll long seed) {
        Game game = game(order, seed);
        play(game, seed, STEPS / 2);
        Game fork = game.fork();
        long hash = game.stateHash();

        List<Played> inFork = play(fork, seed + 1, MANY_STEPS);

        assertThat(game.stateHash()).isEqualTo(hash);
        assertThat(play(game, seed + 1, MANY_STEPS)).isEqualTo(inFork);
        assertThat(Game.firstDifference(game, fork)).isEmpty();
    }

    @Property(tries = 40)
    void twoInterleavedGamesDoNotTouchEachOther(@ForAll("orders") TurnOrderFactory order, @ForAll long seed) {
        List<Played> alone = play(game(order, seed), seed, STEPS);
        List<Played> otherAlone = play(game(order, ~seed), ~seed, STEPS);
        Game one = game(order, seed);
        Game other = game(order, ~seed);
        RandomSource input = RandomSource.of(seed);
        RandomSource otherInput = RandomSource.of(~seed);

        for (int i = 0; i < STEPS; i++) {
            assertThat(play(one, input)).isEqualTo(alone.get(i));
            assertThat(play(other, otherInput)).isEqualTo(otherAlone.get(i));
        }
    }

    @Property(tries = 15)
    void aGameGoesOnFromItsTreeOfState(@ForAll("orders") TurnOrderFactory order, @ForAll long seed) {
        Game game = game(order, seed);
        play(game, seed, STEPS / 2);

        Game read = Game.resume(Menagerie.rules(order, seed), game.state());

        assertThat(Game.firstDifference(read, game)).isEmpty();
        assertThat(read.stateHash()).isEqualTo(game.stateHash());
        assertThat(read.state()).isEqualTo(game.state());
        Invariants.check(read);
        assertThat(play(read, seed + 1, MANY_STEPS)).isEqualTo(play(game, seed + 1, MANY_STEPS));
        assertThat(read.stateHash()).isEqualTo(game.stateHash());
    }

    @Property(tries = 40)
    void whatIsListedAsLegalIsDoneWhenSubmitted(@ForAll("orders") TurnOrderFactory order, @ForAll long seed) {
        Game game = game(order, seed);
        RandomSource input = RandomSource.of(seed);
        for (int i = 0; i < STEPS / 2; i++) {
            if (step(game).step().orElse(new Step.Idle()) instanceof Step.Awaiting awaiting) {
                long hash = game.stateHash();
                List<Choice> choices = game.legalActions(awaiting.actor());
                assertThat(game.stateHash()).isEqualTo(hash);
                assertThat(choices).isNotEmpty();
                choices.forEach(choice -> assertTold(game, awaiting, choice));
                game.submit(awaiting.actor(), Menagerie.anything(input));
                step(game);
            }
        }
    }

    private static void assertTold(Game game, Step.Awaiting awaiting, Choice choice) {
        if (choice instanceof Choice.Legal legal) {
            Played played = submitted(game, awaiting, legal.action());
            if (played.step().isPresent()) { // else something threw that follows from the action, such as a reaction
                Step.Acted acted = (Step.Acted) played.step().get();
                assertThat(acted.action()).isEqualTo(legal.becomes());
                assertThat(acted.why()).isEmpty();
            }
        } else if (choice instanceof Choice.Refused refused) {
            assertThat(why(submitted(game, awaiting, refused.action()))).isEqualTo(refused.why());
        } else if (choice instanceof Choice.Unaffordable dear) {
            assertThat(why(submitted(game, awaiting, dear.action())))
                    .isEqualTo(new Refusal.TooExpensive(dear.cost(), game.view().energy(awaiting.actor())));
        }
    }

    private static Played submitted(Game game, Step.Awaiting awaiting, Action action) {
        Game fork = game.fork();
        fork.submit(awaiting.actor(), action);
        return step(fork);
    }

    private static Refusal why(Played played) {
        Step step = played.step().orElseThrow();
        return (step instanceof Step.Acted acted ? acted.why() : ((Step.Awaiting) step).refused()).orElseThrow();
    }
}
