package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random games in which many perceive, and somebody gives and takes senses, lights and doors all the time. */
final class Watching {

    private static final int CROWD = 24;

    private Watching() {}

    /** A game with observers whose senses change by what is done to them only. */
    static Play game(long seed) {
        return Play.of(rules(seed, false), seed);
    }

    /** A game in which senses also change by what is noticed, some way on. */
    static Play waryGame(long seed) {
        Play play = Play.of(rules(seed, true), seed);
        play.steps(Math.floorMod(seed, 40));
        return play;
    }

    static Rules rules(long seed, boolean wary) {
        int ambient = (int) Math.floorMod(seed, 3L);
        Rules.Builder rules =
                RandomGame.builder(seed, random -> content(random, wary)).guises(Watching::guise);
        return switch (ambient) {
            case 0 -> rules.build();
            case 1 -> rules.ambientLight(0).build();
            default ->
                rules.ambientLight((level, turn) -> (int) ((turn / 3 + 2L * level) % 5) * 4 - 4)
                        .build();
        };
    }

    /** Every other observer takes things for bundles without a use. */
    static Optional<Guise> guise(Entity thing, Entity observer, GameView game) {
        return isTaken(thing.name(), observer.id())
                ? Optional.of(Guise.of(thing).named("bundle").without(Weapon.class))
                : Optional.empty();
    }

    static boolean isTaken(String name, EntityId observer) {
        return name.equals("thing") && observer.number() % 2 == 1;
    }

    private static LevelContent content(RandomSource random, boolean wary) {
        LevelContent plain = RandomGame.content(random);
        List<Placement> placements = new ArrayList<>();
        for (Placement placement : plain.placements()) {
            Blueprint what = placement.what();
            if (random.chance(1, 2)) {
                what = what.with(observer(random, wary));
            }
            placements.add(new Placement(random.chance(1, 5) ? what.with(light(random)) : what, placement.at()));
        }
        Blueprint squad = Blueprint.item("squad").with(senses(random).through(lookouts(random)));
        placements.add(new Placement(squad, new Point(0, 0)));
        Oculist oculist = new Oculist(wary);
        for (int i = 0; i < 3; i++) {
            placements.add(new Placement(Blueprint.item("oculist").with(oculist), new Point(0, 0)));
        }
        return RandomGame.withLarge(new LevelContent(plain.ground(), placements), random);
    }

    static Perceiver observer(RandomSource random, boolean wary) {
        return switch (random.nextInt(4)) {
            case 0 -> new Startled(senses(random), 0);
            case 1 -> wary ? new Wary(senses(random), 0) : senses(random);
            default -> senses(random);
        };
    }

    private static Senses senses(RandomSource random) {
        Senses senses = Senses.of(eyes(random)).withHearing(random.nextInt(5) * 50);
        if (random.chance(1, 3)) {
            senses = senses.replacing(Familiarity.AT_HOME);
        }
        return random.chance(1, 5) ? senses.through(lookouts(random)) : senses;
    }

    private static Eyes eyes(RandomSource random) {
        Metric metric = random.nextBoolean() ? Metric.EUCLIDEAN : Metric.CHEBYSHEV;
        Reach reach = random.chance(1, 6) ? Reach.unlimited() : Reach.of(random.nextInt(9), metric);
        if (random.chance(1, 6)) {
            Direction facing = Direction.all().get(random.nextInt(8));
            reach = reach.within(Cone.facing(facing, 1 + random.nextInt(3)));
        }
        return Eyes.of(reach)
                .withNightVision(random.nextInt(3))
                .withMinLight(random.chance(1, 2) ? 0 : random.nextInt(12));
    }

    private static Light light(RandomSource random) {
        return new Light(Reach.round(random.nextInt(7)), 1 + random.nextInt(30));
    }

    /** Some that are, some that will be, and some that never were. */
    private static List<EntityId> lookouts(RandomSource random) {
        List<EntityId> all = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            all.add(new EntityId(random.chance(1, 9) ? 3 : 0, random.nextInt(14)));
        }
        return List.copyOf(all);
    }

    /** Counts what it is told of, and throws now and then. */
    record Startled(Senses senses, int told) implements Perceiver {
        @Override
        public Eyes eyes() {
            return senses.eyes();
        }

        @Override
        public int hearing() {
            return senses.hearing();
        }

        @Override
        public boolean knowsTerrain() {
            return senses.knowsTerrain();
        }

        @Override
        public List<EntityId> lookouts() {
            return senses.lookouts();
        }

        @Override
        public Perceiver noticed(List<Percept> percepts, Perception known) {
            if (known.visible().count() % 11 == 7 && percepts.size() == 1) {
                throw new Script.Planted("planted in an observer");
            }
            return new Startled(senses, (told + percepts.size()) % 100);
        }
    }

    /** Sees farther the more it notices, and loses its calm. */
    record Wary(Senses senses, int alarm) implements Perceiver {
        @Override
        public Eyes eyes() {
            return Eyes.of(Reach.round(alarm))
                    .withNightVision(senses.eyes().nightVision())
                    .withMinLight(senses.eyes().minLight());
        }

        @Override
        public int hearing() {
            return 50 + 20 * alarm;
        }

        @Override
        public Perceiver noticed(List<Percept> percepts, Perception known) {
            int seen = known.sightings().size() + percepts.size();
            return new Wary(senses, (alarm + seen) % 7);
        }
    }

    /** Something loud. */
    record Bang(Point at, int loudness) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public int loudness() {
            return loudness;
        }
    }

    /** Somebody is struck from a cell. */
    record Sting(EntityId who, Point from, EntityId hit, int loudness) implements GameEvent {
        @Override
        public Optional<Point> origin() {
            return Optional.of(from);
        }

        @Override
        public List<EntityId> involved() {
            return List.of(who, hit);
        }
    }

    /** Gives and takes senses, lights and doors. */
    record Oculist(boolean wary) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            Tamper.Kind[] kinds = Tamper.Kind.values();
            RandomSource random = turn.random();
            Tamper.Kind kind = kinds[random.nextInt(kinds.length)];
            return Decision.act(new Tamper(kind, random.nextInt(10_000), random.nextInt(100_000), wary));
        }
    }

    /** One or two such deeds; the second one undoes a part of the first if it can. */
    record Tamper(Kind kind, int who, int what, boolean wary) implements Action {
        enum Kind {
            SENSES,
            BLIND,
            BLIND_FOR_A_MOMENT,
            LIGHT,
            DARK,
            DOOR,
            BANG,
            TEACH,
            BIRTH,
            POCKET,
            UNPOCKET,
            CARRY_ACROSS,
            WALK_AND_VANISH,
            REFUSED,
            QUAKE
        }

        @Override
        public ActionResult perform(ActionContext context) {
            RandomSource random = RandomSource.of(what);
            List<Entity> all = context.game().entities();
            Entity victim = all.get(who % all.size());
            EntityId id = victim.id();
            Point at = cell(context, what);
            switch (kind) {
                case SENSES -> context.set(id, observer(random, wary));
                case BLIND -> context.clear(id, Perceiver.class);
                case BLIND_FOR_A_MOMENT -> blindForAMoment(context, victim, at);
                case LIGHT -> context.set(id, light(random));
                case DARK -> context.clear(id, Light.class);
                case DOOR -> context.setTerrain(at, random.nextBoolean() ? Door.CLOSED : Ground.FLOOR);
                case BANG -> {
                    for (int i = random.nextInt(16); i >= 0; i--) {
                        context.emit(new Bang(cell(context, random.nextInt(10_000)), random.nextInt(30)));
                    }
                    context.emit(new Sting(all.get(what % all.size()).id(), at, id, what % 3));
                }
                case TEACH -> {
                    for (Entity each : all) {
                        Taught.teach(context, each.id(), random.nextInt(24));
                    }
                }
                case BIRTH -> birth(context, random, at);
                case POCKET -> {
                    context.clear(id, io.github.undercroft.Blocks.class);
                    context.tryPlace(
                            id,
                            new Location.CarriedBy(all.get(what % all.size()).id()));
                }
                case UNPOCKET -> context.tryPlace(id, new Location.OnLevel(0, at));
                case CARRY_ACROSS -> {
                    context.tryPlace(
                            id,
                            new Location.CarriedBy(all.get(what % all.size()).id()));
                    context.tryPlace(id, new Location.OnLevel(0, at));
                }
                case WALK_AND_VANISH -> {
                    context.tryMove(id, at);
                    if (!id.equals(RandomGame.WARDEN) && all.size() > 5 && !isOculist(victim)) {
                        context.remove(id);
                    }
                }
                case QUAKE -> {
                    Kind[] kinds = Kind.values();
                    for (int i = 0; i < 12; i++) { // so that the step has many events, changed cells and losses
                        Kind part = kinds[random.nextInt(Kind.REFUSED.ordinal())];
                        new Tamper(part, random.nextInt(10_000), random.nextInt(100_000), wary).perform(context);
                    }
                }
                case REFUSED -> {
                    context.set(id, observer(random, wary));
                    ask(context);
                    context.setTerrain(at, Ground.WALL);
                    return ActionResult.failed(new Script.Planned(2));
                }
            }
            ask(context);
            return ActionResult.succeeded();
        }

        private static boolean isOculist(Entity entity) {
            return entity.get(Brain.class).filter(Oculist.class::isInstance).isPresent();
        }

        private void blindForAMoment(ActionContext context, Entity victim, Point at) {
            Optional<Perceiver> senses = victim.get(Perceiver.class);
            context.clear(victim.id(), Perceiver.class);
            context.setTerrain(at, what % 2 == 0 ? Ground.WALL : Ground.FLOOR);
            senses.ifPresent(own -> context.set(victim.id(), own));
        }

        private void birth(ActionContext context, RandomSource random, Point at) {
            if (context.game().entities().size() < CROWD) {
                Blueprint child = Stock.blueprint(random).with(observer(random, wary));
                context.trySpawn(child, at);
                ask(context);
                context.setTerrain(cell(context, what / 7), Ground.FLOOR);
            }
        }

        private static Point cell(ActionContext context, int number) {
            Board board = context.board();
            return new Point(number % board.width(), number / 64 % board.height());
        }
    }

    /** Whether there is somebody who asks everything in the middle of a step; set by the law that this changes nothing. */
    static final ThreadLocal<Boolean> CURIOUS = ThreadLocal.withInitial(() -> false);

    private static void ask(ActionContext context) {
        if (CURIOUS.get()) {
            ask(context.game());
            context.view().board().entities();
            context.view().perception().ifPresent(Watching::ask);
        }
    }

    /** Asks all that can be asked about what is perceived. */
    static void ask(io.github.undercroft.GameView game) {
        game.light().get(0, 0);
        for (Entity entity : game.entities()) {
            game.perception(entity.id()).ifPresent(Watching::ask);
        }
    }

    private static void ask(Perception known) {
        known.sightings();
        known.heard();
        known.visible().count();
        known.board().entities();
        known.board().stamp();
        known.board().transparent().count();
        for (io.github.undercroft.Motility motility : SlowMemory.MOTILITIES) {
            known.board().passable(motility).count();
        }
    }
}
