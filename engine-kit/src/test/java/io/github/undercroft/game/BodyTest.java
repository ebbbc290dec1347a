package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Component;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Trajectory;
import io.github.undercroft.door.Lever;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Unseen;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Somebody that fills two by two cells. */
class BodyTest {

    private static final String[] ROOM = {
        "##########", //
        "#........#",
        "#..OO....#",
        "#..OO.@..#",
        "#........#",
        "##########"
    };

    private static Blueprint ogre(Component... more) {
        Blueprint ogre = Blueprint.of("ogre").with(Health.of(60)).with(new Body(2, 2));
        for (Component each : more) {
            ogre = ogre.with(each);
        }
        return ogre;
    }

    private static Scenario scene(Blueprint ogre, String... rows) {
        Blueprint hero = Values.hero().with(Senses.ofRadius(12));
        return Values.scenario(Legend.standard().with('@', hero).with('O', ogre), rows);
    }

    private static Scenario scene() {
        return scene(ogre(), ROOM);
    }

    private static Values.Deed doing(Function<ActionContext, ActionResult> does) {
        return Values.Deed.of("deed", does);
    }

    private static Point at(int x, int y) {
        return new Point(x, y);
    }

    private static void assertFills(Scenario scenario, Point... cells) {
        Entity ogre = scenario.entity('O');
        assertThat(ogre.cells()).containsExactly(cells);
        assertThat(ogre.position()).contains(cells[0]);
        Board board = scenario.game().view().board();
        Board known = scenario.game().turn(scenario.hero().id()).board();
        int filled = 0;
        for (Point cell : SlowMemory.points(board)) {
            boolean isFilled = List.of(cells).contains(cell);
            assertThat(board.occupantAt(cell).filter(ogre::equals).isPresent())
                    .as("fills %s", cell)
                    .isEqualTo(isFilled);
            assertThat(known.entitiesAt(cell).stream()
                            .anyMatch(each -> each.id().equals(ogre.id())))
                    .as("is known at %s", cell)
                    .isEqualTo(isFilled);
            filled += isFilled ? 1 : 0;
        }
        assertThat(filled).isEqualTo(cells.length);
        assertThat(known.entities().stream().filter(each -> each.id().equals(ogre.id())))
                .hasSize(1);
        assertThat(Invariants.violations(scenario.game())).isEmpty();
    }

    @Test
    void fourLettersAreOneThatFillsFourCells() {
        Scenario scenario = scene();
        scenario.game().step();

        assertThat(scenario.game().view().entities()).hasSize(2);
        assertFills(scenario, at(3, 2), at(4, 2), at(3, 3), at(4, 3));
        assertThat(scenario.map()).isEqualTo(String.join("\n", ROOM));
    }

    @Test
    void tooFewLettersAreAnError() {
        for (String rows : List.of("OO@\nO..", "OOO\nOO@", ".@O\n..O", "OO@", "O@\nO.")) {
            assertThatThrownBy(() -> LevelText.of(
                            rows, Legend.standard().with('@', Values.hero()).with('O', ogre())))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("\"ogre\" fills 2 x 2 cells and begins at")
                    .hasMessageContaining("write that letter on all of them");
        }
    }

    @Test
    void twoOfThemMayStandSideBySide() {
        Scenario scenario = scene(ogre(), "OOOO@", "OOOO.");

        assertThat(scenario.game().view().entities()).hasSize(3);
        assertThat(Invariants.violations(scenario.game())).isEmpty();
    }

    @Test
    void aStepMovesAllOfIt() {
        Scenario scenario = scene();
        EntityId ogre = scenario.id('O');

        scenario.play(doing(context -> context.tryStep(ogre, Direction.SOUTH_EAST)));
        assertFills(scenario, at(4, 3), at(5, 3), at(4, 4), at(5, 4));
        scenario.expectEventOf(Moved.class);
    }

    @Test
    void allOfItNeedsRoom() {
        Scenario scenario = scene();
        EntityId ogre = scenario.id('O');
        EntityId hero = scenario.hero().id();

        scenario.play(doing(context -> {
            assertThat(context.tryMove(ogre, at(8, 2)))
                    .isEqualTo(ActionResult.failed(new Refusal.Impassable(at(9, 2), Ground.WALL)));
            assertThat(context.tryMove(ogre, at(5, 2)))
                    .isEqualTo(ActionResult.failed(new Refusal.Occupied(at(6, 3), hero)));
            assertThat(context.tryMove(ogre, at(9, 2)))
                    .isEqualTo(ActionResult.failed(new Refusal.OutsideBoard(at(10, 3))));
            assertThat(context.tryMove(ogre, at(-1, -1)))
                    .isEqualTo(ActionResult.failed(new Refusal.OutsideBoard(at(-1, -1))));
            assertThat(context.tryMove(ogre, at(4, 3))).isEqualTo(ActionResult.succeeded());
            return context.tryMove(hero, at(5, 4));
        }));
        scenario.expectRefusal(new Refusal.Occupied(at(5, 4), ogre));
    }

    @Test
    void onlyTwoOfOneSizeSwapPlaces() {
        Scenario unequal = scene(ogre(), "OO@", "OO.");
        EntityId ogre = unequal.id('O');
        EntityId hero = unequal.hero().id();
        unequal.play(doing(context -> context.trySwap(hero, Direction.WEST)));
        unequal.expectRefusal(new Refusal.Occupied(at(1, 0), ogre));

        Blueprint other = Blueprint.of("giant").with(new Body(2, 2));
        Scenario equal = Values.scenario(
                Legend.standard().with('@', Values.hero()).with('O', ogre()).with('G', other), "OOGG@", "OOGG.");
        EntityId one = equal.id('O');
        equal.play(doing(context -> context.trySwap(one, Direction.EAST)));
        assertThat(equal.map()).isEqualTo("GGOO@\nGGOO.");
        equal.play(doing(context -> context.trySwap(one, Direction.EAST)));
        equal.expectRefusal(new Refusal.Occupied(at(4, 0), equal.hero().id()));
        assertThat(Invariants.violations(equal.game())).isEmpty();
    }

    @Test
    void whoGrowsNeedsRoomAndWhoShrinksLeavesIt() {
        Scenario scenario = scene();
        EntityId ogre = scenario.id('O');

        scenario.play(doing(context -> {
            assertThatThrownBy(() -> context.set(ogre, new Body(4, 2)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("has no room to fill its cells")
                    .hasMessageContaining("Occupied");
            assertThatThrownBy(() -> context.set(ogre, new Body(2, 4))).hasMessageContaining("Impassable");
            assertThatThrownBy(() -> context.set(ogre, new Body(20, 2))).hasMessageContaining("OutsideBoard");
            context.set(ogre, new Body(3, 1));
            return ActionResult.succeeded();
        }));
        assertFills(scenario, at(3, 2), at(4, 2), at(5, 2));
        scenario.play(doing(context -> {
            context.clear(ogre, Body.class);
            return ActionResult.succeeded();
        }));
        assertFills(scenario, at(3, 2));
    }

    @Test
    void anAreaAndABlowStrikeItOnce() {
        for (Point aimed : List.of(at(4, 3), at(3, 2), at(4, 2))) {
            Scenario scenario = Values.scenario(
                    Legend.standard()
                            .with(
                                    '@',
                                    Blueprint.player("you")
                                            .with(AreaWeapon.burst(1, Trajectory.lobbed(8), Blow.of("1"))))
                            .with('O', ogre()),
                    ROOM);
            EntityId ogre = scenario.id('O');
            scenario.play(new Attack(new Aim.At(aimed)));
            assertThat(hurt(scenario.events(), ogre)).isEqualTo(1);
        }
        Scenario fist = scene(ogre(), ".OO@", ".OO.");
        EntityId ogre = fist.id('O');
        fist.play(Attack.toward(Direction.WEST));
        assertThat(hurt(fist.events(), ogre)).isEqualTo(1);
    }

    private static long hurt(List<GameEvent> events, EntityId who) {
        return events.stream()
                .filter(event ->
                        event instanceof Damaged damaged && damaged.who().equals(who))
                .count();
    }

    @Test
    void itStrikesWhoStandsBesideAnyOfItsCells() {
        for (String rows : List.of("OO.\nOO@", ".OO\n@OO", "OO\nOO\n.@", ".@\nOO\nOO", "OO.\nOO.\n..@")) {
            Scenario scenario = scene(
                    ogre(LinearWeapon.ofDamage(1), new Values.ScriptedBrain("bumps", turn -> {
                        Entity hero = turn.board().entities().stream()
                                .filter(turn::isEnemy)
                                .findFirst()
                                .orElseThrow();
                        Point there = hero.position().orElseThrow();
                        Point from = turn.actor().nearest(there).orElseThrow();
                        return Decision.act(
                                Bump.toward(Direction.towards(from, there).orElseThrow()));
                    })),
                    rows.split("\n", -1));
            EntityId hero = scenario.hero().id();
            scenario.play(new Rest(), new Rest());
            assertThat(hurt(scenario.events(), hero)).as(rows).isGreaterThan(0);
        }
    }

    @Test
    void eachDifferentGroundActsOnItOnce() {
        Scenario scenario = scene(ogre(new Values.ScriptedBrain("waits", turn -> Decision.act(new Wait()))), ROOM);
        EntityId ogre = scenario.id('O');
        scenario.play(doing(context -> {
            List.of(at(4, 2), at(3, 3), at(4, 3)).forEach(cell -> context.setTerrain(cell, Acid.of(2)));
            return ActionResult.succeeded();
        }));
        assertThat(hurt(scenario.events(), ogre)).isEqualTo(1);
        scenario.play(doing(context -> {
            context.setTerrain(at(3, 2), Acid.of(1));
            return ActionResult.succeeded();
        }));
        assertThat(hurt(scenario.events(), ogre)).isEqualTo(2);
    }

    @Test
    void fireOnSeveralOfItsCellsBurnsItOnceATurn() {
        Scenario scenario = scene(ogre(), "@..OO", "...OO");
        EntityId ogre = scenario.id('O');
        scenario.play(doing(context -> {
            scenario.entity('O').cells().forEach(cell -> context.setTerrain(cell, Fire.BARE));
            return ActionResult.succeeded();
        }));
        long burnt = 0;
        for (int turn = 0; turn < 4; turn++) {
            scenario.play(Values.Deed.noting("waits"));
            assertThat(hurt(scenario.events(), ogre)).isLessThanOrEqualTo(1);
            burnt += hurt(scenario.events(), ogre);
        }
        assertThat(burnt).isPositive();
    }

    @Test
    void tallGrassBelowAllOfItBurnsItOnceATurnAndIsTroddenDown() {
        Blueprint giant = Blueprint.of("giant")
                .with(Health.of(90))
                .with(new Body(3, 3))
                .with(new Values.ScriptedBrain("rests", turn -> Decision.act(new Rest())));
        Scenario scenario = scene(giant, "@..OOO", "...OOO", "...OOO");
        EntityId who = scenario.id('O');
        scenario.play(doing(context -> {
            scenario.entity('O')
                    .cells()
                    .forEach(
                            cell -> context.setTerrain(cell, new Fire(Grass.TALL, Fire.BARE.damage(), EntityId.WORLD)));
            return ActionResult.succeeded();
        }));
        for (int turn = 0; turn < 6; turn++) {
            scenario.play(Values.Deed.noting("waits"));
            assertThat(hurt(scenario.events(), who)).isLessThanOrEqualTo(1);
        }
        Scenario meadow = scene(giant, "@...OOO", "....OOO", "....OOO");
        EntityId walker = meadow.id('O');
        meadow.play(doing(context -> {
            for (int y = 0; y < 3; y++) {
                context.setTerrain(at(3, y), Grass.TALL);
            }
            return context.tryStep(walker, Direction.WEST);
        }));
        for (int y = 0; y < 3; y++) {
            assertThat(meadow.game().view().board().terrainAt(at(3, y))).isEqualTo(Grass.TRODDEN);
        }
    }

    @Test
    void aTrapBelowAnyNewCellSpringsWhereItIs() {
        Scenario scenario = scene(ogre(new Values.ScriptedBrain("rests", turn -> Decision.act(new Rest()))), ROOM);
        EntityId ogre = scenario.id('O');
        scenario.play(doing(context -> {
            context.setTerrain(at(5, 3), Trap.hidden(Ground.FLOOR, Harm.of("3")));
            return context.tryStep(ogre, Direction.EAST);
        }));
        assertThat(scenario.expectEventOf(Trap.Sprung.class).at()).isEqualTo(at(5, 3));
        assertThat(scenario.game().view().board().terrainAt(at(4, 2))).isEqualTo(Ground.FLOOR);
    }

    @Test
    void aLeverBelowAnyNewCellIsPulledWhereItIs() {
        Scenario scenario = scene(ogre(new Values.ScriptedBrain("rests", turn -> Decision.act(new Rest()))), ROOM);
        EntityId ogre = scenario.id('O');
        scenario.play(doing(context -> {
            context.setTerrain(at(5, 3), Lever.of("vault"));
            return context.tryStep(ogre, Direction.EAST);
        }));
        assertThat(scenario.expectEventOf(Lever.Pulled.class).at()).isEqualTo(at(5, 3));
        assertThat(scenario.game().view().board().terrainAt(at(5, 3))).isEqualTo(new Lever("vault", true));
        assertThat(scenario.game().view().board().terrainAt(at(4, 2))).isEqualTo(Ground.FLOOR);
    }

    @Test
    void whoSeesOneCellKnowsItWhole() {
        Scenario scenario = scene(
                ogre(), //
                "#########",
                "#...#OO.#",
                "#.@..OO.#",
                "#...#...#",
                "#########");
        scenario.game().step();
        EntityId hero = scenario.hero().id();
        EntityId ogre = scenario.id('O');

        Board known = scenario.game().turn(hero).board();
        assertThat(scenario.game().turn(hero).perception().orElseThrow().sees(at(5, 1)))
                .isFalse();
        assertThat(known.occupantAt(at(5, 1)).map(Entity::id)).contains(ogre);
        assertThat(known.terrainAt(at(5, 1))).isEqualTo(Unseen.CELL);
        scenario.play(doing(context -> context.tryStep(ogre, Direction.SOUTH)));
        assertFills(scenario, at(5, 2), at(6, 2), at(5, 3), at(6, 3));
        scenario.play(doing(context -> context.tryMove(ogre, at(6, 1))));
        Optional<Point> last = scenario.game().turn(hero).perception().orElseThrow().sightings().stream()
                .map(sighting -> sighting.at())
                .findFirst();
        assertThat(last).isPresent();
        scenario.play(doing(context -> context.tryMove(hero, at(4, 2))));
        assertFills(scenario, at(6, 1), at(7, 1), at(6, 2), at(7, 2));
    }

    @Test
    void itSeesFromAllOfItsCells() {
        Scenario scenario = scene(
                ogre(Senses.ofRadius(9), new Values.ScriptedBrain("rests", turn -> Decision.act(new Rest()))), //
                "#OO###",
                "#OO.@#",
                "######");
        scenario.game().step();

        assertThat(scenario.game()
                        .view()
                        .perception(scenario.id('O'))
                        .orElseThrow()
                        .sees(scenario.hero().id()))
                .isTrue();
    }

    @Test
    void itHearsWithTheCellThatIsNearest() {
        Scenario scenario = scene(ogre(Senses.ofRadius(0).withHearing(50)), "OO......@", "OO.......");
        EntityId ogre = scenario.id('O');
        for (int x : List.of(6, 5)) {
            scenario.play(doing(context -> {
                context.emit(new Watching.Bang(at(x, 1), 8));
                return ActionResult.succeeded();
            }));
            assertThat(scenario.game().view().perception(ogre).orElseThrow().heard())
                    .hasSize(x == 5 ? 1 : 0);
        }
    }

    @Test
    void aSaveAndAForkGoOnAlike() {
        Blueprint hero = Values.hero().with(Senses.ofRadius(12));
        Rules rules = Rules.named("ogres")
                .level(
                        "hall",
                        LevelText.of(
                                String.join("\n", ROOM),
                                Legend.standard().with('@', hero).with('O', ogre())))
                .build();
        Game game = Game.start(rules, 1);
        game.step();

        for (Game other : List.of(Game.resume(rules, game.state()), game.fork())) {
            assertThat(other.stateHash()).isEqualTo(game.stateHash());
            assertThat(other.view().entities().get(0).cells()).hasSize(4);
            assertThat(other.turn(game.view().entities().get(1).id()).board().isOccupied(at(4, 3)))
                    .isTrue();
            assertThat(Invariants.violations(other)).isEmpty();
        }
    }

    @Test
    void aBodyHasAtLeastOneCell() {
        assertThatThrownBy(() -> new Body(0, 2)).hasMessageContaining("0 x 2");
        assertThatThrownBy(() -> new Body(2, -1)).hasMessageContaining("2 x -1");
        assertThat(Blueprint.item("rug").with(new Body(3, 1)).footprint().isOneCell())
                .isTrue();
    }
}
