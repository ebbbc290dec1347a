package io.github.undercroft.save;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueType;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.UnaryOperator;

/** A small game of several levels with things of its own. */
final class Delve {

    private static final String HALL = """
            #########
            #@..b.+.#
            #.#...#.#
            #..b..#b#
            #########""";

    /** An action of this game, so that its registry knows more than the ready-made values. */
    record Shout(String words) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    /** Goes anywhere. */
    record Fluttering() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(Bump.toward(turn.random().pick(Direction.all())));
        }
    }

    private Delve() {}

    static Rules rules() {
        return rules("delve", 1);
    }

    static Rules rules(String name, int version) {
        return rules(name, version, builder -> builder.types(types(name)));
    }

    static List<ValueType<?>> types(String name) {
        return RecordTypes.of(MethodHandles.lookup(), name, Shout.class, Fluttering.class);
    }

    /** Awaits the player, and submits that action. */
    static Game with(Game game, Action action) {
        while (true) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), action);
                return game;
            }
        }
    }

    static Rules rules(String name, int version, UnaryOperator<Rules.Builder> more) {
        return more.apply(Rules.named(name).version(version).level("hall", LevelText.of(HALL, legend())))
                .build();
    }

    private static Legend legend() {
        return Scenario.legend()
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(30))
                                .with(LinearWeapon.ofDamage(3))
                                .with(Senses.ofRadius(5)))
                .with('b', bat());
    }

    private static Blueprint bat() {
        return Blueprint.of("bat")
                .with(Health.of(4))
                .with(LinearWeapon.ofDamage(1))
                .with(new Fluttering());
    }

    /** A game that was played for so many steps. */
    static Game game(long seed, int steps) {
        Game game = Game.start(rules(), seed);
        play(game, RandomSource.of(seed), steps);
        return game;
    }

    static void play(Game game, RandomSource random, int steps) {
        for (int i = 0; i < steps; i++) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                Direction way = random.pick(Direction.all());
                game.submit(awaiting.actor(), random.chance(1, 9) ? new Shout("hey") : Bump.toward(way));
            }
        }
    }
}
