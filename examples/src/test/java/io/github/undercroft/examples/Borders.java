package io.github.undercroft.examples;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Stacking;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;

/**
 * A game whose numbers lie at the borders of the engine's rules: dice that roll just what is needed, blows that come to nothing,
 * turns that are due at once or a long way off, equal stacks, effects of equal strength. A change of any of these rules by one
 * changes its recording.
 */
final class Borders {

    private static final String HALL = """
            ###############
            #..u...*...s..#
            #.#..r...#..*.#
            #..r..@..r..*.#
            #.#..*...#..t.#
            #..t...r...r..#
            ###############""";

    private static final EffectKind CURSE = new EffectKind("curse");
    private static final Blueprint PEBBLES = Blueprint.item("pebble").with(new StackSize(2));

    /** Something befalls the actor. */
    record Undergo(Consequence what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.befall(context, context.view().actor().id());
            return ActionResult.succeeded();
        }
    }

    private Borders() {}

    static Rules rules() {
        return Rules.named("borders")
                .types(RecordTypes.of(MethodHandles.lookup(), "borders", Undergo.class))
                .scheduler(Schedulers.energyBySpeed().withNormalRate(1024).withThreshold(1024))
                .level(
                        "hall",
                        LevelText.of(
                                HALL,
                                Scenario.legend()
                                        .replacing('@', hero())
                                        .replacing('*', PEBBLES)
                                        .replacing('r', rat(1024))
                                        .replacing('s', rat(4))
                                        .replacing('t', rat(1024).with(Protection.of(1)))
                                        .replacing('u', rat(2048))))
                .build();
    }

    private static AreaWeapon blow(String damage) {
        return AreaWeapon.melee(Blow.of(damage).with(new ToHit(Dice.of("1d3"), 2)));
    }

    private static Blueprint hero() {
        return Blueprint.player("hero")
                .with(Health.of(40))
                .with(blow("1d9-3"))
                .with(Senses.ofRadius(3))
                .with(Effects.of(Lasting.endless(EffectKind.REGENERATION, new EachTurn(new Heal(Dice.of("1d9-2"))))))
                .with(Inventory.of(20))
                .carrying(PEBBLES, PEBBLES);
    }

    private static Blueprint rat(int speed) {
        return Blueprint.of("rat")
                .with(Health.of(6))
                .with(blow("1d4-2"))
                .with(new Speed(speed))
                .with(Senses.ofRadius(5))
                .with((Brain) new Tracker());
    }

    /** A person does anything. */
    static void play(Recorder recorder) {
        Game game = recorder.game();
        RandomSource random = RandomSource.of(7);
        for (int i = 0; i < 1_000; i++) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), anything(game, awaiting.actor(), random));
            }
        }
    }

    private static Action anything(Game game, EntityId hero, RandomSource random) {
        List<Entity> pebbles = game.view().things(hero);
        return switch (random.nextInt(8)) {
            case 0 -> PickUp.first();
            case 1 ->
                pebbles.isEmpty() ? new Rest() : new Drop(random.pick(pebbles).id(), 1);
            case 2 -> new Undergo(new Afflict(curse(random)));
            case 3 -> new Undergo(Heal.of(random.nextInt(4)));
            default -> Bump.toward(random.pick(Direction.all()));
        };
    }

    private static Lasting curse(RandomSource random) {
        DamageKind kind = random.pick(List.of(DamageKind.PHYSICAL, new DamageKind("cold")));
        Harm harm = new Harm(Dice.of(random.pick(List.of("1", "1d2-1"))), kind);
        return Lasting.of(CURSE, new EachTurn(harm), 1 + random.nextInt(3)).stacking(Stacking.KEEP_STRONGER);
    }
}
