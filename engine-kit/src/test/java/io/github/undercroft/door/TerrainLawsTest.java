package io.github.undercroft.door;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Cause;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Moves;
import io.github.undercroft.Terrain;
import io.github.undercroft.dig.Bash;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.dig.Dig;
import io.github.undercroft.dig.Work;
import io.github.undercroft.dig.Worked;
import io.github.undercroft.door.LockableDoor.State;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.ScriptedPlay;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Trapped;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Revealed;
import io.github.undercroft.trap.Search;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.trap.TrapFound;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What holds of doors, soft walls, acid, traps and power-ups, whatever players do to them. */
class TerrainLawsTest {

    private static final int STEPS = 50;

    private static final ScriptedPlay PLAY = new ScriptedPlay(Wreckers::rules, Wreckers::action, STEPS);

    /** One turn, with the game as it was before it. */
    private record Turn(Game before, Step.Acted acted, Game game) {

        <T extends GameEvent> List<T> events(Class<T> type) {
            return acted.events().stream()
                    .filter(type::isInstance)
                    .map(type::cast)
                    .toList();
        }

        Terrain terrainBefore(Point at) {
            return before.view().board().terrainAt(at);
        }

        /** Whether the ground acts on that one. */
        boolean treads(EntityId who) {
            return before.view().entity(who).filter(each -> !Moves.canFly(each)).isPresent();
        }
    }

    private interface Law {
        void check(Turn turn);
    }

    private static void play(long seed, Law law) {
        PLAY.play(seed, (before, step, game) -> {
            if (step instanceof Step.Acted acted) {
                law.check(new Turn(before, acted, game));
            }
        });
    }

    @Property
    void groundChangesOnlyAsItsRulesSay(@ForAll long seed) {
        play(seed, turn -> {
            Board board = turn.game().view().board();
            for (int cell = 0; cell < board.width() * board.height(); cell++) {
                Point at = new Point(cell % board.width(), cell / board.width());
                Terrain now = board.terrainAt(at);
                assertThat(now).as("%s after %s", at, turn.acted()).isEqualTo(expected(turn, at));
            }
            Invariants.check(turn.game());
        });
    }

    /** What must be there, by what was there and what the events tell; what was dug or broken stays so. */
    private static Terrain expected(Turn turn, Point at) {
        Terrain before = turn.terrainBefore(at);
        if (before instanceof LockableDoor door) {
            return expected(turn, at, door);
        }
        if (before instanceof Crumbling wall) {
            int points = points(turn, at, wall.work());
            return points >= wall.hitPoints()
                    ? wall.rubble()
                    : points > 0
                            ? new Crumbling(wall.whole(), wall.work(), wall.hitPoints() - points, wall.rubble())
                            : wall;
        }
        if (before instanceof Trap trap) {
            boolean sprung = turn.events(Trap.Sprung.class).stream()
                    .anyMatch(event -> event.at().equals(at));
            boolean found = trap.state() == Trap.State.HIDDEN && finds(turn, at) > 0;
            return sprung ? trap.as(trap.after()) : found ? trap.as(Trap.State.FOUND) : trap;
        }
        if (before instanceof PowerUp herb) {
            boolean taken = turn.events(PowerUp.Empowered.class).stream()
                    .anyMatch(event -> event.at().equals(at));
            return taken ? herb.floor() : herb;
        }
        if (before instanceof Secret secret) {
            boolean found = turn.acted().action() instanceof Search
                    && turn.events(Revealed.class)
                            .contains(new Revealed(turn.acted().actor(), at, secret.hidden()));
            return found ? secret.hidden() : secret;
        }
        return before;
    }

    /** How often a trap was found in that cell, those of the chests that lie there left out. */
    private static long finds(Turn turn, Point at) {
        long ofChests = turn.events(ComponentSet.class).stream()
                .filter(event -> event.component() instanceof Trapped)
                .filter(event -> turn.before()
                        .view()
                        .entity(event.who())
                        .flatMap(Entity::position)
                        .equals(Optional.of(at)))
                .count();
        return turn.events(TrapFound.class).stream()
                        .filter(event -> event.at().equals(at))
                        .count()
                - ofChests;
    }

    private static Terrain expected(Turn turn, Point at, LockableDoor door) {
        int points = points(turn, at, Work.BASH);
        if (points > 0) {
            return points >= door.hitPoints()
                    ? new LockableDoor(State.BROKEN, door.key(), 0)
                    : new LockableDoor(door.state(), door.key(), door.hitPoints() - points);
        }
        if (!(turn.acted().action() instanceof UseDoor use)
                || !use.at().equals(at)
                || turn.acted().why().isPresent()) {
            return door;
        }
        boolean keyed = Key.isHeldBy(turn.before().view(), turn.acted().actor(), door.key());
        State state = door.state();
        boolean opens =
                use.handling() == UseDoor.Handling.OPEN && (state == State.CLOSED || (state == State.LOCKED && keyed));
        boolean locks = use.handling() == UseDoor.Handling.LOCK && state == State.CLOSED && keyed;
        boolean closes = use.handling() == UseDoor.Handling.CLOSE && state == State.OPEN;
        State after = opens ? State.OPEN : locks ? State.LOCKED : closes ? State.CLOSED : state;
        return new LockableDoor(after, door.key(), door.hitPoints());
    }

    private static int points(Turn turn, Point at, Work work) {
        return turn.events(Worked.class).stream()
                .filter(event -> event.at().equals(at) && event.work() == work)
                .mapToInt(Worked::points)
                .sum();
    }

    @Property
    void aTrapSpringsAndAPowerUpWorksOnceForEachWhoComesWhileItCan(@ForAll long seed) {
        Map<Point, Integer> sprung = new TreeMap<>();
        play(seed, turn -> {
            int traps = 0;
            int herbs = 0;
            for (Moved moved : turn.events(Moved.class)) {
                Terrain there = turn.terrainBefore(moved.to());
                boolean acts = turn.before()
                        .view()
                        .entity(moved.who())
                        .filter(each -> each.has(Brain.class))
                        .isPresent();
                boolean waits = there instanceof Trap trap && trap.state() != Trap.State.SPENT;
                traps += waits && acts && turn.treads(moved.who()) ? 1 : 0;
                herbs += there instanceof PowerUp && acts ? 1 : 0;
            }
            assertThat(turn.events(Trap.Sprung.class)).as("%s", turn.acted()).hasSize(traps);
            assertThat(turn.events(PowerUp.Empowered.class))
                    .as("%s", turn.acted())
                    .hasSize(herbs);
            for (Trap.Sprung event : turn.events(Trap.Sprung.class)) {
                int times = sprung.merge(event.at(), 1, Integer::sum);
                boolean again = turn.terrainBefore(event.at()) instanceof Trap trap && trap.after() != Trap.State.SPENT;
                assertThat(times == 1 || again).isTrue();
            }
        });
    }

    @Property
    void acidBurnsEachWhoComesAndTheOneWhoseTurnEndsThere(@ForAll long seed) {
        play(seed, turn -> {
            int burns = 0;
            for (Moved moved : turn.events(Moved.class)) {
                boolean frail = turn.before()
                        .view()
                        .entity(moved.who())
                        .filter(each -> each.has(Destructible.class))
                        .isPresent();
                burns += turn.terrainBefore(moved.to()) instanceof Acid && frail && turn.treads(moved.who()) ? 1 : 0;
            }
            List<Damaged> burnt = turn.events(Damaged.class).stream()
                    .filter(event -> event.damage().cause() instanceof Cause.TerrainAt ground
                            && ground.terrain() instanceof Acid)
                    .toList();
            Optional<Entity> actor = turn.game().view().entity(turn.acted().actor());
            Optional<Point> at = actor.flatMap(Entity::position);
            boolean stands = at.isPresent()
                    && turn.game().view().board().terrainAt(at.get()) instanceof Acid
                    && turn.treads(turn.acted().actor());
            boolean died = !turn.events(Died.class).isEmpty();
            if (!died) {
                assertThat(burnt).as("%s", turn.acted()).hasSize(burns + (stands ? 1 : 0));
            }
            assertThat(burnt.stream().map(Damaged::damage))
                    .allMatch(damage -> damage.kind().equals(Acid.KIND));
        });
    }

    @Property
    void everyBlowIsHeardAndKeysAreNotUsedUp(@ForAll long seed) {
        long keys = keys(Game.start(Wreckers.rules(seed), seed));
        play(seed, turn -> {
            boolean works =
                    turn.acted().action() instanceof Bash || turn.acted().action() instanceof Dig;
            assertThat(turn.events(Worked.class)).as("%s", turn.acted()).hasSize(works ? 1 : 0);
            assertThat(turn.events(Worked.class))
                    .allMatch(event -> event.loudness() == (event.work() == Work.BASH ? 20 : 8));
            assertThat(keys(turn.game())).isEqualTo(keys);
        });
    }

    private static long keys(Game game) {
        return game.view().entities().stream()
                .filter(each -> each.has(Key.class))
                .count();
    }

    @Property
    void forksGoOnEquallyAndLookingAheadChangesNothing(@ForAll long seed) {
        PLAY.checkForks(seed);
    }

    @Property
    void whatIsListedIsAcceptedOrRefusedAsListed(@ForAll long seed) {
        PLAY.checkListedActions(seed, STEPS / 4);
    }

    @Test
    void theScriptsReachWhatThereIsToDo() {
        Map<String, Integer> seen = new TreeMap<>();
        for (long seed = 0; seed < 150; seed++) {
            play(seed, turn -> {
                turn.acted()
                        .events()
                        .forEach(event -> seen.merge(event.getClass().getSimpleName(), 1, Integer::sum));
                for (TerrainChanged changed : turn.events(TerrainChanged.class)) {
                    seen.merge(name(changed.before()) + " to " + name(changed.after()), 1, Integer::sum);
                }
            });
        }
        seen.values().removeIf(times -> times < 5);
        assertThat(seen)
                .containsKeys("Worked", "Sprung", "TrapFound", "Empowered", "Died", "TrapSprung")
                .containsKeys("LOCKED to OPEN", "CLOSED to LOCKED", "OPEN to CLOSED", "LOCKED to BROKEN")
                .containsKeys("Secret to FLOOR", "Secret to SHALLOW", "Revealed")
                .containsKeys("Crumbling to FLOOR", "Crumbling to Acid", "HIDDEN to FOUND", "FOUND to SPENT");
    }

    private static String name(Terrain terrain) {
        if (terrain instanceof LockableDoor door) {
            return door.state().name();
        }
        return terrain instanceof Trap trap
                ? trap.state().name()
                : terrain instanceof Enum<?> plain
                        ? plain.name()
                        : terrain.getClass().getSimpleName();
    }
}
