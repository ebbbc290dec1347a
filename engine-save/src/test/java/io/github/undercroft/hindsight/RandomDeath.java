package io.github.undercroft.hindsight;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A random little game with random monsters and things, played at random until it is lost or time is up. */
final class RandomDeath {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final int TURNS = 60;

    private final Rules rules;
    private final byte[] recording;

    private RandomDeath(Rules rules, byte[] recording) {
        this.rules = rules;
        this.recording = recording;
    }

    Rules rules() {
        return rules;
    }

    byte[] recording() {
        return recording;
    }

    /** Does nothing, or breaks. */
    record Fumble(int sides) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            if (context.random().nextInt(sides) == 0) {
                throw new IllegalStateException("a fumble");
            }
            return ActionResult.succeeded();
        }
    }

    /** Fumbles now and then, and strikes else. */
    record Fumbler(int sides) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return turn.random().nextInt(3) == 0
                    ? Decision.act(new Fumble(sides))
                    : Decision.act(Bump.toward(turn.random().pick(Direction.all())));
        }
    }

    static RandomDeath of(long seed) {
        RandomSource random = RandomSource.of(seed);
        Rules rules = rules(random);
        return new RandomDeath(rules, played(rules, seed, random));
    }

    private static Rules rules(RandomSource random) {
        Legend legend = Scenario.legend()
                .replacing('@', hero(random))
                .with('o', monster(random).with(PriorityBrain.of(new Strike(), new Wander())))
                .with('f', monster(random).with(new Fumbler(random.nextInt(2, 60))))
                .with('%', Acid.of(random.nextInt(1, 4)));
        int width = random.nextInt(3, 8);
        List<String> rows = IntStream.range(0, random.nextInt(1, 6))
                .mapToObj(y -> (y == 0 ? "@" : "") + row(random, y == 0 ? width - 1 : width))
                .toList();
        return Rules.named("random")
                .types(RecordTypes.of(MethodHandles.lookup(), "random", Fumble.class, Fumbler.class))
                .level("room", LevelText.of(String.join("\n", rows), legend))
                .build();
    }

    private static String row(RandomSource random, int width) {
        return IntStream.range(0, width)
                .mapToObj(x -> String.valueOf("....##oof%".charAt(random.nextInt(10))))
                .collect(Collectors.joining());
    }

    private static Blueprint monster(RandomSource random) {
        return Blueprint.of("monster")
                .with(Health.of(random.nextInt(1, 9)))
                .with(AreaWeapon.melee(Blow.of("1d3").with(ToHit.d20())));
    }

    private static Blueprint hero(RandomSource random) {
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(random.nextInt(1, 12)))
                .with(AreaWeapon.melee(Blow.of("1d3").with(ToHit.d20())))
                .with(Inventory.of(5));
        hero = random.nextBoolean() ? hero.carrying(Consumable.potion("potion", Heal.of(5))) : hero;
        return random.nextBoolean()
                ? hero.carrying(Blueprint.item("knife").with(ThrowingWeapon.of(4, Blow.of("1d6"))))
                : hero;
    }

    private static byte[] played(Rules rules, long seed, RandomSource random) {
        Recorder recorder = RecordingFormat.of(rules).start(seed);
        for (int turn = 0; turn < TURNS; ) {
            try {
                Step step = recorder.game().step();
                if (step instanceof Step.Awaiting awaiting) {
                    recorder.game().submit(awaiting.actor(), input(recorder, awaiting, random));
                    turn++;
                } else if (!(step instanceof Step.Acted)
                        || recorder.game().view().entity(HERO).isEmpty()) {
                    break;
                }
            } catch (GameCodeException fumble) {
                turn++;
            }
        }
        recorder.close();
        return recorder.bytes();
    }

    private static Action input(Recorder recorder, Step.Awaiting awaiting, RandomSource random) {
        List<Entity> things = recorder.game().view().things(awaiting.actor());
        int kind = random.nextInt(12);
        if (kind < 3 && !things.isEmpty()) {
            EntityId thing = random.pick(things).id();
            return kind == 0
                    ? new Use(thing)
                    : kind == 1 ? Drop.all(thing) : new Throw(thing, Aim.toward(random.pick(Direction.all())));
        }
        return kind == 11 ? new Rest() : Bump.toward(random.pick(Direction.all()));
    }
}
