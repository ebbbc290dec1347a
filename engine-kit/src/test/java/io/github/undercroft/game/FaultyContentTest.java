package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Components and terrain of a level that can't be asked or printed: each is named, and nothing else is thrown. */
class FaultyContentTest {

    private static Game start(Terrain ground, List<Placement> placements) {
        LevelContent content = new LevelContent(Grid.of(2, 1, at -> ground), placements);
        return Game.start(Rules.named("faulty").level("one", random -> content).build(), 1);
    }

    private static Game startWith(Component component) {
        Blueprint thing = Blueprint.of("thing").with(component);
        return start(Ground.FLOOR, List.of(new Placement(thing, new Point(0, 0))));
    }

    private record Slotless() implements Component {
        @Override
        @SuppressWarnings("NullAway") // a game's code may do so all the same
        public Class<? extends Component> slot() {
            return null;
        }
    }

    @Test
    void aComponentWithoutASlotIsNamed() {
        assertThatThrownBy(() -> startWith(new Slotless()))
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        thrown -> assertThat(thrown.culprit()).isEqualTo(new Slotless()))
                .hasMessageContaining("Slotless")
                .hasMessageContaining("slot() returned null");
    }

    /** Says in which slot it is so often, and throws from then on. */
    private record Fickle(AtomicInteger left) implements Component {
        @Override
        public Class<? extends Component> slot() {
            if (left.getAndDecrement() <= 0) {
                throw new IllegalStateException("planted");
            }
            return Fickle.class;
        }
    }

    @Test
    void aComponentWhoseSlotThrowsAtAnyCallIsNamed() {
        int calls = 0;
        boolean throwing = true;
        while (throwing) {
            AtomicInteger left = new AtomicInteger(1000);
            Blueprint thing = Blueprint.of("thing").with(new Fickle(left));
            List<Placement> placements = List.of(new Placement(thing, new Point(0, 0)));
            left.set(calls++);
            Throwable thrown = catchThrowable(() -> start(Ground.FLOOR, placements));
            throwing = thrown != null;
            if (throwing) {
                assertThat(thrown).isInstanceOf(GameCodeException.class).hasMessageContaining("planted");
                assertThat(((GameCodeException) thrown).culprit()).isInstanceOf(Fickle.class);
            }
        }
        assertThat(calls).isGreaterThan(2);
    }

    /** In the slot of another, and can't be printed. */
    private record Disguised() implements Component {
        @Override
        public Class<? extends Component> slot() {
            return Weapon.class;
        }

        @Override
        public String toString() {
            throw new IllegalStateException("planted");
        }
    }

    @Test
    void aComponentInAWrongSlotThatCantBePrintedIsRefusedByItsClass() {
        assertThatThrownBy(() -> startWith(new Disguised()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Disguised (whose toString() threw) is not a io.github.undercroft.Weapon");
    }

    /** Dead, and can't be printed. */
    private record Dead() implements Destructible {
        @Override
        public int hitPoints() {
            return 0;
        }

        @Override
        public Destructible damaged(Damage damage) {
            return this;
        }

        @Override
        public Destructible healed(int points) {
            return this;
        }

        @Override
        public String toString() {
            throw new IllegalStateException("planted");
        }
    }

    @Test
    void aDeadOneThatCantBePrintedIsRefusedByItsClass() {
        assertThatThrownBy(() -> startWith(new Dead()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Dead (whose toString() threw) has 0 hit points");
    }

    /** Takes nothing of a sound's reach; one of the two throws. */
    private record Hollow(boolean nameless, Passage passage) implements Terrain {
        @Override
        public String name() {
            if (nameless) {
                throw new IllegalStateException("planted");
            }
            return "hollow";
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public int soundCost() {
            return 0;
        }

        @Override
        public String toString() {
            throw new IllegalStateException("planted");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void terrainThatTakesNoSoundAndCantBePrintedOrNamedIsRefusedByItsClass(boolean nameless) {
        assertThatThrownBy(() -> start(new Hollow(nameless, Passage.OPEN), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Hollow (whose toString() threw)")
                .hasMessageContaining("takes 0 of a sound's reach");
    }

    @Test
    void aThingThatCantBeWhereItIsPlacedIsRefusedThoughTheTerrainCantBePrinted() {
        Terrain wall = new Hard();
        Placement thing = new Placement(Blueprint.of("thing").with(Health.of(1)), new Point(0, 0));
        assertThatThrownBy(() -> start(wall, List.of(thing)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"thing\" can't be placed at");
    }

    /** A wall that can't be printed. */
    private record Hard() implements Terrain {
        @Override
        public String name() {
            return "hard";
        }

        @Override
        public Passage passage() {
            return Passage.CLOSED;
        }

        @Override
        public boolean transparent() {
            return false;
        }

        @Override
        public String toString() {
            throw new IllegalStateException("planted");
        }
    }
}
