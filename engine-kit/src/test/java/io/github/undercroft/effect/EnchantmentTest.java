package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Wait;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a worn or carried thing does to its bearer. */
class EnchantmentTest {

    private static final EquipmentSlot FINGER = new EquipmentSlot("finger");
    private static final Effect REGENERATION = new EachTurn(Heal.of(1));

    /** Halves what comes. */
    private record Shield() implements Effect {
        @Override
        public Damage softened(Damage damage) {
            return new Damage(damage.amount() / 2, damage.kind(), damage.cause());
        }
    }

    private record Tired() implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return action instanceof Wait
                    ? new Review.Veto(new Refusal.Gone(turn.actor().id()))
                    : Review.ALLOW;
        }
    }

    private record Strike(int points) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(context.view().actor().id(), Damage.physical(points));
            return ActionResult.succeeded();
        }
    }

    private static Blueprint ring(Enchantment enchantment) {
        return Blueprint.item("ring").with(new Wearable(FINGER)).with(enchantment);
    }

    private static Rules rules(Blueprint ring) {
        Blueprint hero = Blueprint.player("you")
                .with(new Health(5, 10))
                .with(Inventory.of(9))
                .with(Senses.ofRadius(5))
                .carrying(ring);
        Legend legend = Scenario.legend().replacing('@', hero).replacing('g', Blueprint.of("goblin"));
        return Rules.named("ring").level("room", LevelText.of("@...", legend)).build();
    }

    private static Scenario with(Blueprint ring) {
        return Scenario.of(Game.start(rules(ring), 1), Scenario.legend());
    }

    private static EntityId ring(Scenario scenario) {
        return scenario.game().view().things(scenario.hero().id()).get(0).id();
    }

    private static int points(Scenario scenario) {
        return scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    private static Scenario worn(Effect... effects) {
        Scenario scenario = with(ring(Enchantment.whileWorn(effects)));
        return scenario.play(new Equip(ring(scenario)));
    }

    @Test
    void aRingOfRegenerationHealsFromTheTurnAfterItWasPutOn() {
        Scenario scenario = worn(REGENERATION);
        assertThat(points(scenario)).isEqualTo(5);
        scenario.play(new Rest(), new Rest());
        assertThat(points(scenario)).isEqualTo(7);
    }

    @Test
    void itDoesNothingInThePackAndNothingAnyMoreOnceItIsTakenOff() {
        Scenario scenario = with(ring(Enchantment.whileWorn(REGENERATION)));
        scenario.play(new Rest());
        assertThat(points(scenario)).isEqualTo(5);
        EntityId ring = ring(scenario);
        scenario.play(new Equip(ring), new Rest(), new TakeOff(ring), new Rest());
        assertThat(points(scenario)).isEqualTo(6);
    }

    @Test
    void aCursedStoneHarmsWhoeverHasItInThePack() {
        Scenario scenario = with(Blueprint.item("stone").with(Enchantment.whileCarried(new EachTurn(Harm.of("1")))));
        scenario.play(new Rest(), new Rest());
        assertThat(points(scenario)).isEqualTo(3);
        scenario.play(Drop.all(ring(scenario)), new Rest());
        assertThat(points(scenario)).isEqualTo(3);
    }

    private record Purge() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.cure(context.view().actor().id(), effect -> true);
            return ActionResult.succeeded();
        }
    }

    @Test
    void aCureTakesNothingFromARing() {
        Scenario scenario = worn(Lasting.endless(EffectKind.REGENERATION, REGENERATION));
        scenario.play(new Purge(), new Rest());
        assertThat(points(scenario)).isEqualTo(7);
    }

    @Test
    void whatRunsDryInAThingGoesOnWhereItStoppedAndEndsOnce() {
        Scenario scenario = worn(Lasting.of(EffectKind.REGENERATION, REGENERATION, 3));
        EntityId ring = ring(scenario);
        scenario.play(new Rest(), new TakeOff(ring), new Rest(), new Rest(), new Equip(ring));
        assertThat(points(scenario)).isEqualTo(6);
        scenario.play(new Rest(), new Rest());
        assertThat(points(scenario)).isEqualTo(8);
        assertThat(scenario.events().stream().filter(ComponentCleared.class::isInstance))
                .hasSize(1);
        scenario.play(new Rest());
        assertThat(points(scenario)).isEqualTo(8);
        assertThat(scenario.game().view().entity(ring).orElseThrow().has(Enchantment.class))
                .isFalse();
    }

    /** Oil of a lamp. */
    private record Oil(int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer, Entity lamp) {
            if (left == 0) {
                context.clear(lamp.id(), Light.class);
            }
            return left == 0 ? Optional.empty() : Optional.of(new Oil(left - 1));
        }
    }

    @Test
    void anEffectKnowsItsThingSoALampGoesOut() {
        Blueprint lamp =
                Blueprint.item("lamp").with(new Light(Reach.round(3), 20)).with(Enchantment.whileCarried(new Oil(1)));
        Scenario scenario = with(lamp);
        EntityId id = ring(scenario);
        scenario.play(new Rest());
        assertThat(scenario.game().view().entity(id).orElseThrow().has(Light.class))
                .isTrue();
        scenario.play(new Rest(), new Rest());
        assertThat(scenario.game().view().entity(id).orElseThrow().components()).isEmpty();
    }

    @Test
    void bootsMakeTheirWearerQuickAsLongAsTheyAreWorn() {
        Scenario scenario = worn(new Quickness(200));
        Game game = scenario.game();
        long before = game.view().now();
        scenario.play(new Wait(), new Wait(), new Wait(), new Wait());
        long quick = game.view().now() - before;
        scenario.play(new TakeOff(ring(scenario)));
        before = game.view().now();
        scenario.play(new Wait(), new Wait(), new Wait(), new Wait());
        assertThat(game.view().now() - before).isEqualTo(2 * quick);
    }

    @Test
    void itSoftensBlinksAndVetoesLikeAnEffectOfItsBearer() {
        Scenario scenario = worn(new Shield());
        scenario.play(new Strike(4));
        assertThat(points(scenario)).isEqualTo(3);

        scenario = worn(new Blindness());
        assertThat(scenario.game()
                        .view()
                        .perception(scenario.hero().id())
                        .orElseThrow()
                        .visible()
                        .count())
                .isEqualTo(1);

        scenario = worn(new Tired());
        Game game = scenario.game();
        game.submit(scenario.hero().id(), new Wait());
        assertThat(((Step.Awaiting) game.step()).refused()).isPresent();

        scenario = worn(new Paralysis());
        assertThat(scenario.game().legalActions(scenario.hero().id())).isNotEmpty();
    }

    @Test
    void aPreviewShowsWhatItsThingsDo() {
        Scenario scenario = worn(REGENERATION);
        scenario.play(new Rest());
        Entity after = scenario.game()
                .preview(scenario.hero().id(), new Rest())
                .after()
                .entity(scenario.hero().id())
                .orElseThrow();
        assertThat(after.get(Destructible.class).orElseThrow().hitPoints()).isEqualTo(7);
    }

    @Test
    void aSaveKeepsHowFarAThingHasRunDry() {
        Blueprint ring =
                ring(Enchantment.whileWorn(Lasting.of(EffectKind.REGENERATION, REGENERATION, 9), new Quickness(150)));
        Scenario scenario = with(ring);
        scenario.play(new Equip(ring(scenario)), new Rest());
        Game resumed = Game.resume(rules(ring), scenario.game().state());
        assertThat(resumed.stateHash()).isEqualTo(scenario.game().stateHash());
        EntityId hero = scenario.hero().id();
        for (Game each : List.of(resumed, scenario.game())) {
            for (int i = 0; i < 5; i++) {
                each.submit(hero, new Rest());
                each.step();
            }
        }
        assertThat(resumed.stateHash()).isEqualTo(scenario.game().stateHash());
    }

    @Test
    void severalEffectsOfOneThingActInTheirOrderAndEndOneByOne() {
        Scenario scenario = worn(
                Lasting.of(new EffectKind("bite"), new EachTurn(new Harm(Dice.of("1"), new DamageKind("bite"))), 1),
                REGENERATION);
        scenario.play(new Rest(), new Rest());
        assertThat(points(scenario)).isEqualTo(6);
        assertThat(scenario.game().view().entity(ring(scenario)).flatMap(ring -> ring.get(Enchantment.class)))
                .isEqualTo(Optional.of(Enchantment.whileWorn(REGENERATION)));
    }

    @Test
    void anEnchantmentOfNothingIsRefused() {
        assertThatThrownBy(Enchantment::whileWorn).hasMessageContaining("one effect or more");
    }
}
