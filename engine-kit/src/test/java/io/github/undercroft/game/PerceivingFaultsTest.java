package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Sound;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.LightMap;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.SightInLight;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Wrong numbers, and game code that answers nonsense or throws while others perceive: each is named, and the game goes
 * on.
 */
class PerceivingFaultsTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private static Legend legend(Perceiver senses) {
        return Scenario.legend().replacing('@', Values.hero().with(senses));
    }

    private static Scenario scenario(Perceiver senses) {
        return Scenario.of(legend(senses), "@.#.");
    }

    private static Perception perceived(Game game) {
        return game.view().perception(HERO).orElseThrow();
    }

    private static void refused(Runnable call, String... words) {
        assertThatThrownBy(call::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(words);
    }

    /** The hero's deed, whose step throws something that names the culprit and says those words. */
    private static void named(Game game, Deed deed, Object culprit, String... words) {
        game.submit(HERO, deed);
        assertThatThrownBy(game::step).isInstanceOfSatisfying(GameCodeException.class, thrown -> {
            assertThat(thrown.culprit()).isSameAs(culprit);
            assertThat(thrown).hasMessageContainingAll(words);
        });
    }

    private static Step.Acted rest(Game game) {
        game.submit(HERO, new Rest());
        return (Step.Acted) game.step();
    }

    @Test
    void wrongNumbersAreRefusedWhereTheyAreGiven() {
        BitGrid open = BitGrid.of(3, 2);
        refused(() -> Reach.round(-1), "-1", "0");
        refused(() -> Senses.ofRadius(-1), "-1", "0");
        refused(() -> FieldsOfView.symmetric().compute(open, new Point(3, 0), Reach.round(1)), "(3,0)", "3 x 2");
        LightSource torch = new LightSource(new Point(0, 2), Reach.round(3), 5);
        refused(() -> new LightMap(FieldsOfView.symmetric()).compute(open, List.of(torch)), "(0,2)", "3 x 2");
        Eyes eyes = Witness.eyes(1);
        refused(
                () -> new SightInLight(FieldsOfView.symmetric()).compute(open, IntGrid.of(9, 9), new Point(0, 0), eyes),
                "9 x 9",
                "3 x 2");
        refused(() -> Senses.ofRadius(1).withHearing(-1), "-1", "0 (deaf)");
        refused(() -> Rules.named("dark").ambientLight(-7), "-7", "0 (dark)");
        refused(() -> Eyes.of(Reach.round(1)).withNightVision(-2), "-2");
        refused(() -> Eyes.of(Reach.round(1)).withMinLight(-2), "-2");
    }

    @Test
    void aNegativeLoudnessIsRefusedAndAnAbsurdOneIsHeardEverywhere() {
        Game game = scenario(Senses.ofRadius(0)).game();
        Deed negative = Deed.doing("negative", context -> context.emit(new Watching.Bang(new Point(1, 0), -3)));
        named(game, negative, negative, "-3", "0 (silent)");
        long now = game.view().now();
        game.submit(
                HERO,
                Deed.doing("absurd", context -> context.emit(new Watching.Bang(new Point(3, 0), Integer.MAX_VALUE))));
        assertThat(((Step.Acted) game.step()).perceivedBy(HERO))
                .containsExactly(new Percept.Heard(new Point(3, 0), 99, Sound.NOISE, now));
    }

    /** Floor that sound is to pass in a way of its own. */
    private record Echoing(Supplier<Integer> cost) implements OpenTerrain {
        @Override
        public String name() {
            return "echoing";
        }

        @Override
        public int soundCost() {
            return cost.get();
        }

        @Override
        public String toString() {
            return "Echoing";
        }
    }

    @Test
    void terrainThroughWhichSoundPassesForNothingIsRefusedAsSoonAsItIsLaid() {
        Terrain free = new Echoing(() -> 0);
        refused(() -> Scenario.of(Scenario.legend().with('~', free), "@~"), "\"echoing\"", "takes 0", "1");
        Game game = scenario(Senses.ofRadius(1)).game();
        Deed lays = Deed.doing("lays", context -> context.setTerrain(new Point(1, 0), free));
        named(game, lays, lays, "\"echoing\"", "takes 0");
        assertThat(rest(game).perceivedBy(HERO)).hasSize(1);
    }

    @Test
    void sensesThatAnswerNonsenseAreNamedAndPerceiveNothingUntilTheyAnswerAgain() {
        for (String words :
                List.of("hearing() returned -5", "eyes() returned null", "lookouts() returned null", "planted")) {
            AtomicReference<String> fault = new AtomicReference<>("");
            Perceiver senses = new Witness(
                    () -> {
                        if (String.valueOf(fault.get()).equals("planted")) {
                            throw new Script.Planted("planted in eyes");
                        }
                        return String.valueOf(fault.get()).startsWith("eyes") ? null : Witness.eyes(3);
                    },
                    () -> String.valueOf(fault.get()).startsWith("hearing") ? -5 : 100,
                    () -> String.valueOf(fault.get()).startsWith("lookouts") ? null : List.of(),
                    (self, percepts) -> self);
            Game game = scenario(senses).game();
            assertThat(perceived(game).visible().count()).isEqualTo(3);
            named(game, Deed.doing("breaks", context -> fault.set(words)), senses, words);
            assertThat(perceived(game).visible().count()).isZero();
            named(game, Deed.doing("mends", context -> fault.set(words)), senses, words);
            fault.set("");
            assertThat(rest(game).perceivedBy(HERO)).hasSize(1);
            assertThat(perceived(game).visible().count()).isEqualTo(3);
        }
    }

    @Test
    void sensesThatAreBrokenFromTheStartAreNamedAtTheStart() {
        Perceiver senses = Witness.listening(() -> -1);
        assertThatThrownBy(() -> scenario(senses))
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        thrown -> assertThat(thrown.culprit()).isSameAs(senses))
                .hasMessageContaining("hearing() returned -1");
    }

    @Test
    void eyesThatAreOthersEachTimeSeeAccordingly() {
        AtomicInteger asked = new AtomicInteger();
        Game game = scenario(Witness.looking(() -> Witness.eyes(asked.getAndIncrement() % 2)))
                .game();
        for (int i = 0; i < 4; i++) {
            assertThat(asked.get()).as("asked once a step").isEqualTo(i + 1);
            assertThat(perceived(game).visible().count()).isEqualTo(1 + i % 2);
            rest(game);
        }
    }

    @Test
    void aLookoutThatNeverWasSeesNothing() {
        List<EntityId> never = List.of(new EntityId(0, 999), new EntityId(5, 0), EntityId.WORLD);
        Game game = scenario(Witness.through(() -> never)).game();
        assertThat(perceived(game).visible().count()).isZero();
        assertThat(rest(game).perceivedBy(HERO)).hasSize(1); // what it does itself
    }

    @Test
    void whatIsNoticedBecomesTheNextValue() {
        Game game = scenario(Witness.noting((self, percepts) -> Senses.ofRadius(percepts.size())))
                .game();
        rest(game);
        assertThat(game.view().entity(HERO).orElseThrow().get(Perceiver.class)).contains(Senses.ofRadius(1));
        assertThat(perceived(game).visible().count())
                .as("it looks with its new eyes at once")
                .isEqualTo(2);
    }

    @Test
    void noticingThatThrowsOrAnswersNothingIsNamedAndUndone() {
        AtomicInteger calls = new AtomicInteger();
        Perceiver senses = Witness.noting((self, percepts) -> {
            if (calls.incrementAndGet() == 1) {
                throw new Script.Planted("planted in noticing");
            }
            return calls.get() == 2 ? null : self;
        });
        Game game = scenario(senses).game();
        named(game, Deed.doing("one", context -> context.rest()), senses, "Telling", "planted in noticing");
        named(game, Deed.doing("two", context -> context.rest()), senses, "Telling", "noticed() returned null");
        assertThat(game.view().entity(HERO).orElseThrow().get(Perceiver.class)).contains(senses);
        assertThat(rest(game).perceivedBy(HERO)).hasSize(1);
        assertThat(calls.get()).isEqualTo(3);
    }

    /** An event whose answers go wrong. */
    private record Odd(Supplier<Optional<Point>> where, Supplier<Sound> noise) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return where.get();
        }

        @Override
        public int loudness() {
            return 5;
        }

        @Override
        public Sound sound() {
            return noise.get();
        }
    }

    @Test
    void anEventWhoseCodeThrowsIsNamedAndKeptFromAll() {
        Game game = scenario(Senses.ofRadius(3)).game();
        Odd throwing = new Odd(
                () -> {
                    throw new Script.Planted("planted in an event");
                },
                () -> Sound.NOISE);
        named(game, Deed.doing("emits", context -> context.emit(throwing)), throwing, "planted in an event");
        Odd mute = new Odd(() -> Optional.of(new Point(1, 0)), () -> null);
        named(game, Deed.doing("emits", context -> context.emit(mute)), mute, "sound() returned null");
        assertThat(rest(game).perceivedBy(HERO)).hasSize(1);
    }

    @Test
    void whatHappensOutsideTheBoardHappensNowhere() {
        Game game = scenario(Senses.ofRadius(3)).game();
        game.submit(HERO, Deed.doing("bangs", context -> context.emit(new Watching.Bang(new Point(-1, 0), 50))));
        assertThat(((Step.Acted) game.step()).perceivedBy(HERO)).isEmpty();
    }

    @Test
    void aFieldOfViewThatThrowsOrDoesNotFitIsNamed() {
        AtomicReference<FieldOfView> sight = new AtomicReference<>(FieldsOfView.symmetric());
        Supplier<FieldOfView> maker = () -> (transparent, from, reach) ->
                Objects.requireNonNull(sight.get()).compute(transparent, from, reach);
        Game game = Scenario.of(legend(Senses.ofRadius(3)), rules -> rules.fieldOfView(maker), "@.#.")
                .game();
        assertThat(perceived(game).visible().count()).isEqualTo(3);
        sight.set((transparent, from, reach) -> VisibleCells.copyOf(BitGrid.of(9, 9)));
        named(game, Deed.doing("looks", context -> context.set(HERO, Senses.ofRadius(2))), maker, "9 x 9", "4 x 1");
        assertThat(perceived(game).visible().count()).isZero();
        sight.set((transparent, from, reach) -> {
            throw new Script.Planted("planted in sight");
        });
        named(game, Deed.noting("again"), maker, "planted in sight");
        sight.set(FieldsOfView.symmetric());
        assertThat(rest(game).perceivedBy(HERO)).hasSize(1);
        assertThat(perceived(game).visible().count()).isEqualTo(3);

        assertThatThrownBy(() -> Scenario.of(legend(Senses.ofRadius(3)), rules -> rules.fieldOfView(() -> null), "@."))
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("field of view that is null");
    }
}
