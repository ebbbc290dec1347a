package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Blueprint;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A level on which no two cells have the same terrain is written and read without comparing all with all. */
class ManyTerrainsTest {

    private static final int SIDE = 40;

    private static int compared;
    private static boolean hashingFails;

    /** Counts how often it is compared. */
    record Tile(int number) implements OpenTerrain {
        @Override
        public String name() {
            return "tile";
        }

        @Override
        public boolean equals(Object other) {
            compared++;
            return other instanceof Tile tile && tile.number == number;
        }

        @Override
        public int hashCode() {
            if (hashingFails) {
                throw new ArithmeticException("planted");
            }
            return number;
        }
    }

    private static final Rules RULES = Rules.named("tiles")
            .types(RecordTypes.of(MethodHandles.lookup(), "tiles", Tile.class))
            .level(
                    "hall",
                    random -> new LevelContent(
                            Grid.of(SIDE, SIDE, at -> new Tile(at.y() * SIDE + at.x())),
                            List.of(new Placement(
                                    Blueprint.player("you").with(Senses.ofRadius(100)), new Point(0, 0)))))
            .build();

    @BeforeEach
    void isSound() {
        hashingFails = false;
        compared = 0;
    }

    @Test
    void eachIsComparedAFewTimes() {
        Game game = Game.start(RULES, 1);
        game.step();
        compared = 0;

        Game other = Game.resume(RULES, game.state());

        assertThat(compared).isLessThan(20 * SIDE * SIDE);
        assertThat(other.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void oneThatCannotBeHashedIsNamed() {
        Game game = Game.start(RULES, 1);
        game.step();
        hashingFails = true;

        GameCodeException thrown = catchThrowableOfType(GameCodeException.class, game::state);

        assertThat(thrown).isNotNull();
        assertThat(thrown.culprit()).isInstanceOf(Tile.class);
        hashingFails = false;
        assertThat(Game.resume(RULES, game.state()).stateHash()).isEqualTo(game.stateHash());
    }
}
