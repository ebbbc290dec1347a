package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** States of very many parts are checked without going through them again and again. */
class RestoredGrowthTest {

    private static final int MANY = 2_000;

    /** A hero beside so many bags. */
    private static Rules rules(int bags) {
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(Blueprint.player("hero").with(Health.of(9)), new Point(0, 0)));
        for (int i = 0; i < bags; i++) {
            all.add(new Placement(Blueprint.item("bag"), new Point(1, 0)));
        }
        LevelContent level = new LevelContent(Grid.of(2, 1, at -> Ground.FLOOR), all);
        return Rules.named("bags")
                .level("top", any -> level)
                .deeperLevels(number -> any -> level)
                .build();
    }

    private static List<StateNode> items(StateNode.Fields state, String name) {
        return ((StateNode.Items) state.get(name)).items();
    }

    /** A world in which each entity but the hero is carried by the entity of that number. */
    private static World carried(IntUnaryOperator bearer) {
        Rules rules = rules(MANY);
        StateNode.Fields state = Game.start(rules, 1).state();
        List<StateNode> entities = new ArrayList<>(items(state, "entities"));
        for (int i = 1; i < entities.size(); i++) {
            Location location = new Location.CarriedBy(new EntityId(0, bearer.applyAsInt(i)));
            entities.set(
                    i,
                    ((StateNode.Fields) entities.get(i))
                            .with("location", rules.registry().tree(location)));
        }
        return Game.resume(rules, state.with("entities", new StateNode.Items(entities)))
                .world();
    }

    @Test
    void aLongChainOfBearersIsWalkedOnce() {
        assertThat(RestoredChecks.checkBearers(carried(i -> i - 1))).isEqualTo(MANY);
        assertThat(RestoredChecks.checkBearers(carried(i -> i < MANY ? i + 1 : 0)))
                .isEqualTo(MANY);
    }

    @Test
    void eachOfManyLevelsIsFoundWithAFewLooks() {
        Rules rules = rules(0);
        StateNode.Fields state = Game.start(rules, 1).state();
        List<StateNode> levels = new ArrayList<>(items(state, "levels"));
        StateNode.Fields top = (StateNode.Fields) levels.get(0);
        for (int i = 1; i < MANY; i++) {
            levels.add(top.with("level", new StateNode.Whole(i)).with("active", new StateNode.Flag(false)));
        }

        World world = Game.resume(rules, state.with("levels", new StateNode.Items(levels)))
                .world();

        assertThat(world.levels.size()).isEqualTo(MANY);
        assertThat(world.levels.looks()).isLessThan(40 * MANY);
    }
}
