package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueType;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Saves from before the state or the values of the game were what they are now. */
class MigrationsTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());

    private static byte[] save(StateNode.Fields state, int gameVersion) {
        SaveFormat.Header header = new SaveFormat.Header("delve", gameVersion, "0.0.7", 0);
        return SaveFile.bytes(header, TreeCodec.encode(state, SaveLimits.USUAL));
    }

    private static void assertRefused(SaveFormat format, byte[] bytes, Reason reason, String... words) {
        assertThatThrownBy(() -> format.read(bytes))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason))
                .hasMessageContainingAll(words);
    }

    private static StateNode.Fields ofEngine(StateNode.Fields state, int version) {
        return state.with("version", new StateNode.Whole(version));
    }

    private static StateNode.Fields renamed(StateNode.Fields fields, String from, String to) {
        return fields.without(from).with(to, fields.get(from));
    }

    @Test
    void aStateOfAnotherVersionOfTheEngineIsTooNewOrTooOld() {
        StateNode.Fields state = Delve.game(1, 20).state();

        assertRefused(FORMAT, save(ofEngine(state, 4), 1), Reason.TOO_NEW, "version 4", "engine", "version 3");
        assertRefused(FORMAT, save(ofEngine(state, 2), 1), Reason.TOO_OLD, "version 2", "engine", "version 3");
        assertRefused(FORMAT, save(state.without("version"), 1), Reason.DAMAGED, "version");
    }

    @Test
    void aStateOfAnOldEngineGoesThroughAllItsMigrationsBeforeThoseOfTheGame() {
        Game game = Delve.game(1, 20);
        StateNode.Fields second = ofEngine(renamed(game.state(), "order", "turns"), 2);
        StateNode.Fields first = ofEngine(renamed(second, "entities", "creatures"), 1);
        Migrations half = Migrations.ENGINE.with(2, state -> renamed(state, "turns", "order"));
        Migrations whole = half.with(1, state -> renamed(state, "creatures", "entities"));

        assertRefused(FORMAT.reading(half), save(first, 1), Reason.TOO_OLD, "version 1", "versions 2 to 3");
        assertRefused(FORMAT.reading(whole), save(ofEngine(first, 4), 1), Reason.TOO_NEW, "versions 1 to 3");
        assertThat(FORMAT.reading(half).read(save(second, 1)).stateHash()).isEqualTo(game.stateHash());
        assertThat(FORMAT.reading(whole).read(save(first, 1)).stateHash()).isEqualTo(game.stateHash());
        SaveFormat newGame = SaveFormat.of(Delve.rules("delve", 2))
                .reading(whole)
                .migrating(1, state -> {
                    assertThat(state.fields()).containsKeys("order", "entities");
                    return state;
                });
        assertThat(newGame.read(save(first, 1)).step()).isEqualTo(game.step());
        assertRefused(
                FORMAT.reading(half.with(1, state -> state.without("game"))), save(first, 1), Reason.DAMAGED, "game");
    }

    /** A lantern as the game had it first, and as it has it now. */
    private record Lantern(int fuel, Optional<Lantern> spare) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    private record OilLantern(int oil, boolean lit, Optional<OilLantern> spare) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    /** What holds lanterns. */
    private record Juggle(List<Action> things) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    private static <T> ValueType<T> named(String name, Class<T> type) {
        return RecordTypes.named(MethodHandles.lookup(), name, type);
    }

    private static Rules rules(int version, ValueType<?> lantern) {
        UnaryOperator<Rules.Builder> types = builder ->
                builder.types(Delve.types("delve")).types(List.of(lantern, named("mine.Juggle", Juggle.class)));
        return Delve.rules("delve", version, types);
    }

    private static byte[] oldSave(Action input) {
        Rules rules = rules(1, named("mine.Lantern", Lantern.class));
        return SaveFormat.of(rules).write(Delve.with(Game.start(rules, 3), input));
    }

    @Test
    void aMigrationChangesAllValuesOfATypeWhereverTheyStand() {
        Lantern spare = new Lantern(2, Optional.empty());
        byte[] old = oldSave(new Juggle(List.of(
                spare, new Lantern(7, Optional.of(spare)), new Juggle(List.of(new Lantern(9, Optional.empty()))))));
        Rules rules = rules(2, named("mine.Lantern", OilLantern.class));

        Game game = SaveFormat.of(rules)
                .migrating(
                        1,
                        state -> state.each(
                                "mine.Lantern",
                                lantern -> renamed(lantern, "fuel", "oil").with("lit", new StateNode.Flag(true))))
                .read(old);

        OilLantern newSpare = new OilLantern(2, true, Optional.empty());
        Juggle now = new Juggle(List.of(
                newSpare,
                new OilLantern(7, true, Optional.of(newSpare)),
                new Juggle(List.of(new OilLantern(9, true, Optional.empty())))));
        assertThat(game.stateHash())
                .isEqualTo(Delve.with(Game.start(rules, 3), now).stateHash());
    }

    @Test
    void aMissingComponentIsToldWithTheWayOut() {
        byte[] old = oldSave(new Lantern(2, Optional.empty()));

        assertRefused(
                SaveFormat.of(rules(1, named("mine.Lantern", OilLantern.class))),
                old,
                Reason.DAMAGED,
                "\"mine.Lantern\"",
                "no \"oil\"",
                "@SavedAs(\"fuel\")",
                "state.each(\"mine.Lantern\"");
    }

    @Test
    void aTypeThatIsNotRegisteredIsToldWithTheWayOut() {
        byte[] old = oldSave(new Lantern(2, Optional.empty()));

        assertRefused(
                SaveFormat.of(rules(1, named("mine.Lamp", OilLantern.class))),
                old,
                Reason.UNKNOWN_TYPE,
                "mine.Lantern",
                "@SavedAs(formerly = \"mine.Lantern\")");
    }
}
