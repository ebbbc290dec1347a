package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where ground ends a push. */
class PushGroundTest {

    /** Drops whoever comes there to the level below. */
    private record Pit() implements OpenTerrain, ActiveTerrain {
        @Override
        public String name() {
            return "pit";
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.tryTravel(who.id(), 1, Arrival.at(new Point(0, 0)));
        }
    }

    /** Sends whoever comes there somewhere on the same level. */
    private record Pad(Point to) implements OpenTerrain, ActiveTerrain {
        @Override
        public String name() {
            return "pad";
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.tryMove(who.id(), to);
        }
    }

    private static Trap pushing(Direction way, int cells) {
        return Trap.hidden(Ground.FLOOR, Push.of(cells).toward(way)).again();
    }

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(9)))
            .replacing('g', Blueprint.of("goblin").with(new Bystander()).with(Health.of(9)))
            .with('o', Blueprint.of("orc").with(new Bystander()).with(Health.of(9)))
            .with('O', new Pit())
            .with('^', Trap.hidden(Ground.FLOOR, Harm.of("2")))
            .with('v', pushing(Direction.SOUTH, 2))
            .with('>', pushing(Direction.EAST, 1))
            .with('<', pushing(Direction.WEST, 1))
            .with('T', new Pad(new Point(1, 1)))
            .with('t', new Pad(new Point(3, 0)));

    private record Pushing(EntityId who, Push push) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            push.befall(context, who);
            return ActionResult.succeeded();
        }
    }

    private static Scenario pushed(Push push, String... rows) {
        Scenario scenario =
                Scenario.of(LEGEND, rules -> rules.level("below", LevelText.of("...", Legend.standard())), rows);
        return scenario.play(new Pushing(scenario.id('g'), push));
    }

    private static List<Point> way(Scenario scenario, char who) {
        EntityId id = scenario.id(who);
        return scenario.events().stream()
                .filter(event -> event instanceof Moved moved && moved.who().equals(id))
                .map(event -> ((Moved) event).to())
                .toList();
    }

    private static Location where(Scenario scenario, char who) {
        return scenario.game().view().entity(scenario.id(who)).orElseThrow().location();
    }

    @Test
    void aPushOverAPitEndsInIt() {
        Scenario scenario = pushed(Push.of(4).withImpact("5"), "@.gO^..");
        assertThat(where(scenario, 'g')).isEqualTo(new Location.OnLevel(1, new Point(0, 0)));
        assertThat(way(scenario, 'g')).containsExactly(new Point(3, 0));
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
    }

    @Test
    void whoIsPushedAlongIntoAPitEndsThePushAndIsNotHit() {
        Scenario scenario = pushed(Push.of(4).withImpact("5"), "@.goO^..");
        assertThat(where(scenario, 'o')).isEqualTo(new Location.OnLevel(1, new Point(0, 0)));
        assertThat(where(scenario, 'g')).isEqualTo(new Location.OnLevel(0, new Point(3, 0)));
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
    }

    @Test
    void aTrapThatTeleportsEndsAPush() {
        Scenario scenario = pushed(Push.of(4), "@.gT...", ".......");
        assertThat(scenario.entity('g').position()).contains(new Point(1, 1));
    }

    @Test
    void aTrapThatPushesTakesOverFromAPush() {
        Scenario scenario = pushed(Push.of(4), "@.gv...", ".......", ".......");
        assertThat(scenario.entity('g').position()).contains(new Point(3, 2));
        assertThat(scenario.entity('g').get(Destructible.class)).contains(Health.of(9));
    }

    @Test
    void trapsThatPushToEachOtherComeToAnEnd() {
        Scenario scenario = Scenario.of(LEGEND, "@><.").play(new Move(Direction.EAST));
        assertThat(way(scenario, '@')).containsExactly(new Point(1, 0), new Point(2, 0), new Point(1, 0));
        assertThat(scenario.events()).hasSizeLessThan(20);
        scenario.play(new Move(Direction.WEST)).play(new Move(Direction.EAST));
        assertThat(way(scenario, '@')).hasSize(3); // they spring again in a later turn
    }

    @Test
    void padsThatSendToEachOtherComeToAnEnd() {
        Scenario scenario = Scenario.of(LEGEND.with('y', new Pad(new Point(1, 0))), "@t.y");
        scenario.play(new Move(Direction.EAST));
        assertThat(way(scenario, '@')).containsExactly(new Point(1, 0), new Point(3, 0), new Point(1, 0));
    }

    @Test
    void aShoveOfNoCellsIsRefused() {
        Push push = Push.of(1);
        EntityId who = new EntityId(0, 1);
        assertThatThrownBy(() -> new Push.Shove(who, new Point(0, 0), Direction.EAST, 0, push))
                .hasMessageContaining("this is 0. Give 1 for the next cell");
        assertThat(push.way()).isEqualTo(Optional.empty());
    }
}
