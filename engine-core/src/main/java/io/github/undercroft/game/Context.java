package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Gas;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.FollowUp;
import io.github.undercroft.game.state.Journey;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Streams;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What acting code changes the world through, for the length of one transaction. */
final class Context implements ActionContext {

    private final ContextServices services;
    private final EntityState actor;
    private final ActorView view;
    private final Cause cause;
    private final boolean ownTurn;
    private boolean closed;
    private boolean rested;

    /** In its own turn an actor may rest; in what follows from a turn it may not. */
    Context(ContextServices services, EntityState actor, ActorView view, Cause cause, boolean ownTurn) {
        this.ownTurn = ownTurn;
        this.services = services;
        this.actor = actor;
        this.view = view;
        this.cause = cause;
    }

    private World world() {
        return services.world;
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

    /** The living entity of an id; null if it has left the game. */
    private @Nullable EntityState living(EntityId id) {
        checkOpen();
        if (actor.id.equals(id) && actor.alive) {
            return actor;
        }
        EntityState entity = world().find(id);
        if (entity == null && !world().everWas(id)) {
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
    public GameView game() {
        checkOpen();
        return view.whole();
    }

    @Override
    public Board board() {
        checkOpen();
        return world().levelOf(actor);
    }

    @Override
    public RandomSource random() {
        return random(Streams.PLAY);
    }

    @Override
    public RandomSource random(String stream) {
        checkOpen();
        return world().streams.open(stream);
    }

    @Override
    public ActionResult tryStep(EntityId who, Direction direction) {
        EntityState entity = living(who);
        if (entity == null || world().journeys.isAhead(who) || !(entity.location instanceof Location.OnLevel on)) {
            return notThere(who, entity);
        }
        Point to = on.cell().step(direction);
        Movement movement = services.rules.steps().movement();
        Refusal why = PlacementRules.whyNotStep(movement, world().levelOf(entity), entity, to, direction);
        if (why != null) {
            return ActionResult.failed(why);
        }
        services.relocation.move(entity, on, to, cause);
        return ActionResult.succeeded();
    }

    private ActionResult notThere(EntityId who, @Nullable EntityState entity) {
        Journey begun = world().journeys.of(who);
        Refusal why = begun == null ? new Refusal.NotOnBoard(who) : new Refusal.OnItsWay(who, begun.level());
        return ActionResult.failed(entity == null ? new Refusal.Gone(who) : why);
    }

    @Override
    public ActionResult trySwap(EntityId who, Direction direction) {
        EntityState entity = living(who);
        if (entity == null || world().journeys.isAhead(who) || !(entity.location instanceof Location.OnLevel on)) {
            return tryStep(who, direction);
        }
        Point to = on.cell().step(direction);
        Level level = world().levelOf(entity);
        EntityState other = entity.slots.blocks ? PlacementRules.inTheWay(level, entity, to) : null;
        if (other == null
                || world().journeys.isAhead(other.id)
                || !(other.location instanceof Location.OnLevel there)
                || !PlacementRules.mayTradePlaces(entity, on.cell(), other, there.cell(), direction)) {
            return tryStep(who, direction);
        }
        Refusal why = PlacementRules.whyNotSwap(
                services.rules.steps().movement(), level, entity, on.cell(), other, there.cell(), direction);
        if (why != null) {
            return ActionResult.failed(why);
        }
        services.relocation.move(entity, on, there.cell(), cause);
        services.relocation.move(other, there, on.cell(), cause);
        return ActionResult.succeeded();
    }

    @Override
    public ActionResult tryMove(EntityId who, Point to) {
        EntityState entity = living(who);
        if (entity == null || world().journeys.isAhead(who) || !(entity.location instanceof Location.OnLevel on)) {
            return notThere(who, entity);
        }
        Refusal why = PlacementRules.whyNot(world().levelOf(entity), entity, to);
        if (why != null) {
            return ActionResult.failed(why);
        }
        if (!on.cell().equals(to)) {
            services.relocation.move(entity, on, to, cause);
        }
        return ActionResult.succeeded();
    }

    @Override
    public ActionResult tryTravel(EntityId who, int level, Arrival arrival) {
        EntityState entity = living(who);
        services.rules.levels().require(level);
        if (entity == null || world().journeys.of(who) != null || !(entity.location instanceof Location.OnLevel)) {
            return notThere(who, entity);
        }
        world().journeys.add(new Journey(who, level, arrival, cause));
        return ActionResult.succeeded();
    }

    /** Refuses an id that no entity ever had. */
    private void checkBearer(Location where) {
        checkOpen();
        where.holder().ifPresent(this::living);
    }

    @Override
    public ActionResult tryPlace(EntityId thing, Location where) {
        checkBearer(where);
        EntityState entity = living(thing);
        if (entity == null) {
            return notThere(thing, null);
        }
        Refusal why = services.placementRules.whyNotPlace(entity, where);
        if (why != null) {
            return ActionResult.failed(why);
        }
        services.relocation.place(entity, where, cause);
        return ActionResult.succeeded();
    }

    @Override
    public ActionContext.SpawnResult trySpawn(Blueprint what, Location where) {
        checkBearer(where);
        return services.births.tryBring(what, here(), where, cause);
    }

    @Override
    public void damage(EntityId who, Damage damage) {
        harm(living(who), damage, cause);
    }

    @Override
    public void damage(EntityId who, Damage damage, EntityId by) {
        harm(living(who), damage, Blame.answer(by, living(by), cause));
    }

    private void harm(@Nullable EntityState entity, Damage damage, Cause by) {
        if (entity != null) {
            services.hitPoints().damage(entity, damage.from(by));
        }
    }

    @Override
    public void heal(EntityId who, int points) {
        EntityState entity = living(who);
        HitPoints.checkHealing(points);
        if (entity != null) {
            services.hitPoints().heal(entity, points, cause);
        }
    }

    @Override
    public void remove(EntityId who) {
        EntityState entity = living(who);
        if (entity != null) {
            services.departures().remove(entity, cause);
        }
    }

    @Override
    public void set(EntityId who, Component component) {
        EntityState entity = living(who);
        Objects.requireNonNull(component, "set needs a component");
        if (entity == null) {
            return;
        }
        ValueCheck.checkGiven(services.rules.registry(), component);
        services.placementRules.requireRoom(entity, component);
        services.changes.set(entity, component);
        world().tell(new ComponentSet(who, component, cause), entity);
    }

    @Override
    public void clear(EntityId who, Class<? extends Component> slot) {
        EntityState entity = living(who);
        int index = entity == null ? -1 : entity.slots.indexOf(slot);
        Component cleared = entity == null ? null : entity.slots.at(index);
        if (entity != null && cleared != null) {
            services.changes.clear(entity, index);
            world().tell(new ComponentCleared(who, cleared, cause), entity);
        }
    }

    @Override
    public void afflict(EntityId who, Effect effect) {
        EntityState entity = living(who);
        Objects.requireNonNull(effect, "afflict needs an effect");
        if (entity != null) {
            services.affliction().begin(entity, effect, cause);
        }
    }

    @Override
    public void cure(EntityId who, Predicate<Effect> which) {
        EntityState entity = living(who);
        if (entity != null) {
            services.affliction().end(entity, which);
        }
    }

    @Override
    public void reveal(EntityId observer, int level, Predicate<Point> cells) {
        NewsNotes.reveal(world(), told(observer, level), level, cells);
    }

    @Override
    public void detect(EntityId observer, int level, Predicate<Entity> which) {
        NewsNotes.detect(world(), told(observer, level), level, which);
    }

    @Override
    public void forget(EntityId observer, Predicate<Location.OnLevel> which) {
        NewsNotes.forget(world(), living(observer), which);
    }

    private @Nullable EntityState told(EntityId observer, int level) {
        EntityState entity = living(observer);
        services.rules.levels().require(level);
        return entity;
    }

    @Override
    public void setTerrain(Point at, Terrain terrain) {
        checkOpen();
        Objects.requireNonNull(terrain, "setTerrain needs a terrain");
        services.landscaper.setTerrain(here(), at, terrain, cause);
    }

    @Override
    public void addGas(Point at, Gas gas) {
        checkOpen();
        Objects.requireNonNull(gas, "addGas needs a gas");
        services.landscaper.addGas(here(), at, gas, cause);
    }

    @Override
    public void clearGas(Point at) {
        checkOpen();
        services.landscaper.clearGas(here(), at, cause);
    }

    @Override
    public void emit(GameEvent event) {
        checkOpen();
        ValueCheck.checkLoudness(Objects.requireNonNull(event, "emit needs an event"));
        world().events.add(event, here());
    }

    @Override
    public void queue(EntityId actor, Action action) {
        if (!actor.equals(EntityId.WORLD)) {
            living(actor);
        }
        checkOpen();
        Objects.requireNonNull(action, "queue needs an action");
        world().followUps.add(new FollowUp(actor, action, here(), cause.by()));
    }

    @Override
    public void after(EntityId owner, String name, long time, Action action) {
        set(owner, name, time, 0, action);
    }

    @Override
    public void every(EntityId owner, String name, long time, Action action) {
        set(owner, name, time, time, action);
    }

    private void set(EntityId owner, String name, long time, long period, Action action) {
        Timer timer = new Timer(owner, name, time, period, action, cause.by(), board().level(), false);
        if (owner.equals(EntityId.WORLD) || living(owner) != null) {
            ClockPhase.set(world(), services.rules, services.changes, timer);
        }
    }

    @Override
    public void cancel(EntityId owner, String name) {
        checkOpen();
        services.changes.setTimers(world().timers.without(owner, name));
    }

    @Override
    public void rest() {
        checkOpen();
        if (ownTurn) {
            rested = true;
            world().tell(new Rested(actor.id), actor);
        }
    }

    @Override
    public Point place() {
        checkOpen();
        return cause instanceof Cause.TerrainAt ground ? ground.at() : view.position();
    }

    private Level here() {
        return world().levelOf(actor);
    }
}
