package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Perception;
import io.github.undercroft.Player;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/**
 * Who looks only at what it perceives decides the same when the world is another one out of its sight. In random games a
 * stagehand moves people and scenery about; at one point it does more in a fork, where the observer neither sees nor hears it.
 */
class NoCheatingLawsTest {

    private static final EntityId STAGEHAND = new EntityId(0, 0);
    private static final EntityId OBSERVER = new EntityId(0, 1);
    private static final int ROUNDS = 16;
    private static final ValueRegistry REGISTRY = ValueRegistry.builder()
            .types(RecordTypes.of(MethodHandles.lookup(), "stage", Reporter.class))
            .build();

    /** Does what another brain says, and writes down all that it is aware of. */
    private record Reporter(Brain brain, String report) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            Awareness aware = Awareness.of(turn);
            List<Object> all = new ArrayList<>(aware.noises());
            aware.enemies().forEach(enemy -> all.add(enemy + ", " + enemy.components()));
            aware.allies().forEach(ally -> all.add(ally + ", " + ally.components()));
            aware.missing()
                    .forEach(sighting -> all.add(sighting + ", "
                            + sighting.who().components() + aware.mayBeThere(sighting)
                            + aware.sees(sighting.at())));
            all.add(aware.trail() + ", " + aware.loudestNoise());
            Decision.Act decided = (Decision.Act) brain.decide(turn);
            return Decision.act(decided.action(), new Reporter(decided.next().orElse(brain), all.toString()));
        }
    }

    /** Many changes at once, most of them silent. */
    private record Meddle(List<Change> changes) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            changes.forEach(change -> change.make(context));
            return ActionResult.succeeded();
        }
    }

    private enum Kind {
        MOVE,
        REMOVE,
        CHANGE_SIDES,
        DAMAGE,
        SPAWN,
        TERRAIN
    }

    private record Change(Kind kind, EntityId who, Point at, int number) {
        void make(ActionContext context) {
            switch (kind) {
                case MOVE -> context.tryMove(who, at);
                case REMOVE -> context.remove(who);
                case CHANGE_SIDES -> context.set(who, number % 2 == 0 ? Faction.PLAYERS : Faction.MONSTERS);
                case DAMAGE -> context.damage(who, Damage.physical(1));
                case SPAWN -> context.trySpawn(person("new" + number, number), at);
                default ->
                    context.setTerrain(
                            at, List.of(Ground.FLOOR, Ground.WALL, Door.CLOSED).get(number % 3));
            }
        }

        boolean isSilent() {
            return kind == Kind.REMOVE || kind == Kind.CHANGE_SIDES || kind == Kind.SPAWN;
        }
    }

    private static Blueprint person(String name, int number) {
        return Blueprint.of(name).with(Health.of(3)).with(number % 2 == 0 ? Faction.PLAYERS : Faction.MONSTERS);
    }

    private static Brain brain(RandomSource random) {
        Brain plain = switch (random.nextInt(9)) {
            case 0, 1 -> new Hunter();
            case 2, 3 -> new Tracker();
            case 4 -> PriorityBrain.of(new Escape(1 + random.nextInt(48)));
            case 5 -> PriorityBrain.of(Escape.fromAfar(), new Explore());
            case 6 -> Adventurer.mendingAt(1);
            case 7 -> PriorityBrain.of(new Follow(new EntityId(0, 2 + random.nextInt(3)), 1), new Explore());
            default -> Patroller.round(List.of(new Point(0, 5), new Point(4, 2)));
        };
        return switch (random.nextInt(4)) {
            case 0 -> Wary.asleep(plain);
            case 1 -> Wary.awake(plain);
            default -> plain;
        };
    }

    private static Senses senses(RandomSource random) {
        Familiarity known = random.chance(1, 3) ? Familiarity.AT_HOME : Familiarity.STRANGER;
        return Senses.ofRadius(2 + random.nextInt(8))
                .withHearing(random.nextInt(2) * 100)
                .replacing(known);
    }

    private static Game game(RandomSource random) {
        Blueprint observer =
                Blueprint.of("observer").with(Health.of(9)).with(senses(random)).with(new Reporter(brain(random), ""));
        if (random.chance(1, 4)) {
            observer = observer.with(LinearWeapon.ofDamage(0).withRange(1 + random.nextInt(3)));
        }
        Legend legend = Legend.standard()
                .with('S', Blueprint.of("stagehand").with(new Player()))
                .with('O', observer)
                .with('p', person("player", 0))
                .with('m', person("monster", 1));
        int width = 5 + random.nextInt(16);
        StringBuilder map = new StringBuilder("SO");
        for (int cell = 2; cell < width * 8; cell++) {
            map.append(cell % width == 0 ? "\n" : "").append("............###+-ppm".charAt(random.nextInt(20)));
        }
        return Game.start(
                Rules.named("stage")
                        .registry(REGISTRY)
                        .steps(Movement.values()[random.nextInt(3)])
                        .level("map", LevelText.of(map.toString(), legend))
                        .build(),
                random.nextLong());
    }

    private static Optional<Change> change(Game game, RandomSource random) {
        List<Entity> people = game.view().entities().stream()
                .filter(entity -> !entity.id().equals(OBSERVER) && !entity.id().equals(STAGEHAND))
                .toList();
        Board board = game.view().board();
        Point at = new Point(random.nextInt(board.width()), random.nextInt(board.height()));
        return people.isEmpty()
                ? Optional.empty()
                : Optional.of(new Change(
                        Kind.values()[random.nextInt(Kind.values().length)],
                        random.pick(people).id(),
                        at,
                        random.nextInt(100)));
    }

    /** Whether the observer can't know of it, before or after. */
    private static boolean isHidden(Game game, Change change) {
        Perception known = game.view().perception(OBSERVER).orElseThrow();
        Entity observer = game.view().entity(OBSERVER).orElseThrow();
        Perceiver senses = observer.get(Perceiver.class).orElseThrow();
        boolean heard = senses.hearing() > 0 && !change.isSilent();
        if (heard || known.sees(change.at)) {
            return false;
        }
        Board board = game.view().board();
        return switch (change.kind) {
            case SPAWN -> true;
            case TERRAIN -> {
                // Of a wall one sees any part, of a floor only the middle: neither may be in view.
                BitGrid walled = BitGrid.copyOf(board.transparent());
                walled.clear(change.at);
                Point from = observer.position().orElseThrow();
                yield board.occupantAt(change.at).isEmpty()
                        && !LineOfSight.isClear(
                                walled, from, change.at, senses.eyes().reach());
            }
            default -> !known.sees(change.who);
        };
    }

    /** Plays the stagehand's turn. */
    private static void stage(Game game, Action action) {
        assertThat(game.step()).isEqualTo(new Step.Awaiting(STAGEHAND, Optional.empty()));
        game.submit(STAGEHAND, action);
        assertThat(game.step()).isInstanceOf(Step.Acted.class);
    }

    /** Plays the observer's turn. */
    private static Step.Acted observe(Game game) {
        Step.Acted acted = (Step.Acted) game.step();
        assertThat(acted.actor()).isEqualTo(OBSERVER);
        return acted;
    }

    private static Meddle anything(Game game, RandomSource random) {
        List<Change> changes = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            change(game, random).ifPresent(changes::add);
        }
        return new Meddle(changes);
    }

    @Property
    void whatIsOutOfSightChangesNoDecision(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Game game = game(random);
        for (int i = random.nextInt(ROUNDS); i >= 0; i--) {
            stage(game, anything(game, random));
            observe(game);
        }
        List<Change> hidden = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            change(game, random).filter(change -> isHidden(game, change)).ifPresent(hidden::add);
        }
        Game other = game.fork();
        stage(game, new Meddle(List.of()));
        stage(other, new Meddle(hidden));
        Statistics.label("hidden changes").collect(hidden.isEmpty() ? "none" : "some");
        Statistics.label("the worlds")
                .collect(Game.firstDifference(game, other).isPresent() ? "differ" : "are the same");

        Step.Acted here = observe(game);
        Step.Acted there = observe(other);
        Statistics.label("action").collect(here.action().getClass().getSimpleName());
        assertThat(there.action()).isEqualTo(here.action());
        assertThat(brainOf(other)).isEqualTo(brainOf(game));
    }

    private static Optional<Brain> brainOf(Game game) {
        return game.view().entity(OBSERVER).flatMap(who -> who.get(Brain.class));
    }
}
