package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.math.LongMath;
import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Outcome;
import io.github.undercroft.Perception;
import io.github.undercroft.Relations;
import io.github.undercroft.StepRule;
import io.github.undercroft.Target;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The game as one actor believes it to be. */
class ActorView implements TurnView {

    private final Views views;
    private final World world;
    private final EntityState actor;
    /** The view of the whole game from this actor's level; made when first asked for. */
    private @Nullable GameView whole;

    ActorView(Views views, EntityState actor) {
        this.views = views;
        this.world = views.world;
        this.actor = actor;
    }

    /** The whole game as it is, from the level of the actor. */
    GameView whole() {
        GameView known = whole;
        if (known == null) {
            known = new WholeView(views, actor);
            whole = known;
        }
        return known;
    }

    @Override
    public Entity actor() {
        return actor;
    }

    @Override
    public Point position() {
        Point place = world.cellOf(actor);
        if (place == null) {
            throw new IllegalStateException(actor + " never was on a level, so it has no position");
        }
        return place;
    }

    /** Whether it knows only what it perceived; who has left the game, or never had senses, knows the truth. */
    private boolean perceives() {
        return actor.perceives();
    }

    @Override
    public Board board() {
        return perceives() ? views.knowledge.perceptionOf(actor).board() : world.levelOf(actor);
    }

    @Override
    public Optional<Perception> perception() {
        return perceives() ? Optional.of(views.knowledge.perceptionOf(actor)) : Optional.empty();
    }

    @Override
    public int light(Point cell) {
        Board level = board();
        boolean isKnown = perceives() ? views.knowledge.perceptionOf(actor).sees(cell) : level.contains(cell);
        return isKnown ? whole().light(level.level()).orElseThrow().get(cell) : 0;
    }

    @Override
    public long now() {
        return world.order.now();
    }

    @Override
    public long energy() {
        return whole().energy(actor.id);
    }

    @Override
    public Optional<Entity> entity(EntityId id) {
        return perceives()
                ? views.knowledge.entity(actor, id)
                : whole().entity(id).map(this::taken);
    }

    @Override
    public List<Entity> things(EntityId bearer) {
        return perceives() ? views.knowledge.things(actor, bearer) : taken(whole().things(bearer));
    }

    /** Somebody in hand as the actor takes it, or took it before it left the game. */
    private Entity taken(Entity other) {
        return views.beliefs.of(actor, other);
    }

    private List<Entity> taken(List<Entity> all) {
        return actor.slots.observer == null ? all : ImmutableList.copyOf(Lists.transform(all, this::taken));
    }

    @Override
    public Optional<Weapon> weapon(Entity of) {
        return perceives() ? Belongings.weaponOf(taken(of), things(of.id())) : whole().weapon(of);
    }

    @Override
    public Damage softened(Entity struck, Damage damage) {
        Optional<Entity> known = entity(struck.id());
        return known.isEmpty() ? damage : DamageReduction.left(known.get(), things(struck.id()), damage);
    }

    @Override
    public Optional<Faction> side(Entity of) {
        return whole().side(taken(of));
    }

    @Override
    public Relations relations() {
        return views.rules.relations();
    }

    @Override
    public Optional<Look> look(Terrain terrain) {
        return whole().look(terrain);
    }

    @Override
    public Optional<Outcome> outcome() {
        return whole().outcome();
    }

    @Override
    public boolean spares(Entity other) {
        return !isEnemy(other) && (side(other).isPresent() || taken(other).isBumpable());
    }

    @Override
    public Optional<Target> firstAlong(Board board, Point from, Aim aim, int reach, Predicate<Entity> quality) {
        if (reach < 1) {
            throw new IllegalArgumentException("A reach is 1 or more cells; this is " + reach);
        }
        List<Point> cells = aim.cells(cell -> board.isPassable(cell, Motility.FLY), from, reach);
        for (int i = 0; i < cells.size(); i++) {
            Point cell = cells.get(i);
            if (!board.isPassable(cell, Motility.FLY)) {
                return Optional.empty();
            }
            Entity occupant = PlacementRules.occupant(board, cell);
            if (occupant != null && quality.test(occupant)) {
                return Optional.of(Target.single(occupant.id(), ImmutableList.copyOf(cells.subList(0, i + 1))));
            }
        }
        return Optional.empty();
    }

    @Override
    public StepRule steps() {
        return views.rules.steps();
    }

    @Override
    public int normalCost() {
        return world.order.normalCost();
    }

    @Override
    public long turns(long number) {
        return Math.multiplyExact(number, (long) views.rules.scheduler().normalTurn());
    }

    @Override
    public long ownTurns(long number) {
        int normal = views.rules.scheduler().normalRate();
        int rate = Memberships.rateOf(actor, views.belongings, normal);
        return rate == 0
                ? turns(number)
                : LongMath.divide(Math.multiplyExact(turns(number), (long) normal), rate, RoundingMode.CEILING);
    }

    @Override
    public int restCost() {
        return world.order.restCost();
    }

    @Override
    public RandomSource random() {
        return RandomSource.of(Seeds.derive(Seeds.derive(world.streams.seed(), actor.key), actor.decisions));
    }

    @Override
    public Optional<Action> unfinished() {
        return Optional.ofNullable(actor.unfinished);
    }

    @Override
    public Imagined imagine(Action action) {
        return views.imagination.imagine(actor, action);
    }

    @Override
    public <T> T workspace(WorkspaceKey<T> key) {
        return views.tool(key);
    }
}
