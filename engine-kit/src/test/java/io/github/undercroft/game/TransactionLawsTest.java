package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.event.ChainCut;
import io.github.undercroft.game.codec.StateTrees;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.TreeWriter;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What does not succeed leaves nothing behind. Each law plays the same turn twice, from one state: once with a script
 * that fails, throws, can't be paid or has an alternate, after one to six changes; and once with what should remain of it.
 */
class TransactionLawsTest {

    private static final int TURNS = 3;

    /** Checks what came of two actions in the place of one. */
    private interface Law {
        void check(Script script, Play tried, Play remaining);
    }

    private record Twin(Script script, Action remains) {}

    private interface Twins {
        Twin of(Script random);
    }

    @Property
    void anActionThatFailsIsARest(@ForAll long seed) {
        inTwoGames(
                seed, random -> new Twin(random.ending(Script.Ending.FAIL), new Rest()), TransactionLawsTest::sameRest);
    }

    @Property
    void anActionThatThrowsIsARest(@ForAll long seed) {
        inTwoGames(
                seed,
                random -> new Twin(random.ending(Script.Ending.THROW), new Rest()),
                TransactionLawsTest::sameRest);
    }

    @Property
    void anActionThatCannotBePaidIsARest(@ForAll long seed) {
        inTwoGames(
                seed,
                random -> new Twin(
                        new Script(1_000_000, random.changes(), Script.Ending.SUCCEED, random.instead()), new Rest()),
                (script, tried, remaining) -> {
                    Game before = tried.fork().game;
                    Optional<Step> step = Play.step(before);
                    if (step.isPresent()
                            && step.get() instanceof Step.Acted acted
                            && acted.why()
                                    .filter(Refusal.TooExpensive.class::isInstance)
                                    .isPresent()) {
                        sameRest(script, tried, remaining);
                    }
                });
    }

    @Property
    void aChainWithoutEndIsARest(@ForAll long seed) {
        Script.Ending[] endings = {Script.Ending.CYCLE, Script.Ending.ENDLESS, Script.Ending.ANSWER_NULL};
        inTwoGames(
                seed,
                random -> new Twin(random.ending(endings[Math.floorMod(seed, 3)]), new Rest()),
                TransactionLawsTest::sameRest);
    }

    @Property
    void anActionWithAnAlternateIsItsAlternate(@ForAll long seed) {
        inTwoGames(
                seed,
                random -> {
                    Script instead = random.ending(
                            random.changes().size() % 2 == 0 ? Script.Ending.SUCCEED : Script.Ending.CONTINUE);
                    return new Twin(new Script(4, random.changes(), Script.Ending.ALTERNATE, instead), instead);
                },
                (script, tried, remaining) -> {
                    Play.Came came = tried.next();
                    if (!(came.what() instanceof Play.Thrown thrown
                            && thrown.culprit().equals(script))) {
                        assertThat(came).isEqualTo(remaining.next());
                        assertThat(tried.game.state()).isEqualTo(remaining.game.state());
                    }
                });
    }

    /** The failed action's turn is a rest in every respect, but for what is reported of it. */
    private static void sameRest(Script script, Play tried, Play remaining) {
        Play.Came came = tried.next();
        Play.Came rest = remaining.next();
        assertThat(withoutCuts(came)).as("%s", script).isEqualTo(withoutCuts(rest));
        assertThat(tried.game.stateHashParts()).as("%s", script).isEqualTo(remaining.game.stateHashParts());
        assertThat(tried.game.state()).as("%s", script).isEqualTo(remaining.game.state());
        if (came.what() instanceof Step.Acted acted) {
            assertThat(acted.action()).isEqualTo(new Rest());
            assertThat(acted.why()).isPresent();
        } else {
            assertThat(came.what()).isInstanceOf(Play.Thrown.class);
        }
        for (int i = 0; i < 3; i++) {
            assertThat(tried.next()).as("after %s", script).isEqualTo(remaining.next());
        }
    }

    private static List<GameEvent> withoutCuts(Play.Came came) {
        return came.events().stream()
                .filter(event -> !(event instanceof ChainCut))
                .toList();
    }

    private static void inTwoGames(long seed, Twins twins, Law law) {
        Play play = Play.midway(seed);
        RandomSource random = RandomSource.of(seed);
        for (int turn = 0; turn < TURNS; turn++) {
            Optional<Entity> actor = play.game.view().actors().isEmpty() ? Optional.empty() : current(play.game);
            if (play.game.view().outcome().isEmpty() && actor.isPresent() && isMild(actor.get())) {
                Twin twin = twins.of(Stock.script(random));
                law.check(
                        twin.script(),
                        played(play, actor.get(), twin.script()),
                        played(play, actor.get(), twin.remains()));
            }
            play.next();
        }
    }

    private static boolean isMild(Entity actor) {
        return actor.get(Effects.class)
                .map(effects -> effects.all().stream().allMatch(Lasting::isMild))
                .orElse(true);
    }

    private static Optional<Entity> current(Game game) {
        StateNode.Fields order = (StateNode.Fields) field(game.state(), "order");
        StateNode current = field(order, "current");
        return current instanceof StateNode.Whole key
                ? game.view().entity(EntityId.ofKey(key.number()))
                : Optional.empty();
    }

    /** The same game, where the actor is about to do that. */
    private static Play played(Play play, Entity actor, Action action) {
        TreeWriter writer = StateTrees.writer(Stock.REGISTRY);
        writer.value("puppet", new Puppet(action, actor.get(Brain.class).orElseThrow()));
        StateNode puppet = field(writer.part(), "puppet");
        StateNode.Fields state = play.game.state();
        ImmutableList.Builder<StateNode> entities = ImmutableList.builder();
        for (StateNode item : ((StateNode.Items) field(state, "entities")).items()) {
            StateNode.Fields entity = (StateNode.Fields) item;
            boolean acting = field(entity, "id").equals(id(actor.id()));
            entities.add(acting ? with(entity, "components", controlledBy(puppet, entity)) : entity);
        }
        Game game = Game.resume(play.rules, with(state, "entities", new StateNode.Items(entities.build())));
        game.interrupt(actor.id()); // what was submitted would count, not what the puppet decides
        return play.with(game);
    }

    private static StateNode id(EntityId id) {
        TreeWriter writer = StateTrees.writer(Stock.REGISTRY);
        writer.value("id", id);
        return field(writer.part(), "id");
    }

    private static StateNode controlledBy(StateNode puppet, StateNode.Fields entity) {
        List<String> brains = List.of("player", "laws.Brain", "laws.Puppet");
        return new StateNode.Items(((StateNode.Items) field(entity, "components"))
                .items().stream()
                        .map(each -> brains.contains(((StateNode.Fields) each).type()) ? puppet : each)
                        .toList());
    }

    private static StateNode.Fields with(StateNode.Fields fields, String name, StateNode value) {
        ImmutableMap.Builder<String, StateNode> all = ImmutableMap.builder();
        fields.fields().forEach((field, old) -> all.put(field, field.equals(name) ? value : old));
        return new StateNode.Fields(fields.type(), all.buildOrThrow());
    }

    private static StateNode field(StateNode.Fields fields, String name) {
        return Optional.ofNullable(fields.fields().get(name)).orElseThrow();
    }
}
