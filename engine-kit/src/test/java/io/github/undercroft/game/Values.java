package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** Values whose behaviour each test writes down itself. They are told apart by name. */
final class Values {

    private Values() {}

    /** Something that a test wants to see in the events. */
    record Noted(String what) implements GameEvent {}

    /** A refusal of a test. */
    record No(String why) implements Refusal {}

    /** An action. A price of -1 is the normal one. */
    record Deed(String name, int price, Function<ActionContext, ActionResult> does) implements Action {

        static Deed of(String name, Function<ActionContext, ActionResult> does) {
            return new Deed(name, -1, does);
        }

        static Deed doing(String name, Consumer<ActionContext> does) {
            return of(name, context -> {
                does.accept(context);
                return ActionResult.succeeded();
            });
        }

        static Deed noting(String what) {
            return doing(what, context -> context.emit(new Noted(what)));
        }

        Deed costing(int newPrice) {
            return new Deed(name, newPrice, does);
        }

        @Override
        public int cost(TurnView turn) {
            return price < 0 ? turn.normalCost() : price;
        }

        @Override
        public ActionResult perform(ActionContext context) {
            return does.apply(context);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Deed deed && deed.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return "Deed " + name;
        }
    }

    /** A brain. */
    record ScriptedBrain(String name, Function<TurnView, Decision> decides) implements Brain {

        static ScriptedBrain doing(Action action) {
            return new ScriptedBrain("does " + action, turn -> Decision.act(action));
        }

        @Override
        public Decision decide(TurnView turn) {
            return decides.apply(turn);
        }
    }

    /** An effect that reviews. */
    record Reviewing(String name, Function<Action, Review> reviews) implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return reviews.apply(action);
        }
    }

    /** An effect that acts at the end of a turn. */
    record Ending(String name, Function<ActionContext, Optional<Effect>> ends) implements Effect {
        static Ending noting(String what) {
            return new Ending(what, context -> {
                context.emit(new Noted(what));
                return Optional.of(noting(what));
            });
        }

        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            return ends.apply(context);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ending ending && ending.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** An effect for some turns that makes its bearer so many times as quick; a like one adds its turns. */
    record Pace(int times, int turns) implements Effect {
        @Override
        public int speed(int rate) {
            return rate * times;
        }

        @Override
        public Optional<Effect> merged(Effect newcomer) {
            return newcomer instanceof Pace other && other.times == times
                    ? Optional.of(new Pace(times, turns + other.turns))
                    : Optional.empty();
        }

        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            return turns == 1 ? Optional.empty() : Optional.of(new Pace(times, turns - 1));
        }
    }

    /** An answer to events; what it gives back is done. */
    record Answering(String name, BiFunction<Entity, GameEvent, Consumer<ActionContext>> answers) implements Reaction {

        static final Consumer<ActionContext> NOTHING = context -> {};

        /** Answers events of that class. */
        static <T extends GameEvent> Answering to(Class<T> type, Consumer<ActionContext> does) {
            return new Answering(
                    "to " + type.getSimpleName(), (self, event) -> type.isInstance(event) ? does : NOTHING);
        }

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            answers.apply(self, event).accept(context);
        }
    }

    /** A floor. */
    record Soil(String name, Consumer<ActionContext> entered, Consumer<ActionContext> turnEnds)
            implements OpenTerrain, ActiveTerrain {

        static Soil whenEntered(String name, Consumer<ActionContext> entered) {
            return new Soil(name, entered, context -> {});
        }

        static Soil whenTurnEnds(String name, Consumer<ActionContext> turnEnds) {
            return new Soil(name, context -> {}, turnEnds);
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            entered.accept(context);
        }

        @Override
        public void whenTurnEnds(ActionContext context, Entity who) {
            turnEnds.accept(context);
        }
    }

    /** Knows these values by name alone: enough to hash them. */
    static ValueRegistry registry() {
        return ValueRegistry.builder()
                .type(hashed("test.deed", Deed.class, Deed::name))
                .type(hashed("test.brain", ScriptedBrain.class, ScriptedBrain::name))
                .type(hashed("test.reviewing", Reviewing.class, Reviewing::name))
                .type(hashed("test.ending", Ending.class, Ending::name))
                .type(hashed("test.pace", Pace.class, Pace::toString))
                .type(hashed("test.answering", Answering.class, Answering::name))
                .type(hashed("test.soil", Soil.class, Soil::name))
                .build();
    }

    private static <T> ValueType<T> hashed(String name, Class<T> type, Function<T, String> text) {
        return new ValueType<>(name, type, (value, out) -> out.text("name", text.apply(value)), in -> {
            throw new UnsupportedOperationException(name);
        });
    }

    static Blueprint hero() {
        return Blueprint.player("you").with(Health.of(10)).with(LinearWeapon.ofDamage(3));
    }

    /** Somebody with 4 hit points who does that each turn. */
    static Blueprint doer(String name, Action action) {
        return Blueprint.of(name).with(Health.of(4)).with(ScriptedBrain.doing(action));
    }

    /** A scenario whose values are all registered. */
    static Scenario scenario(Legend legend, String... rows) {
        return Scenario.of(legend, rules -> rules.registry(registry()), rows);
    }

    static List<String> notes(List<GameEvent> events) {
        return events.stream()
                .filter(Noted.class::isInstance)
                .map(event -> ((Noted) event).what())
                .toList();
    }
}
