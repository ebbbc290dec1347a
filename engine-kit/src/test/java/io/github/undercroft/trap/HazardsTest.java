package io.github.undercroft.trap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Trapped;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Acid and traps. */
class HazardsTest {

    private static final Move EAST = new Move(Direction.EAST);
    private static final Blueprint HERO = Blueprint.player("you").with(Health.of(10));
    private static final Trap TRAP = Trap.hidden(Ground.FLOOR, new Stab(3));
    private static final Point AT = new Point(1, 0);

    /** Pushes who stands next to it. */
    private record Push(EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryStep(whom, Direction.EAST);
        }
    }

    private static Scenario with(Terrain terrain, Blueprint hero, String row) {
        Legend legend = Scenario.legend().replacing('@', hero).with('~', terrain);
        return Scenario.of(legend, row);
    }

    private static int hitPoints(Scenario scenario, int glyph) {
        return scenario.entity(glyph).get(Destructible.class).orElseThrow().hitPoints();
    }

    private static Terrain there(Scenario scenario) {
        return scenario.game().view().board().terrainAt(AT);
    }

    @Test
    void aTrapIsCalledByItsOwnNameOnceItIsKnown() {
        Trap darts = TRAP.named("dart trap");
        assertThat(darts.name()).isEqualTo(Ground.FLOOR.name());
        assertThat(darts.as(Trap.State.FOUND).name()).isEqualTo("dart trap");
        assertThat(darts.as(Trap.State.SPENT).name()).isEqualTo("sprung dart trap");
        assertThatThrownBy(() -> TRAP.named(" ")).hasMessageContaining("such as \"dart trap\"");
    }

    @Test
    void acidBurnsOnEnteringAndOnStanding() {
        Scenario scenario = with(Acid.of(1), HERO, "@~.");
        scenario.play(EAST);
        assertThat(hitPoints(scenario, '@')).isEqualTo(8);
        scenario.play(new Rest());
        assertThat(hitPoints(scenario, '@')).isEqualTo(7);
        scenario.play(EAST);
        assertThat(hitPoints(scenario, '@')).isEqualTo(7);
    }

    @Test
    void acidBurnsWhoIsShovedIntoItNotWhoShoves() {
        Scenario scenario = with(new Acid(Dice.of("1d1+1")), HERO, "@g~.");
        EntityId goblin = scenario.id('g');
        scenario.game().submit(scenario.id('@'), new Push(goblin));
        scenario.game().step();
        assertThat(hitPoints(scenario, 'g')).isEqualTo(2);
        assertThat(hitPoints(scenario, '@')).isEqualTo(10);
    }

    @Test
    void whoFliesTouchesNeitherAcidNorTraps() {
        Blueprint bird = HERO.with(Moves.by(Motility.FLY));
        Scenario acid = with(Acid.of(1), bird, "@~.");
        acid.play(EAST);
        Scenario trap = with(TRAP, bird, "@~.");
        trap.play(EAST);
        assertThat(hitPoints(acid, '@')).isEqualTo(10);
        assertThat(hitPoints(trap, '@')).isEqualTo(10);
        assertThat(there(trap)).isEqualTo(TRAP);
    }

    @Test
    void aHiddenTrapLooksLikeFloorUntilItSprings() {
        Legend legend = Scenario.legend().replacing('@', HERO).with('~', TRAP).with('_', TRAP.as(Trap.State.SPENT));
        Scenario scenario = Scenario.of(legend, "@~.");
        scenario.expectMap("@..");
        assertThat(TRAP.name()).isEqualTo(Ground.FLOOR.name());

        scenario.play(EAST);
        assertThat(hitPoints(scenario, '@')).isEqualTo(7);
        assertThat(scenario.expectEventOf(Trap.Sprung.class).at()).isEqualTo(AT);
        scenario.play(EAST).expectMap("._@");
        scenario.play(new Move(Direction.WEST));
        assertThat(hitPoints(scenario, '@')).isEqualTo(7);
    }

    @Test
    void anObserverRemembersFloorWhereAHiddenTrapIs() {
        Senses senses = Senses.of(Eyes.of(Reach.round(5)).withNightVision(5));
        Scenario scenario = with(TRAP, HERO.with(senses), "@~.");
        assertThat(scenario.game()
                        .view()
                        .perception(scenario.id('@'))
                        .orElseThrow()
                        .board()
                        .terrainAt(AT))
                .isEqualTo(Ground.FLOOR);

        scenario.play(new Search(100));
        assertThat(scenario.game()
                        .view()
                        .perception(scenario.id('@'))
                        .orElseThrow()
                        .board()
                        .terrainAt(AT))
                .isEqualTo(TRAP.as(Trap.State.FOUND));
    }

    @Test
    void aTrapThatSpringsAgainStaysFound() {
        Scenario scenario = with(TRAP.again(), HERO, "@~.");
        scenario.play(EAST, EAST, new Move(Direction.WEST));
        assertThat(hitPoints(scenario, '@')).isEqualTo(4);
        assertThat(there(scenario)).isEqualTo(TRAP.again().as(Trap.State.FOUND));
    }

    @Test
    void searchingFindsTrapsInTheFloorAndOnChestsOrNothing() {
        Blueprint chest = Blueprint.of("chest").with(Container.CLOSED).with(Trapped.hidden(new Stab(1)));
        Legend legend = Scenario.legend().replacing('@', HERO).with('~', TRAP).with('C', chest);
        Scenario none = Scenario.of(legend, "C@~");
        none.play(new Search(0));
        assertThat(none.events()).noneMatch(TrapFound.class::isInstance);

        Scenario all = Scenario.of(legend, "C@~");
        all.play(new Search(100));
        assertThat(all.events().stream().filter(TrapFound.class::isInstance)).hasSize(2);
        assertThat(all.entity('C').get(Trapped.class))
                .contains(Trapped.hidden(new Stab(1)).found());
        all.play(new Search(100));
        assertThat(all.events()).noneMatch(TrapFound.class::isInstance);
    }

    @Test
    void whatLiesInATrapDoesNotSpringIt() {
        Legend legend = Scenario.legend().replacing('@', HERO).with('~', TRAP);
        Scenario scenario = Scenario.of(legend, "@~.");
        scenario.play(new Drops(AT));
        assertThat(there(scenario)).isEqualTo(TRAP);
    }

    /** Lets a stone come into being there. */
    private record Drops(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.trySpawn(Blueprint.item("stone"), at);
            return ActionResult.succeeded();
        }
    }

    @Test
    void badNumbersAreNamed() {
        assertThatThrownBy(() -> new Search(101))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("101");
        assertThatThrownBy(() -> new Trap("trap", Trap.State.FOUND, Trap.State.HIDDEN, Ground.FLOOR, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
