package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Player;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.Guard;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Sentry;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.effect.Blindness;
import io.github.undercroft.effect.Confusion;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.effect.Stacking;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Search;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.Optional;

/**
 * Puts a value of an author in its place somewhere: in somebody, on a cell, in a hand; or sends somebody somewhere. Moody values
 * come as often as good ones.
 */
record Prank(Kind kind, int who, int what) implements Action {

    /** More things than this are too slow to check. */
    private static final int CROWD = 24;

    private static final Kind[] KINDS = Kind.values();

    enum Kind {
        GIVE_COMPONENT,
        GIVE_BRAIN,
        LAY_TERRAIN,
        AFFLICT,
        CURE,
        EMIT,
        QUEUE,
        ARM,
        BEGET,
        LEASH,
        SEND,
        LIGHT,
        SEARCH
    }

    /** Plays a prank each turn. */
    record Joker(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(of(turn.random()), new Joker((turns + 1) % 5));
        }
    }

    static Prank of(RandomSource random) {
        return new Prank(KINDS[random.nextInt(KINDS.length)], random.nextInt(1000), random.nextInt(100_000));
    }

    private static int kind(RandomSource random) {
        return random.nextInt(Mood.KINDS);
    }

    static Component component(RandomSource random) {
        int kind = kind(random);
        return switch (random.nextInt(9)) {
            case 0, 1 -> new Moody.Nerve(kind);
            case 2 -> new MoodyThings.Blade(kind);
            case 3, 4 -> new Moody.Gaze(kind);
            case 5 -> new MoodyThings.Mail(kind);
            case 6 -> new MoodyThings.Flesh(kind, 9);
            case 7 -> new Moody.Leash(kind);
            default ->
                random.nextBoolean() ? Senses.ofRadius(kind % 9) : new Light(Reach.round(1 + kind % 6), 1 + kind % 30);
        };
    }

    /** A ready-made brain, or a moody one. */
    static Brain brain(RandomSource random, Board board) {
        Point post = cell(board, random.nextInt(10_000));
        return switch (random.nextInt(8)) {
            case 0 -> new Moody.Mind(kind(random));
            case 1 -> PriorityBrain.of(new Flee(3), new Strike(), new Chase(), new Wander());
            case 2 -> PriorityBrain.of(new Guard(post, 4), new Wander());
            case 3 -> new Sentry(4, Optional.of(post));
            case 4 -> new Stalker(Optional.empty());
            case 5 -> io.github.undercroft.sense.Wary.asleep(PriorityBrain.of(new Strike(), new Chase()));
            case 6 -> new Joker(0);
            default -> new Player();
        };
    }

    private static Terrain terrain(RandomSource random) {
        return switch (random.nextInt(6)) {
            case 0, 1 -> new MoodyThings.Bog(kind(random));
            case 2 -> new MoodyThings.Gate(kind(random));
            case 3 -> new Secret(Ground.WALL, Ground.FLOOR);
            case 4 -> Trap.hidden(Ground.FLOOR);
            default -> Stock.terrain(random);
        };
    }

    private static Effect effect(RandomSource random) {
        return switch (random.nextInt(5)) {
            case 0 ->
                io.github.undercroft.effect.Lasting.of(EffectKind.HASTE, new Quickness(150), 3)
                        .stacking(Stacking.values()[random.nextInt(Stacking.values().length)]);
            case 1 -> io.github.undercroft.effect.Lasting.of(EffectKind.BLINDNESS, new Blindness(), 2);
            case 2 -> io.github.undercroft.effect.Lasting.of(EffectKind.CONFUSION, new Confusion(50), 2);
            default -> new Moody.Curse(kind(random));
        };
    }

    private static Point cell(Board board, int number) {
        return new Point(number % board.width(), number / 64 % board.height());
    }

    @Override
    public ActionResult perform(ActionContext context) {
        RandomSource random = RandomSource.of(what);
        List<Entity> all = context.game().entities();
        Entity victim = all.get(who % all.size());
        Board board = context.game().boardOf(victim.id()).orElse(context.board());
        EntityId id = victim.id();
        switch (kind) {
            case GIVE_COMPONENT -> context.set(id, component(random));
            case GIVE_BRAIN -> give(context, victim, brain(random, board));
            case LAY_TERRAIN -> context.setTerrain(cell(context.board(), what), terrain(random));
            case AFFLICT -> {
                context.afflict(id, effect(random));
                context.afflict(id, effect(random));
            }
            case CURE -> context.cure(id, effect -> effect instanceof Moody == random.nextBoolean());
            case EMIT -> context.emit(new Moody.News(kind(random)));
            case QUEUE -> context.queue(id, new Moody.Deed(kind(random)));
            case ARM -> arm(context, id, random);
            case BEGET -> beget(context, random);
            case LEASH ->
                context.set(id, new Companion(all.get(what % all.size()).id()));
            case SEND -> context.tryTravel(id, what % RandomGame.LEVELS, Arrival.byPortal());
            case LIGHT -> context.set(id, new Light(Reach.round(1 + what % 6), 1 + what % 30));
            case SEARCH -> {
                return ActionResult.alternate(new Search(100));
            }
        }
        return ActionResult.succeeded();
    }

    private static void give(ActionContext context, Entity victim, Brain brain) {
        boolean keeps = victim.get(Brain.class).filter(Joker.class::isInstance).isPresent();
        if (!keeps && !victim.id().equals(RandomGame.WARDEN)) {
            context.set(victim.id(), brain);
        }
    }

    /** A weapon in the hand, and another on the back. */
    private static void arm(ActionContext context, EntityId who, RandomSource random) {
        if (context.game().entities().size() < CROWD) {
            for (EquipmentSlot slot : List.of(new EquipmentSlot("back"), EquipmentSlot.HAND)) {
                Component blade =
                        random.nextBoolean() ? new MoodyThings.Blade(kind(random)) : new MoodyThings.Mail(kind(random));
                context.trySpawn(Blueprint.item("arm").with(blade), new Location.WornBy(who, slot));
            }
        }
    }

    private static void beget(ActionContext context, RandomSource random) {
        if (context.game().entities().size() < CROWD) {
            Board board = context.board();
            context.trySpawn(being(random).with(brain(random, board)), cell(board, random.nextInt(10_000)));
        }
    }

    /** Somebody with up to four moody traits; every second one is played around. */
    static Blueprint being(RandomSource random) {
        Blueprint made = Blueprint.of("moody").with(new MoodyThings.Flesh(kind(random), 9));
        made = random.nextBoolean() ? made.with(Faction.PLAYERS) : made;
        for (int i = random.nextInt(4); i > 0; i--) {
            made = made.with(component(random));
        }
        return made.with(new Blocks());
    }

    /** What a player does: pranks, attacks and steps. */
    static Action input(RandomSource random) {
        return switch (random.nextInt(5)) {
            case 0 -> of(random);
            case 1 -> new Moody.Deed(kind(random));
            case 2 -> io.github.undercroft.combat.Attack.toward(Direction.all().get(random.nextInt(8)));
            default -> Stock.action(random);
        };
    }
}
