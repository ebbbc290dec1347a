package io.github.undercroft.item;

import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.LevelContent.Placement;
import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.rules.Move;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/** A room full of things, and players who do anything with them. */
final class Rummage {

    private static final int WIDTH = 5;
    private static final int HEIGHT = 4;

    private Rummage() {}

    /** Tells a thing from all others. */
    record Serial(int number) implements Component {
        @Override
        public Class<Serial> slot() {
            return Serial.class;
        }
    }

    /** What is left in a wand; the only thing about it that changes. */
    record Wand(int charges) implements Usable {
        @Override
        public ActionResult use(ActionContext context, Entity thing) {
            if (charges == 0) {
                return ActionResult.failed(new ThingRefusal.NotUsable(thing.id()));
            }
            context.set(thing.id(), new Wand(charges - 1));
            return ActionResult.succeeded();
        }
    }

    /** Hurts somebody. */
    record Strike(EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(whom, Damage.physical(1));
            return ActionResult.succeeded();
        }
    }

    /** Does nothing much. */
    record Tickle(int how) implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            context.heal(who, how);
        }
    }

    static Rules rules(long seed) {
        ValueRegistry registry = ValueRegistry.builder()
                .types(RecordTypes.of(
                        MethodHandles.lookup(), "rummage", Serial.class, Wand.class, Strike.class, Tickle.class))
                .build();
        return Rules.named("rummage")
                .registry(registry)
                .level("room", any -> content(RandomSource.of(seed)))
                .build();
    }

    private static LevelContent content(RandomSource random) {
        Grid<Terrain> ground = Grid.of(
                WIDTH, HEIGHT, at -> at.x() > 0 && at.y() > 0 && random.chance(1, 8) ? Ground.WALL : Ground.FLOOR);
        List<Placement> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Inventory inventory = new Inventory(2 + random.nextInt(5), 10 + random.nextInt(60));
            Blueprint player = Blueprint.player("player" + i)
                    .with(Health.of(1 + random.nextInt(8)))
                    .with(inventory)
                    .carrying(relic(random).with(new Wearable(EquipmentSlot.HAND)));
            all.add(new Placement(player, new Point(i, 0)));
        }
        all.add(new Placement(chest(random), new Point(0, 1)));
        for (int i = 4 + random.nextInt(8); i > 0; i--) {
            Blueprint thing = thing(random).with(new Weight(random.nextInt(12)));
            all.add(new Placement(thing, new Point(random.nextInt(WIDTH), 0)));
        }
        return new LevelContent(ground, all);
    }

    private static Blueprint chest(RandomSource random) {
        Blueprint chest = Blueprint.of("chest")
                .with(Container.CLOSED)
                .with(Health.of(2 + random.nextInt(4)))
                .carrying(thing(random), thing(random));
        if (random.nextBoolean()) {
            chest = chest.with(new Locked("cellar", 30));
        }
        return random.nextBoolean() ? chest.with(Trapped.hidden(new Tickle(1)).found()) : chest;
    }

    private static Blueprint thing(RandomSource random) {
        EquipmentSlot slot = random.nextBoolean() ? EquipmentSlot.HAND : EquipmentSlot.BODY;
        return switch (random.nextInt(7)) {
            case 0, 1 -> Blueprint.item("coin").with(new Stack(1 + random.nextInt(9)));
            case 2 ->
                Blueprint.item("arrow").with(new Stack(1 + random.nextInt(3))).with(new Wearable(slot));
            case 3 -> Consumable.potion("potion", new Tickle(1)).with(new Stack(1 + random.nextInt(2)));
            case 4 -> Blueprint.item("bag").with(Container.CLOSED).with(new Inventory(2, 15));
            case 5 -> Blueprint.item("key").with(new Key("cellar"));
            default -> relic(random).with(new Wearable(slot));
        };
    }

    private static Blueprint relic(RandomSource random) {
        Blueprint relic = Blueprint.item("relic").with(new Stack(1)).with(new Serial(random.nextInt(1_000_000)));
        relic = random.nextBoolean() ? relic.with(new Wand(random.nextInt(3))) : relic;
        return random.chance(1, 3) ? relic.with(Cursed.CLINGS) : relic;
    }

    /** Something to do with whatever there is. */
    static Action action(RandomSource random, GameView game, EntityId actor) {
        List<Entity> all = game.entities();
        EntityId thing = all.get(random.nextInt(all.size())).id();
        List<Entity> own = game.things(actor);
        EntityId held =
                own.isEmpty() ? thing : own.get(random.nextInt(own.size())).id();
        int count = random.chance(1, 3) ? Stack.ALL : 1 + random.nextInt(4);
        Direction direction = Direction.all().get(random.nextInt(8));
        return switch (random.nextInt(20)) {
            case 0, 1, 2 -> new Move(direction);
            case 3, 4 -> new PickUpAll();
            case 5 -> new PickUp(thing, count);
            case 6 -> new PickUpFirst();
            case 7 -> new Drop(held, count);
            case 8 -> new Use(held);
            case 9, 10 -> new Equip(held);
            case 11 -> new TakeOff(held);
            case 12, 13 -> new Throw(held, new Aim.Toward(direction));
            case 14 -> onContainer(random, container(random, all));
            case 15 -> new TakeOut(thing, count);
            case 16 -> new TakeOutAll(container(random, all));
            case 17, 18 -> new PutIn(held, count, container(random, all));
            default -> random.chance(1, 4) ? new Strike(thing) : new OpenContainer(container(random, all));
        };
    }

    private static Action onContainer(RandomSource random, EntityId container) {
        return switch (random.nextInt(3)) {
            case 0 -> new CloseContainer(container);
            case 1 -> new BashLock(container);
            default -> new Disarm(container);
        };
    }

    private static EntityId container(RandomSource random, List<Entity> all) {
        List<Entity> containers =
                all.stream().filter(each -> each.has(Container.class)).toList();
        return containers.isEmpty()
                ? all.get(0).id()
                : containers.get(random.nextInt(containers.size())).id();
    }
}
