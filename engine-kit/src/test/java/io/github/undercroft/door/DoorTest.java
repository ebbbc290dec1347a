package io.github.undercroft.door;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.CloseDoor;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import io.github.undercroft.terrain.Outside;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Doors, and opening and closing them. */
class DoorTest {

    private static final Legend LEGEND = Scenario.legend().with('s', Blueprint.item("sword"), Door.OPEN);

    private static Point at(int x, int y) {
        return new Point(x, y);
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void doorsOnAllEightSidesAreInReach(Direction direction) {
        Point door = at(1, 1).step(direction);
        Scenario scenario = Scenario.of("+++", "+@+", "+++");

        scenario.play(new OpenDoor(door));
        assertThat(scenario.game().view().board().terrainAt(door)).isEqualTo(Door.OPEN);
        scenario.expectEvents(new TerrainChanged(
                0, door, Door.CLOSED, Door.OPEN, new Cause.Deed(scenario.id('@'), new OpenDoor(door))));

        scenario.play(new CloseDoor(door)).expectMap("+++", "+@+", "+++");
        scenario.expectEvents(new TerrainChanged(
                0, door, Door.OPEN, Door.CLOSED, new Cause.Deed(scenario.id('@'), new CloseDoor(door))));
    }

    @Test
    void doorsTwoCellsAwayAreOutOfReach() {
        Scenario.of("@.+").play(new OpenDoor(at(2, 0))).expectRefusal(new Refusal.OutOfReach(at(2, 0)));
        Scenario.of("@.-").play(new CloseDoor(at(2, 0))).expectRefusal(new Refusal.OutOfReach(at(2, 0)));
        Scenario.of("@..", "..+").play(new OpenDoor(at(2, 1))).expectRefusal(new Refusal.OutOfReach(at(2, 1)));
    }

    @Test
    void cellsAtTheEndsOfTheNumbersAreOutOfReach() {
        Point far = at(Integer.MIN_VALUE, Integer.MAX_VALUE);

        Scenario.of("@").play(new OpenDoor(far)).expectRefusal(new Refusal.OutOfReach(far));
        Scenario.of("@").play(new CloseDoor(far)).expectRefusal(new Refusal.OutOfReach(far));
    }

    @Test
    void onlyAClosedDoorIsOpened() {
        Scenario scenario = Scenario.of("#@-", ".#.");

        scenario.play(new OpenDoor(at(0, 0))).expectRefusal(new Refusal.WrongTerrain(at(0, 0), Ground.WALL));
        scenario.play(new OpenDoor(at(0, 1))).expectRefusal(new Refusal.WrongTerrain(at(0, 1), Ground.FLOOR));
        scenario.play(new OpenDoor(at(2, 0))).expectRefusal(new Refusal.WrongTerrain(at(2, 0), Door.OPEN));
        scenario.play(new OpenDoor(at(1, -1))).expectRefusal(new Refusal.WrongTerrain(at(1, -1), Outside.BOARD));
        scenario.expectMap("#@-", ".#.");
    }

    @Test
    void onlyAnOpenDoorIsClosed() {
        Scenario scenario = Scenario.of("#@+");

        scenario.play(new CloseDoor(at(0, 0))).expectRefusal(new Refusal.WrongTerrain(at(0, 0), Ground.WALL));
        scenario.play(new CloseDoor(at(2, 0))).expectRefusal(new Refusal.WrongTerrain(at(2, 0), Door.CLOSED));
        scenario.play(new CloseDoor(at(1, 1))).expectRefusal(new Refusal.WrongTerrain(at(1, 1), Outside.BOARD));
    }

    @Test
    void noDoorClosesOnSomebody() {
        Legend legend = Scenario.legend().replacing('g', Blueprint.of("goblin"), Door.OPEN);
        Scenario scenario = Scenario.of(legend, "@g");

        scenario.play(new CloseDoor(at(1, 0))).expectRefusal(new Refusal.Occupied(at(1, 0), scenario.id('g')));
        assertThat(scenario.game().view().board().terrainAt(at(1, 0))).isEqualTo(Door.OPEN);
    }

    @Test
    void noDoorClosesOnOneself() {
        Scenario scenario = Scenario.of("@-").play(new Move(Direction.EAST));

        scenario.play(new CloseDoor(at(1, 0))).expectRefusal(new Refusal.Occupied(at(1, 0), scenario.id('@')));
    }

    @Test
    void noDoorClosesOnAThing() {
        Scenario scenario = Scenario.of(LEGEND, "@s");

        scenario.play(new CloseDoor(at(1, 0))).expectRefusal(new Refusal.Occupied(at(1, 0), scenario.id('s')));
    }

    @Test
    void aDoorStopsSightAndAllMotionWhenClosedAlone() {
        for (Motility motility : List.of(Motility.WALK, Motility.FLY, new Motility("burrow"))) {
            assertThat(Door.CLOSED.passage().allows(motility)).isFalse();
            assertThat(Door.OPEN.passage().allows(motility)).isTrue();
        }
        assertThat(Door.CLOSED.transparent()).isFalse();
        assertThat(Door.OPEN.transparent()).isTrue();
    }

    @Test
    void doorsNextToTheActorOfferWhatCanBeDoneWithThem() {
        Scenario scenario = Scenario.of("+.-..", ".@...", "..#.+");

        assertThat(offered(scenario)).containsExactlyInAnyOrder(new OpenDoor(at(0, 0)), new CloseDoor(at(2, 0)));
    }

    @Test
    void everyDoorIsOfferedOnce() {
        assertThat(offered(Scenario.of("+++", "-@-", "---")))
                .doesNotHaveDuplicates()
                .hasSize(8);
    }

    @Test
    void aDoorThatIsBlockedIsListedWithItsRefusal() {
        Scenario scenario = Scenario.of(LEGEND, "@s");

        assertThat(scenario.game().legalActions(scenario.id('@')))
                .contains(
                        new Choice.Refused(new CloseDoor(at(1, 0)), new Refusal.Occupied(at(1, 0), scenario.id('s'))));
    }

    private static List<Action> offered(Scenario scenario) {
        return scenario.game().legalActions(scenario.id('@')).stream()
                .filter(Choice.Legal.class::isInstance)
                .map(choice -> ((Choice.Legal) choice).action())
                .toList();
    }
}
