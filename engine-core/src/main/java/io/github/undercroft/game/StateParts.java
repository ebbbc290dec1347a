package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.StateNode;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueWriter;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.time.OrderState;
import io.github.undercroft.time.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Writes a world part by part, and makes a world of the same parts. */
final class StateParts {

    private static final int VERSION = 1;

    private StateParts() {}

    static void writeGame(World world, ValueWriter out) {
        out.whole("seed", world.seed);
        out.whole("chance", world.streams.seed());
        out.whole("nextNumber", world.level.nextNumber);
        Outcome outcome = world.outcome;
        out.text("result", outcome == null ? "" : outcome.result().name());
        out.text("reason", outcome == null ? "" : outcome.reason());
    }

    static void writeEntity(EntityState entity, ValueWriter out) {
        out.text("name", entity.name);
        out.list("components", entity.slots.list());
        out.value("location", entity.location);
        out.optional("lastCell", Optional.ofNullable(entity.lastCell()));
        out.whole("decisions", entity.decisions);
        out.optional("input", Optional.ofNullable(entity.input));
        out.optional("unfinished", Optional.ofNullable(entity.unfinished));
        out.flag("unfinishedIsInput", entity.unfinishedIsInput);
    }

    static StateNode.Fields write(World world) {
        ValueRegistry registry = world.rules.registry();
        TreeWriter out = new TreeWriter(registry);
        out.whole("version", VERSION);
        out.text("rules", world.rules.name());
        TreeWriter game = new TreeWriter(registry);
        writeGame(world, game);
        out.value("game", game.part());
        out.value("level", level(world, registry));
        out.list("entities", entities(world, registry));
        out.value("order", order(world.order.state(), registry));
        out.list("streams", streams(world, registry));
        out.list("memories", memories(world, registry));
        return out.part();
    }

    private static StateNode.Fields level(World world, ValueRegistry registry) {
        Ground ground = world.level.ground();
        List<Terrain> palette = new ArrayList<>();
        List<Integer> cells = new ArrayList<>();
        for (Terrain terrain : ground.cells) {
            int index = palette.indexOf(terrain);
            if (index < 0) {
                index = palette.size();
                palette.add(terrain);
            }
            cells.add(index);
        }
        TreeWriter out = new TreeWriter(registry);
        out.whole("level", world.level.level());
        out.whole("width", ground.width);
        out.whole("height", ground.height);
        out.list("palette", palette);
        out.list("cells", cells);
        return out.part();
    }

    private static List<StateNode> entities(World world, ValueRegistry registry) {
        List<StateNode> all = new ArrayList<>();
        for (int i = 0; i < world.entities.size(); i++) {
            TreeWriter out = new TreeWriter(registry);
            out.value("id", world.entities.at(i).id);
            writeEntity(world.entities.at(i), out);
            all.add(out.part());
        }
        return all;
    }

    private static StateNode.Fields order(OrderState state, ValueRegistry registry) {
        TreeWriter out = new TreeWriter(registry);
        out.whole("now", state.now());
        out.optional(
                "current",
                state.current().isPresent() ? Optional.of(state.current().getAsLong()) : Optional.empty());
        List<StateNode> members = new ArrayList<>();
        for (OrderState.Member member : state.members()) {
            TreeWriter each = new TreeWriter(registry);
            each.value("actor", EntityId.ofKey(member.key()));
            each.whole("rate", member.rate());
            each.whole("balance", member.balance());
            each.whole("carry", member.carry());
            members.add(each.part());
        }
        out.list("members", members);
        return out.part();
    }

    private static List<StateNode> streams(World world, ValueRegistry registry) {
        List<StateNode> all = new ArrayList<>();
        world.streams.drawn().forEach((name, source) -> {
            TreeWriter out = new TreeWriter(registry);
            out.text("name", name);
            out.whole("state0", source.state0());
            out.whole("state1", source.state1());
            all.add(out.part());
        });
        return all;
    }

    private static List<StateNode> memories(World world, ValueRegistry registry) {
        List<StateNode> all = new ArrayList<>();
        for (int i = 0; i < world.observers.size(); i++) {
            all.add(MemoryParts.write(world.observers.at(i).memory(world), registry));
        }
        return all;
    }

    static World read(Rules rules, StateNode.Fields tree) {
        TreeReader in = new TreeReader(rules.registry(), tree);
        if (in.whole("version") != VERSION) {
            throw new IllegalArgumentException(
                    "This state has version " + in.whole("version") + "; this release reads version " + VERSION);
        }
        if (!in.text("rules").equals(rules.name())) {
            throw new IllegalArgumentException("This is the state of a game \"" + in.text("rules")
                    + "\"; the rules given are those of \"" + rules.name() + "\"");
        }
        TreeReader game = in.part("game");
        List<TreeReader> parts = in.parts("entities");
        EntityTable entities = new EntityTable(parts.size());
        Level level = readLevel(rules.registry(), in.part("level"), entities);
        level.nextNumber = game.integer("nextNumber");
        TurnOrder order = rules.order().restore(readOrder(in.part("order")));
        Streams streams = new Streams(game.whole("chance"));
        for (TreeReader stream : in.parts("streams")) {
            streams.restore(stream.text("name"), RandomSource.ofState(stream.whole("state0"), stream.whole("state1")));
        }
        World world = new World(rules, game.whole("seed"), level, entities, order, streams);
        for (TreeReader part : parts) {
            EntityState entity = readEntity(part);
            RestoredChecks.checkEntity(world, entity);
            world.changes.restore(entity);
        }
        world.changes.restoreBurdens();
        RestoredChecks.checkWhole(world);
        for (TreeReader memory : in.parts("memories")) {
            MemoryParts.read(world, memory);
        }
        MemoryChecks.checkAllRemember(world);
        if (!game.text("result").isEmpty()) {
            world.outcome = new Outcome(Outcome.Result.valueOf(game.text("result")), game.text("reason"));
        }
        return world;
    }

    private static Level readLevel(ValueRegistry registry, TreeReader in, EntityTable entities) {
        int width = in.integer("width");
        List<Terrain> palette = in.list("palette", Terrain.class);
        palette.forEach(terrain -> ValueCheck.checkTerrain(registry, terrain));
        List<Integer> cells = in.list("cells", Integer.class);
        RestoredChecks.checkCells(width, in.integer("height"), palette.size(), cells);
        Grid<Terrain> ground =
                Grid.of(width, in.integer("height"), at -> palette.get(cells.get(at.y() * width + at.x())));
        return new Level(in.integer("level"), Ground.of(ground), entities);
    }

    private static OrderState readOrder(TreeReader in) {
        List<OrderState.Member> members = new ArrayList<>();
        for (TreeReader each : in.parts("members")) {
            members.add(new OrderState.Member(
                    each.value("actor", EntityId.class).key(),
                    each.integer("rate"),
                    each.whole("balance"),
                    each.whole("carry")));
        }
        Optional<Long> current = in.optional("current", Long.class);
        return new OrderState(
                in.whole("now"), current.isPresent() ? OptionalLong.of(current.get()) : OptionalLong.empty(), members);
    }

    private static EntityState readEntity(TreeReader in) {
        EntityState entity = new EntityState(
                in.value("id", EntityId.class), in.text("name"), Slots.of(in.list("components", Component.class)));
        entity.location = in.value("location", Location.class);
        Point lastCell = in.optional("lastCell", Point.class).orElse(null);
        entity.cellLeft = entity.location instanceof Location.OnLevel ? null : lastCell;
        entity.decisions = in.whole("decisions");
        entity.input = in.optional("input", Action.class).orElse(null);
        entity.unfinished = in.optional("unfinished", Action.class).orElse(null);
        entity.unfinishedIsInput = in.flag("unfinishedIsInput");
        return entity;
    }
}
