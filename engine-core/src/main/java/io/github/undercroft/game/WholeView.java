package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Look;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.Perception;
import io.github.undercroft.model.Relations;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.Weapon;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The whole game as renderers see it; or as somebody in it does, to whom its own level is the one that is meant. */
final class WholeView implements GameView {

    private final World world;
    private final @Nullable EntityState of;

    /** The game from outside. */
    WholeView(World world) {
        this(world, null);
    }

    /** The game from where that entity is. */
    WholeView(World world, @Nullable EntityState of) {
        this.world = world;
        this.of = of;
    }

    private Level meant() {
        return of == null ? world.levels.shown() : world.levelOf(of);
    }

    @Override
    public long now() {
        return world.order.now();
    }

    @Override
    public Board board() {
        return meant();
    }

    @Override
    public Optional<Board> board(int level) {
        return Optional.ofNullable(world.levels.find(level));
    }

    @Override
    public List<Integer> levels() {
        ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
        for (int i = 0; i < world.levels.size(); i++) {
            numbers.add(world.levels.get(i).level());
        }
        return numbers.build();
    }

    @Override
    public boolean isActive(int level) {
        Level made = world.levels.find(level);
        return made != null && made.active;
    }

    @Override
    public Optional<Board> boardOf(EntityId who) {
        EntityState entity = world.find(who);
        return entity == null ? Optional.empty() : Optional.of(world.levelOf(entity));
    }

    @Override
    public List<Entity> entities() {
        return world.entities.list();
    }

    @Override
    public Optional<Entity> entity(EntityId id) {
        return Optional.ofNullable(world.find(id));
    }

    @Override
    public List<Entity> things(EntityId bearer) {
        EntityState entity = world.find(bearer);
        EntityState first = entity == null ? null : world.belongings.first(entity);
        if (first == null) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Entity> things = ImmutableList.builder();
        for (EntityState thing = first; thing != null; thing = thing.nextThing) {
            things.add(thing);
        }
        return things.build();
    }

    @Override
    public List<EntityId> actors() {
        ImmutableList.Builder<EntityId> ids = ImmutableList.builder();
        world.order.visit((key, rate, balance, carry) -> {
            if (world.entities.find(key) != null) {
                ids.add(EntityId.ofKey(key));
            }
        });
        return ids.build();
    }

    @Override
    public long energy(EntityId id) {
        return world.order.contains(id.key()) ? world.order.energy(id.key()) : 0;
    }

    @Override
    public Optional<Weapon> weapon(Entity of) {
        EntityState entity = world.find(of.id());
        @Nullable Weapon weapon = entity == null ? null : world.weaponOf(entity);
        return Optional.ofNullable(weapon);
    }

    @Override
    public Optional<Faction> side(Entity of) {
        Optional<Faction> own = of.get(Faction.class);
        return own.isEmpty() && of.has(Controller.class) ? Optional.of(Faction.MONSTERS) : own;
    }

    @Override
    public Relations relations() {
        return world.rules.relations();
    }

    @Override
    public Optional<Perception> perception(EntityId observer) {
        EntityState entity = world.find(observer);
        return entity == null || !entity.has(Observer.class) ? Optional.empty() : Optional.of(entity.perception(world));
    }

    @Override
    public IntGridView light() {
        return lightOn(meant());
    }

    @Override
    public Optional<IntGridView> light(int level) {
        return Optional.ofNullable(world.levels.find(level)).map(this::lightOn);
    }

    private IntGridView lightOn(Level level) {
        return level.surroundings(world).sight().light();
    }

    @Override
    public Optional<Look> look(Terrain terrain) {
        return world.rules.look(terrain.name());
    }

    @Override
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(world.outcome);
    }
}
