package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Effects that change who has them, their things and each other while they are called at the end of a turn. */
class EndOfTurnTest {

    private static final EquipmentSlot FINGER = new EquipmentSlot("finger");
    private static final Blueprint HERO = Blueprint.player("you").with(new Health(20, 20));

    private record Tick(int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            return left == 0 ? Optional.empty() : Optional.of(new Tick(left - 1));
        }
    }

    /** Drops its thing. */
    private record Slip(int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer, Entity thing) {
            context.tryPlace(
                    thing.id(),
                    new Location.OnLevel(context.board().level(), context.view().position()));
            return left == 0 ? Optional.empty() : Optional.of(new Slip(left - 1));
        }
    }

    /** Puts all that its bearer carries down, and takes it up again. */
    private record Juggle() implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            context.view().things().forEach(thing -> {
                context.tryPlace(
                        thing.id(),
                        new Location.OnLevel(
                                context.board().level(), context.view().position()));
                context.tryPlace(thing.id(), new Location.CarriedBy(bearer.id()));
            });
            return Optional.of(this);
        }
    }

    /** Kills who wears it, once. */
    private record Doom() implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer, Entity thing) {
            context.damage(bearer.id(), Damage.physical(99));
            return Optional.empty();
        }
    }

    private record Hurt() implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            context.damage(bearer.id(), Damage.physical(1));
            return Optional.of(this);
        }
    }

    /** Gives its bearer one effect instead of all. */
    private record Swap() implements Effect {
        static final Effect KEPT = new Tick(5);

        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            context.set(bearer.id(), Effects.of(KEPT));
            return Optional.empty();
        }
    }

    /** Makes a ring in the pack, and then what it does. */
    private record MakeRing(Optional<Enchantment> before, Enchantment after) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Blueprint ring = Blueprint.item("ring");
            EntityId made = context.trySpawn(
                            before.map(ring::with).orElse(ring),
                            new Location.CarriedBy(context.view().actor().id()))
                    .newborn()
                    .orElseThrow()
                    .id();
            context.set(made, after);
            return ActionResult.succeeded();
        }
    }

    private record Go() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(context.view().actor().id(), 1, Arrival.at(new Point(2, 0)));
        }
    }

    /** Goes to the second level once. */
    private record Goer(boolean isThere) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return isThere ? Decision.act(new Rest()) : Decision.act(new Go(), new Goer(true));
        }
    }

    private static Rules.Builder named(String name) {
        return Rules.named(name)
                .types(RecordTypes.of(
                        MethodHandles.lookup(),
                        "end",
                        Tick.class,
                        Slip.class,
                        Juggle.class,
                        Doom.class,
                        Hurt.class,
                        Swap.class,
                        Goer.class,
                        Go.class,
                        MakeRing.class));
    }

    /** A turn of the hero in a new game, and in one that goes on from a saved state: they are alike. */
    private static Game played(Blueprint hero, Action action) {
        Rules rules = named("alone")
                .level("room", LevelText.of("@.", Legend.standard().with('@', hero)))
                .build();
        Game game = Game.start(rules, 1);
        Game resumed = Game.resume(rules, game.state());
        for (Game each : List.of(game, resumed)) {
            each.submit(((Step.Awaiting) each.step()).actor(), action);
            each.step();
        }
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
        return game;
    }

    private static List<Effect> gift(Game game) {
        return game.view().entities().stream()
                .flatMap(each -> each.get(Enchantment.class).stream())
                .flatMap(each -> each.effects().stream())
                .toList();
    }

    private static List<Effect> own(Game game) {
        return game.view().entities().get(0).get(Effects.class).orElseThrow().all();
    }

    private static Blueprint wearing(Effect... effects) {
        return HERO.wearing(FINGER, Blueprint.item("ring").with(Enchantment.whileWorn(effects)));
    }

    @Test
    void aThingThatDropsItselfKeepsTheNextValueOfWhatDroppedIt() {
        assertThat(gift(played(wearing(new Slip(0)), new Rest()))).isEmpty();
        assertThat(gift(played(wearing(new Slip(3), new Tick(3)), new Rest())))
                .containsExactly(new Slip(2), new Tick(3));
    }

    @Test
    void whatKilledItsBearerIsSpent() {
        assertThat(gift(played(wearing(new Doom()), new Rest()))).isEmpty();
    }

    @Test
    void twoOfOneObjectAreEachCalledOnceWhenAnotherIsCured() {
        Effect poison = Poison.of("1", 3).stacking(Stacking.SEPARATE);
        Effect cure = new EachTurn(new Cure(List.of(EffectKind.HASTE)));

        List<Effect> left = own(played(HERO.with(Effects.of(Haste.of(5), cure, poison, poison)), new Rest()));

        assertThat(left).hasSize(3).element(1).isNotEqualTo(poison);
        assertThat(left.get(2)).isEqualTo(left.get(1));
    }

    @Test
    void anEqualOneOfAListThatIsSetIsCalledWhateverObjectItIs() {
        assertThat(own(played(HERO.with(Effects.of(new Swap(), Swap.KEPT)), new Rest())))
                .containsExactly(new Tick(4));
    }

    @Test
    void aThingOfThisStepDoesNothingYetWhateverItIsGiven() {
        for (Optional<Enchantment> before :
                List.of(Optional.<Enchantment>empty(), Optional.of(Enchantment.whileCarried(new Tick(1))))) {
            Game game = played(HERO, new MakeRing(before, Enchantment.whileCarried(new Tick(1), new Hurt())));
            assertThat(game.view()
                            .entities()
                            .get(0)
                            .get(Destructible.class)
                            .orElseThrow()
                            .hitPoints())
                    .isEqualTo(20);
        }
    }

    @Test
    void aThingThatIsPutDownAndTakenUpAtTheEndOfATurnDoesNothingInIt() {
        Blueprint stone = Blueprint.item("stone").with(Enchantment.whileCarried(new Tick(3)));

        assertThat(gift(played(HERO.carrying(stone), new Rest()))).containsExactly(new Tick(2));
        assertThat(gift(played(HERO.with(Effects.of(new Juggle())).carrying(stone), new Rest())))
                .containsExactly(new Tick(3));
    }

    private static List<EntityId> turns(SchedulerFactory order, Blueprint other) {
        Legend legend = Legend.standard()
                .with('@', HERO)
                .with('m', Blueprint.of("monster").with(new Goer(false)))
                .with('y', other);
        Rules rules = named("two levels")
                .scheduler(order)
                .absence(Absence.passing(5))
                .level("a", LevelText.of("@m..", legend))
                .level("b", LevelText.of("y....", legend))
                .build();
        Game game = Game.start(rules, 1);
        List<EntityId> actors = new ArrayList<>();
        int inputs = 0;
        for (int i = 0; i < 24; i++) {
            Step step = game.step();
            if (step instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), inputs++ == 3 ? new Go() : new Rest());
            } else if (step instanceof Step.Acted acted) {
                actors.add(acted.actor());
            }
        }
        return actors;
    }

    @Test
    void anEffectThatChangesNoSpeedChangesNoTurnOrder() {
        Blueprint other = Blueprint.of("other").with(new Goer(true));
        for (SchedulerFactory order :
                List.of(Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline())) {
            assertThat(turns(order, other.with(Effects.of(new Tick(50)))))
                    .as(order.name())
                    .isNotEmpty()
                    .isEqualTo(turns(order, other));
        }
    }
}
