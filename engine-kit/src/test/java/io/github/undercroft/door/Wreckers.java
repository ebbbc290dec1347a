package io.github.undercroft.door;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameView;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.dig.Bash;
import io.github.undercroft.dig.Breakable;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.dig.Dig;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Trapped;
import io.github.undercroft.item.UseContainer;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Search;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/** A level of doors, soft walls, acid, traps and power-ups, and players who try everything on it. */
final class Wreckers {

    private static final int WIDTH = 6;
    private static final int HEIGHT = 5;
    private static final List<String> KEYS = List.of("brass", "iron");

    private Wreckers() {}

    /** Pushes somebody, however far away. */
    record Shove(EntityId whom, Direction direction) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryStep(whom, direction);
        }
    }

    static Rules rules(long seed) {
        return Rules.named("wreckers")
                .types(RecordTypes.of(MethodHandles.lookup(), "wreckers", Shove.class))
                .level("level", any -> content(RandomSource.of(seed)))
                .build();
    }

    private static LevelContent content(RandomSource random) {
        Grid<Terrain> ground = Grid.of(WIDTH, HEIGHT, at -> at.y() == 0 ? Ground.FLOOR : terrain(random));
        List<Placement> all = new ArrayList<>();
        Blueprint bird = player("bird", random).with(Moves.by(Motility.FLY));
        all.add(new Placement(bird, new Point(0, 0)));
        all.add(new Placement(player("smith", random), new Point(2, 0)));
        all.add(new Placement(player("thief", random), new Point(4, 0)));
        Blueprint chest = Blueprint.of("chest")
                .with(Container.CLOSED)
                .with(Trapped.hidden(new Harm(Dice.of("1d2"), new DamageKind("needle"))));
        all.add(new Placement(chest, new Point(5, 0)));
        return new LevelContent(ground, all);
    }

    private static Blueprint player(String name, RandomSource random) {
        Blueprint player =
                Blueprint.player(name).with(Health.of(1 + random.nextInt(15))).with(Inventory.of(5));
        for (String key : KEYS) {
            boolean has = random.chance(2, 3);
            player = has ? player.carrying(Blueprint.item("key to " + key).with(new Key(key))) : player;
        }
        Work work = Work.values()[random.nextInt(Work.values().length)];
        Strength strength = new Strength(work, Dice.of("1d6-1"));
        return switch (random.nextInt(3)) {
            case 0 -> player.with(strength);
            case 1 -> player.wearing(EquipmentSlot.HAND, Blueprint.item("tool").with(strength));
            default -> player;
        };
    }

    private static Terrain terrain(RandomSource random) {
        int hitPoints = 1 + random.nextInt(8);
        Harm harm = new Harm(Dice.of("1d3"), new DamageKind("spike"));
        return switch (random.nextInt(13)) {
            case 0 -> Ground.WALL;
            case 1, 2 -> {
                LockableDoor door = LockableDoor.locked(KEYS.get(random.nextInt(2)), hitPoints);
                yield door.as(LockableDoor.State.values()[random.nextInt(3)]);
            }
            case 3 -> new Crumbling(Ground.WALL, Work.DIG, hitPoints, Ground.FLOOR);
            case 4 -> new Crumbling(Ground.WALL, Work.BASH, hitPoints, Acid.of(1));
            case 5 -> Acid.of(1 + random.nextInt(2));
            case 6 -> Trap.hidden(Ground.FLOOR, harm).as(Trap.State.values()[random.nextInt(2)]);
            case 7 -> Trap.hidden(Ground.FLOOR, harm).again();
            case 8 -> PowerUp.of("herb", Ground.FLOOR, new Heal(Dice.of("1d4")));
            case 9 -> new Secret(Ground.WALL, random.nextBoolean() ? Ground.FLOOR : Water.SHALLOW);
            default -> Ground.FLOOR;
        };
    }

    /** A cell next to that one, mostly one that gives way to work. */
    private static Point near(RandomSource random, GameView game, Point here) {
        Point near = here.step(Direction.all().get(random.nextInt(8)));
        for (int i = 0; i < 8 && !(game.board().terrainAt(near) instanceof Breakable); i++) {
            near = here.step(Direction.all().get(random.nextInt(8)));
        }
        return near;
    }

    /** Something to do, mostly near the actor. */
    static Action action(RandomSource random, GameView game, EntityId actor) {
        Direction direction = Direction.all().get(random.nextInt(8));
        Point here = game.entity(actor).flatMap(Entity::position).orElseThrow();
        Point far = new Point(random.nextInt(WIDTH + 2) - 1, random.nextInt(HEIGHT));
        Point at = random.chance(1, 12) ? far : near(random, game, here);
        List<Entity> all = game.entities();
        EntityId whom = all.get(random.nextInt(all.size())).id();
        return switch (random.nextInt(16)) {
            case 0, 1 -> new Bash(at);
            case 2, 3 -> new Dig(at);
            case 4 -> new Search(random.nextInt(101));
            case 5, 6, 7 -> new UseDoor(UseDoor.Handling.values()[random.nextInt(3)], at);
            case 8 -> new Shove(whom, direction);
            case 9 -> random.nextBoolean() ? Drop.all(whom) : PickUp.all();
            case 10 -> random.nextBoolean() ? new Rest() : new UseContainer(Container.OPEN, whom);
            default -> new Move(direction);
        };
    }
}
