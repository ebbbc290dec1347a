package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Listing and previewing tell the truth and change nothing. */
class LookingAheadLawsTest {

    private static final int STEPS = 15;

    @Property
    void whatIsListedComesTrueWhenItIsSubmitted(@ForAll long seed) {
        Play play = Play.of(seed);
        for (int i = 0; i < STEPS; i++) {
            if (play.next().what() instanceof Step.Awaiting awaiting) {
                Game game = play.game.fork();
                EntityId actor = awaiting.actor();
                List<Choice> choices = Play.isInterrupted(game, actor) ? list(game, actor) : List.of();
                for (Choice choice : choices) {
                    Game tried = game.fork();
                    if (Play.isSubmitted(tried, actor, action(choice))) {
                        comesTrue(choice, tried);
                    }
                }
            }
        }
    }

    private static Action action(Choice choice) {
        if (choice instanceof Choice.Legal legal) {
            return legal.action();
        }
        if (choice instanceof Choice.Refused refused) {
            return refused.action();
        }
        return choice instanceof Choice.Unaffordable dear ? dear.action() : new Rest();
    }

    private static void comesTrue(Choice choice, Game tried) {
        Optional<Step> came = Play.step(tried);
        if (came.isEmpty()) { // something that followed threw, which takes a turn
            assertThat(choice instanceof Choice.Refused refused && !(refused.why() instanceof Refusal.EndlessChain))
                    .as("%s", choice)
                    .isFalse();
        } else if (choice instanceof Choice.Refused refused) {
            Optional<Refusal> why = came.get() instanceof Step.Awaiting awaiting
                    ? awaiting.refused()
                    : ((Step.Acted) came.get()).why().filter(Refusal.EndlessChain.class::isInstance);
            assertThat(why).as("%s", choice).contains(refused.why());
        } else if (choice instanceof Choice.Legal legal) {
            Step.Acted acted = (Step.Acted) came.get();
            assertThat(acted.why()).as("%s", choice).isEmpty();
            assertThat(acted.action()).as("%s", choice).isEqualTo(legal.becomes());
        } else if (choice instanceof Choice.Unaffordable) {
            Step.Acted acted = (Step.Acted) came.get();
            assertThat(acted.action()).as("%s", choice).isEqualTo(new Rest());
            assertThat(acted.why().orElseThrow()).isInstanceOf(Refusal.TooExpensive.class);
        }
    }

    /** What is listed; nothing if an offer throws. Listing it again gives the same. */
    private static List<Choice> list(Game game, EntityId actor) {
        long hash = game.stateHash();
        StateNode state = game.state();
        try {
            List<Choice> choices = game.legalActions(actor);
            assertThat(game.legalActions(actor)).isEqualTo(choices);
            return choices;
        } catch (GameCodeException thrown) {
            return List.of();
        } finally {
            assertThat(game.stateHash()).isEqualTo(hash);
            assertThat(game.state()).isEqualTo(state);
        }
    }

    @Property
    void listingAndPreviewingChangeNothingOfWhatComes(@ForAll long seed) {
        Play play = Play.midway(seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < STEPS; i++) {
            Play looking = play.fork();
            StateNode before = play.game.state();
            for (EntityId actor : play.game.view().actors()) {
                try {
                    list(looking.game, actor);
                    looking.game.preview(actor, Stock.action(random));
                } catch (IllegalArgumentException | GameCodeException notItsTurnOrFaulty) {
                    assertThat(looking.game.state()).isEqualTo(before);
                }
            }
            assertThat(looking.game.state()).isEqualTo(before);
            assertThat(looking.next()).isEqualTo(play.next());
            assertThat(looking.game.stateHash()).isEqualTo(play.game.stateHash());
        }
    }
}
