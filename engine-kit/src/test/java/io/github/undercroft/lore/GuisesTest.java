package io.github.undercroft.lore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A guise of an author's own: what is told and shown of one that has it, and which are refused. */
class GuisesTest {

    private static final Look BLUE = Look.of("!", 0x4040FF);
    private static final Blueprint POTION =
            Consumable.potion("healing potion", Heal.of(5)).with(BLUE);
    private static final Blueprint HERO = Blueprint.player("you").with(Senses.ofRadius(8));

    /** A monster that looks like a chest, and a dog with a name of its own. */
    private static final Guises OTHERS = (thing, observer, game) -> switch (thing.name()) {
        case "mimic" -> Optional.of(Guise.of(thing).named("chest").without(Brain.class));
        case "dog" -> Optional.of(Guise.of(thing).named("Rex"));
        case "broken" -> throw new IllegalStateException("planted");
        default -> Optional.empty();
    };

    private static Game with(String name) {
        Legend legend = Scenario.legend()
                .replacing('@', HERO)
                .with('x', Blueprint.of(name).with(Health.of(9)).with(turnsAway()));
        return Game.start(
                Rules.named("guises")
                        .guises(OTHERS)
                        .level("room", LevelText.of("@..x", legend))
                        .build(),
                1);
    }

    private static Brain turnsAway() {
        return turn -> Decision.act(new Rest());
    }

    private static List<String> seen(Game game) {
        return game.view().perception(new EntityId(0, 0)).orElseThrow().board().entities().stream()
                .map(Entity::name)
                .toList();
    }

    @Test
    void aMimicIsAChestToThoseWhoLookAtItAndAPetHasAName() {
        Game game = with("mimic");
        assertThat(seen(game)).containsExactly("you", "chest");
        game.step();
        Action rest = new Rest();
        assertThat(game.preview(new EntityId(0, 0), rest).after().entities())
                .extracting(Entity::name)
                .contains("chest");
        assertThat(seen(with("dog"))).containsExactly("you", "Rex");
    }

    private record Slaying(EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(whom, Damage.physical(99));
            return ActionResult.succeeded();
        }
    }

    @Test
    void theDeathOfOneWithAGuiseIsTold() {
        Game game = with("dog");
        MessageLog log = MessageLog.of(new EntityId(0, 0), English.standard());
        game.step();
        game.submit(new EntityId(0, 0), new Slaying(new EntityId(0, 1)));
        log.add(((Step.Acted) game.step()).perceivedBy(new EntityId(0, 0)), game.view());
        assertThat(log.messages().get(0).sentence()).isEqualTo("You kill Rex.");
    }

    @Test
    void aGuiseThatAsksForGuisesIsRefused() {
        Guises asking = (thing, observer, game) ->
                game.as(observer.id()).entity(thing.id()).map(Guise::of);
        Game game = Game.start(
                Rules.named("asking")
                        .guises(asking)
                        .level(
                                "room",
                                LevelText.of(
                                        "@.!",
                                        Scenario.legend().replacing('@', HERO).with('!', POTION)))
                        .build(),
                1);
        assertThatThrownBy(() -> seen(game)).rootCause().hasMessageContaining("never end");
    }

    @Test
    void aGuiseHasANameAndOneComponentInASlot() {
        assertThatThrownBy(() -> new Guise(" ", List.of())).hasMessageContaining("name");
        assertThatThrownBy(() -> new Guise("a", List.of(BLUE, BLUE))).hasMessageContaining("two components");
        assertThat(Guise.of(POTION)).isEqualTo(new Guise("healing potion", POTION.components()));
    }

    @Test
    void aGuiseThatThrowsIsNamed() {
        assertThatThrownBy(() -> seen(with("broken")))
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("broken");
    }
}
