package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Offers;
import io.github.undercroft.Relations;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.game.state.Timers;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelSources;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.random.SeedValues;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.sense.AmbientLight;
import io.github.undercroft.sense.Light;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The immutable description of a game: everything that is code and not state. Shared by any number of games and forks,
 * on any thread; neither hashed nor saved, and given again when a game is resumed.
 */
public final class Rules {

    private final String name;
    private final int version;
    private final LevelTable levels;
    private final ImmutableList<String> warnings;
    final Absence absence;
    private final Predicate<Entity> activeAround;
    private final SchedulerFactory order;
    private final StepRule steps;
    final ImmutableList<Offers> offers;
    final ImmutableList<Guises> guises;
    final KeptValues kept;
    final ImmutableList<EndCondition> endConditions;
    final Timers timers;
    private final ImmutableMap<String, Look> looks;
    private final Supplier<FieldOfView> fieldOfView;
    private final AmbientLight ambientLight;
    private final Relations relations;
    private final ValueRegistry registry;

    private Rules(Builder builder) {
        name = builder.name;
        version = builder.version;
        levels = new LevelTable(name, ImmutableList.copyOf(builder.levels), builder.deeperLevels);
        absence = builder.absence;
        activeAround = builder.activeAround;
        order = builder.order;
        steps = builder.steps;
        offers = ImmutableList.copyOf(builder.offers);
        guises = ImmutableList.copyOf(builder.guises);
        kept = KeptValues.of(name, guises);
        endConditions = ImmutableList.copyOf(builder.endConditions);
        timers = builder.timers;
        warnings = LevelCheck.warnings(levels, endConditions);
        looks = ImmutableMap.copyOf(builder.looks);
        fieldOfView = builder.fieldOfView;
        ambientLight = builder.ambientLight;
        relations = builder.relations;
        registry = builder.registry.orElseGet(builder.types::build);
    }

    /** @return a builder of rules for a game of that name */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** @return the game's name */
    public String name() {
        return name;
    }

    /** @return the version of the game that its saves name; 1 unless it was set */
    public int version() {
        return version;
    }

    /** @return how entities step from cell to cell */
    public StepRule steps() {
        return steps;
    }

    /** @return what is likely wrong with levels of fixed content, such as a fighter without hit points; logged, too */
    public List<String> warnings() {
        return warnings;
    }

    /**
     * A number that tells some rules apart, the same on every machine. It covers the name, the version, the names of the levels in their order, the ambient
     * light and the turn order. It does not cover a map, a monster, a weapon, hit points, types or any code: count up {@link Builder#version} when one changes.
     */
    public long fingerprint() {
        int light = ambientLight.on(0, 0, SeedValues.of(0));
        long print = Seeds.derive(levels.fingerprint(Seeds.derive(version, name)), light);
        return Seeds.derive(Seeds.derive(print, order.normalRate()), order.normalTurn());
    }

    /** @return the registry by which the state is hashed and written */
    public ValueRegistry registry() {
        return registry;
    }

    /** @return the factory of the turn order */
    public SchedulerFactory scheduler() {
        return order;
    }

    /** @return how terrain of a name is drawn */
    public Optional<Look> look(String terrain) {
        return Optional.ofNullable(looks.get(terrain));
    }

    /** @return the light on every cell without any lamp */
    public AmbientLight ambientLight() {
        return ambientLight;
    }

    /** @return who is hostile to whom */
    public Relations relations() {
        return relations;
    }

    FieldOfView newFieldOfView() {
        return Objects.requireNonNull(
                fieldOfView.get(),
                "The rules make a field of view that is null; use for example FieldsOfView.symmetric()");
    }

    /** The factory of fields of view, to be named if one throws. */
    Object fieldOfView() {
        return fieldOfView;
    }

    /** The code that decides which levels are active, to be named if it throws. */
    Object activeAround() {
        return activeAround;
    }

    /** Whether this actor keeps its level active. */
    boolean isActiveAround(Entity actor) {
        return activeAround.test(actor);
    }

    LevelTable levels() {
        return levels;
    }

    /** @return the name of a level; empty for one that has only a number */
    public Optional<String> levelName(int number) {
        return levels.nameOf(number);
    }

    /** @return the number of the level of that name; an {@link IllegalArgumentException} if no level has it */
    public int levelNumber(String levelName) {
        return levels.numberOf(levelName);
    }

    /**
     * Collects the parts of a game. A level is required; everything else has a default, which its method documents. What a
     * game has one of, such as the scheduler, is what the last call says; what it has several of is added by each call.
     */
    public static final class Builder {
        private final String name;
        private int version = 1;
        private final List<LevelTable.Entry> levels = new ArrayList<>();
        private Optional<LevelSources> deeperLevels = Optional.empty();
        private Absence absence = Absence.frozen();
        private Predicate<Entity> activeAround =
                actor -> actor.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
        private final List<Offers> offers = new ArrayList<>();
        private final List<Guises> guises = new ArrayList<>();
        private final List<EndCondition> endConditions = new ArrayList<>();
        private Timers timers = Timers.NONE;
        private final Map<String, Look> looks = new LinkedHashMap<>();
        private SchedulerFactory order = Schedulers.energyBySpeed();
        private Supplier<FieldOfView> fieldOfView = FieldsOfView::symmetric;
        private AmbientLight ambientLight = AmbientLight.DAYLIGHT;
        private Relations relations = Relations.usual();
        private StepRule steps = StepRule.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING);
        private Optional<ValueRegistry> registry = Optional.empty();
        private final ValueRegistry.Builder types = ValueRegistry.builder();
        private boolean hasTypes;

        private Builder(String name) {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("A game needs a name, for example \"cellar\"");
            }
            this.name = name;
        }

        /** Sets the turn order, also called the scheduler; by default energy by speed. */
        public Builder scheduler(SchedulerFactory factory) {
            this.order = factory;
            return this;
        }

        /** Adds a level with a name of its own. The first one is number 0, where the game starts; the others are made when an entity first travels there. */
        public Builder level(String levelName, LevelSource source) {
            LevelTable.add(name, levels, new LevelTable.Entry(levelName, source));
            return this;
        }

        /** Adds levels without end: all whose number comes after those that were added one by one. */
        public Builder deeperLevels(LevelSources sources) {
            this.deeperLevels = Optional.of(sources);
            return this;
        }

        /** Sets what happens to a level while nobody is on it; by default time stands still there. */
        public Builder absence(Absence policy) {
            this.absence = policy;
            return this;
        }

        /**
         * Sets which actors keep their level active. Levels with such an actor are played; all others wait. By default
         * these are the entities of the players' faction. Called when an actor has come, left, moved or got other
         * components, so the answer must depend on that actor alone. If no such actor is left, the active levels stay
         * active.
         */
        public Builder activeAround(Predicate<Entity> who) {
            this.activeAround = who;
            return this;
        }

        /**
         * The version of the game that its saves name, by default 1. Raise it whenever older saves can't be read as they
         * are, and convert those.
         *
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder version(int number) {
            if (number < 1) {
                throw new IllegalArgumentException("A game's version is 1 or more; this is " + number);
            }
            this.version = number;
            return this;
        }

        /** Sets how entities step; by default in eight directions at one price, without cutting corners. */
        public Builder steps(StepRule rule) {
            this.steps = rule;
            return this;
        }

        /** The same for steps that all have one price. */
        public Builder steps(Movement movement) {
            return steps(StepRule.of(movement));
        }

        /** Adds offers for every actor, besides those of its components, its things and its surroundings. */
        public Builder offers(Offers more) {
            offers.add(more);
            return this;
        }

        /** Adds a rule of what observers take others for. They are asked in their order; the first guise counts. */
        public Builder guises(Guises more) {
            guises.add(Objects.requireNonNull(more, "guises"));
            return this;
        }

        /**
         * Adds a timer of the game's own: every so often the world performs that action on the level that is shown, first when that time has
         * passed once: a wanderer comes, a tide rises. See {@link io.github.undercroft.ActionContext#every}.
         *
         * @param time in units of the scheduler's time: {@code 120 * scheduler.normalTurn()}
         * @throws IllegalArgumentException if it is less than 1, or there is a timer of that name
         */
        public Builder every(String timer, long time, Action action) {
            timers = timers.ofRules(name, timer, time, action);
            return this;
        }

        /** Adds an end condition. The first that holds ends the game. */
        public Builder endsWhen(EndCondition condition) {
            endConditions.add(condition);
            return this;
        }

        /**
         * Adds how terrain with the name of this one is drawn. Unlike a name, a value cannot be mistyped.
         *
         * @throws IllegalArgumentException if terrain of that name has another look already, see {@link #replacingLook}
         */
        public Builder look(Terrain terrain, Look look) {
            return look(terrain.name(), look);
        }

        /**
         * Adds how terrain with a name is drawn, see {@link Terrain#name}. A name that no terrain has does nothing.
         *
         * @throws IllegalArgumentException if terrain of that name has another look already, see {@link #replacingLook}
         */
        public Builder look(String terrain, Look look) {
            Look before = looks.get(terrain);
            if (before != null && !before.equals(look)) {
                throw new IllegalArgumentException("The terrain \"" + terrain + "\" has the look " + before
                        + " already; to make it " + look + ", use replacingLook");
            }
            return replacingLook(terrain, look);
        }

        /** Sets how terrain of a name is drawn, in place of an earlier look. */
        public Builder replacingLook(String terrain, Look look) {
            looks.put(terrain, look);
            return this;
        }

        /** Sets how observers see; by default {@link FieldsOfView#symmetric()}. Each game and fork gets its own from here. */
        public Builder fieldOfView(Supplier<FieldOfView> maker) {
            this.fieldOfView = maker;
            return this;
        }

        /**
         * Sets the light on every cell without any lamp; by default broad daylight, in which no eyes need a lamp. The {@link Light} of entities
         * and of the ground is added to it, on the cells that the game's field of view sees from them.
         * @param light 0, which is pitch dark, or more, in the unit of lights and of {@code Eyes.minLight}
         */
        public Builder ambientLight(int light) {
            return ambientLight(AmbientLight.of(light));
        }

        /** Sets the light on every cell without any lamp, by level and turn. */
        public Builder ambientLight(AmbientLight light) {
            this.ambientLight = Objects.requireNonNull(light, "light");
            return this;
        }

        /** Sets who is hostile to whom; by default any two different factions are. */
        public Builder relations(Relations between) {
            this.relations = between;
            return this;
        }

        /**
         * Names the game's own records and enums, so that its state can be hashed and written: {@code
         * types(MygameValues.all())} if {@code @SavedValues} had that class written, else {@code
         * types(RecordTypes.of(MethodHandles.lookup(), "mygame", Shove.class, Whip.class))}. The library's own types
         * are already named. Further calls add more.
         *
         * @throws IllegalArgumentException if a class or a name is taken
         */
        public Builder types(Iterable<ValueType<?>> values) {
            types.types(values).complete();
            hasTypes = true;
            return this;
        }

        /**
         * Uses an existing registry instead of one made of {@link #types}; tests and several games can share it. Levels
         * are not searched for types that it lacks: ask {@link ValueRegistry#missing}.
         */
        public Builder registry(ValueRegistry values) {
            this.registry = Optional.of(values);
            return this;
        }

        /**
         * Builds the rules. If they name {@link #types}, each level whose content is fixed is searched for
         * values of other types, which could not be saved; other levels when they are made, and other values when the
         * game would keep them. See {@link Rules#warnings}.
         *
         * @throws IllegalArgumentException if there is no level, if both a registry and types are given, if stairs lead to
         *     no level, or if types are missing; the message names them all
         */
        public Rules build() {
            LevelTable.check(name, levels, deeperLevels);
            RegistryCheck.checkOne(name, hasTypes, registry);
            Rules rules = new Rules(this);
            rules.levels.checkTypes(rules);
            return rules;
        }
    }
}
