package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.brain.Instincts;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.rules.LevelText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PathfindingTypesTest {

    static List<Controller> brains() {
        return List.of(
                new Hunter(),
                new Tracker(Optional.of(new EntityId(2, 7)), Optional.of(new Point(3, 1))),
                Skirmisher.SKIRMISHER,
                new Patroller(List.of(new Point(1, 2), new Point(3, 4)), 1, List.of(Explore.EXPLORE, new Escape(9))),
                Instincts.of(new Escape(7), new Follow(new EntityId(1, 5), 3), Fetch.FETCH, Explore.EXPLORE),
                Instincts.of(Escape.fromAfar(), new Travel(new Point(4, 2)), BreakIn.BREAK_IN, Descend.DESCEND),
                Instincts.of(new Explore(
                        List.of(new Explore.Bump(0, new Point(1, 2), 10), new Explore.Bump(3, new Point(0, 5), 1)),
                        List.of(new Explore.Look(new EntityId(1, 5), new Point(1, 1), 700, 4)))),
                Adventurer.mendingAt(4));
    }

    @ParameterizedTest
    @MethodSource("brains")
    void aBrainIsReadBackAsItWas(Controller brain) {
        Legend legend = Legend.standard().with('g', Blueprint.of("goblin").with(brain));
        Rules rules =
                Rules.named("lair").level("map", LevelText.of("g...", legend)).build();
        Game game = Game.start(rules, 1);

        Game resumed = Game.resume(rules, game.state());

        assertThat(resumed.view().entities().get(0).get(Controller.class)).contains(brain);
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }
}
