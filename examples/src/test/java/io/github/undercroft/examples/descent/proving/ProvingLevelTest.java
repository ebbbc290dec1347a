package io.github.undercroft.examples.descent.proving;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.door.Lever;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Died;
import io.github.undercroft.examples.descent.GroundLetters;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.BurntUp;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.item.Throw;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be tried on the proving level, and that its bot tries it. */
class ProvingLevelTest {

    private static final ProvingLevel LEVEL = new ProvingLevel();
    private static final Point FIRST_DOOR = new Point(32, 4);

    private static Game game(Seat seat, long seed) {
        return Game.start(LEVEL.rules(LEVEL.about().usualSize(), seat), seed);
    }

    private static Scenario scenario(Blueprint hero, String row) {
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .replacing('g', Bestiary.GOBLIN.replacing(new Bystander()))
                .with('%', Whirlpool.WHIRLPOOL);
        return Scenario.of(legend, rules -> dark(rules), row);
    }

    private static Rules.Builder dark(Rules.Builder rules) {
        return rules.ambientLight(0).types(ProvingValues.all());
    }

    private static int seen(Blueprint hero) {
        Scenario hall = scenario(hero, "@............");
        GameView game = hall.game().view();
        return game.perception(hall.hero().id()).orElseThrow().visible().count();
    }

    @Test
    void lettersAloneTellAllGroundsApart() {
        GameView game = game(Seat.PERSON, 1).view();
        assertThat(GroundLetters.of(LEVEL, game, Whirlpool.WHIRLPOOL)).doesNotHaveDuplicates();
    }

    @Test
    void whoIsPushedIntoAWhirlpoolDrowns() {
        Blueprint hero = Halls.HERO.wearing(new EquipmentSlot("wand"), Stock.WAND);
        Scenario bank = scenario(hero, "@.g..%%");
        Attack push = Attack.at(new Point(2, 0))
                .with(bank.game().view().things(bank.hero().id()).get(1).id());
        assertThat(bank.play(push).map()).isEqualTo("@....%%");
        assertThat(bank.expectEventOf(Died.class).cause().by())
                .isEqualTo(bank.hero().id());
    }

    @Test
    void inTheDarkOneSeesByATorch() {
        assertThat(seen(Halls.HERO)).isEqualTo(2);
        assertThat(seen(Halls.HERO.carrying(Stock.TORCH))).isEqualTo(8);
    }

    @Test
    void theBotBurnsTheGrassAndADoorPushesAGoblinInAndGetsOneOfThree() {
        Game game = game(Seat.BOT, 3);
        List<GameEvent> events = new ArrayList<>();
        for (int i = 0; i < 20_000 && game.step() instanceof Step.Acted acted; i++) {
            events.addAll(acted.events());
        }
        assertThat(game.view().outcome()).isPresent();
        assertThat(events)
                .hasAtLeastOneElementOfType(Throw.Thrown.class)
                .hasAtLeastOneElementOfType(BurntUp.class)
                .anyMatch(each -> each instanceof Push.Shoved shoved
                        && shoved.into().filter(Whirlpool.WHIRLPOOL::equals).isPresent());
        assertThat(game.view().board(0).orElseThrow().terrainAt(FIRST_DOOR)).isEqualTo(Ground.FLOOR);
        assertThat(events).hasAtLeastOneElementOfType(Lever.Pulled.class);
        assertThat(events.stream().filter(OneOf.Withdrawn.class::isInstance)).hasSize(2);
    }

    private static Scenario below(String... rows) {
        Legend legend = Scenario.legend()
                .replacing('@', Halls.HERO)
                .with('c', Below.CHEST)
                .with('m', Below.MIMIC)
                .with('d', Below.DOG);
        return Scenario.of(
                legend, rules -> rules.guises(Chests.Seeming.OF_MIMICS).types(ProvingValues.all()), rows);
    }

    private static String asTaken(Scenario hall, EntityId who) {
        return hall.game().turn(hall.hero().id()).entity(who).orElseThrow().name();
    }

    @Test
    void aMimicIsAChestUntilSomebodyIsBesideIt() {
        Scenario hall = below("@..m");
        EntityId mimic = hall.id('m');
        assertThat(asTaken(hall, mimic)).isEqualTo("chest");

        hall.play(new Rest()).expectMap("@..m");
        hall.play(new Move(Direction.EAST), new Move(Direction.EAST));

        assertThat(hall.expectEventOf(Attacked.class).who()).isEqualTo(mimic);
        assertThat(asTaken(hall, mimic)).isEqualTo("mimic");
    }
}
