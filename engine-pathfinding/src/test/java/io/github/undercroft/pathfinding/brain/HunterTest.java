package io.github.undercroft.pathfinding.brain;

import static io.github.undercroft.geometry.Movement.EIGHT_WAY;
import static io.github.undercroft.geometry.Movement.EIGHT_WAY_NO_CORNER_CUTTING;
import static io.github.undercroft.geometry.Movement.FOUR_WAY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Sentry;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class HunterTest {

    /** What the entity of that name does at its next turn; the players rest. */
    private static Action nextOf(Game game, String name) {
        for (int i = 0; i < 100; i++) {
            Step step = game.step();
            if (step instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), new Rest());
            } else if (step instanceof Step.Acted acted
                    && acted.actor().equals(Cellar.named(game, name).id())) {
                return acted.action();
            }
        }
        throw new AssertionError(name + " has no turn");
    }

    private static Action nextOf(String name, Movement movement, String... rows) {
        return nextOf(Cellar.game(movement, rows), name);
    }

    private static int hitPoints(Game game, String name) {
        return Cellar.named(game, name).get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void itWalksTheCheapestWay() {
        Game game = Cellar.game(FOUR_WAY, "g#@", "...");
        assertThat(nextOf(game, "goblin")).isEqualTo(new Move(Direction.SOUTH));
        assertThat(nextOf(game, "goblin")).isEqualTo(new Move(Direction.EAST));
        assertThat(nextOf(game, "goblin")).isEqualTo(new Move(Direction.EAST));
        assertThat(nextOf(game, "goblin")).isEqualTo(Attack.toward(Direction.NORTH));
        assertThat(hitPoints(game, "you")).isEqualTo(19);
    }

    @Test
    void itWalksAndAttacksDiagonallyWhereTheGameDoes() {
        assertThat(nextOf("goblin", EIGHT_WAY_NO_CORNER_CUTTING, "g..", "...", "..@"))
                .isEqualTo(new Move(Direction.SOUTH_EAST));
        assertThat(nextOf("goblin", EIGHT_WAY_NO_CORNER_CUTTING, "g.", ".@"))
                .isEqualTo(Attack.toward(Direction.SOUTH_EAST));
        assertThat(nextOf("goblin", FOUR_WAY, "g.", ".@")).isEqualTo(new Move(Direction.EAST));
    }

    @Test
    void itShootsAsSoonAsItsWeaponReaches() {
        assertThat(nextOf("archer", FOUR_WAY, "a...@")).isEqualTo(Attack.toward(Direction.EAST));
        assertThat(nextOf("archer", FOUR_WAY, "a....@")).isEqualTo(new Move(Direction.EAST));
        assertThat(nextOf("archer", FOUR_WAY, "a#..@", "....."))
                .as("not through a wall")
                .isEqualTo(new Move(Direction.SOUTH));
    }

    @Test
    void itShootsBeforeItMakesRoomForThoseBehindIt() {
        assertThat(nextOf("archer", EIGHT_WAY_NO_CORNER_CUTTING, "######.#.#", "@..a.a....", "######.#.#"))
                .isEqualTo(Attack.toward(Direction.WEST));
        assertThat(nextOf("archer", EIGHT_WAY, "####.#.#", "@..a.a..")).isEqualTo(Attack.toward(Direction.WEST));
    }

    @Test
    void withoutArrowsItFightsWithItsOwnWeapon() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with(
                                'h',
                                Blueprint.of("hunter")
                                        .with(new Hunter())
                                        .with(LinearWeapon.ofDamage(1))
                                        .wearing(
                                                EquipmentSlot.HAND,
                                                Wearable.inHand("bow").with(Launcher.bow(6, Blow.of("1"))))),
                "@h");

        assertThat(nextOf(scenario.game(), "hunter")).isEqualTo(Attack.toward(Direction.WEST));
        assertThat(hitPoints(scenario.game(), "you"))
                .isLessThan(Scenario.of("@")
                        .hero()
                        .get(Destructible.class)
                        .orElseThrow()
                        .hitPoints());
    }

    @Test
    void itNeitherShootsAnAllyNorWalksIntoOne() {
        assertThat(nextOf("wild archer", FOUR_WAY, "wg.@")).isEqualTo(new Rest());
        Game game = Cellar.game(FOUR_WAY, "w.u#@", ".....");
        assertThat(nextOf(game, "wild archer")).isInstanceOf(Move.class);
        assertThat(hitPoints(game, "unarmed")).isEqualTo(5);
    }

    @Test
    void itGoesRoundAnAllyIfThatIsNotFar() {
        assertThat(nextOf("goblin", FOUR_WAY, "gu.@", "....")).isEqualTo(new Move(Direction.SOUTH));
    }

    @Test
    void itWaitsBehindAnAllyRatherThanGoAFarWayRound() {
        assertThat(nextOf("unarmed", FOUR_WAY, "ug@", ".#.", ".#.", "...")).isEqualTo(new Rest());
    }

    @Test
    void itClearsItsWayOfWhatIsNoAlly() {
        Game game = Cellar.game(FOUR_WAY, "gb.@");
        assertThat(nextOf(game, "goblin")).isEqualTo(Attack.toward(Direction.EAST));
        assertThat(nextOf(game, "goblin")).isEqualTo(new Move(Direction.EAST));
    }

    @Test
    void ofTwoEnemiesWithinReachItAttacksTheCloserThenTheOlder() {
        assertThat(nextOf("archer", FOUR_WAY, "@..a.@")).isEqualTo(Attack.toward(Direction.EAST));
        assertThat(nextOf("archer", FOUR_WAY, "@.a.@")).isEqualTo(Attack.toward(Direction.WEST));
    }

    @Test
    void itGoesToTheEnemyThatIsCheapestToReach() {
        assertThat(nextOf("goblin", FOUR_WAY, "@#g....@", "########")).isEqualTo(new Move(Direction.EAST));
        assertThat(nextOf("goblin", FOUR_WAY, "@..g..@")).isEqualTo(new Move(Direction.WEST));
    }

    @Test
    void itRestsWithNobodyToHuntOrNoWay() {
        assertThat(nextOf("goblin", FOUR_WAY, "g..")).isEqualTo(new Rest());
        assertThat(nextOf("goblin", FOUR_WAY, "g.#@")).isEqualTo(new Rest());
    }

    @Test
    void withoutAWeaponItStaysClose() {
        Game game = Cellar.game(FOUR_WAY, "u.@");
        assertThat(nextOf(game, "unarmed")).isEqualTo(new Move(Direction.EAST));
        assertThat(nextOf(game, "unarmed")).isEqualTo(new Rest());
        assertThat(Cellar.at(game, "unarmed")).isEqualTo(new Point(1, 0));
        assertThat(Cellar.named(game, "you").get(Destructible.class)).contains(Health.of(20));
    }

    @Test
    void aForkGoesOnAlikeWithItsOwnPathfinder() {
        Game game = Cellar.game(EIGHT_WAY_NO_CORNER_CUTTING, "g.a.#...", "..#.#.#.", "u...b.#@", "..g.....");
        nextOf(game, "goblin");
        Game fork = game.fork();
        for (int i = 0; i < 20; i++) {
            nextOf(game, "goblin");
            nextOf(fork, "goblin");
            assertThat(fork.stateHash()).isEqualTo(game.stateHash());
        }
    }

    @Test
    void itGoesALongWayRoundAnAllyThatStandsStill() {
        Blueprint monster = Blueprint.of("goblin").with(Health.of(5)).with(LinearWeapon.ofDamage(1));
        for (Brain still : List.of(new Bystander(), PriorityBrain.of(), new Sentry(4))) {
            for (Brain brain : List.of(new Hunter(), new Tracker())) {
                Legend legend = Scenario.legend()
                        .with('t', monster.with(brain))
                        .with('p', Blueprint.of("sleeper").with(Health.of(5)).with(still));
                Scenario scenario = Scenario.of(
                        legend,
                        "###############",
                        "#t...p.......@#",
                        "#.###########.#",
                        "#.###########.#",
                        "#.............#",
                        "###############");
                for (int i = 0; i < 60 && scenario.events().stream().noneMatch(Damaged.class::isInstance); i++) {
                    scenario.play(new Rest());
                }
                assertThat(scenario.events()).as("%s behind %s", brain, still).anyMatch(Damaged.class::isInstance);
            }
        }
    }

    private static Scenario behindAnAlly(String corridor) {
        Legend legend = Scenario.legend()
                .with('t', Blueprint.of("goblin").with(Health.of(5)).with(new Hunter()))
                .with('p', Blueprint.of("sleeper").with(Health.of(5)).with(new Bystander()));
        Scenario scenario = Scenario.of(legend, "#########", corridor, ".########", "....#####");
        for (int i = 0; i < 90; i++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    @Test
    void itQueuesBehindAnAllyThatCannotGoOnIfThereIsNoWayRound() {
        assertThat(behindAnAlly("t......p@").entity('t').position()).contains(new Point(6, 1));
        Scenario queue = behindAnAlly("t...p..p@");
        assertThat(queue.entity('t').position()).contains(new Point(6, 1));
    }

    @Test
    void itChangesPlacesWithAnAllyThatDoesNotGoOnThoughItCould() {
        assertThat(behindAnAlly("t..p....@").entity('t').position()).contains(new Point(7, 1));
    }

    @Test
    void anArcherThatCanNotWalkToItsPreyGoesToWhereItCanShootAtIt() {
        for (Brain brain : List.of(new Hunter(), new Tracker())) {
            Legend legend = Scenario.legend()
                    .with('=', Water.DEEP)
                    .with(
                            'a',
                            Blueprint.of("archer")
                                    .with(Health.of(5))
                                    .with(AreaWeapon.bolt(6, Blow.of("1")))
                                    .with(brain));
            Scenario scenario = Scenario.of(legend, "...==...", "a..==...", "...==.@.");
            for (int i = 0; i < 3; i++) {
                scenario.play(new Rest());
            }
            assertThat(scenario.events()).as("%s", scenario.map()).anyMatch(Attacked.class::isInstance);
        }
    }

    @Test
    void whoHasNoWayToItsPreyNorAPlaceToStrikeItFromRests() {
        Legend legend = Scenario.legend()
                .with('=', Water.DEEP)
                .with(
                        'a',
                        Blueprint.of("orc")
                                .with(Health.of(5))
                                .with(LinearWeapon.ofDamage(1))
                                .with(new Hunter()));
        Scenario scenario = Scenario.of(legend, "a..==...", "...==.@.").play(new Rest(), new Rest());
        scenario.expectMap("a..==...", "...==.@.");
    }
}
