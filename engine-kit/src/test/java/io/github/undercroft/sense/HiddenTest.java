package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Decision;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Invisible and lurking creatures: who sees them, and what is told of them. */
class HiddenTest {

    private static final Blueprint HERO = Blueprint.player("you")
            .with(Health.of(20))
            .with(LinearWeapon.ofDamage(1).withRange(5))
            .with(Inventory.of(5))
            .with(Senses.ofRadius(8));
    private static final Brain RESTS = turn -> Decision.act(new Rest());
    private static final Blueprint STALKER =
            Blueprint.of("stalker").with(Health.of(9)).with(RESTS).with(new Invisible());

    private static Scenario of(Blueprint hero, Blueprint other, String... rows) {
        return Scenario.of(legend(hero, other), rows);
    }

    private static Legend legend(Blueprint hero, Blueprint other) {
        return Scenario.legend().replacing('@', hero).with('s', other);
    }

    private static Perception known(Scenario scenario) {
        return scenario.game().view().perception(scenario.hero().id()).orElseThrow();
    }

    private static boolean sees(Scenario scenario) {
        boolean sees = known(scenario).sees(scenario.id('s'));
        assertThat(known(scenario).sighting(scenario.id('s')).isPresent()).isEqualTo(sees);
        return sees;
    }

    private record Setting(EntityId who, Component component) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.set(who, component);
            return ActionResult.succeeded();
        }
    }

    /** What the hero is told of the steps until it is asked again after these actions. */
    private static List<String> told(Scenario scenario, Action... actions) {
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        Game game = scenario.game();
        int next = 0;
        while (true) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                log.add(acted.perceivedBy(scenario.hero().id()), game.view());
            } else if (next < actions.length) {
                game.submit(scenario.hero().id(), actions[next++]);
            } else {
                List<String> texts = new ArrayList<>();
                log.messages().forEach(message -> texts.add(message.sentence()));
                return texts;
            }
        }
    }

    @Test
    void theInvisibleIsNotSeenInPlainView() {
        Scenario scenario = of(HERO, STALKER, "@..s.");
        assertThat(sees(scenario)).isFalse();
        assertThat(known(scenario).board().entitiesAt(new Point(3, 0))).isEmpty();
        assertThat(known(scenario).board().isOccupied(new Point(3, 0))).isFalse();
    }

    @Test
    void whoStandsBesideItSeesItUntilItStepsAway() {
        Scenario scenario = of(HERO, STALKER, "@..s.");
        scenario.play(new Move(Direction.EAST));
        assertThat(sees(scenario)).isFalse();
        scenario.play(new Move(Direction.EAST));
        assertThat(sees(scenario)).isTrue();
        scenario.play(new Move(Direction.WEST));
        assertThat(known(scenario).sees(scenario.id('s'))).isFalse();
        assertThat(known(scenario).sighting(scenario.id('s')))
                .as("where it was met")
                .isPresent();
    }

    @Test
    void whoSeesTheInvisibleSeesIt() {
        Effects sight = Effects.of(Lasting.endless(new EffectKind("true sight"), new SeeInvisible()));
        assertThat(sees(of(HERO.with(sight), STALKER, "@..s."))).isTrue();
        Blueprint ring = Blueprint.item("ring").with(Enchantment.whileWorn(new SeeInvisible()));
        EquipmentSlot finger = new EquipmentSlot("finger");
        assertThat(sees(of(HERO.wearing(finger, ring), STALKER, "@..s."))).isTrue();
        assertThat(sees(of(HERO.carrying(ring), STALKER, "@..s."))).isFalse();
    }

    @Test
    void whoLurksIsSeenOnOtherGround() {
        Blueprint eel = STALKER.replacing(Lurker.in(Ground.FLOOR));
        Scenario scenario = of(HERO, eel, "@..s..");
        assertThat(sees(scenario)).isFalse();
        scenario.play(new Flood(new Point(3, 0)));
        assertThat(sees(scenario)).isTrue();
    }

    private record Laying(Point at, Terrain ground) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(at, ground);
            return ActionResult.succeeded();
        }
    }

    @Test
    void aLargeLurkerIsSeenOnceOneOfItsCellsIsOtherGroundEvenOutOfView() {
        Legend legend = legend(HERO, Blueprint.of("worm").with(new Body(1, 4)).with(Lurker.in(Ground.FLOOR)))
                .with('w', Blueprint.of("watcher").with(Senses.ofRadius(2).withHearing(0)));
        Scenario scenario = Scenario.of(legend, "w.s.@", "..s..", "..s..", "..s..");
        Point tail = new Point(2, 3);
        Perception watcher = scenario.game().view().perception(scenario.id('w')).orElseThrow();
        assertThat(watcher.sees(scenario.id('s'))).isFalse();
        scenario.play(new Laying(tail, Door.OPEN));
        assertThat(watcher.sees(scenario.id('s'))).isTrue();
        scenario.play(new Laying(tail, Ground.FLOOR));
        assertThat(watcher.sees(scenario.id('s'))).isFalse();
    }

    @Test
    void whoWasDetectedWhereItLurksIsSeenOnceItLurksNoMore() {
        Scenario scenario = of(HERO, STALKER.replacing(Lurker.in(Ground.FLOOR)), "@..s..");
        scenario.play(new Detecting());
        assertThat(known(scenario).sees(scenario.id('s'))).isFalse();
        scenario.play(new Flood(new Point(3, 0)));
        assertThat(known(scenario).sees(scenario.id('s'))).isTrue();
    }

    private record Flood(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(at, Door.OPEN);
            return ActionResult.succeeded();
        }
    }

    @Test
    void aBlowOutOfTheUnseenIsTold() {
        Brain shoots = turn -> Decision.act(Attack.toward(Direction.WEST));
        Blueprint archer =
                STALKER.replacing(shoots).with(LinearWeapon.ofDamage(2).withRange(9));
        assertThat(told(of(HERO, archer, "@...s"), new Rest())).containsExactly("Something hits you.");
    }

    @Test
    void aBlowIntoTheUnseenStrikesIt() {
        Scenario scenario = of(HERO, STALKER, "@..s.");
        assertThat(told(scenario, Attack.toward(Direction.EAST))).containsExactly("You hit something.");
    }

    @Test
    void whatTheUnseenDoesForItselfIsNotToldButItsStepsAreHeard() {
        Brain walks = turn -> Decision.act(new Move(Direction.EAST));
        Scenario scenario = of(HERO, STALKER.replacing(walks), "@..s...");
        assertThat(told(scenario, new Rest())).allMatch(text -> text.startsWith("You hear"));
    }

    @Test
    void aSaveKeepsWhatIsNotKnown() {
        Rules rules = Rules.named("hidden")
                .level("room", LevelText.of("@..s..", legend(HERO, STALKER.without(Brain.class))))
                .build();
        Game game = Game.start(rules, 1);
        Game resumed = Game.resume(rules, game.state());
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void aPreviewKnowsNothingOfTheUnseen() {
        Scenario scenario = of(HERO, STALKER, "@..s.");
        scenario.play(new Rest());
        assertThat(scenario.game()
                        .preview(scenario.hero().id(), Attack.toward(Direction.EAST))
                        .after()
                        .entity(scenario.id('s')))
                .isEmpty();
    }

    /** Throws when it is asked. */
    private record Faulty() implements Hidden {
        @Override
        public boolean hides(Terrain ground) {
            throw new IllegalStateException("planted");
        }
    }

    @Test
    void aHiddenThatThrowsIsNamed() {
        Scenario scenario = of(HERO, STALKER.without(Hidden.class), "@..s.");
        assertThatThrownBy(() -> scenario.play(new Setting(scenario.id('s'), new Faulty()), new Rest()))
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("Faulty")
                .rootCause()
                .hasMessage("planted");
    }

    @Test
    void whoWasDetectedStaysKnownWhereItWas() {
        Scenario scenario = of(HERO, STALKER, "@..s.");
        scenario.play(new Detecting());
        assertThat(known(scenario).board().isOccupied(new Point(3, 0))).isTrue();
        scenario.play(new Rest(), new Rest());
        assertThat(known(scenario).sighting(scenario.id('s'))).isPresent();
        assertThat(known(scenario).sees(scenario.id('s'))).isFalse();
    }

    /** Hides everywhere, and counts how often it is asked. */
    private record Counting(AtomicInteger asked) implements Hidden {
        @Override
        public boolean hides(Terrain ground) {
            asked.incrementAndGet();
            return true;
        }
    }

    @Test
    void whoHidesAndStaysIsNotLookedForWhileNothingChanges() {
        AtomicInteger asked = new AtomicInteger();
        Scenario scenario = of(HERO, STALKER, "@..s.");
        scenario.play(new Setting(scenario.id('s'), new Counting(asked)), new Rest());
        int before = asked.get();
        assertThat(before).isPositive();
        scenario.play(new Rest(), new Rest(), new Rest());
        assertThat(asked).hasValue(before);
        scenario.play(new Move(Direction.EAST));
        assertThat(asked).hasValueGreaterThan(before);
    }

    private record Detecting() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.detect(context.view().actor().id(), 0, each -> true);
            return ActionResult.succeeded();
        }
    }
}
