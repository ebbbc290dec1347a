package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Component;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Prompt;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A peddler, whose rules know no front end. */
class PromptTest {

    private record Peddler() implements Component, Bumpable {
        @Override
        public Optional<Action> whenBumped(TurnView by, Entity self) {
            return Optional.of(new Greet(self.id()));
        }
    }

    private record Offered(EntityId who, EntityId by) implements GameEvent {
        @Override
        public List<EntityId> involved() {
            return List.of(who, by);
        }
    }

    private record Greet(EntityId peddler) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Offered(context.view().actor().id(), peddler));
            return ActionResult.succeeded();
        }
    }

    private record Buy(String ware) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.trySpawn(
                            Blueprint.item(ware),
                            new Location.CarriedBy(context.view().actor().id()))
                    .toActionResult();
        }
    }

    private record Fair(boolean isTyped) implements PlayableGame {
        @Override
        public About about() {
            return new About("fair", "A fair.", new BoardSize(5, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Legend legend = Legend.standard()
                    .with('@', Blueprint.player("you").with(Health.of(1)).with(Inventory.of(3)))
                    .with('p', Blueprint.of("peddler").with(new Peddler()))
                    .with('%', Acid.of(1));
            return Rules.named("fair")
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level("fair", LevelText.of("#####\n%@p##\n#####", legend))
                    .build();
        }

        @Override
        public Optional<Prompt> prompt(Percept percept, PlayerView game) {
            if (!(percept instanceof Percept.Saw saw)) {
                return Optional.empty();
            }
            if (saw.event() instanceof Offered && isTyped) {
                return Optional.of(new Prompt.Type(
                        "What do you want?",
                        typed -> Optional.of(typed).filter("pie"::equals).map(Buy::new)));
            }
            if (saw.event() instanceof Offered) {
                return Optional.of(new Prompt.Choose(
                        "The peddler sells",
                        List.of(new Verb.Named("a pie", new Buy("pie")), new Verb.Named("nothing", new Rest()))));
            }
            return saw.event() instanceof Died
                    ? Optional.of(new Prompt.Read("A song", List.of("Here ends the song.")))
                    : Optional.empty();
        }
    }

    private static Play play(boolean isTyped, String... keys) {
        Fair fair = new Fair(isTyped);
        Play play = new Play(fair, fair.about().minSize(), Seat.PERSON, 1, Keymap.standard(fair));
        return Sitting.press(play, keys);
    }

    private static String screen(Play play) {
        return play.sheet(60, 20).toString();
    }

    @Test
    void aBumpOpensAShop() {
        assertThat(screen(play(false, "right"))).contains("The peddler sells", "a) a pie", "b) nothing");
    }

    @Test
    void whatIsChosenIsDone() {
        assertThat(screen(play(false, "right", "a"))).contains("Carrying pie").doesNotContain("The peddler sells");
    }

    @Test
    void aShopIsLeftWithoutAChoice() {
        assertThat(screen(play(false, "right", "escape")))
                .contains("Carrying nothing")
                .doesNotContain("The peddler sells");
    }

    @Test
    void aLineIsTyped() {
        assertThat(screen(play(true, "right", "p", "i"))).contains("What do you want? pi_");
        assertThat(screen(play(true, "right", "p", "i", "e", "enter"))).contains("Carrying pie");
    }

    @Test
    void whatMeansNothingIsTold() {
        assertThat(screen(play(true, "right", "t", "e", "a", "enter"))).contains("\"tea\" means nothing here.");
    }

    @Test
    void theEndOpensWhatThereIsToRead() {
        assertThat(screen(play(false, "left", "Y"))).contains("A song", "Here ends the song.");
        assertThat(screen(play(false, "left", "Y", "q"))).contains("*** You lose");
    }
}
