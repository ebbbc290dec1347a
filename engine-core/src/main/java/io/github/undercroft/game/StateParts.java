package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Outcome;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.codec.StatePart;
import io.github.undercroft.game.codec.StateTrees;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.EntityTable;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.LevelGround;
import io.github.undercroft.game.state.Levels;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.Streams;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.Timers;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.SeedValues;
import io.github.undercroft.time.Scheduler;
import io.github.undercroft.time.SchedulerState;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.TreeReader;
import io.github.undercroft.value.TreeWriter;
import io.github.undercroft.value.ValueWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Writes a world part by part, and reads a running game from the same parts. */
final class StateParts {

    private StateParts() {}

    static void writeGame(World world, ValueWriter out) {
        out.whole("seed", world.seed.seed());
        out.whole("chance", world.streams.seed());
        if (world.levelSeed != world.streams.seed()) {
            out.whole("levels", world.levelSeed);
        }
        Level first = world.levels.find(0);
        out.whole("nextNumber", first == null ? 0 : first.nextNumber);
        Outcome outcome = world.outcome;
        out.text("result", outcome == null ? "" : outcome.result().name());
        out.text("reason", outcome == null ? "" : outcome.reason());
        if (outcome != null && outcome.score().isPresent()) {
            out.whole("score", outcome.score().getAsInt());
        }
        if (!world.seed.kept().isEmpty()) {
            out.list("kept", kept(world.seed));
        }
    }

    /** Three texts for each pair: the name of the value, the name in it, and its choice. */
    private static List<String> kept(SeedValues seed) {
        List<String> all = new ArrayList<>();
        seed.kept()
                .forEach((value, pairs) -> pairs.forEach((name, choice) -> all.addAll(List.of(value, name, choice))));
        return all;
    }

    private static Map<String, Map<String, String>> readKept(TreeReader game) {
        List<String> texts = game.has("kept") ? game.list("kept", String.class) : List.of();
        Map<String, Map<String, String>> all = new LinkedHashMap<>();
        for (int i = 0; i + 2 < texts.size(); i += 3) {
            Map<String, String> pairs = all.computeIfAbsent(texts.get(i), value -> new LinkedHashMap<>());
            if (pairs.containsValue(texts.get(i + 2)) || pairs.put(texts.get(i + 1), texts.get(i + 2)) != null) {
                throw RestoredChecks.broken("the " + texts.get(i) + " are no pairs: " + texts);
            }
        }
        return all;
    }

    private static void writeEntity(EntityState entity, ValueWriter out) {
        out.text("name", entity.name);
        out.list("components", entity.slots.list());
        out.value("location", entity.location);
        Location.OnLevel last = entity.lastPlace();
        out.optional("lastCell", last == null ? Optional.empty() : Optional.of(last.cell()));
        if (last != null && last.level() != 0) {
            out.whole("lastLevel", last.level());
        }
        out.whole("decisions", entity.decisions);
        out.optional("input", Optional.ofNullable(entity.input));
        out.optional("unfinished", Optional.ofNullable(entity.unfinished));
        out.flag("unfinishedIsInput", entity.unfinishedIsInput);
    }

    static StateNode.Fields write(World world, Rules rules, Recollections recollections) {
        TreeWriter out = StateTrees.writer(rules.registry());
        out.whole("version", Game.STATE_VERSION);
        out.text("rules", rules.name());
        out.whole("gameVersion", rules.version());
        StatePart game = part -> writeGame(world, part);
        out.value("game", game);
        out.whole("shown", world.levels.shown().level());
        out.list("levels", levels(world));
        out.list("entities", entities(world));
        StatePart order = part -> writeOrder(world.order.state(), part);
        out.value("order", order);
        out.list("streams", streams(world));
        if (!world.timers.isEmpty()) {
            out.list("timers", timers(world));
        }
        out.list("memories", memories(world, recollections));
        return out.part();
    }

    private static List<StatePart> levels(World world) {
        List<StatePart> all = new ArrayList<>();
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            all.add(part -> writeLevel(level, part));
        }
        return all;
    }

    private static void writeLevel(Level level, ValueWriter out) {
        LevelGround ground = level.ground();
        Map<Terrain, Integer> palette = new LinkedHashMap<>();
        StateNode.Items cells = cells(ground, palette);
        out.whole("level", level.level());
        out.whole("nextNumber", level.nextNumber);
        out.flag("active", level.active);
        out.whole("leftAt", level.leftAt);
        List<StatePart> waiting = new ArrayList<>();
        for (Level.Waiting each : level.waiting) {
            waiting.add(part -> {
                writeMember(each.member(), part);
                part.whole("left", each.left());
            });
        }
        out.list("waiting", waiting);
        out.whole("width", ground.width);
        out.whole("height", ground.height);
        out.list("palette", List.copyOf(palette.keySet()));
        out.value("cells", cells);
        if (!level.ageing().times().isEmpty()) {
            out.list("ages", ages(level));
        }
    }

    /** Each cell that changes by itself, and behind it when. */
    private static List<Long> ages(Level level) {
        List<Long> all = new ArrayList<>();
        level.ageing().times().forEach((cell, at) -> all.addAll(List.of((long) cell, at)));
        return all;
    }

    /** The cells row by row, as indices into a palette that is filled here. Neighbours are often of the same terrain. */
    private static StateNode.Items cells(LevelGround ground, Map<Terrain, Integer> palette) {
        int size = ground.width * ground.height;
        ImmutableList.Builder<StateNode> cells = ImmutableList.builderWithExpectedSize(size);
        List<StateNode> indices = new ArrayList<>();
        Terrain last = null;
        int index = 0;
        for (int cell = 0; cell < size; cell++) {
            Terrain terrain = ground.at(cell);
            if (terrain != last) {
                index = GameCode.number(palette, terrain);
                last = terrain;
                if (index == indices.size()) {
                    indices.add(new StateNode.Whole(index));
                }
            }
            cells.add(indices.get(index));
        }
        return new StateNode.Items(cells.build());
    }

    private static List<StatePart> entities(World world) {
        List<StatePart> all = new ArrayList<>();
        for (EntityState entity : world.entities) {
            all.add(part -> {
                part.value("id", entity.id);
                writeEntity(entity, part);
            });
        }
        return all;
    }

    private static void writeOrder(SchedulerState state, ValueWriter out) {
        out.whole("now", state.now());
        out.optional(
                "current",
                state.current().isPresent() ? Optional.of(state.current().getAsLong()) : Optional.empty());
        List<StatePart> members = new ArrayList<>();
        for (SchedulerState.Member member : state.members()) {
            members.add(part -> writeMember(member, part));
        }
        out.list("members", members);
    }

    private static void writeMember(SchedulerState.Member member, ValueWriter out) {
        out.value("actor", EntityId.ofKey(member.key()));
        out.whole("rate", member.rate());
        out.whole("balance", member.balance());
        out.whole("carry", member.carry());
    }

    private static List<StatePart> streams(World world) {
        List<StatePart> all = new ArrayList<>();
        world.streams
                .drawn()
                .forEach((name, source) -> all.add(part -> {
                    part.text("name", name);
                    part.whole("state0", source.state0());
                    part.whole("state1", source.state1());
                }));
        return all;
    }

    private static List<StatePart> timers(World world) {
        List<StatePart> all = new ArrayList<>();
        world.timers.all().forEach(timer -> all.add(timer::write));
        return all;
    }

    private static Timers readTimers(World world, TreeReader in) {
        List<Timer> all =
                in.has("timers") ? in.parts("timers").stream().map(Timer::read).toList() : ImmutableList.of();
        RestoredChecks.checkTimers(world, all);
        return Timers.of(all);
    }

    private static List<StatePart> memories(World world, Recollections recollections) {
        MemoryWriter writer = new MemoryWriter();
        List<StatePart> all = new ArrayList<>();
        for (int i = 0; i < world.observers.size(); i++) {
            EntityState observer = world.observers.at(i);
            all.add(part -> writer.write(recollections.of(observer), part));
            observer.otherMemories().forEach(memory -> all.add(part -> writer.write(memory, part)));
        }
        return all;
    }

    static Engine read(Rules rules, StateNode.Fields tree) {
        TreeReader in = new TreeReader(rules.registry(), tree);
        if (in.whole("version") != Game.STATE_VERSION) {
            throw new IllegalArgumentException("This state has version " + in.whole("version")
                    + "; this release reads version " + Game.STATE_VERSION);
        }
        if (!in.text("rules").equals(rules.name())) {
            throw new IllegalArgumentException("This is the state of a game \"" + in.text("rules")
                    + "\"; the rules given are those of \"" + rules.name() + "\"");
        }
        if (in.whole("gameVersion") != rules.version()) {
            throw new IllegalArgumentException("This is the state of version " + in.whole("gameVersion")
                    + " of the game; the rules given are version " + rules.version());
        }
        TreeReader game = in.part("game");
        List<TreeReader> parts = in.parts("entities");
        EntityTable entities = new EntityTable();
        Levels levels = readLevels(rules, in, entities);
        Scheduler order = rules.scheduler().restore(readOrder(in.part("order")));
        RestoredChecks.checkWaiting(levels, order);
        Streams streams = new Streams(game.whole("chance"));
        for (TreeReader stream : in.parts("streams")) {
            streams.restore(stream.text("name"), RandomSource.ofState(stream.whole("state0"), stream.whole("state1")));
        }
        World world = new World(
                rules.kept.values(game.whole("seed"), readKept(game)),
                levels,
                entities,
                order,
                streams,
                game.has("levels") ? game.whole("levels") : streams.seed());
        Engine engine = new Engine(world, rules);
        for (TreeReader part : parts) {
            EntityState entity = readEntity(part);
            RestoredChecks.checkEntity(world, entity);
            engine.writer.include(entity);
        }
        engine.writer.restoreBurdens();
        RestoredChecks.checkWhole(world);
        MemoryParts.readAll(world, in.parts("memories"));
        MemoryChecks.checkAllRemember(world);
        world.timers = readTimers(world, in);
        world.levels.setDisturbed(false); // between two steps the actors that have turns are settled
        if (!game.text("result").isEmpty()) {
            Outcome outcome = new Outcome(Outcome.Result.valueOf(game.text("result")), game.text("reason"));
            world.outcome = game.has("score") ? outcome.withScore(game.integer("score")) : outcome;
        }
        return engine;
    }

    private static Levels readLevels(Rules rules, TreeReader in, EntityTable entities) {
        List<TreeReader> parts = in.parts("levels");
        if (parts.isEmpty()) {
            throw RestoredChecks.broken("it has no level");
        }
        Levels levels = new Levels(readLevel(rules, parts.get(0), entities));
        for (TreeReader part : parts.subList(1, parts.size())) {
            Level level = readLevel(rules, part, entities);
            if (levels.find(level.level()) != null) {
                throw RestoredChecks.broken("it has two levels " + level.level());
            }
            levels.add(level);
        }
        Level shown = levels.find(in.integer("shown"));
        if (shown == null) {
            throw RestoredChecks.broken("it shows level " + in.integer("shown") + ", which is not there");
        }
        levels.show(shown);
        return levels;
    }

    private static Level readLevel(Rules rules, TreeReader in, EntityTable entities) {
        rules.levels().require(in.integer("level"));
        int width = in.integer("width");
        List<Terrain> palette = in.list("palette", Terrain.class);
        palette.forEach(terrain -> ValueCheck.checkTerrain(rules.registry(), terrain));
        List<Integer> cells = in.list("cells", Integer.class);
        RestoredChecks.checkCells(width, in.integer("height"), palette.size(), cells);
        Grid<Terrain> ground =
                Grid.of(width, in.integer("height"), at -> palette.get(cells.get(at.y() * width + at.x())));
        Level level = new Level(in.integer("level"), LevelGround.of(ground), entities);
        level.nextNumber = in.integer("nextNumber");
        level.active = in.flag("active");
        level.leftAt = in.whole("leftAt");
        RestoredChecks.readAges(level, in.has("ages") ? in.list("ages", Long.class) : ImmutableList.of());
        level.waiting = in.parts("waiting").stream()
                .map(each -> new Level.Waiting(readMember(each), each.whole("left")))
                .collect(ImmutableList.toImmutableList());
        return level;
    }

    private static SchedulerState readOrder(TreeReader in) {
        List<SchedulerState.Member> members = new ArrayList<>();
        for (TreeReader each : in.parts("members")) {
            members.add(readMember(each));
        }
        Optional<Long> current = in.optional("current", Long.class);
        return new SchedulerState(
                in.whole("now"), current.isPresent() ? OptionalLong.of(current.get()) : OptionalLong.empty(), members);
    }

    private static SchedulerState.Member readMember(TreeReader in) {
        return new SchedulerState.Member(
                in.value("actor", EntityId.class).key(), in.integer("rate"), in.whole("balance"), in.whole("carry"));
    }

    private static EntityState readEntity(TreeReader in) {
        EntityState entity = new EntityState(
                in.value("id", EntityId.class), in.text("name"), Slots.of(in.list("components", Component.class)));
        entity.location = in.value("location", Location.class);
        Point lastCell = in.optional("lastCell", Point.class).orElse(null);
        entity.placeLeft = entity.location instanceof Location.OnLevel || lastCell == null
                ? null
                : new Location.OnLevel(in.has("lastLevel") ? in.integer("lastLevel") : 0, lastCell);
        entity.decisions = in.whole("decisions");
        entity.input = in.optional("input", Action.class).orElse(null);
        entity.unfinished = in.optional("unfinished", Action.class).orElse(null);
        entity.unfinishedIsInput = in.flag("unfinishedIsInput");
        return entity;
    }
}
