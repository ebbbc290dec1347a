package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PathfindingTypesTest {

    private static final Optional<Trail> TRAIL = Optional.of(new Trail(new EntityId(1, 5), 700, 4));
    private static final Patience PATIENCE = new Patience(
            3,
            5,
            7,
            List.of(new Patience.Blocker(new EntityId(1, 5), new Point(1, 1), 650, 700, 4)),
            List.of(new FailedTries(0, new Point(1, 2), 10, 60, 90), new FailedTries(3, new Point(0, 5), 1, 7, 7)));

    static List<Brain> brains() {
        return List.of(
                new Hunter(),
                new Tracker(
                        Optional.of(new EntityId(2, 7)),
                        Optional.of(new Location.OnLevel(2, new Point(3, 1))),
                        Optional.empty(),
                        Patience.FRESH),
                new Skirmisher(),
                new Patroller(
                        List.of(new Point(1, 2), new Point(3, 4)),
                        1,
                        List.of(new Explore(), new Escape(9)),
                        Patience.FRESH),
                PriorityBrain.of(new Escape(7), new Follow(new EntityId(1, 5), 3), new Fetch(), new Explore()),
                PriorityBrain.of(Escape.fromAfar(), new Travel(new Point(4, 2)), new BreakIn(), new PullLever()),
                PriorityBrain.of(new Explore(PATIENCE)),
                PriorityBrain.of(new Fetch(PATIENCE), new Descend(PATIENCE), new BreakIn(PATIENCE), new Skirmisher()),
                PriorityBrain.of(new PullLever(PATIENCE), new Descend()),
                PriorityBrain.of(
                        new Travel(new Point(4, 2), PATIENCE), new Follow(new EntityId(1, 5), 3, PATIENCE, TRAIL)),
                new Patroller(List.of(new Point(1, 2)), 0, List.of(), PATIENCE),
                new Hunter(TRAIL, PATIENCE),
                PriorityBrain.of(
                        new Thieve(),
                        new Obey(new Follow(new EntityId(1, 5), 3, PATIENCE, TRAIL)),
                        new Tend(2, 3),
                        new GiveUp(4, 5, 6),
                        new Surround(3),
                        new UntilCornered(new Escape(7), 8)),
                new Tracker(Optional.of(new EntityId(1, 5)), Optional.empty(), TRAIL, PATIENCE),
                Adventurer.mendingAt(4));
    }

    @ParameterizedTest
    @MethodSource("brains")
    void aBrainIsReadBackAsItWas(Brain brain) {
        Game resumed = resumed(Blueprint.of("goblin").with(brain));

        assertThat(resumed.view().entities().get(0).get(Brain.class)).contains(brain);
    }

    @Test
    void aPackAndItsLeaderAreReadBackAsTheyWere() {
        UntilCornered fear = new UntilCornered(new Escape(7), 8);
        Game resumed = resumed(Blueprint.of("wolf")
                .with(new Pack("wolves"))
                .with(Reaction.Several.of(new PackLeader(7), new Chaser(8)))
                .with(Effects.of(Lasting.of(EffectKind.FEAR, fear, 10))));

        Entity wolf = resumed.view().entities().get(0);
        assertThat(wolf.get(Pack.class)).contains(new Pack("wolves"));
        assertThat(wolf.get(Reaction.class)).contains(Reaction.Several.of(new PackLeader(7), new Chaser(8)));
        assertThat(Lasting.lasting(wolf, EffectKind.FEAR)).map(Lasting::what).contains(fear);
    }

    private static Game resumed(Blueprint who) {
        Legend legend = Legend.standard().with('g', who);
        Rules rules =
                Rules.named("lair").level("map", LevelText.of("g...", legend)).build();
        Game game = Game.start(rules, 1);
        Game resumed = Game.resume(rules, game.state());
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
        return resumed;
    }
}
