package io.github.undercroft.game;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Arrival;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Look;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The door through which acting code changes the world, for the time of one transaction. */
final class Context implements ActionContext {

    private final World world;
    private final ActorView view;
    private final Cause cause;
    private final boolean ownTurn;
    private boolean closed;
    private boolean rested;

    /** Within the actor's own turn it may rest; in whatever follows from a turn there is nothing to rest from. */
    Context(World world, ActorView view, Cause cause, boolean ownTurn) {
        this.ownTurn = ownTurn;
        this.world = world;
        this.view = view;
        this.cause = cause;
    }

    void close() {
        closed = true;
    }

    boolean hasRested() {
        return rested;
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("This context is closed: it may be used only until the call that it was"
                    + " handed to returns. Queue an action to act later");
        }
    }

    /** The living entity of that id; null if it is gone. */
    private @Nullable EntityState living(EntityId id) {
        checkOpen();
        EntityState actor = view.state();
        if (actor.id.equals(id) && actor.alive) {
            return actor;
        }
        EntityState entity = world.find(id);
        if (entity == null && !world.everWas(id)) {
            throw new IllegalArgumentException(
                    "There never was an entity " + id + " in this game; ids come from its views and events");
        }
        return entity;
    }

    @Override
    public TurnView view() {
        checkOpen();
        return view;
    }

    @Override
    public RandomSource random() {
        return random(Streams.PLAY);
    }

    @Override
    public RandomSource random(String stream) {
        checkOpen();
        return world.streams.open(stream);
    }

    @Override
    public ActionResult tryStep(EntityId who, Direction direction) {
        EntityState entity = living(who);
        if (entity == null) {
            return ActionResult.failed(new Refusal.Gone(who));
        }
        if (!(entity.location instanceof Location.OnLevel on)) {
            return ActionResult.failed(new Refusal.NotOnBoard(who));
        }
        Point to = on.cell().step(direction);
        Refusal why = Standing.whyNotStep(world, entity, on.cell(), to, direction);
        return why != null ? ActionResult.failed(why) : moved(entity, on, to);
    }

    @Override
    public ActionResult tryMove(EntityId who, Point to) {
        EntityState entity = living(who);
        if (entity == null) {
            return ActionResult.failed(new Refusal.Gone(who));
        }
        if (!(entity.location instanceof Location.OnLevel on)) {
            return ActionResult.failed(new Refusal.NotOnBoard(who));
        }
        Refusal why = Standing.whyNot(world.levelOf(entity), entity, to);
        if (why != null) {
            return ActionResult.failed(why);
        }
        return on.cell().equals(to) ? ActionResult.succeeded() : moved(entity, on, to);
    }

    private ActionResult moved(EntityState entity, Location.OnLevel from, Point to) {
        world.changes.move(entity, new Location.OnLevel(from.level(), to));
        happened(new GameEvent.Moved(entity.id, from.cell(), to, cause), entity);
        return ActionResult.succeeded();
    }

    @Override
    public ActionResult tryTravel(EntityId who, int level, Arrival arrival) {
        EntityState entity = living(who);
        world.rules.requireLevel(level);
        if (entity == null) {
            return ActionResult.failed(new Refusal.Gone(who));
        }
        if (!(entity.location instanceof Location.OnLevel)) {
            return ActionResult.failed(new Refusal.NotOnBoard(who));
        }
        World.Journey begun = world.journeys.of(who);
        if (begun != null) {
            return ActionResult.failed(new Refusal.OnItsWay(who, begun.level()));
        }
        world.journeys.add(new World.Journey(who, level, arrival, cause));
        return ActionResult.succeeded();
    }

    /** Refuses a bearer that never was. */
    private void checkBearer(Location where) {
        checkOpen();
        if (where instanceof Location.CarriedBy carried) {
            living(carried.bearer());
        } else if (where instanceof Location.WornBy worn) {
            living(worn.bearer());
        }
    }

    /** The level on which somebody is who comes there. */
    private Level levelOf(Location where) {
        if (where instanceof Location.OnLevel on) {
            Level level = world.levels.find(on.level());
            if (level == null) {
                throw new IllegalArgumentException("Nobody is born on level " + on.level()
                        + ": it has not been made; somebody has to travel there");
            }
            return level;
        }
        EntityState bearer = world.bearerOf(where);
        return bearer == null ? here() : world.levelOf(bearer);
    }

    @Override
    public ActionResult tryPlace(EntityId thing, Location where) {
        checkBearer(where);
        EntityState entity = living(thing);
        Refusal why = entity == null ? new Refusal.Gone(thing) : Standing.whyNotPlace(world, entity, where);
        if (why != null || entity == null) {
            return ActionResult.failed(why != null ? why : new Refusal.Gone(thing));
        }
        place(entity, where);
        return ActionResult.succeeded();
    }

    private void place(EntityState entity, Location where) {
        Location from = entity.location;
        if (!from.equals(where)) {
            world.changes.move(entity, where);
            happened(new GameEvent.Placed(entity.id, from, where, place(entity), cause), entity);
        }
    }

    @Override
    public Optional<Entity> trySpawn(Blueprint what, Location where) {
        checkBearer(where);
        return Optional.ofNullable(world.births.tryBring(what, levelOf(where), where, cause));
    }

    @Override
    public void damage(EntityId who, Damage damage) {
        EntityState entity = living(who);
        if (entity == null) {
            return;
        }
        Damage meant = damage.from(cause);
        Destructible before = entity.slots.find(Destructible.class);
        if (before == null) {
            happened(new GameEvent.Unharmed(who, place(entity), meant), entity);
            return;
        }
        int told = world.events.size();
        Damage dealt;
        int left;
        try {
            dealt = Softening.of(world, entity, meant, place(entity));
            Destructible after = asked(before, "damaged", () -> before.damaged(dealt));
            left = GameCode.hitPoints(after);
            if (entity.alive) {
                world.changes.set(entity, after);
            }
        } catch (Throwable thrown) {
            world.events.cut(told); // nothing of it has happened
            throw thrown;
        }
        requireThere(entity, before);
        happened(new GameEvent.Damaged(who, place(entity), dealt, left), entity);
        if (left <= 0) {
            dropAll(entity);
            Point at = place(entity);
            world.changes.leave(entity);
            happened(new GameEvent.Died(who, entity.name, look(entity), at, cause), entity);
            entity.notes().lastEvent = world.events.size() - 1;
            if (entity.slots.reacts) {
                world.fallen.add(entity);
            }
        }
    }

    @Override
    public void heal(EntityId who, int points) {
        EntityState entity = living(who);
        if (points < 0) {
            throw new IllegalArgumentException(
                    "Healing is 0 or more points; this is " + points + ". To harm, use damage");
        }
        Destructible before = entity == null ? null : entity.slots.find(Destructible.class);
        if (entity == null || before == null) {
            return;
        }
        Destructible after = asked(before, "healed", () -> before.healed(points));
        int had = GameCode.hitPoints(before);
        int has = GameCode.hitPoints(after);
        requireThere(entity, before);
        if (has < had) {
            throw new IllegalArgumentException("Healing " + before + " by " + points + " made it " + after
                    + "; healed(points) must not take hit points away");
        }
        world.changes.set(entity, after);
        happened(new GameEvent.Healed(who, place(entity), has - had, has, cause), entity);
    }

    /** Refuses code that took its bearer out of the game while it was asked. */
    private static void requireThere(EntityState bearer, Destructible asked) {
        if (!bearer.alive) {
            throw GameCode.failure(
                    "Asking what becomes of it",
                    asked,
                    new IllegalStateException(bearer + " left the game while it was asked; such code changes nothing"));
        }
    }

    /** What a value answers, which is to be put in its place. */
    private Destructible asked(Destructible of, String method, Supplier<Destructible> answer) {
        try {
            Destructible next = Objects.requireNonNull(answer.get(), method + "() answered null");
            ValueCheck.check(world.rules.registry(), next, next.slot().getSimpleName());
            return next;
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking what it is when " + method, of, thrown);
        }
    }

    @Override
    public void remove(EntityId who) {
        EntityState entity = living(who);
        if (entity != null) {
            dropAll(entity);
            Point at = place(entity);
            world.changes.leave(entity);
            happened(new GameEvent.Removed(who, entity.name, look(entity), at, cause), entity);
        }
    }

    /** What somebody carried and wore comes to lie where it stood, or goes to who carried it. */
    private void dropAll(EntityState bearer) {
        Location where = bearer.location;
        if (where instanceof Location.WornBy worn) {
            where = new Location.CarriedBy(worn.bearer());
        }
        EntityState thing = world.belongings.first(bearer);
        while (thing != null) {
            place(thing, where);
            thing = world.belongings.first(bearer);
        }
    }

    @Override
    public void set(EntityId who, Component component) {
        EntityState entity = living(who);
        if (entity == null) {
            return;
        }
        ValueCheck.checkGiven(world.rules.registry(), component);
        if (component instanceof Blocks && !entity.slots.blocks) {
            Refusal why = Standing.whyNotFill(world, entity);
            if (why != null) {
                throw new IllegalStateException(entity + " can't fill its cell: " + why);
            }
        }
        world.changes.set(entity, component);
        happened(new GameEvent.ComponentSet(who, component, cause), entity);
    }

    @Override
    public void clear(EntityId who, Class<? extends Component> slot) {
        EntityState entity = living(who);
        int index = entity == null ? -1 : entity.slots.indexOf(slot);
        Component cleared = entity == null ? null : entity.slots.at(index);
        if (entity != null && cleared != null) {
            world.changes.clear(entity, index);
            happened(new GameEvent.ComponentCleared(who, cleared, cause), entity);
        }
    }

    @Override
    public void afflict(EntityId who, Effect effect) {
        EntityState entity = living(who);
        Objects.requireNonNull(effect, "afflict needs an effect");
        if (entity != null) {
            Affliction.begin(world, entity, effect, cause);
        }
    }

    @Override
    public void cure(EntityId who, Predicate<Effect> which) {
        EntityState entity = living(who);
        if (entity != null) {
            Affliction.end(world, entity, which);
        }
    }

    @Override
    public void setTerrain(Point at, Terrain terrain) {
        checkOpen();
        Level level = here();
        if (!level.contains(at)) {
            throw new IllegalArgumentException(
                    "The cell " + at + " is outside the board of " + level.width() + "x" + level.height());
        }
        ValueCheck.checkTerrain(world.rules.registry(), terrain);
        Terrain before = level.terrainAt(at);
        if (!GameCode.equal(before, terrain)) {
            world.changes.setTerrain(level, at, terrain);
            GameEvent event = new GameEvent.TerrainChanged(level.level(), at, before, terrain, cause);
            world.events.add(event, level);
        }
    }

    @Override
    public void emit(GameEvent event) {
        checkOpen();
        int loudness = loudness(Objects.requireNonNull(event, "emit needs an event"));
        if (loudness < 0) {
            throw new IllegalArgumentException(
                    "The event " + event + " has a loudness of " + loudness + "; it is 0 (silent) or more cells");
        }
        world.events.add(event, here());
    }

    private static int loudness(GameEvent event) {
        try {
            return event.loudness();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking how loud it is", event, thrown);
        }
    }

    @Override
    public void queue(EntityId actor, Action action) {
        if (!actor.equals(EntityId.WORLD)) {
            living(actor);
        }
        checkOpen();
        Objects.requireNonNull(action, "queue needs an action");
        world.followUps.add(new World.FollowUp(actor, action, here()));
    }

    @Override
    public void rest() {
        checkOpen();
        if (ownTurn) {
            rested = true;
            happened(new GameEvent.Rested(view.state().id), view.state());
        }
    }

    /** The level of the one who acts. */
    private Level here() {
        return world.levelOf(view.state());
    }

    private void happened(GameEvent event, EntityState where) {
        world.events.add(event, world.levelOf(where));
    }

    private Point place(EntityState entity) {
        Point place = world.cellOf(entity);
        if (place == null) {
            throw new IllegalStateException(entity + " never was on a level; this is a defect of the engine");
        }
        return place;
    }

    private static Optional<Look> look(EntityState entity) {
        return Optional.ofNullable(entity.slots.find(Look.class));
    }
}
