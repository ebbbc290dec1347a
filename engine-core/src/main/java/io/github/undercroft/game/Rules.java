package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.model.Absence;
import io.github.undercroft.model.EndCondition;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.LevelSource;
import io.github.undercroft.model.LevelSources;
import io.github.undercroft.model.Light;
import io.github.undercroft.model.Look;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Relations;
import io.github.undercroft.model.StepRule;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.time.TurnOrderFactory;
import io.github.undercroft.time.TurnOrders;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The immutable description of a game: all that is code and not state. Shared by any number of games and forks, on any
 * thread; neither hashed nor saved, and given again when a game is resumed.
 */
public final class Rules {

    private final String name;
    private final ImmutableList<NamedLevel> levels;
    private final Optional<LevelSources> deeperLevels;
    private final Absence absence;
    private final Predicate<Entity> activeAround;
    private final TurnOrderFactory order;
    private final StepRule steps;
    private final ImmutableList<Offers> offers;
    private final ImmutableList<EndCondition> endConditions;
    private final ImmutableMap<String, Look> looks;
    private final Supplier<FieldOfView> fieldOfView;
    private final int ambientLight;
    private final Relations relations;
    private final ValueRegistry registry;

    private Rules(Builder builder) {
        name = builder.name;
        levels = ImmutableList.copyOf(builder.levels);
        deeperLevels = builder.deeperLevels;
        absence = builder.absence;
        activeAround = builder.activeAround;
        order = builder.order;
        steps = builder.steps;
        offers = ImmutableList.copyOf(builder.offers);
        endConditions = ImmutableList.copyOf(builder.endConditions);
        looks = ImmutableMap.copyOf(builder.looks);
        fieldOfView = builder.fieldOfView;
        ambientLight = builder.ambientLight;
        relations = builder.relations;
        registry = builder.registry.orElseGet(() -> ValueRegistry.builder().build());
    }

    /** @return rules under construction, for a game of that name */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** @return the game's name */
    public String name() {
        return name;
    }

    /** @return the rule of walking */
    public StepRule steps() {
        return steps;
    }

    /** @return by which the state is hashed and written */
    public ValueRegistry registry() {
        return registry;
    }

    /** @return who has a turn when */
    public TurnOrderFactory order() {
        return order;
    }

    int normalRate() {
        try {
            return order.normalRate();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the normal rate", order, thrown);
        }
    }

    int normalTurn() {
        try {
            return order.normalTurn();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the length of a turn", order, thrown);
        }
    }

    /** @return how terrain of that name is drawn */
    public Optional<Look> look(String terrain) {
        return Optional.ofNullable(looks.get(terrain));
    }

    /** @return the light on every cell that no lamp is needed for */
    public int ambientLight() {
        return ambientLight;
    }

    /** @return who is hostile to whom */
    public Relations relations() {
        return relations;
    }

    FieldOfView newFieldOfView() {
        return Objects.requireNonNull(
                fieldOfView.get(), "The rules make a field of view that is null; there is FieldsOfView.symmetric()");
    }

    /** What makes the fields of view, to be named if one throws. */
    Object fieldOfView() {
        return fieldOfView;
    }

    /** What becomes of levels that nobody is on. */
    Absence absence() {
        return absence;
    }

    /** What says which levels are active, to be named if it throws. */
    Object activeAround() {
        return activeAround;
    }

    /** Whether the level is played on which that actor is. */
    boolean isActiveAround(EntityState actor) {
        return activeAround.test(actor);
    }

    /** What makes the level of that number, which there must be. */
    LevelSource source(int number) {
        if (number < levels.size()) {
            return levels.get(number).source();
        }
        LevelSources deeper = deeperLevels.orElseThrow();
        return Objects.requireNonNull(
                deeper.level(number), "The rules have no source for level " + number + "; deeperLevels answered null");
    }

    /** Whose code makes the level of that number, to be named if it throws. */
    Object makerOf(int number) {
        return number < levels.size() ? levels.get(number).source() : deeperLevels.orElseThrow();
    }

    /** Refuses the number of a level that cannot be. */
    void requireLevel(int number) {
        if (number < 0 || (number >= levels.size() && deeperLevels.isEmpty())) {
            throw new IllegalArgumentException(
                    "There is no level " + number + " in the game \"" + name + "\": it has levels 0 to "
                            + (levels.size() - 1) + "; add more with level(name, source) or deeperLevels(sources)");
        }
    }

    /** @return the name of the level of that number; empty for those that only have a number */
    public Optional<String> levelName(int number) {
        return number >= 0 && number < levels.size()
                ? Optional.of(levels.get(number).name())
                : Optional.empty();
    }

    /**
     * The number of the level of that name.
     *
     * @throws IllegalArgumentException if no level has it
     */
    public int levelNumber(String levelName) {
        for (int i = 0; i < levels.size(); i++) {
            if (levels.get(i).name().equals(levelName)) {
                return i;
            }
        }
        throw new IllegalArgumentException("The game \"" + name + "\" has no level named \"" + levelName + "\"; it has "
                + levels.stream().map(NamedLevel::name).toList());
    }

    List<Offers> offers() {
        return offers;
    }

    List<EndCondition> endConditions() {
        return endConditions;
    }

    private static boolean isPlayed(Entity actor) {
        return actor.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
    }

    record NamedLevel(String name, LevelSource source) {}

    /** Collects what makes a game. A level is required, all else has a default that is documented with it. */
    public static final class Builder {
        private final String name;
        private final List<NamedLevel> levels = new ArrayList<>();
        private Optional<LevelSources> deeperLevels = Optional.empty();
        private Absence absence = Absence.frozen();
        private Predicate<Entity> activeAround = Rules::isPlayed;
        private final List<Offers> offers = new ArrayList<>();
        private final List<EndCondition> endConditions = new ArrayList<>();
        private final Map<String, Look> looks = new LinkedHashMap<>();
        private TurnOrderFactory order = TurnOrders.bySpeed();
        private Supplier<FieldOfView> fieldOfView = FieldsOfView::symmetric;
        private int ambientLight = Integer.MAX_VALUE;
        private Relations relations = Relations.usual();
        private StepRule steps = StepRule.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING);
        private Optional<ValueRegistry> registry = Optional.empty();

        private Builder(String name) {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("A game needs a name, for example \"cellar\"");
            }
            this.name = name;
        }

        /** Who has a turn when; by default energy by speed. */
        public Builder order(TurnOrderFactory factory) {
            this.order = factory;
            return this;
        }

        /**
         * Adds a level. The first one is number 0, and there the game starts; the others are made when somebody first
         * travels there.
         *
         * @throws IllegalArgumentException if there is one of that name already
         */
        public Builder level(String levelName, LevelSource source) {
            if (levels.stream().anyMatch(level -> level.name().equals(levelName))) {
                throw new IllegalArgumentException("The game \"" + name + "\" has a level \"" + levelName
                        + "\" already; give this one another name");
            }
            levels.add(new NamedLevel(levelName, source));
            return this;
        }

        /** Adds levels without end: all whose number comes after those that were added one by one. */
        public Builder deeperLevels(LevelSources sources) {
            this.deeperLevels = Optional.of(sources);
            return this;
        }

        /** What becomes of a level while nobody is on it; by default it stands still. */
        public Builder absence(Absence policy) {
            this.absence = policy;
            return this;
        }

        /**
         * Which actors keep the level active on which they are: the levels where one of these is are played, all others wait. By
         * default it is the faction of the players. Asked when an actor has come, left, travelled, got or lost its
         * controller, or changed its faction. When none of them is left, what is active stays so.
         */
        public Builder activeAround(Predicate<Entity> who) {
            this.activeAround = who;
            return this;
        }

        /** How one walks; by default in eight directions at one price, without cutting corners. */
        public Builder steps(StepRule rule) {
            this.steps = rule;
            return this;
        }

        /** How one walks, each step at the same price. */
        public Builder steps(Movement movement) {
            return steps(StepRule.of(movement));
        }

        /** Adds what every actor may try, beside what its components, things and surroundings offer. */
        public Builder offers(Offers more) {
            offers.add(more);
            return this;
        }

        /** Adds an end condition; the first one with an outcome ends the game. */
        public Builder endsWhen(EndCondition condition) {
            endConditions.add(condition);
            return this;
        }

        /** How terrain of that name is drawn. */
        public Builder look(String terrain, Look look) {
            looks.put(terrain, look);
            return this;
        }

        /** How observers see; by default {@link FieldsOfView#symmetric()}. Each game and fork gets its own from here. */
        public Builder fieldOfView(Supplier<FieldOfView> maker) {
            this.fieldOfView = maker;
            return this;
        }

        /**
         * The light that lies on every cell by itself; by default broad daylight, in which no eyes need a lamp. To it come
         * the {@link Light} of entities, which light what the game's field of view sees from them.
         *
         * @param light 0, which is pitch dark, or more, in the unit of lights and of {@code Eyes.leastLight}
         * @throws IllegalArgumentException if it is negative
         */
        public Builder ambientLight(int light) {
            if (light < 0) {
                throw new IllegalArgumentException("The ambient light is 0 (dark) or more; this is " + light);
            }
            this.ambientLight = light;
            return this;
        }

        /** Who is hostile to whom; by default any two different factions are. */
        public Builder relations(Relations between) {
            this.relations = between;
            return this;
        }

        /** By which state is hashed and written; by default it knows the ready-made values only. */
        public Builder registry(ValueRegistry values) {
            this.registry = Optional.of(values);
            return this;
        }

        /**
         * The rules.
         *
         * @throws IllegalArgumentException if there is no level
         */
        public Rules build() {
            if (levels.isEmpty() && deeperLevels.isEmpty()) {
                throw new IllegalArgumentException(
                        "The game \"" + name + "\" has no level; add one with level(name, source)");
            }
            return new Rules(this);
        }
    }
}
