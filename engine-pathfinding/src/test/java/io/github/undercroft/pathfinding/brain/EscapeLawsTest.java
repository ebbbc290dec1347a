package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.pathfinding.field.PursuitModel;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** In real games on random maps one who escapes from a hunter survives wherever that is possible. */
class EscapeLawsTest {

    private static final int MAPS = 200;
    private static final int STARTS = 3;
    private static final int TURNS = 200;

    private int possible;
    private int survived;
    private int hopeless;

    private void tryMap(int map) {
        RandomSource random = RandomSource.of(map);
        int walls = 25 + random.nextInt(30);
        BitGrid open = BitGrid.of(12, 12);
        for (int cell = 0; cell < 144; cell++) {
            if (random.nextInt(100) >= walls) {
                open.set(cell % 12, cell / 12);
            }
        }
        PursuitModel model = new PursuitModel(open, Movement.FOUR_WAY);
        for (int start = 0; start < STARTS; start++) {
            Point fleer = random.pick(open.points());
            Point hunter = random.pick(open.points());
            boolean comes =
                    FloodFill.of(Movement.FOUR_WAY).reachable(open, fleer).get(hunter.x(), hunter.y());
            if (!comes || fleer.equals(hunter)) {
                continue;
            }
            if (model.turns(fleer, hunter) < PursuitModel.FOREVER) {
                hopeless++;
            } else {
                possible++;
                survived += survives(open, fleer, hunter) ? 1 : 0;
            }
        }
    }

    /** Plays it with a hunter that kills by one blow, as soon as it stands beside the other one. */
    private static boolean survives(BitGrid open, Point fleer, Point hunter) {
        Grid<Terrain> ground = Grid.of(12, 12, at -> open.get(at.x(), at.y()) ? Ground.FLOOR : Ground.WALL);
        Blueprint rat =
                Blueprint.of("rat").with(Faction.PLAYERS).with(Health.of(1)).with(PriorityBrain.of(Escape.fromAfar()));
        Blueprint cat = Blueprint.of("cat")
                .with(Health.of(1))
                .with(LinearWeapon.ofDamage(1))
                .with(new Hunter());
        Game game = Game.start(
                Rules.named("chase")
                        .steps(Movement.FOUR_WAY)
                        .level(
                                "chase",
                                random -> new LevelContent(
                                        ground, List.of(new Placement(rat, fleer), new Placement(cat, hunter))))
                        .build(),
                1);
        EntityId first = Cellar.named(game, "rat").id();
        for (int turn = 0; turn < TURNS && game.view().entity(first).isPresent(); turn++) {
            assertThat(((Step.Acted) game.step()).actor()).as("moves first").isEqualTo(first);
            game.step();
        }
        return game.view().entity(first).isPresent();
    }

    private void check(int every) {
        for (int map = 0; map < MAPS; map += every) {
            tryMap(map);
        }
        assertThat(possible).isGreaterThan(MAPS / every);
        assertThat(survived).isGreaterThanOrEqualTo((possible * 9 + 9) / 10);
    }

    @Test
    void onEveryTwentiethMapItSurvivesWhereThatIsPossible() {
        check(20);
    }

    @Test
    @Tag("soak")
    void onAllMapsItSurvivesWhereThatIsPossible() {
        check(1);
        // Else one who stays where it is would do as well.
        assertThat(hopeless).isGreaterThan(10);
    }
}
