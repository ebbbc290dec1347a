package io.github.undercroft.lore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.TakeOut;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.BasicOffers;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody with senses knows what it perceives, and nobody else's view is another truth. */
class BeliefTest {

    private static final Blueprint GEM = Blueprint.item("gem");
    private static final Blueprint GOBLIN = Blueprint.of("goblin")
            .with(Health.of(4))
            .with(Inventory.of(9))
            .carrying(GEM)
            .wearing(EquipmentSlot.BODY, Wearable.onBody("hat"));

    private static Legend legend(Blueprint you) {
        return Scenario.legend()
                .replacing('@', you)
                .replacing('g', GOBLIN)
                .with('O', chest(Container.OPEN))
                .with('C', chest(Container.CLOSED));
    }

    private static Blueprint chest(Container lid) {
        return Blueprint.of("chest").with(lid).carrying(GEM);
    }

    private static Blueprint seeing(int radius) {
        return Blueprint.player("you").with(Health.of(9)).with(Inventory.of(9)).with(Senses.ofRadius(radius));
    }

    private static EntityId thing(Scenario scenario, int bearer, String name) {
        return scenario.game().view().things(scenario.id(bearer)).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private static List<String> names(List<Entity> all) {
        return all.stream().map(Entity::name).toList();
    }

    private static TurnView turn(Scenario scenario) {
        scenario.game().step();
        return scenario.game().turn(scenario.id('@'));
    }

    @Test
    void whoIsBehindAWallIsNotThere() {
        Scenario scenario = Scenario.of(legend(seeing(8)), "@#g");
        TurnView turn = turn(scenario);
        assertThat(turn.entity(scenario.id('g'))).isEmpty();
        assertThat(turn.things(scenario.id('g'))).isEmpty();
        assertThat(turn.entity(thing(scenario, 'g', "gem"))).isEmpty();
        assertThat(turn.entity(scenario.id('@'))).isPresent();
    }

    @Test
    void whoHasNoSensesKnowsTheTruth() {
        Scenario scenario = Scenario.of(legend(Blueprint.player("you").with(Health.of(9))), "@#g");
        TurnView turn = turn(scenario);
        assertThat(turn.entity(scenario.id('g'))).isPresent();
        assertThat(names(turn.things(scenario.id('g')))).containsExactlyInAnyOrder("gem", "hat");
        assertThat(turn.light(new Point(2, 0))).isEqualTo(turn.light(new Point(0, 0)));
    }

    @Test
    void ofSomebodyInViewIsKnownWhatItWearsAndNotWhatItCarries() {
        Scenario scenario = Scenario.of(legend(seeing(8)), "@.g");
        TurnView turn = turn(scenario);
        assertThat(names(turn.things(scenario.id('g')))).containsExactly("hat");
        assertThat(turn.entity(thing(scenario, 'g', "hat"))).isPresent();
        assertThat(turn.entity(thing(scenario, 'g', "gem"))).isEmpty();
    }

    @Test
    void anOpenChestShowsWhatIsInItAndAClosedOneDoesNot() {
        Scenario scenario = Scenario.of(legend(seeing(8)), "O@C");
        TurnView turn = turn(scenario);
        assertThat(names(turn.things(scenario.id('O')))).containsExactly("gem");
        assertThat(turn.entity(thing(scenario, 'O', "gem"))).isPresent();
        assertThat(turn.things(scenario.id('C'))).isEmpty();
        assertThat(turn.entity(thing(scenario, 'C', "gem"))).isEmpty();
    }

    @Test
    void whatLiesInAnOpenChestCanBeTakenByWhatIsKnown() {
        Scenario scenario = Scenario.of(legend(seeing(8)), rules -> rules.offers(new BasicOffers()), "O@.");
        turn(scenario);
        EntityId gem = thing(scenario, 'O', "gem");
        assertThat(scenario.game().legalActions(scenario.id('@')).stream()
                        .filter(Choice.Legal.class::isInstance)
                        .map(choice -> ((Choice.Legal) choice).action()))
                .contains(TakeOut.all(gem, scenario.id('O')));
        assertThat(scenario.game()
                        .preview(scenario.id('@'), Bump.toward(Direction.WEST))
                        .refusal())
                .isEmpty();
    }

    @Test
    void onlyTheLightInViewIsKnown() {
        Scenario scenario = Scenario.of(legend(seeing(2)), "@....");
        TurnView turn = turn(scenario);
        assertThat(turn.light(new Point(2, 0))).isPositive();
        assertThat(turn.light(new Point(4, 0))).isZero();
        assertThat(turn.light(new Point(9, 9))).isZero();
    }

    /** Changes somebody behind a wall that it builds first. */
    record Sneak(EntityId whom, Point wall) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(wall, Ground.WALL);
            context.set(whom, Health.of(1));
            assertThat(context.game().entity(whom).orElseThrow().get(Destructible.class))
                    .contains(Health.of(1));
            return ActionResult.succeeded();
        }
    }

    @Test
    void whoWasSeenIsKnownAsItWasThen() {
        Scenario scenario = Scenario.of(legend(seeing(8)), "@.g");
        turn(scenario);
        scenario.play(new Sneak(scenario.id('g'), new Point(1, 0)));
        PlayerView seen = scenario.game().view().as(scenario.id('@'));
        Optional<Entity> known = seen.entity(scenario.id('g'));
        assertThat(known.orElseThrow().get(Destructible.class)).contains(Health.of(4));
        assertThat(seen.things(scenario.id('g'))).isEmpty();
        assertThat(scenario.game().view().as(EntityId.WORLD).things(scenario.id('g')))
                .hasSize(2);
    }

    /** Counted as long as nothing changes in the game. */
    @Test
    void whatIsBelievedIsAskedOnce() {
        List<String> asked = new ArrayList<>();
        Guises guises = (thing, observer, game) -> {
            asked.add(thing.name());
            return Optional.of(Guise.of(Blueprint.item("lump")));
        };
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', seeing(8)).with('*', GEM), rules -> rules.guises(guises), "@**");
        Game game = scenario.game();
        TurnView turn = turn(scenario);
        turn.board().entities().forEach(Entity::name);
        asked.clear();
        for (int i = 0; i < 10; i++) {
            assertThat(names(turn.board().entities())).containsExactly("you", "lump", "lump");
        }
        assertThat(asked).isEmpty();
        scenario.play(new Wait());
        assertThat(names(game.turn(scenario.id('@')).board().entities())).containsExactly("you", "lump", "lump");
        assertThat(asked).isNotEmpty();
    }

    /** Takes a goblin for a man if a question about the game is answered so. */
    private static Guises manWhile(Predicate<GameView> holds) {
        return (thing, observer, game) -> thing.name().equals("goblin") && holds.test(game)
                ? Optional.of(new Guise("man", thing.components()))
                : Optional.empty();
    }

    private static final Brain STANDS = turn -> Decision.act(new Rest());

    /** Walks east past whoever it takes for a man, and west from a goblin. */
    private static final Brain SHY = turn -> Decision.act(new Move(
            turn.board().entities().stream().anyMatch(each -> each.name().equals("goblin"))
                    ? Direction.WEST
                    : Direction.EAST));

    private static Game shyGame(Predicate<GameView> holds) {
        Legend legend = Legend.standard()
                .with(
                        's',
                        Blueprint.of("shy")
                                .with(Faction.PLAYERS)
                                .with(Senses.ofRadius(20))
                                .with(SHY))
                .with('g', GOBLIN.with(STANDS).with(Senses.ofRadius(8)));
        return Game.start(
                Rules.named("shy")
                        .guises(manWhile(holds))
                        .level("one", LevelText.of("..........s.........g", legend))
                        .build(),
                1);
    }

    private static EntityId shy(GameView game) {
        return game.entities().stream()
                .filter(each -> each.name().equals("shy"))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private static List<Predicate<GameView>> questions() {
        return List.of(
                game -> game.now() / 4 % 2 == 0,
                game -> game.energy(shy(game)) > 0,
                game -> !game.perception(new EntityId(0, 1)).orElseThrow().sees(new EntityId(0, 0)),
                game -> game.outcome().isPresent());
    }

    /** A guise may ask for the time, for energy and for memories: what it answered is not kept beyond them. */
    @ParameterizedTest
    @MethodSource("questions")
    void aGameBelievesWhatItsForkBelieves(Predicate<GameView> holds) {
        Game game = shyGame(holds);
        for (int i = 0; i < 30; i++) {
            Game fork = game.fork();
            game.step();
            fork.step();
            assertThat(game.view().entity(shy(game.view())).orElseThrow().location())
                    .isEqualTo(
                            fork.view().entity(shy(fork.view())).orElseThrow().location());
            assertThat(names(game.view().as(shy(game.view())).board().entities()))
                    .isEqualTo(names(fork.view().as(shy(fork.view())).board().entities()));
        }
    }

    @Test
    void aGuiseThatAsksWhatItsObserverBelievesIsRefusedWhoeverWasAskedForFirst() {
        EntityId rock = new EntityId(0, 1);
        Guises endless = (thing, observer, game) -> thing.name().equals("goblin")
                ? Optional.of(new Guise(
                        game.perception(observer.id())
                                .orElseThrow()
                                .sighting(rock)
                                .map(seen -> seen.who().name())
                                .orElse("man"),
                        thing.components()))
                : Optional.empty();
        Legend legend = Scenario.legend()
                .replacing('@', seeing(9))
                .replacing('g', GOBLIN)
                .with('r', Blueprint.of("rock"));
        Game game = Game.start(
                Rules.named("endless")
                        .guises(endless)
                        .level("one", LevelText.of("@.r.g", legend))
                        .build(),
                1);
        Perception known = game.view().perception(new EntityId(0, 0)).orElseThrow();
        assertThat(known.sighting(rock).orElseThrow().who().name()).isEqualTo("rock");
        assertThatThrownBy(() ->
                        known.sighting(new EntityId(0, 2)).orElseThrow().who().name())
                .hasStackTraceContaining("would never end");
    }

    @Test
    void aNewGameInWhichSomebodyWearsWhatItDoesNotKnowIsResumed() {
        UnknownKinds rings = UnknownKinds.of("ring", "ring of a", "ring of b")
                .looking("red", Look.of("=", 1))
                .looking("blue", Look.of("=", 2));
        Legend legend = Legend.standard()
                .with('@', seeing(9))
                .with(
                        'k',
                        Blueprint.of("knight")
                                .with(Senses.ofRadius(9))
                                .with(Lore.NONE)
                                .wearing(EquipmentSlot.BODY, Wearable.onBody("ring of a")));
        Rules rules = Rules.named("rings")
                .guises(rings)
                .level("one", LevelText.of("@..k", legend))
                .build();
        Game game = Game.start(rules, 1);
        assertThat(Game.resume(rules, game.state()).stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void aThingOfSomebodyElseThatWasAskedForTellsNothingLater() {
        Scenario scenario = Scenario.of(legend(seeing(9)), "@.g");
        Entity hat = turn(scenario).things(scenario.id('g')).get(0);
        scenario.play(new Destroying(hat.id()));
        assertThat(scenario.game().view().entity(hat.id())).isEmpty();
        assertThat(hat.location()).isInstanceOf(Location.WornBy.class);
    }

    /** Takes a thing out of the game. */
    private record Destroying(EntityId thing) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.remove(thing);
            return ActionResult.succeeded();
        }
    }
}
