package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeekTest {

    private static final Senses SENSES = Senses.ofRadius(4).replacing(Familiarity.AT_HOME);

    /** A friend who shouts each turn. */
    private record Shout() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Shouted(context.view().actor().id()));
            return ActionResult.succeeded();
        }
    }

    private record Shouted(EntityId who) implements GameEvent {
        @Override
        public List<EntityId> involved() {
            return List.of(who);
        }

        @Override
        public int loudness() {
            return 40;
        }
    }

    private static final Brain SHOUTER = turn -> Decision.act(new Shout());
    private static final Brain IDLE = turn -> Decision.act(new Rest());

    private static Blueprint creature(String name, Brain brain) {
        return Blueprint.of(name).with(Health.of(9)).with(SENSES).with(brain);
    }

    /** Where the wolf is after so many turns of it. */
    private static Point wolf(Brain brain, int turns, String... rows) {
        Legend legend = Legend.standard()
                .with('w', creature("wolf", brain))
                .with('s', creature("shouter", SHOUTER))
                .with('@', creature("hero", IDLE).replacing(Faction.PLAYERS));
        Game game = Game.start(
                Rules.named("seek")
                        .level("place", LevelText.of(String.join("\n", rows), legend))
                        .build(),
                1);
        Entity wolf = game.view().entities().stream()
                .filter(each -> each.name().equals("wolf"))
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < turns * game.view().actors().size(); i++) {
            game.step();
        }
        return game.view().entity(wolf.id()).flatMap(Entity::position).orElseThrow();
    }

    private static Brain comes(int x, int y) {
        return new Unless(new Tracker(), "comes for you", new Seek(new Point(x, y)));
    }

    @Test
    void aNoiseOnTheWayLeadsNobodyAstray() {
        String[] rows = {"w..................", "######.############", ".................s#"};
        Tracker told = new Tracker(
                Optional.empty(),
                Optional.of(new Location.OnLevel(0, new Point(18, 0))),
                Optional.empty(),
                Patience.FRESH);
        assertThat(wolf(told, 40, rows)).as("a tracker follows the shouts").isNotEqualTo(new Point(18, 0));
        assertThat(wolf(comes(18, 0), 18, rows)).isEqualTo(new Point(18, 0));
    }

    @Test
    void itIsOverForGoodOnceItIsThere() {
        String[] rows = {"w..................", "######.############", ".................s#"};
        assertThat(wolf(comes(8, 0), 8, rows)).isEqualTo(new Point(8, 0));
        assertThat(wolf(comes(8, 0), 60, rows)).as("then it listens").isNotEqualTo(new Point(8, 0));
    }

    @Test
    void whoSeesAnEnemyIsOutForThat() {
        assertThat(wolf(comes(0, 0), 9, "....w...@")).isEqualTo(new Point(7, 0));
    }

    @Test
    void itGoesAsNearAsItCan() {
        assertThat(wolf(comes(9, 0), 20, "w......#..", "##########")).isEqualTo(new Point(0, 0));
        assertThat(wolf(comes(7, 0), 20, "w......#", "########")).isEqualTo(new Point(6, 0));
        assertThat(wolf(comes(99, 0), 20, "w......#", "########")).isEqualTo(new Point(6, 0));
    }
}
