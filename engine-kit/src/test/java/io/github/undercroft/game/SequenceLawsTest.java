package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Events are answered in their order, and each one in the order of ids; queued actions are done first in, first out. */
class SequenceLawsTest {

    private static final int WITNESSES = 9;
    private static final EntityId DOER = new EntityId(0, WITNESSES / 2);

    private record Heard(EntityId by, int number) implements GameEvent {}

    private record Done(EntityId by, int number) implements GameEvent {}

    /** Tells of every signal, and queues something for it. */
    private record Witness() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Signal signal) {
                context.emit(new Heard(self.id(), signal.number()));
                context.queue(EntityId.WORLD, new Tell(self.id(), signal.number()));
            }
        }
    }

    private record Tell(EntityId by, int number) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Done(by, number));
            return ActionResult.succeeded();
        }
    }

    /** One thing of the doer's turn: a signal, a death or a birth. */
    private record Turn(List<Integer> script) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            for (int number : script) {
                if (number % 3 == 0) {
                    List<Entity> all = context.game().entities();
                    context.damage(all.get(number % all.size()).id(), Damage.physical(9));
                } else if (number % 7 == 0) {
                    context.trySpawn(Blueprint.item("late").with(Health.of(1)).with(new Witness()), new Point(0, 0));
                } else {
                    context.emit(new Signal(number));
                }
            }
            return ActionResult.succeeded();
        }
    }

    @Property
    void everyEventIsAnsweredInTheOrderOfIdsAndAfterTheOneBefore(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Integer> script = new ArrayList<>();
        for (int i = random.nextInt(20); i >= 0; i--) {
            script.add(random.nextInt(100));
        }
        Game game = game();
        game.step();
        game.submit(DOER, new Turn(script));
        List<GameEvent> events = ((Step.Acted) game.step()).events();
        List<GameEvent> heard = events.stream().filter(Heard.class::isInstance).toList();
        List<GameEvent> done = events.stream().filter(Done.class::isInstance).toList();
        List<GameEvent> expected = new ArrayList<>();
        List<GameEvent> queued = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Signal signal) {
                for (EntityId id : hearing(events, i)) {
                    expected.add(new Heard(id, signal.number()));
                    queued.add(new Done(id, signal.number()));
                }
            }
        }
        assertThat(heard).isEqualTo(expected);
        assertThat(done).isEqualTo(queued);
    }

    /** Who was there at that event, by id. */
    private static List<EntityId> hearing(List<GameEvent> events, int event) {
        List<EntityId> hearing = new ArrayList<>();
        for (int i = 0; i < WITNESSES; i++) {
            hearing.add(new EntityId(0, i));
        }
        hearing.remove(DOER);
        for (int i = 0; i < event; i++) {
            if (events.get(i) instanceof Died died) {
                hearing.remove(died.who());
            } else if (events.get(i) instanceof Spawned spawned) {
                hearing.add(spawned.who());
            }
        }
        return hearing;
    }

    private static Game game() {
        Grid<Terrain> ground = Grid.filled(WITNESSES, 1, Ground.FLOOR);
        List<Placement> placements = new ArrayList<>();
        for (int i = 0; i < WITNESSES; i++) {
            Blueprint witness = Blueprint.of("witness").with(Health.of(1)).with(new Witness());
            Blueprint doer = Blueprint.player("doer");
            placements.add(new Placement(i == DOER.number() ? doer : witness, new Point(WITNESSES - 1 - i, 0)));
        }
        Rules rules = Rules.named("sequence")
                .registry(Stock.REGISTRY)
                .level("level", random -> new LevelContent(ground, placements))
                .build();
        return Game.start(rules, 1);
    }
}
