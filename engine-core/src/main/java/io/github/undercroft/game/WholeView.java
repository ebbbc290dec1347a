package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Outcome;
import io.github.undercroft.Perception;
import io.github.undercroft.Player;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Relations;
import io.github.undercroft.Terrain;
import io.github.undercroft.Weapon;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.sense.Perceiver;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The whole game as a renderer sees it. If it belongs to an actor, the level in question is the actor's own. */
final class WholeView implements GameView {

    private final Views views;
    private final World world;
    private final @Nullable EntityState of;

    /** The game from the level of an entity; with null, from outside. */
    WholeView(Views views, @Nullable EntityState of) {
        this.views = views;
        this.world = views.world;
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
    public List<Entity> players() {
        List<Entity> persons = new ArrayList<>();
        Optional<Entity> first = Optional.empty();
        for (EntityState each : world.entities) {
            Brain brain = each.slots.brain;
            if (brain == null || !Faction.PLAYERS.equals(each.slots.find(Faction.class))) {
                continue;
            }
            if (brain instanceof Player) {
                persons.add(each);
            } else if (first.isEmpty() && !(each.get(Follower.class).orElse(null) instanceof Companion)) {
                first = Optional.of(each);
            }
        }
        return persons.isEmpty() ? first.map(ImmutableList::of).orElse(ImmutableList.of()) : persons;
    }

    @Override
    public Optional<Entity> entity(EntityId id) {
        return Optional.ofNullable(world.find(id));
    }

    @Override
    public List<Entity> things(EntityId bearer) {
        EntityState entity = world.find(bearer);
        return entity == null ? ImmutableList.of() : views.belongings.of(entity);
    }

    @Override
    public PlayerView as(EntityId observer) {
        EntityState eyes = world.find(observer);
        return views.of(eyes == null ? World.NOBODY : eyes);
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
        return entity == null ? Optional.empty() : Belongings.weaponOf(entity, views.belongings.of(entity));
    }

    @Override
    public Damage softened(Entity struck, Damage damage) {
        Objects.requireNonNull(damage, "damage");
        EntityState entity = world.find(struck.id());
        return entity == null ? damage : DamageReduction.left(entity, things(entity.id), damage);
    }

    @Override
    public Optional<Faction> side(Entity of) {
        Optional<Faction> own = of.get(Faction.class);
        return own.isEmpty() && isActor(of) ? Optional.of(Faction.MONSTERS) : own;
    }

    private static boolean isActor(Entity entity) {
        boolean fills = entity.has(Blocks.class);
        return entity.has(Brain.class)
                ? fills || entity.has(Destructible.class)
                : fills && (entity.has(Weapon.class) || entity.has(Perceiver.class));
    }

    @Override
    public Relations relations() {
        return views.rules.relations();
    }

    @Override
    public Optional<Perception> perception(EntityId observer) {
        EntityState entity = world.find(observer);
        return entity == null || !entity.has(Perceiver.class)
                ? Optional.empty()
                : Optional.of(views.recollections.perceptionOf(entity));
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
        return views.surroundings.of(level).sight().light();
    }

    @Override
    public <T> T fromSeed(SeedValue<T> key) {
        try {
            return world.seed.get(key);
        } catch (Throwable thrown) {
            throw GameCode.failure("Drawing a value from the seed", key, thrown);
        }
    }

    @Override
    public Optional<Look> look(Terrain terrain) {
        return views.rules.look(terrain.name());
    }

    @Override
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(world.outcome);
    }
}
