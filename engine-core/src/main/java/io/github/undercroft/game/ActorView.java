package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Motility;
import io.github.undercroft.Perception;
import io.github.undercroft.StepRule;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The game as one actor sees it. */
final class ActorView implements TurnView {

    private final Views views;
    private final World world;
    private final EntityState actor;
    /** The view of the whole game from this actor's level; made when first asked for. */
    private @Nullable GameView game;

    ActorView(Views views, EntityState actor) {
        this.views = views;
        this.world = views.world;
        this.actor = actor;
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

    @Override
    public Board board() {
        return perceives() ? views.recollections.perceptionOf(actor).board() : world.levelOf(actor);
    }

    @Override
    public Optional<Perception> perception() {
        return perceives() ? Optional.of(views.recollections.perceptionOf(actor)) : Optional.empty();
    }

    private boolean perceives() {
        return actor.slots.observer != null;
    }

    @Override
    public GameView game() {
        GameView known = game;
        if (known == null) {
            known = new WholeView(views, actor);
            game = known;
        }
        return known;
    }

    @Override
    public List<Entity> things() {
        List<Entity> things = game().things(actor.id);
        return views.rules.guises.isEmpty() || !perceives()
                ? things
                : ImmutableList.copyOf(Lists.transform(things, thing -> views.masks.of(actor, thing)));
    }

    @Override
    public boolean isEnemy(Entity other) {
        return game().as(actor.id).areEnemies(actor, other);
    }

    @Override
    public Optional<Target> firstAlong(Board board, Point from, Aim aim, int reach, Predicate<Entity> quality) {
        if (reach < 1) {
            throw new IllegalArgumentException("A reach is 1 or more cells; this is " + reach);
        }
        List<Point> cells = aim.cells(from, reach);
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
        return views.workspaces.get(key);
    }
}
