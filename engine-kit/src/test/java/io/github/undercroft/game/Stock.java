package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Player;
import io.github.undercroft.Reaction;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Announce;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Gust;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Push;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Invisible;
import io.github.undercroft.sense.Lurker;
import io.github.undercroft.sense.SeeInvisible;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/** Draws values of all sorts. Equal sources in equal states draw equal values. */
final class Stock {

    private static final Change.Kind[] KINDS = Change.Kind.values();
    private static final List<Class<?>> TYPES = List.of(
            Change.class,
            Script.class,
            Script.Ending.class,
            Answers.Grudge.class,
            Answers.Volatile.class,
            Answers.Splits.class,
            Answers.Hoard.class,
            Answers.Restless.class,
            Lasting.Poison.class,
            Lasting.Stun.class,
            Lasting.Daze.class,
            Lasting.Fit.class,
            Lasting.Pace.class,
            Lasting.Squint.class,
            Growth.class,
            Hazard.class,
            Puppet.class,
            Watching.Startled.class,
            Watching.Wary.class,
            Watching.Oculist.class,
            Watching.Tamper.class,
            Prank.class,
            Prank.Joker.class,
            Moody.Deed.class,
            Moody.Mind.class,
            Moody.Curse.class,
            Moody.Nerve.class,
            MoodyThings.Blade.class,
            Moody.Gaze.class,
            MoodyThings.Mail.class,
            MoodyThings.Flesh.class,
            Moody.Leash.class,
            MoodyThings.Bog.class,
            MoodyThings.Gate.class,
            Moody.News.class);

    static final ValueRegistry REGISTRY = ValueRegistry.builder()
            .types(RecordTypes.of(MethodHandles.lookup(), "laws", TYPES.toArray(new Class<?>[0])))
            .types(RecordTypes.of(MethodHandles.lookup(), "laws.change", Change.Kind.class))
            .type(RecordTypes.named(MethodHandles.lookup(), "laws.Brain", PlayBrain.class))
            .types(RecordTypes.of(MethodHandles.lookup(), "laws.brain", PlayBrain.Kind.class))
            .types(RecordTypes.of(MethodHandles.lookup(), "laws.watching", Watching.Tamper.Kind.class))
            .types(RecordTypes.of(MethodHandles.lookup(), "laws.prank", Prank.Kind.class))
            .build();

    private Stock() {}

    static Terrain terrain(RandomSource random) {
        return switch (random.nextInt(14)) {
            case 0, 1 -> Ground.WALL;
            case 2 -> random.chance(1, 3) ? Stairs.down(random.nextInt(RandomGame.LEVELS)) : Door.CLOSED;
            case 3 -> random.nextBoolean() ? Door.OPEN : grown(random);
            case 4, 5 -> Hazard.values()[random.nextInt(Hazard.values().length)];
            default -> Ground.FLOOR;
        };
    }

    private static Terrain grown(RandomSource random) {
        return switch (random.nextInt(8)) {
            case 0 -> Fire.BARE;
            case 1 -> Grass.values()[random.nextInt(3)];
            case 4 -> new Flood(Ground.FLOOR, random.nextInt(4));
            case 5 -> Ice.ON_DEEP_WATER;
            case 6 -> Oil.ON_FLOOR;
            case 7 ->
                new Clouded(
                        random.nextBoolean() ? Ground.FLOOR : Door.OPEN,
                        Cloud.of(Cloud.Kind.values()[random.nextInt(4)], 1 + random.nextInt(200)));
            default -> Growth.values()[random.nextInt(4)];
        };
    }

    static Component component(RandomSource random) {
        return switch (random.nextInt(13)) {
            case 0, 1 -> Health.of(1 + random.nextInt(9));
            case 2 -> weapon(random);
            case 3 -> new Speed(1 + random.nextInt(300));
            case 4 -> Moves.by(random.nextBoolean() ? Motility.FLY : Motility.SWIM);
            case 5, 6 -> reaction(random);
            case 7 -> random.nextBoolean() ? effects(random) : enchantment(random);
            case 8 ->
                random.chance(1, 3)
                        ? intent(random)
                        : random.nextBoolean() ? new Blocks() : Follows.values()[random.nextInt(2)];
            case 9 -> brain(random);
            case 10 -> random.nextBoolean() ? Faction.PLAYERS : new Faction("others");
            case 11 -> new Look('a' + random.nextInt(26), random.nextInt(0x1000000));
            default -> random.nextBoolean() ? new Invisible() : Lurker.in(Ground.FLOOR);
        };
    }

    private static Component weapon(RandomSource random) {
        if (random.chance(1, 6)) {
            return Gust.cone(2 + random.nextInt(3), Push.of(1 + random.nextInt(3)));
        }
        AllyPolicy policy = AllyPolicy.values()[random.nextInt(3)];
        return new LinearWeapon(1 + random.nextInt(6), random.nextInt(5), policy);
    }

    static Brain brain(RandomSource random) {
        int kind = random.nextInt(PlayBrain.Kind.values().length + 2);
        return kind < PlayBrain.Kind.values().length ? new PlayBrain(PlayBrain.Kind.values()[kind], 0) : new Player();
    }

    private static Intent intent(RandomSource random) {
        Point cell = new Point(random.nextInt(20), random.nextInt(15));
        return new Intent(List.of(cell, cell.step(Direction.EAST)), followUp(random));
    }

    private static Reaction reaction(RandomSource random) {
        return switch (random.nextInt(5)) {
            case 0 -> new Answers.Grudge(random.nextInt(3));
            case 1 -> new Answers.Volatile(random.nextInt(5));
            case 2 -> new Answers.Splits(random.nextInt(3));
            case 3 -> new Answers.Hoard();
            default -> new Answers.Restless(random.nextInt(3), random.nextInt(1000));
        };
    }

    private static Effects effects(RandomSource random) {
        List<Effect> all = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            all.add(effect(random));
        }
        return new Effects(all);
    }

    private static Enchantment enchantment(RandomSource random) {
        Enchantment.Held held = Enchantment.Held.values()[random.nextInt(2)];
        return new Enchantment(effects(random).all(), held);
    }

    static Effect effect(RandomSource random) {
        return switch (random.nextInt(10)) {
            case 9 -> new SeeInvisible();
            case 0 -> new Lasting.Poison(random.nextInt(2), random.nextInt(5));
            case 1 -> new Lasting.Stun(random.nextInt(4));
            case 2 -> new Lasting.Daze(Direction.all().get(random.nextInt(8)));
            case 3, 5, 6, 7 -> new Lasting.Pace(25 + random.nextInt(200), random.nextInt(5));
            case 4 -> new Lasting.Squint(random.nextInt(4));
            default -> new Lasting.Fit(change(random), random.nextInt(6));
        };
    }

    static Blueprint item(RandomSource random) {
        Blueprint item = Blueprint.item("thing");
        Blueprint enchanted = random.chance(1, 3) ? item.with(enchantment(random)) : item;
        return random.nextBoolean() ? enchanted.with(weapon(random)) : enchanted;
    }

    static Blueprint monster(String name, Brain brain) {
        return Blueprint.of(name).with(brain).with(Health.of(2));
    }

    static Blueprint blueprint(RandomSource random) {
        if (random.chance(1, 3)) {
            return item(random);
        }
        Blueprint made = Blueprint.of("being" + random.nextInt(4));
        if (random.chance(4, 5)) {
            made = made.with(brain(random));
        }
        if (random.chance(3, 4)) {
            made = made.with(Health.of(1 + random.nextInt(12)));
        }
        if (random.chance(1, 2)) {
            made = made.with(weapon(random));
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            made = made.replacing(component(random));
        }
        return made;
    }

    static Change change(RandomSource random) {
        return new Change(KINDS[random.nextInt(KINDS.length - 1)], random.nextInt(1000), random.nextInt(100_000));
    }

    /** What any actor may think of. */
    static Action action(RandomSource random) {
        Direction direction = Direction.all().get(random.nextInt(8));
        return switch (random.nextInt(20)) {
            case 0, 1, 2, 3 -> new Move(direction);
            case 4, 5, 6 -> Attack.toward(direction);
            case 7 -> new Announce(Attack.toward(direction));
            case 8, 9 -> new Rest();
            case 10, 11 -> new Wait();
            case 12 ->
                random.nextBoolean()
                        ? new TakeStairs()
                        : new OpenDoor(new Point(random.nextInt(20), random.nextInt(15)));
            default -> script(random);
        };
    }

    /** A script that ends somehow, with a planted end after 1 to 6 changes. */
    static Script script(RandomSource random) {
        Script.Ending[] all = Script.Ending.values();
        Script.Ending ending = random.chance(1, 2) ? Script.Ending.SUCCEED : all[random.nextInt(all.length)];
        Action instead =
                random.chance(1, 3) ? script(random) : new Move(Direction.all().get(random.nextInt(8)));
        int price = random.chance(1, 30) ? -1 : random.nextInt(9);
        return new Script(price, changes(random), ending, instead);
    }

    private static List<Change> changes(RandomSource random) {
        List<Change> changes = new ArrayList<>();
        for (int i = random.nextInt(6); i >= 0; i--) {
            boolean misuse = random.chance(1, 60);
            changes.add(
                    misuse ? new Change(Change.Kind.MISUSE, random.nextInt(100), random.nextInt(100)) : change(random));
        }
        return changes;
    }

    /** A short script that queues nothing itself. */
    static Script followUp(RandomSource random) {
        List<Change> changes = new ArrayList<>();
        for (int i = random.nextInt(2); i >= 0; i--) {
            Change change = change(random);
            if (change.kind() != Change.Kind.QUEUE) {
                changes.add(change);
            }
        }
        Script.Ending[] all = Script.Ending.values();
        Script.Ending ending = random.chance(2, 3) ? Script.Ending.SUCCEED : all[random.nextInt(all.length)];
        return new Script(4, changes, ending, new Wait());
    }
}
