package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Outcome;
import io.github.undercroft.Perception;
import io.github.undercroft.Relations;
import io.github.undercroft.Terrain;
import io.github.undercroft.TerrainQuality;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.random.SeedValue;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A game in which all are shown as an observer takes them. */
record TakenView(GameView game, UnaryOperator<Entity> mask) implements GameView {

    private List<Entity> masked(List<Entity> all) {
        return ImmutableList.copyOf(Lists.transform(all, mask::apply));
    }

    /** Whether somebody is taken for what it is. */
    private boolean isItself(Entity taken) {
        return game.entity(taken.id()).filter(living -> living == taken).isPresent();
    }

    private Board masked(Board board) {
        return new TakenBoard(board, mask);
    }

    /** A board whose entities are shown so. */
    private record TakenBoard(Board board, UnaryOperator<Entity> mask) implements Board {
        @Override
        public int level() {
            return board.level();
        }

        @Override
        public int width() {
            return board.width();
        }

        @Override
        public int height() {
            return board.height();
        }

        @Override
        public Terrain terrainAt(Point cell) {
            return board.terrainAt(cell);
        }

        @Override
        public Optional<Entity> occupantAt(Point cell) {
            return board.occupantAt(cell).map(mask);
        }

        @Override
        public List<Entity> entitiesAt(Point cell) {
            return ImmutableList.copyOf(Lists.transform(board.entitiesAt(cell), mask::apply));
        }

        @Override
        public List<Entity> entities() {
            return ImmutableList.copyOf(Lists.transform(board.entities(), mask::apply));
        }

        @Override
        public BitGridView passable(Motility motility) {
            return board.passable(motility);
        }

        @Override
        public BitGridView transparent() {
            return board.transparent();
        }

        @Override
        public BitGridView bumpable() {
            return board.bumpable();
        }

        @Override
        public BitGridView cells(TerrainQuality quality) {
            return board.cells(quality);
        }

        @Override
        public Stamp stamp() {
            return board.stamp();
        }
    }

    @Override
    public long now() {
        return game.now();
    }

    @Override
    public Board board() {
        return masked(game.board());
    }

    @Override
    public Optional<Board> board(int level) {
        return game.board(level).map(this::masked);
    }

    @Override
    public Optional<Board> boardOf(EntityId who) {
        return game.boardOf(who).map(this::masked);
    }

    @Override
    public List<Integer> levels() {
        return game.levels();
    }

    @Override
    public boolean isActive(int level) {
        return game.isActive(level);
    }

    @Override
    public List<Entity> entities() {
        return masked(game.entities());
    }

    @Override
    public List<Entity> players() {
        return Persons.among(entities());
    }

    @Override
    public Optional<Entity> entity(EntityId id) {
        return game.entity(id).map(mask);
    }

    @Override
    public List<Entity> things(EntityId bearer) {
        return masked(game.things(bearer));
    }

    @Override
    public List<EntityId> actors() {
        return game.actors();
    }

    @Override
    public long energy(EntityId id) {
        return game.energy(id);
    }

    @Override
    public Optional<Weapon> weapon(Entity of) {
        Entity taken = entity(of.id()).orElse(of);
        return isItself(taken) ? game.weapon(of) : taken.get(Weapon.class);
    }

    @Override
    public Damage softened(Entity struck, Damage damage) {
        Optional<Entity> taken = entity(struck.id());
        return taken.isEmpty() ? damage : DamageReduction.left(taken.get(), things(struck.id()), damage);
    }

    @Override
    public Optional<Faction> side(Entity of) {
        return game.side(entity(of.id()).orElse(of));
    }

    @Override
    public Relations relations() {
        return game.relations();
    }

    @Override
    public Optional<Perception> perception(EntityId observer) {
        return game.perception(observer);
    }

    @Override
    public IntGridView light() {
        return game.light();
    }

    @Override
    public Optional<IntGridView> light(int level) {
        return game.light(level);
    }

    @Override
    public <T> T fromSeed(SeedValue<T> key) {
        return game.fromSeed(key);
    }

    @Override
    public Optional<Look> look(Terrain terrain) {
        return game.look(terrain);
    }

    @Override
    public GameView as(EntityId observer) {
        return game.as(observer);
    }

    @Override
    public Optional<Outcome> outcome() {
        return game.outcome();
    }
}
