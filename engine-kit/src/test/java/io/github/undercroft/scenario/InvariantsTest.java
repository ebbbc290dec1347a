package io.github.undercroft.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InvariantsTest {

    private static final EntityId HERO = new EntityId(0, 0);

    /** Answers like the original, but for one question. */
    private static <T> T lying(Class<T> type, T original, String question, Object answer) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.getName().equals(question)) {
                boolean maybe = method.getReturnType() == Optional.class && !(answer instanceof Optional);
                return maybe ? Optional.of(answer) : answer;
            }
            if (method.getName().equals("equals")) {
                return proxy == arguments[0];
            }
            try {
                method.setAccessible(true);
                return method.invoke(original, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static final GameView GAME = Scenario.of("@g.", "..#").game().view();

    private static Entity hero(String question, Object answer) {
        return lying(Entity.class, GAME.entities().get(0), question, answer);
    }

    private static GameView with(Entity... entities) {
        return lying(GameView.class, GAME, "entities", List.of(entities));
    }

    private static GameView withBoard(String question, Object answer) {
        Board board = lying(Board.class, GAME.board(), question, answer);
        return lying(GameView.class, GAME, "board", board);
    }

    private static List<String> found(BiConsumer<GameView, List<String>> invariants, GameView game) {
        List<String> found = new ArrayList<>();
        invariants.accept(game, found);
        return found;
    }

    private static void assertEntities(String violation, Entity... entities) {
        assertThat(found(EntityInvariants::collect, with(entities)))
                .anySatisfy(each -> assertThat(each).contains(violation));
    }

    private static void assertBoard(String violation, GameView game) {
        assertThat(found(BoardInvariants::collect, game))
                .anySatisfy(each -> assertThat(each).contains(violation));
    }

    private static void assertOrder(String violation, GameView game) {
        assertThat(found(SchedulerInvariants::collect, game))
                .anySatisfy(each -> assertThat(each).contains(violation));
    }

    @Test
    void aSoundGameHasNoViolations() {
        Scenario scenario = Scenario.of("#####", "#@g+#", "#####");

        scenario.play(Attack.toward(Direction.EAST), Attack.toward(Direction.EAST), Attack.toward(Direction.EAST));

        assertThat(Invariants.violations(scenario.game())).isEmpty();
        assertThatCode(() -> Invariants.check(scenario.game())).doesNotThrowAnyException();
    }

    /** Answers until it is spoilt. */
    private record Rotten(String question, AtomicReference<String> spoilt) implements Terrain {
        @Override
        public String name() {
            return "mire";
        }

        private void ask(String asked) {
            if (asked.equals(spoilt.get())) {
                throw new ArithmeticException("planted");
            }
        }

        @Override
        public Passage passage() {
            ask("passage");
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            ask("transparent");
            return true;
        }

        @Override
        public boolean canBeBumped() {
            ask("canBeBumped");
            return false;
        }

        @Override
        public boolean equals(Object other) {
            ask("equals");
            return other == this;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"passage", "transparent", "canBeBumped", "equals"})
    void aTerrainThatThrowsIsNamed(String question) {
        Rotten rotten = new Rotten(question, new AtomicReference<>(""));
        Scenario scenario = Scenario.of(Scenario.legend().with('r', rotten), "@r#");
        rotten.spoilt().set(question);

        GameCodeException thrown =
                catchThrowableOfType(GameCodeException.class, () -> Invariants.check(scenario.game()));

        assertThat(thrown.culprit()).isSameAs(rotten);
        assertThat(thrown).hasRootCauseInstanceOf(ArithmeticException.class);
    }

    @Test
    void hitPointsThatThrowAreNamed() {
        Entity hero = hero("get", Optional.of(new Hopeless()));

        GameCodeException thrown =
                catchThrowableOfType(GameCodeException.class, () -> found(EntityInvariants::collect, with(hero)));

        assertThat(thrown.culprit()).isEqualTo(new Hopeless());
    }

    private record Hopeless() implements Destructible {
        @Override
        public int hitPoints() {
            throw new ArithmeticException("planted");
        }

        @Override
        public Destructible damaged(Damage damage) {
            return this;
        }

        @Override
        public Destructible healed(int points) {
            return this;
        }
    }

    @Test
    void whatIsWrongWithAnEntityIsFound() {
        Entity hero = GAME.entities().get(0);
        Entity goblin = GAME.entities().get(1);
        assertEntities("ids go up", goblin, hero);
        assertEntities("ids go up", hero, hero);
        assertEntities("dead", hero("isAlive", false));
        assertEntities("nowhere", hero("location", Location.NOWHERE));
        assertEntities("not found by its id", hero("id", new EntityId(0, 5)));
        assertEntities("lives on", hero("get", Optional.of(new Health(0, 9))));
    }

    @Test
    void whatIsWrongWithWhatIsCarriedIsFound() {
        assertEntities("fills a cell", hero("location", new Location.CarriedBy(new EntityId(0, 1))));
        assertEntities("has left the game", hero("location", new Location.CarriedBy(new EntityId(0, 9))));
        Location worn = new Location.WornBy(HERO, EquipmentSlot.HAND);
        assertEntities("worn where something else", hero("location", worn), hero("location", worn));
        Entity self = hero("location", new Location.CarriedBy(HERO));
        GameView cycle = lying(GameView.class, with(self), "entity", Optional.of(self));
        assertThat(found(EntityInvariants::collect, cycle))
                .anySatisfy(each -> assertThat(each).contains("by itself"));
    }

    @Test
    void whatIsWrongWithTheBoardIsFound() {
        Entity outside = hero("location", new Location.OnLevel(0, new Point(3, 0)));
        Entity onGoblin = hero("location", new Location.OnLevel(0, new Point(1, 0)));
        Entity goblin = GAME.entities().get(1);
        assertBoard("outside the board", with(outside, goblin));
        assertBoard("more than one fills", with(onGoblin, goblin));
        assertBoard("the board knows", with(onGoblin, goblin));
        assertBoard("the board lists", withBoard("entities", List.of()));
        assertBoard("the board knows", withBoard("occupantAt", Optional.empty()));
        assertBoard("on the cell (", withBoard("entitiesAt", List.of()));
        assertBoard("cells to walk", withBoard("passable", BitGrid.of(3, 2)));
        assertBoard("transparent", withBoard("transparent", BitGrid.of(3, 2)));
    }

    @Test
    void whatIsWrongWithTheTurnOrderIsFound() {
        EntityId goblin = new EntityId(0, 1);
        assertOrder("more than once", lying(GameView.class, GAME, "actors", List.of(HERO, goblin, HERO)));
        assertOrder("has left", lying(GameView.class, GAME, "actors", List.of(HERO, goblin, new EntityId(0, 7))));
        assertOrder("not in the turn order", lying(GameView.class, GAME, "actors", List.of(HERO)));
        assertOrder("without a brain", lying(GameView.class, GAME, "entity", Optional.of(hero("has", false))));
    }
}
