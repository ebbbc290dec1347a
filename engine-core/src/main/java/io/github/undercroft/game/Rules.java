package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.model.EndCondition;
import io.github.undercroft.model.LevelSource;
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
import java.util.function.Supplier;

/**
 * The immutable description of a game: all that is code and not state. Shared by any number of games and forks, on any
 * thread; neither hashed nor saved, and given again when a game is resumed.
 */
public final class Rules {

    private final String name;
    private final ImmutableList<NamedLevel> levels;
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

    List<NamedLevel> levels() {
        return levels;
    }

    List<Offers> offers() {
        return offers;
    }

    List<EndCondition> endConditions() {
        return endConditions;
    }

    record NamedLevel(String name, LevelSource source) {}

    /** Collects what makes a game. A level is required, all else has a default that is documented with it. */
    public static final class Builder {
        private final String name;
        private final List<NamedLevel> levels = new ArrayList<>();
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
         * Adds a level; for now there is one. It is number 0, and there the game starts.
         *
         * @throws IllegalArgumentException if there is one already
         */
        public Builder level(String levelName, LevelSource source) {
            if (!levels.isEmpty()) {
                throw new IllegalArgumentException("A game has one level for now, and it is \""
                        + levels.get(0).name() + "\"");
            }
            levels.add(new NamedLevel(levelName, source));
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
            if (levels.isEmpty()) {
                throw new IllegalArgumentException(
                        "The game \"" + name + "\" has no level; add one with level(name, source)");
            }
            return new Rules(this);
        }
    }
}
