package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.EndCondition;
import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import io.github.undercroft.Rest;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.StateNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A game that goes on from its tree of state, and trees from which none does. */
class ResumingTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private static Rules.Builder rules(String name) {
        return Rules.named(name).level("map", LevelText.of("@+", Scenario.legend()));
    }

    private static final Rules RULES = rules("test").build();

    /** The state of a fresh game, with one field of a part changed. The empty name is the whole. */
    private static StateNode.Fields changed(String part, String field, StateNode value) {
        StateNode.Fields state = Game.start(RULES, 1).state();
        if (part.isEmpty()) {
            return with(state, field, value);
        }
        if (part.equals("level")) {
            StateNode first = ((StateNode.Items) part(state, "levels")).items().get(0);
            StateNode changed = with((StateNode.Fields) first, field, value);
            return with(state, "levels", new StateNode.Items(List.of(changed)));
        }
        return with(state, part, with((StateNode.Fields) part(state, part), field, value));
    }

    private static StateNode part(StateNode.Fields fields, String name) {
        return Objects.requireNonNull(fields.fields().get(name), name);
    }

    private static StateNode.Fields with(StateNode.Fields fields, String field, StateNode value) {
        Map<String, StateNode> all = new LinkedHashMap<>(fields.fields());
        assertThat(all.put(field, value)).as(field).isNotNull();
        return new StateNode.Fields(fields.type(), all);
    }

    private static void assertRefused(StateNode.Fields state, String... words) {
        assertThatThrownBy(() -> Game.resume(RULES, state))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(words);
    }

    @Test
    void aChangedDoorAndATurnTakenAreThereAgain() {
        Game game = Game.start(RULES, 1);
        game.submit(HERO, new Move(Direction.EAST));
        game.step();

        Game read = Game.resume(RULES, game.state());

        assertThat(Scenario.of(read, Scenario.legend()).map()).isEqualTo("@-");
        assertThat(read.view().now()).isEqualTo(game.view().now()).isPositive();
        assertThat(read.stateHashParts()).isEqualTo(game.stateHashParts());
    }

    @Test
    void anEndedGameStaysEnded() {
        Outcome outcome = new Outcome(Outcome.Result.DRAWN, "bored");
        Rules ends = rules("test")
                .endsWhen(EndCondition.when(view -> true, view -> outcome))
                .build();

        assertThat(Game.resume(ends, Game.start(ends, 1).state()).step()).isEqualTo(new Step.Over(outcome));
    }

    @Test
    void theStateOfAnotherGameIsRefused() {
        assertRefused(Game.start(rules("other").build(), 1).state(), "\"other\"", "\"test\"");
        assertRefused(changed("", "version", new StateNode.Whole(99)), "version 99", "version 3");
        assertRefused(changed("", "gameVersion", new StateNode.Whole(2)), "version 2 of the game", "version 1");
    }

    @Test
    void aFieldOfTheWrongKindIsNamed() {
        assertRefused(changed("game", "seed", new StateNode.Text("one")), "\"seed\"", "Whole");
        assertRefused(changed("", "streams", new StateNode.Whole(1)), "\"streams\"", "Items");
        assertRefused(changed("level", "width", new StateNode.Whole(1L << 40)), "\"width\"", "32 bits");
    }

    @Test
    void anUnknownTypeIsNamed() {
        StateNode.Fields dragon = new StateNode.Fields("mygame.Dragon", Map.of());

        assertRefused(changed("level", "palette", new StateNode.Items(List.of(dragon))), "\"mygame.Dragon\"");
    }

    @Test
    void aLevelThatDoesNotFitItsCellsIsRefused() {
        assertRefused(changed("level", "width", new StateNode.Whole(7)), "7x1");
        assertRefused(changed("level", "width", new StateNode.Whole(-2)), "-2x1");
    }

    @Test
    void entitiesThatContradictEachOtherAreRefused() {
        StateNode.Items entities = (StateNode.Items) part(Game.start(RULES, 1).state(), "entities");
        StateNode hero = entities.items().get(0);

        assertRefused(changed("", "entities", new StateNode.Items(List.of(hero, hero))), "twice");
        assertRefused(changed("", "entities", new StateNode.Items(List.of())), "turn order");
    }

    @Test
    void aHashNamesTheFirstPartInWhichTwoGamesDiffer() {
        Game one = Game.start(RULES, 1);
        Game other = one.fork();
        assertThat(Game.firstDifference(one, other)).isEmpty();
        other.submit(HERO, new Rest());
        assertThat(Game.firstDifference(one, other)).contains("level/0/entity/0");
        other.interrupt(HERO);
        assertThat(Game.firstDifference(one, other)).isEmpty();
        other.submit(HERO, new Move(Direction.EAST));
        other.step();
        assertThat(Game.firstDifference(one, other)).contains("level/0/entity/0");
        assertThat(other.stateHashParts().get("level/0/ground"))
                .isNotEqualTo(one.stateHashParts().get("level/0/ground"));
    }

    @Test
    void anotherSeedIsAnotherState() {
        assertThat(Game.start(RULES, 1).stateHash())
                .isEqualTo(Game.start(RULES, 1).stateHash())
                .isNotEqualTo(Game.start(RULES, 2).stateHash());
    }

    @Test
    void aValueThatIsNotRegisteredIsNamedWhenItIsHashed() {
        Scenario scenario = Scenario.of("@");
        scenario.game().submit(HERO, Deed.noting("own"));

        assertThatThrownBy(() -> scenario.game().stateHash())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Deed.class.getName());
        assertThatThrownBy(() -> scenario.game().state())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Deed.class.getName());
    }

    @Test
    void whatAGameIsToldFromWithinAStepIsRefused() {
        for (Consumer<Game> call : List.<Consumer<Game>>of(
                Game::step,
                Game::fork,
                Game::state,
                Game::stateHash,
                Game::stateHashParts,
                game -> Game.firstDifference(game, game),
                game -> game.submit(HERO, new Rest()),
                game -> game.interrupt(HERO),
                game -> game.legalActions(HERO),
                game -> game.preview(HERO, new Rest()))) {
            Game game = Game.start(RULES, 1);
            game.submit(HERO, Deed.doing("meddles", context -> call.accept(game)));

            assertThatThrownBy(game::step)
                    .isInstanceOf(GameCodeException.class)
                    .hasCauseInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("from within the game's own code");
            assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
        }
    }
}
