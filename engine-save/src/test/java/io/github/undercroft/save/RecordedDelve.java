package io.github.undercroft.save;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Player;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueType;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A game to be recorded. While its bats decide, something else can be made to happen at a certain turn of theirs, as in another
 * build of the game.
 */
final class RecordedDelve {

    private static final String HALL = """
            ###########
            #@..b.+.#.#
            #.#...#.#.#
            #..b..#b..#
            ###########""";

    /** Takes a turn, in which the code of a build does what it likes. */
    record Flap(Direction way, int turn) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.random().nextInt(2);
            Oddity oddity = ODDITY.get();
            if (oddity.turn == turn) {
                oddity.what.accept(context);
            }
            context.tryStep(way); // in vain if something is in the way
            return ActionResult.succeeded();
        }
    }

    /** Goes anywhere, and counts its turns. */
    record Bat(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Flap(turn.random().pick(Direction.all()), turns), new Bat(turns + 1));
        }
    }

    /** Says something. */
    record Shout(String words, int loud) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    /** Throws. */
    record Break(String what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            throw new IllegalStateException(what + " is broken");
        }
    }

    /** What another build does at a turn of each bat. */
    private record Oddity(int turn, Consumer<ActionContext> what) {}

    private static final Oddity NONE = new Oddity(-1, context -> {});
    private static final ThreadLocal<Oddity> ODDITY = ThreadLocal.withInitial(() -> NONE);

    static final Rules RULES = rules("delve", 1);

    private RecordedDelve() {}

    static Rules rules(String name, int version) {
        return rules(name, version, builder -> builder.types(types()));
    }

    static Rules rules(String name, int version, UnaryOperator<Rules.Builder> more) {
        return more.apply(Rules.named(name)
                        .version(version)
                        .level(
                                "hall",
                                LevelText.of(
                                        HALL,
                                        Scenario.legend().replacing('@', hero()).with('b', bat()))))
                .build();
    }

    static List<ValueType<?>> types() {
        return RecordTypes.of(MethodHandles.lookup(), "delve", Flap.class, Bat.class, Shout.class, Break.class);
    }

    private static Blueprint hero() {
        return Blueprint.of("you")
                .with(new Player())
                .with(io.github.undercroft.Faction.PLAYERS)
                .with(Health.of(1_000_000))
                .with(LinearWeapon.ofDamage(1));
    }

    private static Blueprint bat() {
        return Blueprint.of("bat")
                .with(Health.of(1_000_000))
                .with(LinearWeapon.ofDamage(1))
                .with(new Bat(0));
    }

    /** Plays so many steps with inputs of that chance; some are refused, some interrupted, some throw. */
    static void play(Game game, RandomSource random, int steps) {
        for (int i = 0; i < steps; i++) {
            try {
                if (game.step() instanceof Step.Awaiting awaiting) {
                    submit(game, awaiting.actor(), random);
                }
            } catch (GameCodeException broken) {
                // told by Break
            }
        }
    }

    /** Plays a step, and bumps to the east if the player is awaited. */
    static void bump(Game game) {
        if (game.step() instanceof Step.Awaiting awaiting) {
            game.submit(awaiting.actor(), Bump.toward(Direction.EAST));
        }
    }

    private static void submit(Game game, EntityId actor, RandomSource random) {
        int kind = random.nextInt(20);
        if (kind == 0) {
            game.submit(actor, new Break("it"));
        } else if (kind < 4) {
            game.submit(actor, new Shout("hey", random.nextInt(1000)));
        } else {
            game.submit(actor, Bump.toward(random.pick(Direction.all())));
            if (kind == 4) {
                game.interrupt(actor);
            }
        }
    }

    /** Does something with a build in which each bat does something else, once, at that turn of its own. */
    static void inAnotherBuild(int turn, Consumer<ActionContext> what, Runnable replay) {
        ODDITY.set(new Oddity(turn, what));
        try {
            replay.run();
        } finally {
            ODDITY.remove();
        }
    }
}
