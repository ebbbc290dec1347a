package io.github.undercroft.dig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.door.UseDoor;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Doors with locks, and terrain that gives way. */
class BreakingTest {

    private static final Point WEST_CELL = new Point(1, 0);
    private static final Move EAST = new Move(Direction.EAST);
    private static final Blueprint HERO = Blueprint.player("you").with(Health.of(10));
    private static final Crumbling SOFT_WALL = new Crumbling(Ground.WALL, Work.DIG, 5, Ground.FLOOR);

    private static Scenario at(Terrain terrain, Blueprint hero) {
        return Scenario.of(Scenario.legend().replacing('@', hero).with('D', terrain), "@D.");
    }

    private static Terrain there(Scenario scenario) {
        return scenario.game().view().board().terrainAt(WEST_CELL);
    }

    private static UseDoor use(UseDoor.Handling handling) {
        return new UseDoor(handling, WEST_CELL);
    }

    private static LockableDoor door(LockableDoor.State state) {
        return new LockableDoor(state, "cellar", 6);
    }

    private static void refused(Scenario scenario, Action action, Refusal why) {
        long before = scenario.game().stateHash();
        scenario.play(action).expectRefusal(why);
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    private static Blueprint withKey(String name) {
        return HERO.carrying(Blueprint.item("key").with(new Key(name)));
    }

    @Test
    void aLockedDoorNeedsItsKey() {
        Scenario scenario = at(door(LockableDoor.State.LOCKED), withKey("attic"));
        refused(scenario, EAST, new GroundRefusal.NeedsKey(WEST_CELL, "cellar"));

        Scenario keyed = at(door(LockableDoor.State.LOCKED), withKey("cellar"));
        keyed.play(EAST);
        assertThat(there(keyed)).isEqualTo(door(LockableDoor.State.OPEN));
        keyed.play(use(UseDoor.Handling.CLOSE), use(UseDoor.Handling.LOCK));
        assertThat(there(keyed)).isEqualTo(door(LockableDoor.State.LOCKED));
        refused(keyed, use(UseDoor.Handling.CLOSE), new Refusal.WrongTerrain(WEST_CELL, there(keyed)));
    }

    @Test
    void aKeyThatStacksIsUsedUpByOpeningAndNotByLocking() {
        Blueprint keys = Blueprint.item("key").with(new Key("cellar")).with(new StackSize(2));
        Scenario scenario = at(door(LockableDoor.State.LOCKED), HERO.carrying(keys));
        scenario.play(EAST);
        assertThat(Stacks.held(scenario.game().view(), scenario.id('@'), "key")).isEqualTo(1);
        scenario.play(use(UseDoor.Handling.CLOSE), use(UseDoor.Handling.LOCK), EAST);
        assertThat(Stacks.held(scenario.game().view(), scenario.id('@'), "key")).isZero();
    }

    @Test
    void theFirstThingInTheWayIsBashed() {
        Blueprint strong = HERO.with(new Strength(Work.BASH, Dice.constant(4)));
        Scenario scenario = at(door(LockableDoor.State.CLOSED), strong);
        scenario.play(new BashFirst());
        assertThat(there(scenario)).isEqualTo(new LockableDoor(LockableDoor.State.CLOSED, "cellar", 2));
        scenario.play(new BashFirst());
        assertThat(there(scenario)).isEqualTo(new LockableDoor(LockableDoor.State.BROKEN, "cellar", 0));
        refused(scenario, new BashFirst(), new GroundRefusal.NothingToBash());
    }

    @Test
    void whatStandsOpenOrIsToBeDugIsNoneOfThese() {
        refused(at(door(LockableDoor.State.OPEN), HERO), new BashFirst(), new GroundRefusal.NothingToBash());
        refused(at(SOFT_WALL, HERO), new BashFirst(), new GroundRefusal.NothingToBash());
    }

    @Test
    void acidAndFoundTrapsHarmButNotWhatNobodyKnowsOfNorWhatIsSpent() {
        Trap trap = Trap.hidden(Ground.FLOOR);
        assertThat(Acid.of(1).isHarmful()).isTrue();
        assertThat(trap.as(Trap.State.FOUND).isHarmful()).isTrue();
        assertThat(trap.isHarmful()).isFalse();
        assertThat(trap.as(Trap.State.SPENT).isHarmful()).isFalse();
    }

    @Test
    void aClosedDoorIsOpenedByAnybodyButLockedByTheKeyAlone() {
        Scenario scenario = at(door(LockableDoor.State.CLOSED), HERO);
        refused(scenario, use(UseDoor.Handling.LOCK), new GroundRefusal.NeedsKey(WEST_CELL, "cellar"));
        scenario.play(EAST);
        assertThat(there(scenario)).isEqualTo(door(LockableDoor.State.OPEN));
    }

    @Test
    void whoStandsInADoorKeepsItOpen() {
        Scenario scenario = at(door(LockableDoor.State.OPEN), HERO);
        scenario.play(EAST);
        refused(scenario, use(UseDoor.Handling.CLOSE), new Refusal.Occupied(WEST_CELL, new EntityId(0, 0)));
    }

    @Test
    void aDoorIsBashedInWithNoiseBlowByBlow() {
        Scenario scenario = at(door(LockableDoor.State.LOCKED), HERO.with(new Strength(Work.BASH, Dice.constant(4))));
        scenario.play(new Bash(WEST_CELL));
        assertThat(there(scenario)).isEqualTo(LockableDoor.locked("cellar", 2));
        assertThat(scenario.expectEventOf(Worked.class).loudness()).isEqualTo(20);
        scenario.play(new Bash(WEST_CELL));
        assertThat(there(scenario)).isEqualTo(new LockableDoor(LockableDoor.State.BROKEN, "cellar", 0));
        refused(scenario, new Bash(WEST_CELL), new Refusal.WrongTerrain(WEST_CELL, there(scenario)));
        scenario.play(EAST);
        assertThat(scenario.hero().position()).contains(WEST_CELL);
    }

    @Test
    void bareHandsBashButDoNotDig() {
        Scenario door = at(door(LockableDoor.State.CLOSED), HERO);
        door.play(new Bash(WEST_CELL));
        assertThat(door.expectEventOf(Worked.class).points()).isBetween(1, 2);

        Scenario wall = at(SOFT_WALL, HERO);
        refused(wall, new Dig(WEST_CELL), new GroundRefusal.TooWeak(Work.DIG));
        refused(wall, new Bash(WEST_CELL), new Refusal.WrongTerrain(WEST_CELL, SOFT_WALL));
    }

    @Test
    void diggingGoesOnTurnAfterTurnUntilItIsThrough() {
        Blueprint pick = Blueprint.item("pick").with(new Strength(Work.DIG, Dice.constant(2)));
        Scenario scenario = at(SOFT_WALL, HERO.wearing(EquipmentSlot.HAND, pick));
        scenario.expectMap("@D.");
        Dig dig = new Dig(WEST_CELL);
        assertThat(scenario.perform(dig)).isEqualTo(ActionResult.continues(dig));
        assertThat(there(scenario)).isEqualTo(new Crumbling(Ground.WALL, Work.DIG, 3, Ground.FLOOR));
        scenario.play().expectMap("@..");
    }

    @Test
    void aPickThatIsOnlyCarriedDigsNothing() {
        Blueprint pick = Blueprint.item("pick").with(new Strength(Work.DIG, Dice.constant(2)));
        refused(at(SOFT_WALL, HERO.carrying(pick)), new Dig(WEST_CELL), new GroundRefusal.TooWeak(Work.DIG));
    }

    @Test
    void whatCanBeDoneWithADoorIsListed() {
        Scenario scenario = at(door(LockableDoor.State.LOCKED), HERO);
        List<Choice> choices = scenario.game().legalActions(new EntityId(0, 0));
        assertThat(choices)
                .contains(new Choice.Refused(
                        use(UseDoor.Handling.OPEN), new GroundRefusal.NeedsKey(WEST_CELL, "cellar")));
        assertThat(choices)
                .anyMatch(choice ->
                        choice instanceof Choice.Legal legal && legal.action().equals(new Bash(WEST_CELL)));
    }

    @Test
    void badNumbersAreNamed() {
        assertThatThrownBy(() -> new Crumbling(Ground.WALL, Work.DIG, 0, Ground.FLOOR))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0");
        assertThatThrownBy(() -> LockableDoor.locked("", 4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> LockableDoor.locked("cellar", -4)).hasMessageContaining("-4");
        assertThatThrownBy(() -> new LockableDoor(LockableDoor.State.BROKEN, "cellar", 3))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private record Vanishing() implements Breakable {
        @Override
        public String name() {
            return "mire";
        }

        @Override
        public Work work() {
            return Work.BASH;
        }

        @Override
        @SuppressWarnings("NullAway") // what an author may forget
        public Terrain worked(int points) {
            return points > 9 ? Ground.FLOOR : null;
        }

        @Override
        public Passage passage() {
            return Passage.CLOSED;
        }

        @Override
        public boolean transparent() {
            return true;
        }
    }

    @Test
    void terrainThatBecomesNothingIsNamed() {
        Scenario scenario = at(new Vanishing(), HERO.with(new Strength(Work.BASH, Dice.constant(4))));
        Bash bash = new Bash(WEST_CELL);

        GameCodeException thrown = catchThrowableOfType(GameCodeException.class, () -> scenario.play(bash));

        assertThat(thrown.culprit()).isEqualTo(bash);
        assertThat(thrown).hasRootCauseMessage("Vanishing[]: worked() returned null; return the terrain that is left");
    }
}
