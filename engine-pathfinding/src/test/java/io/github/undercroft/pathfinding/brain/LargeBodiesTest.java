package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Unseen;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Brains of those who fill two by two cells, and of those who hunt them. */
class LargeBodiesTest {

    private static Blueprint ogre(Component... more) {
        Blueprint ogre =
                Blueprint.of("ogre").with(new Body(2, 2)).with(Health.of(60)).with(LinearWeapon.ofDamage(1));
        for (Component each : more) {
            ogre = ogre.with(each);
        }
        return ogre;
    }

    private static Scenario scene(Blueprint ogre, String... rows) {
        return Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@', Blueprint.player("you").with(Health.of(99)).with(Senses.ofRadius(20)))
                        .with('O', ogre),
                rows);
    }

    /** In which turn it first strikes; -1 if it does not within so many. */
    private static int firstBlow(Scenario scenario, int turns) {
        EntityId hero = scenario.hero().id();
        for (int turn = 1; turn <= turns; turn++) {
            scenario.play(new Rest());
            assertThat(Invariants.violations(scenario.game())).isEmpty();
            boolean isStruck = scenario.events().stream()
                    .anyMatch(event ->
                            event instanceof Damaged damaged && damaged.who().equals(hero));
            if (isStruck) {
                return turn;
            }
        }
        return -1;
    }

    @Test
    void itComesFromEverySideAndStrikes() {
        String[][] sides = {
            {"##########", "#OO......#", "#OO....@.#", "#........#", "##########"},
            {"##########", "#......OO#", "#.@....OO#", "#........#", "##########"},
            {"#####", "#...#", "#OO.#", "#OO.#", "#...#", "#...#", "#..@#", "#####"},
            {"#####", "#.@.#", "#...#", "#...#", "#OO.#", "#OO.#", "#####"}
        };
        for (Brain brain : List.<Brain>of(new Stalker(), new Hunter(), new Tracker(), new Skirmisher())) {
            for (String[] rows : sides) {
                int turn = firstBlow(scene(ogre(Senses.ofRadius(20), brain), rows), 12);
                assertThat(turn).as("%s in %s", brain, String.join("\n", rows)).isBetween(1, 12);
            }
        }
    }

    @Test
    void itGoesRoundAGapThatIsTooNarrow() {
        Scenario closed = scene(
                ogre(Senses.ofRadius(20), new Hunter()), //
                "###########",
                "#OO..#....#",
                "#OO.......#",
                "#....#..@.#",
                "###########");
        assertThat(firstBlow(closed, 25)).isEqualTo(-1);
        assertThat(closed.entity('O').position().orElseThrow().x()).isLessThanOrEqualTo(3);

        Scenario open = scene(
                ogre(Senses.ofRadius(20), new Hunter()),
                "###########",
                "#OO..#....#",
                "#OO.....@.#",
                "#....#....#",
                "#....#....#",
                "#.........#",
                "#.........#",
                "###########");
        assertThat(firstBlow(open, 40)).isBetween(1, 40);
    }

    @Test
    void itStrikesWhoStandsInANicheWhereItHasNoRoom() {
        Scenario niche = scene(
                ogre(Senses.ofRadius(20), new Hunter()), //
                "##########",
                "#OO...####",
                "#OO...@###",
                "#.....####",
                "##########");
        assertThat(firstBlow(niche, 12)).isBetween(1, 12);
    }

    @Test
    void whoHuntsItStrikesAnyOfItsCells() {
        for (Brain brain : List.<Brain>of(new Stalker(), new Hunter(), new Skirmisher())) {
            Blueprint giant = Blueprint.player("giant").with(new Body(3, 3)).with(Health.of(99));
            Blueprint rat = Blueprint.of("rat")
                    .with(Health.of(3))
                    .with(LinearWeapon.ofDamage(1))
                    .with(Senses.ofRadius(20))
                    .with(brain);
            Scenario scenario = Scenario.of(
                    Scenario.legend().replacing('@', giant).with('r', rat),
                    "########",
                    "#@@@...#",
                    "#@@@...#",
                    "#@@@..r#",
                    "########");
            assertThat(firstBlow(scenario, 40)).as(brain.toString()).isBetween(1, 40); // a Skirmisher lets it come
        }
    }

    @Test
    void itStealsAndHealsFromAnyOfItsCells() {
        Blueprint purse = Blueprint.item("purse");
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(99))
                .with(Inventory.of(3))
                .carrying(purse);
        Blueprint troll =
                ogre(new Unless(new Hunter(), "is a thief", new Thieve())).with(Inventory.of(1));
        Scenario theft = Scenario.of(Scenario.legend().replacing('@', hero).with('O', troll), "OO..", "OO@.");
        theft.play(new Rest());
        assertThat(theft.game().view().things(theft.id('O')))
                .extracting(Entity::name)
                .containsExactly("purse");

        Blueprint priest = ogre(new Unless(new Stalker(), "heals", new Tend(2, 1)));
        Scenario cure = Scenario.of(
                Scenario.legend()
                        .with('O', priest)
                        .with('r', Blueprint.of("rat").with(new Health(1, 5)).with(new Stalker())),
                "OO.......@",
                "OOr.......");
        cure.play(new Rest());
        assertThat(cure.entity('r').get(Destructible.class)).contains(new Health(3, 5));
    }

    @Test
    void itFollowsAndPatrolsOverCellsWithRoom() {
        Scenario scenario = scene(
                ogre(Senses.ofRadius(20), Patroller.round(List.of(new Point(8, 4), new Point(1, 1)))),
                "###########",
                "#OO..#....#",
                "#OO..#..@.#",
                "#.........#",
                "#.........#",
                "###########");
        boolean wasThere = false;
        boolean isBack = false;
        for (int turn = 0; turn < 18; turn++) {
            scenario.play(new Rest());
            Entity ogre = scenario.entity('O');
            wasThere |= ogre.cells().contains(new Point(8, 4));
            isBack |= wasThere && ogre.cells().contains(new Point(1, 1));
        }
        assertThat(isBack).isTrue();
    }

    @Test
    void itExploresWhereItHasRoomAndNowhereElse() {
        Scenario scenario = scene(
                ogre(Senses.ofRadius(2), PriorityBrain.of(new Explore())),
                "##############",
                "#OO..#.......#",
                "#OO..........#",
                "#....#.......#",
                "#..####..#####",
                "#..####..#...#",
                "#..........@.#",
                "#........#...#",
                "##############");
        for (int turn = 0; turn < 80; turn++) {
            scenario.play(new Rest());
            assertThat(Invariants.violations(scenario.game())).isEmpty();
        }
        Perception known = scenario.game().view().perception(scenario.id('O')).orElseThrow();
        assertThat(known.board().terrainAt(new Point(12, 1))).isNotEqualTo(Unseen.CELL);
        Entity ogre = scenario.entity('O');
        for (int turn = 0; turn < 5; turn++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.entity('O').position()).as("nothing is left").isEqualTo(ogre.position());
    }

    @Test
    void itFetchesWithAnyOfItsCells() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with('O', ogre(PriorityBrain.of(new Fetch())).with(Inventory.of(2)))
                        .with('*', Blueprint.item("purse")),
                "#######",
                "#OO..*#",
                "#OO...#",
                "#...@.#",
                "#######");
        for (int turn = 0; turn < 5; turn++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.game().view().things(scenario.id('O'))).hasSize(1);
    }

    /** A ring whose way is as wide as it is. */
    @Test
    void itFleesRoundAPillar() {
        for (Blueprint hunter : List.of(
                Blueprint.of("rat")
                        .with(Health.of(9))
                        .with(LinearWeapon.ofDamage(1))
                        .with(new Hunter()),
                ogre(new Hunter()))) {
            boolean isLarge = hunter.components().contains(new Body(2, 2));
            Scenario scenario = Scenario.of(
                    Scenario.legend()
                            .with('O', ogre(PriorityBrain.of(Escape.fromAfar())).with(Faction.PLAYERS))
                            .with('r', hunter),
                    "##########",
                    "#OO......#",
                    "#OO......#",
                    "#..####..#",
                    "#..####..#",
                    isLarge ? "#..####rr#" : "#..####..#",
                    isLarge ? "#..####rr#" : "#..####.r#",
                    "#........#",
                    "#........#",
                    "##########",
                    "#########@");
            Set<Point> places = new LinkedHashSet<>();
            for (int turn = 0; turn < 60; turn++) {
                scenario.play(new Rest());
                places.add(scenario.entity('O').position().orElseThrow());
            }
            // It may be struck at a corner now and then.
            Health left = (Health) scenario.entity('O').get(Destructible.class).orElseThrow();
            assertThat(left.hitPoints()).isGreaterThan(55);
            assertThat(places).hasSizeGreaterThan(12);
        }
    }

    @Test
    void itFleesFromWhereAnEnemyComesOutOfAGap() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with('O', ogre(PriorityBrain.of(Escape.fromAfar())))
                        .with(
                                'r',
                                Blueprint.of("rat")
                                        .with(Faction.PLAYERS)
                                        .with(Health.of(9))
                                        .with(LinearWeapon.ofDamage(1))),
                "############",
                "###....OO..#",
                "#.r....OO..#",
                "####.......#",
                "############",
                "###########@");
        scenario.play(new Rest());
        scenario.play(new Rest());
        assertThat(scenario.entity('O').position().orElseThrow().x()).isGreaterThan(7);
    }

    @Test
    void whereThereIsNoRoomToFleeItIsCornered() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with('O', ogre(PriorityBrain.of(Escape.fromAfar())))
                        .with(
                                'r',
                                Blueprint.of("rat")
                                        .with(Faction.PLAYERS)
                                        .with(Health.of(9))
                                        .with(LinearWeapon.ofDamage(1))),
                "########",
                "#OO....#",
                "#OO#####",
                "####@r.#",
                "#......#",
                "########");
        assertThat(Escape.fromAfar().next(scenario.game().turn(scenario.id('O'))))
                .isEmpty();
        Scenario closet = scene(
                ogre(PriorityBrain.of(Escape.fromAfar())), //
                "########",
                "#OO....#",
                "#OO#.#.#",
                "####..@#",
                "########");
        assertThat(Escape.fromAfar().next(closet.game().turn(closet.id('O')))).contains(new Rest());
        assertThat(UntilCornered.by(Escape.fromAfar()).next(closet.game().turn(closet.id('O'))))
                .isEmpty();
    }

    /** In four directions, across a river that it can't cross. */
    @Test
    void anArcherGoesToWhereItCanStrike() {
        Blueprint archer = Blueprint.of("archer")
                .with(new Body(2, 2))
                .with(Health.of(60))
                .with(LinearWeapon.ofDamage(1).withRange(8))
                .with(Senses.ofRadius(20))
                .with(new Hunter());
        for (String[] rows : new String[][] {
            {"##########", "#OO..~...#", "#OO..~...#", "#....~...#", "#....~.@.#", "#....~...#", "##########"},
            {"##########", "#....~...#", "#..@.~...#", "#....~...#", "#....~.OO#", "#....~.OO#", "##########"},
            {"#######", "#.OO..#", "#.OO..#", "#.....#", "#~~~~~#", "#.....#", "#@....#", "#######"},
            {"#######", "#....@#", "#.....#", "#~~~~~#", "#.....#", "#OO...#", "#OO...#", "#######"}
        }) {
            Scenario scenario = Scenario.of(
                    Scenario.legend()
                            .replacing(
                                    '@',
                                    Blueprint.player("you").with(Health.of(99)).with(Senses.ofRadius(20)))
                            .with('~', Water.DEEP)
                            .with('O', archer),
                    rows);
            assertThat(firstBlow(scenario, 12)).as(String.join("\n", rows)).isBetween(1, 12);
        }
    }
}
