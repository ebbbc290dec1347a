package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Imagined;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Perception;
import io.github.undercroft.model.StepRule;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The game as one actor sees it. */
final class ActorView implements TurnView {

    private final World world;
    private final EntityState actor;
    /** The game from where the actor is; made when first asked for. */
    private @Nullable GameView game;

    ActorView(World world, EntityState actor) {
        this.world = world;
        this.actor = actor;
    }

    EntityState state() {
        return actor;
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
        return world.levelOf(actor);
    }

    @Override
    public Board perceived() {
        return perceives() ? actor.perception(world).board() : world.levelOf(actor);
    }

    @Override
    public Optional<Perception> perception() {
        return perceives() ? Optional.of(actor.perception(world)) : Optional.empty();
    }

    private boolean perceives() {
        return actor.slots.observer != null;
    }

    @Override
    public GameView game() {
        GameView known = game;
        if (known == null) {
            known = new WholeView(world, actor);
            game = known;
        }
        return known;
    }

    @Override
    public Optional<Target> firstAlong(Point from, Aim aim, int reach, Predicate<Entity> quality) {
        if (reach < 1) {
            throw new IllegalArgumentException("A reach is 1 or more cells; this is " + reach);
        }
        Level level = world.levelOf(actor);
        List<Point> cells = aim.cells(from, reach);
        for (int i = 0; i < cells.size(); i++) {
            Point cell = cells.get(i);
            if (!level.isPassable(cell, Motility.FLY)) {
                return Optional.empty();
            }
            EntityState occupant = level.occupant(cell);
            if (occupant != null && quality.test(occupant)) {
                return Optional.of(Target.single(occupant.id, ImmutableList.copyOf(cells.subList(0, i + 1))));
            }
        }
        return Optional.empty();
    }

    @Override
    public StepRule steps() {
        return world.rules.steps();
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
        return Lookahead.imagine(world, actor, action);
    }

    @Override
    public <T> T workspace(WorkspaceKey<T> key) {
        return world.workspace(key);
    }
}
