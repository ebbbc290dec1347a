package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/**
 * Three small levels full of things and joined by many stairs, players who do anything with what there is, and others who
 * follow them about.
 */
final class Rummage {

    private static final int WIDTH = 5;
    private static final int HEIGHT = 4;
    private static final int LEVELS = 3;

    private Rummage() {}

    /** Tells a thing from all others. */
    record Serial(int number) implements Component {}

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

    /** Is gone at once, to another level. */
    record Hop(int level, Arrival arrival) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(context.view().actor().id(), level, arrival);
        }
    }

    static Rules rules(long seed) {
        ValueRegistry registry = ValueRegistry.builder()
                .types(RecordTypes.of(
                        MethodHandles.lookup(),
                        "rummage",
                        Serial.class,
                        Wand.class,
                        Strike.class,
                        Tickle.class,
                        Hop.class))
                .build();
        Absence[] absences = {Absence.frozen(), Absence.playedOn(), Absence.passing(3)};
        Rules.Builder rules =
                Rules.named("rummage").registry(registry).absence(absences[(int) Math.floorMod(seed, 3L)]);
        for (int i = 0; i < LEVELS; i++) {
            int number = i;
            rules.level("level " + number, any -> content(seed, number));
        }
        return rules.build();
    }

    /** What is on that level before anybody was there. */
    static LevelContent content(long seed, int number) {
        RandomSource random = RandomSource.of(Seeds.derive(seed, number));
        Grid<Terrain> ground = Grid.of(WIDTH, HEIGHT, at -> {
            boolean wall = at.x() > 0 && at.y() > 0 && random.chance(1, 8);
            Terrain floor = random.chance(1, 3) ? Stairs.down((number + 1 + random.nextInt(2)) % LEVELS) : Ground.FLOOR;
            return wall ? Ground.WALL : floor;
        });
        List<Placement> all = new ArrayList<>();
        for (int i = 0; number == 0 && i < 3; i++) {
            all.add(new Placement(player(random, i), new Point(i, 0)));
        }
        Blueprint dog = Blueprint.of("dog").with(new Bystander()).with(new Companion(new EntityId(0, 0)));
        Blueprint wolf = Blueprint.of("wolf").with(new Bystander()).with(Follows.ENEMIES);
        all.add(new Placement(bearer(dog.with(new Faction("dogs")), random), new Point(3, 0)));
        all.add(new Placement(bearer(wolf, random), new Point(4, 0)));
        all.add(new Placement(chest(random), new Point(0, 1)));
        for (int i = 4 + random.nextInt(8); i > 0; i--) {
            Blueprint thing = thing(random).with(new Weight(random.nextInt(12)));
            all.add(new Placement(thing, new Point(random.nextInt(WIDTH), 0)));
        }
        return new LevelContent(ground, all);
    }

    private static Blueprint player(RandomSource random, int number) {
        Blueprint player = bearer(Blueprint.player("player" + number), random);
        if (number == 0) {
            Blueprint bow = Blueprint.item("bow").with(Launcher.bow(4, Blow.of("1d2")));
            return player.replacing(new Inventory(4 + random.nextInt(3), 20 + random.nextInt(40)))
                    .wearing(EquipmentSlot.HAND, bow.with(new Wearable(EquipmentSlot.HAND)))
                    .carrying(arrows(3, EquipmentSlot.BODY), bag(random));
        }
        return random.nextBoolean() ? player.with(Follows.ALLIES) : player;
    }

    private static Blueprint bearer(Blueprint who, RandomSource random) {
        return who.with(Health.of(1 + random.nextInt(8)))
                .with(new Inventory(3 + random.nextInt(4), 10 + random.nextInt(60)))
                .carrying(relic(random).with(new Wearable(EquipmentSlot.HAND)));
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
        return switch (random.nextInt(10)) {
            case 0, 1 -> Blueprint.item("coin").with(new StackSize(1 + random.nextInt(9)));
            case 2 -> arrows(1 + random.nextInt(3), slot);
            case 3 -> Consumable.potion("potion", new Tickle(1)).replacing(new StackSize(1 + random.nextInt(2)));
            case 4 -> bag(random);
            case 5 -> Blueprint.item("key").with(new Key("cellar"));
            case 6 ->
                Blueprint.item("flask")
                        .with(new StackSize(1 + random.nextInt(2)))
                        .with(new Shatters(4, List.of()));
            case 7 ->
                Blueprint.item("knife")
                        .with(new StackSize(1 + random.nextInt(2)))
                        .with(new Wearable(slot))
                        .with(new ThrowingWeapon(4, Blow.of("1"), 30));
            default -> relic(random).with(new Wearable(slot));
        };
    }

    private static Blueprint arrows(int count, EquipmentSlot slot) {
        return Blueprint.item("arrow")
                .with(new StackSize(count))
                .with(new Wearable(slot))
                .with(new Ammunition("arrow", 40));
    }

    /** Some can be broken. */
    private static Blueprint bag(RandomSource random) {
        Blueprint bag = Blueprint.item("bag").with(Container.CLOSED).with(new Inventory(2 + random.nextInt(3), 15));
        for (int i = random.nextInt(3); i > 0; i--) {
            bag = bag.carrying(Blueprint.item("coin").with(new StackSize(1 + random.nextInt(5))));
        }
        return random.nextBoolean() ? bag.with(Health.of(1)) : bag;
    }

    private static Blueprint relic(RandomSource random) {
        Blueprint relic = Blueprint.item("relic").with(new StackSize(1)).with(new Serial(random.nextInt(1_000_000)));
        relic = random.nextBoolean() ? relic.with(new Wand(random.nextInt(3))) : relic;
        return random.chance(1, 3) ? relic.with(new Cursed()) : relic;
    }

    /** Strikes the occupant of the next cell, also a chest. */
    private static Attack strike(GameView game, EntityId actor, Direction direction) {
        return game.entity(actor)
                .flatMap(Entity::position)
                .map(at -> at.step(direction))
                .filter(cell -> game.boardOf(actor).orElseThrow().isOccupied(cell))
                .map(cell -> new Attack(new Aim.At(cell)))
                .orElseGet(() -> Attack.toward(direction));
    }

    /** Something to do with whatever there is. */
    static Action action(RandomSource random, GameView game, EntityId actor) {
        List<Entity> all = game.entities();
        EntityId thing = all.get(random.nextInt(all.size())).id();
        List<Entity> own = game.things(actor);
        EntityId held =
                own.isEmpty() ? thing : own.get(random.nextInt(own.size())).id();
        int count = random.chance(1, 3) ? StackSize.ALL : 1 + random.nextInt(4);
        Direction direction = Direction.all().get(random.nextInt(8));
        return switch (random.nextInt(24)) {
            case 0, 1, 2 -> new Move(direction);
            case 20 -> new TakeStairs();
            case 21, 22 -> strike(game, actor, direction);
            case 23 ->
                new Hop(
                        random.nextInt(LEVELS),
                        random.nextBoolean() ? Arrival.byPortal() : Arrival.at(new Point(random.nextInt(WIDTH), 0)));
            case 3, 4 -> PickUp.all();
            case 5 -> new PickUp(thing, count);
            case 6 -> PickUp.first();
            case 7 -> new Drop(held, count);
            case 8 -> new Use(held);
            case 9, 10 -> new Equip(held);
            case 11 -> new TakeOff(held);
            case 12, 13 -> new Throw(held, new Aim.Toward(direction));
            case 14 -> onContainer(random, container(random, all));
            case 15 ->
                new TakeOut(
                        thing,
                        count,
                        game.entity(thing)
                                .flatMap(each -> each.location().holder())
                                .orElse(thing));
            case 16 -> TakeOut.everything(container(random, all));
            case 17, 18 -> new PutIn(held, count, container(random, all));
            default ->
                random.nextBoolean() ? strike(random, all) : new UseContainer(Container.OPEN, container(random, all));
        };
    }

    private static Action strike(RandomSource random, List<Entity> all) {
        List<EntityId> frail = all.stream()
                .filter(each -> each.has(Destructible.class))
                .map(Entity::id)
                .toList();
        return frail.isEmpty() ? PickUp.first() : new Strike(frail.get(random.nextInt(frail.size())));
    }

    private static Action onContainer(RandomSource random, EntityId container) {
        return switch (random.nextInt(3)) {
            case 0 -> new UseContainer(Container.CLOSED, container);
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
