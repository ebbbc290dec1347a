package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/** Asking why an actor acts as it does changes nothing, and names what the actor then tries. */
@Heavy
class ExplainLawsTest {

    private static final int STEPS = 8;

    /** Does what another brain says, and keeps what that was. */
    private record Spy(Brain brain, List<Decision> said) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            Decision decision = brain.decide(turn);
            said.add(decision);
            return decision;
        }
    }

    private static Optional<Explanation> explained(Game game, EntityId who) {
        try {
            return Optional.of(game.explain(who));
        } catch (GameCodeException thrown) {
            return Optional.empty();
        }
    }

    @Property
    void askingTwiceIsAnsweredTheSameAndChangesNothing(@ForAll long seed) {
        Play asked = Play.midway(seed);
        Play left = asked.fork();
        for (int i = 0; i < STEPS; i++) {
            StateNode before = asked.game.state();
            for (EntityId who : asked.game.view().actors()) {
                Optional<Explanation> first = explained(asked.game, who);
                assertThat(explained(asked.game, who)).isEqualTo(first);
                assertThat(first.map(Explanation::toString))
                        .isEqualTo(explained(asked.game, who).map(Explanation::toString));
            }
            assertThat(asked.game.state()).isEqualTo(before);
            assertThat(asked.next()).isEqualTo(left.next());
            assertThat(asked.game.stateHash()).isEqualTo(left.game.stateHash());
        }
    }

    @Property
    void whatIsToldIsWhatTheActorThenTries(@ForAll long seed) {
        Play play = Play.midway(seed);
        int compared = 0;
        for (int i = 0; i < STEPS; i++) {
            Game game = play.game;
            if (!game.world().order.isEmpty() && game.world().outcome == null) {
                compared += compare(game.fork()) ? 1 : 0;
            }
            play.next();
        }
        Statistics.label("compared").collect(compared > 0);
        Statistics.label("compared").coverage(cases -> cases.check(true).percentage(share -> share > 50));
    }

    /** Whether the actor whose turn it is decides by itself, as was told. */
    private static boolean compare(Game game) {
        EntityState actor = game.world().entities.findInTurn(game.world().order.current());
        if (actor == null || actor.slots.brain == null || actor.input != null) {
            return false;
        }
        Optional<Explanation> told = explained(game, actor.id);
        if (told.isEmpty()
                || told.get().reasons().stream().anyMatch(each -> each.reason().contains("effect"))) {
            return false;
        }
        List<Decision> said = new ArrayList<>();
        game.engine().writer.compose(actor, actor.slots.with(new Spy(actor.slots.brain, said)));
        Play.step(game);
        Optional<Action> done = said.get(0) instanceof Decision.Act act ? Optional.of(act.action()) : Optional.empty();
        assertThat(told.get().action()).isEqualTo(done);
        return true;
    }
}
