package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.effect.Push;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** One random thing to do to a game: a kind, and numbers that say to whom, where and what, whatever is there by then. */
record Change(Kind kind, int who, int what) {

    /** More things than this are too slow to check. */
    private static final int CROWD = 30;

    enum Kind {
        TELEPORT,
        STEP,
        HURT,
        HURT_SELF,
        HEAL,
        SPAWN,
        REMOVE,
        SET,
        SET_SELF,
        CLEAR,
        TERRAIN,
        GIVE,
        WIELD,
        DROP,
        EMIT,
        DRAW,
        REST,
        QUEUE,
        TRAVEL,
        AFFLICT,
        CURE,
        TEACH,
        TIMER,
        PUSH,
        /** A call that the engine refuses with an exception. */
        MISUSE
    }

    void apply(ActionContext context) {
        boolean changing = kind == Kind.REMOVE || kind == Kind.SET || kind == Kind.CLEAR;
        EntityId target = kind == Kind.SET_SELF ? self(context) : somebody(context);
        if ((changing || kind == Kind.SET_SELF) && target.equals(RandomGame.WARDEN)) {
            return;
        }
        switch (kind) {
            case TELEPORT -> context.tryMove(somebody(context), cell(context));
            case STEP -> context.tryStep(somebody(context), Direction.all().get(what % 8));
            case HURT -> context.damage(somebody(context), Damage.physical(what % 4));
            case HURT_SELF -> context.damage(self(context), Damage.physical(what % 12));
            case HEAL -> context.heal(somebody(context), what % 3);
            case SPAWN -> spawn(context);
            case REMOVE -> context.remove(somebody(context));
            case SET -> context.set(somebody(context), Stock.component(RandomSource.of(what)));
            case SET_SELF -> context.set(self(context), Stock.component(RandomSource.of(what)));
            case CLEAR -> clear(context);
            case TERRAIN -> context.setTerrain(cell(context), Stock.terrain(RandomSource.of(what)));
            case GIVE -> context.tryPlace(another(context), new Location.CarriedBy(somebody(context)));
            case WIELD ->
                context.tryPlace(another(context), new Location.WornBy(somebody(context), EquipmentSlot.HAND));
            case DROP -> drop(context);
            case EMIT -> context.emit(new Signal(what));
            case DRAW ->
                context.random(what % 2 == 0 ? "play" : "other" + what % 5).nextLong();
            case REST -> context.rest();
            case QUEUE -> queue(context);
            case TRAVEL -> travel(context);
            case AFFLICT -> afflict(context);
            case CURE -> context.cure(somebody(context), effect -> effect instanceof Lasting.Pace == (what % 2 == 0));
            case TEACH -> Taught.teach(context, somebody(context), what);
            case TIMER -> timer(context);
            case PUSH -> push(context);
            case MISUSE -> misuse(context);
        }
    }

    private void drop(ActionContext context) {
        EntityId thing = somebody(context);
        context.game().boardOf(thing).ifPresent(board -> {
            context.tryPlace(thing, new Location.OnLevel(board.level(), cell(context)));
        });
    }

    private void travel(ActionContext context) {
        Arrival arrival = what % 3 == 0 ? Arrival.byPortal() : Arrival.at(cell(context));
        context.tryTravel(somebody(context), what % RandomGame.LEVELS, arrival);
    }

    private void spawn(ActionContext context) {
        if (context.game().entities().size() < CROWD) {
            RandomSource random = RandomSource.of(what);
            Blueprint blueprint = Stock.blueprint(random);
            Blueprint laden = what % 3 == 0 ? blueprint.carrying(Stock.item(random), Stock.item(random)) : blueprint;
            boolean given = what % 2 == 0
                    && context.trySpawn(laden, new Location.CarriedBy(somebody(context)))
                            .newborn()
                            .isPresent();
            if (!given) {
                context.trySpawn(laden, cell(context));
            }
        }
    }

    private void afflict(ActionContext context) {
        EntityId somebody = somebody(context);
        context.afflict(somebody, Stock.effect(RandomSource.of(what)));
        context.afflict(somebody, Stock.effect(RandomSource.of(what / 7)));
    }

    private void clear(ActionContext context) {
        EntityId somebody = somebody(context);
        List<Component> all =
                context.view().entity(somebody).map(Entity::components).orElse(List.of());
        if (!all.isEmpty()) {
            context.clear(somebody, all.get(what % all.size()).slot());
        }
    }

    private void queue(ActionContext context) {
        EntityId by = what % 4 == 0 ? EntityId.WORLD : somebody(context);
        context.queue(by, Stock.followUp(RandomSource.of(what)));
    }

    private void timer(ActionContext context) {
        EntityId owner = what % 5 == 0 ? EntityId.WORLD : somebody(context);
        String name = "timer " + what % 3;
        long time = Math.max(1, context.view().turns(1 + what % 9) + what % 7 - 3);
        switch (what % 7) {
            case 0, 1, 2, 3 -> context.after(owner, name, time, Stock.followUp(RandomSource.of(what)));
            case 4, 5 -> context.every(owner, name, time, Stock.followUp(RandomSource.of(what)));
            default -> context.cancel(owner, name);
        }
    }

    private void push(ActionContext context) {
        Push push =
                what % 2 == 0 ? Push.of(1 + what % 3) : Push.of(1 + what % 3).withImpact("1d2");
        Direction way = Direction.all().get(what % 8);
        (what % 5 == 0 ? push : push.toward(way)).befall(context, somebody(context));
    }

    private void misuse(ActionContext context) {
        switch (what % 6) {
            case 5 -> context.after(somebody(context), "late", -what, Stock.followUp(RandomSource.of(what)));
            case 0 -> context.heal(somebody(context), -1);
            case 1 -> context.setTerrain(new Point(-1, what), Stock.terrain(RandomSource.of(what)));
            case 3 -> context.tryTravel(somebody(context), RandomGame.LEVELS, Arrival.byPortal());
            case 2 -> context.damage(new EntityId(0, 1_000_000), Damage.physical(1));
            default -> context.tryPlace(somebody(context), Location.NOWHERE);
        }
    }

    private EntityId self(ActionContext context) {
        EntityId self = context.view().actor().id();
        return self.equals(EntityId.WORLD) ? another(context) : self;
    }

    private EntityId somebody(ActionContext context) {
        return who % 4 == 0 ? self(context) : another(context);
    }

    private EntityId another(ActionContext context) {
        List<Entity> all = context.game().entities();
        if (all.isEmpty()) {
            throw new IllegalStateException("nobody is left");
        }
        return all.get(who / 4 % all.size()).id();
    }

    private Point cell(ActionContext context) {
        Board board = context.board();
        return new Point(what % board.width(), what / 64 % board.height());
    }
}
