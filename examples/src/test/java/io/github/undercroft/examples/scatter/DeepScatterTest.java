package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Weapon;
import io.github.undercroft.brain.Run;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.HitPointDigit;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Healed;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Use;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.PowerUp;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each of the five features, in games of the deep variant where what it takes is beside the player at the start. */
class DeepScatterTest {

    private static final BundledGame DEEP =
            Optional.ofNullable(new Scatter().variants().get("deep")).orElseThrow();

    /** A game, and an action that brings the player to where something is. */
    private record Play(Game game, Action way) {

        /** Does these things, one a turn of the player. */
        private Step.Acted press(Action... actions) {
            Optional<Step.Acted> last = Optional.empty();
            for (Action action : actions) {
                Step step = game.step();
                while (step instanceof Step.Acted) {
                    step = game.step();
                }
                game.submit(((Step.Awaiting) step).actor(), action);
                last = Optional.of((Step.Acted) game.step());
                Invariants.check(game);
            }
            return last.orElseThrow();
        }

        private String status() {
            return DEEP.status(game.view());
        }

        private List<String> onLevel(int level) {
            Board board = game.view().board(level).orElseThrow();
            return Stream.concat(
                            board.entities().stream()
                                    .filter(each -> !each.id().equals(hero(game).id()))
                                    .map(each -> each + " at " + each.position() + " with " + each.components()),
                            Stream.of(board.passable(Motility.WALK).toString()))
                    .toList();
        }
    }

    private final Play start =
            new Play(Game.start(DEEP.rules(DEEP.about().usualSize(), Seat.PERSON), 0), DEEP.step(Direction.NORTH));

    /** The first game in which a step brings the player to a free cell of that kind. */
    private static Play beside(BiPredicate<Board, Point> kind) {
        for (int seed = 0; seed < 10_000; seed++) {
            Game game = Game.start(DEEP.rules(DEEP.about().usualSize(), Seat.PERSON), seed);
            Board board = game.view().board();
            for (Direction way : Direction.cardinal()) {
                Point to = hero(game).position().orElseThrow().step(way);
                if (board.contains(to) && !board.isOccupied(to) && kind.test(board, to)) {
                    return new Play(game, DEEP.step(way));
                }
            }
        }
        throw new AssertionError("no such game");
    }

    private static Play besideThing(String name) {
        return beside((board, at) ->
                board.entitiesAt(at).stream().anyMatch(each -> each.name().equals(name)));
    }

    private static Entity hero(Game game) {
        return game.view().entities().stream()
                .filter(each -> each.get(Faction.class).equals(Optional.of(Faction.PLAYERS)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theStatusTellsDepthAndThings() {
        assertThat(start.status()).isEqualTo("Hit points 3 of 3   Foes 9   Depth 1   Carrying nothing");
    }

    @Test
    void itIsNotWonBeforeAllLevelsWereSeen() {
        assertThat(start.game.view().outcome()).isEmpty();
        assertThat(start.game.view().levels()).containsExactly(0);
    }

    @Test
    void aFieldIsFoundAsItWasLeft() {
        Play play = beside((board, at) -> board.terrainAt(at).equals(Stairs.down(1)));

        Step.Acted down = play.press(play.way, new TakeStairs());
        assertThat(down.levels()).contains(1);
        assertThat(play.game.view().boardOf(hero(play.game).id()).orElseThrow().level())
                .isEqualTo(1);
        assertThat(play.status()).contains("Depth 2");
        List<String> left = play.onLevel(0);
        Step.Acted up = play.press(new TakeStairs());

        assertThat(play.status()).contains("Depth 1");
        assertThat(play.onLevel(0)).containsAll(left);
        assertThat(up.action()).isEqualTo(down.action());
    }

    @Test
    void aRunGoesToTheWall() {
        assertThat(DEEP.verbs()).contains(Verbs.RUN);
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', blueprint(hero(start.game))),
                rules -> rules.steps(Movement.FOUR_WAY),
                "#######", //
                "#@....#",
                "#######");
        Game game = scenario.game();
        game.step();
        game.submit(scenario.hero().id(), Run.toward(Direction.EAST));
        Step step = game.step();
        while (step instanceof Step.Acted) {
            step = game.step();
        }

        assertThat(scenario.hero().position()).contains(new Point(5, 1));
        assertThat(((Step.Awaiting) step).refused()).contains(Run.Stop.DEAD_END);
    }

    @Test
    void aSwordIsPickedUpAndWieldedAndHitsHarder() {
        Play play = besideThing("sword");

        play.press(play.way, PickUp.first());
        assertThat(play.status()).contains("Carrying sword");
        play.press(Equip.first());

        assertThat(play.status()).contains("Carrying sword*");
        Weapon weapon = play.game.view().weapon(hero(play.game)).orElseThrow();
        assertThat(((LinearWeapon) weapon).damage()).isEqualTo(3);
    }

    @Test
    void aPotionIsPickedUpAndDrunkAndHeals() {
        Play play = besideThing("healing potion");

        play.press(play.way, PickUp.first());
        assertThat(play.status()).contains("Carrying healing potion");
        Step.Acted drunk = play.press(Use.first());

        assertThat(play.status()).contains("Carrying nothing");
        assertThat(drunk.events()).anyMatch(event -> event instanceof Healed);
    }

    @Test
    void whoIsHurtIsHealedAndLooksLikeIt() {
        Entity potion = named("healing potion", start.game);
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@',
                                blueprint(hero(start.game))
                                        .replacing(new Health(1, 3))
                                        .replacing(HitPointDigit.of(1, 0xFFFFFF))
                                        .carrying(blueprint(potion))),
                "@.");

        scenario.play(Use.first());

        assertThat(scenario.hero().get(Destructible.class)).contains(Health.of(3));
        assertThat(scenario.hero().get(Look.class)).contains(HitPointDigit.of(3, 0xFFFFFF));
    }

    @Test
    void armourIsWornAndTakesAPointOffEachBlow() {
        Play play = beside((board, at) -> board.terrainAt(at).equals(Stairs.down(1)));
        play.press(play.way, new TakeStairs());
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', blueprint(hero(play.game)).carrying(blueprint(named("armour", play.game))))
                        .with(
                                'e',
                                Blueprint.of("biter")
                                        .with(new LinearWeapon(1, 2, AllyPolicy.HITS_ANYONE))
                                        .with((Brain) turn -> Decision.act(Attack.toward(Direction.WEST)))),
                "@e");

        scenario.play(Equip.first());

        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(2, 3));
    }

    private static Entity named(String name, Game game) {
        return game.view().entities().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Blueprint blueprint(Entity entity) {
        return new Blueprint(entity.name(), entity.components());
    }

    @Test
    void wingsMakeQuickAtOnceAndAreGone() {
        Play play = beside((board, at) -> board.terrainAt(at) instanceof PowerUp);
        Point before = hero(play.game).position().orElseThrow();

        play.press(play.way);

        Entity hero = hero(play.game);
        assertThat(hero.position()).contains(before.step(((Bump) play.way).direction()));
        assertThat(hero.get(Effects.class)).isPresent();
        assertThat(play.game.view().board().terrainAt(hero.position().orElseThrow()))
                .isEqualTo(Ground.FLOOR);
    }
}
