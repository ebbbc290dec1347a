package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Gas;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.GasChanged;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Luminous;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Gas: how it lies above the ground, spreads, thins, acts, burns and hides. */
class GasTest {

    private static final Cloud POISON = Cloud.of(Cloud.Kind.POISON, 100);
    private static final Cloud SMOKE = Cloud.of(Cloud.Kind.SMOKE, 100);
    private static final Cloud MARSH = Cloud.of(Cloud.Kind.MARSH, 100);

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(99)).with(Senses.ofRadius(9)))
            .replacing('g', Blueprint.of("goblin").with(new Bystander()).with(Health.of(2)))
            .with('p', new Clouded(Ground.FLOOR, POISON))
            .with('s', new Clouded(Ground.FLOOR, SMOKE))
            .with('m', new Clouded(Ground.FLOOR, MARSH))
            .with('"', Grass.TALL)
            .with('=', Water.DEEP)
            .with('d', Door.CLOSED);

    /** Does that to a cell. */
    private record Doing(Consequence what, Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.touch(context, at);
            return ActionResult.succeeded();
        }
    }

    record Laying(Terrain what, Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(at, what);
            return ActionResult.succeeded();
        }
    }

    private record Clearing(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.clearGas(at);
            return ActionResult.succeeded();
        }
    }

    private static Board board(Scenario scenario) {
        return scenario.game().view().board();
    }

    private static int amount(Scenario scenario, int x, int y) {
        return board(scenario).gas(new Point(x, y)).map(Gas::amount).orElse(0);
    }

    private static List<Integer> row(Scenario scenario, int y) {
        return IntStream.range(0, board(scenario).width())
                .mapToObj(x -> amount(scenario, x, y))
                .toList();
    }

    private static int total(Scenario scenario) {
        return IntStream.range(0, board(scenario).height())
                .flatMap(y -> row(scenario, y).stream().mapToInt(amount -> amount))
                .sum();
    }

    private static void rest(Scenario scenario, int turns) {
        for (int i = 0; i < turns; i++) {
            scenario.play(new Rest());
        }
    }

    @Test
    void eachCellGivesAFifthToEachSide() {
        Scenario scenario = Scenario.of(LEGEND, "@....", "..m..", ".....");
        rest(scenario, 1);
        assertThat(row(scenario, 0)).containsExactly(0, 0, 20, 0, 0);
        assertThat(row(scenario, 1)).containsExactly(0, 20, 20, 20, 0);
        assertThat(row(scenario, 2)).containsExactly(0, 0, 20, 0, 0);
        rest(scenario, 40);
        assertThat(total(scenario)).isEqualTo(100);
    }

    @Test
    void wallsAndClosedDoorsStopItAndAnOpenOneDoesNot() {
        Scenario scenario = Scenario.of(LEGEND, "@.m..d....", "#########.");
        rest(scenario, 50);
        assertThat(row(scenario, 0).subList(5, 10)).containsOnly(0);
        assertThat(row(scenario, 1)).containsOnly(0);
        scenario.play(new Laying(Door.OPEN, new Point(5, 0)));
        rest(scenario, 10);
        assertThat(amount(scenario, 6, 0)).isPositive();
        assertThat(total(scenario)).isEqualTo(100);
    }

    @Test
    void itThinsUntilItIsGone() {
        Scenario scenario = Scenario.of(LEGEND, "@..", "#p#");
        rest(scenario, 1);
        assertThat(total(scenario)).isEqualTo(95); // 80 and 20, less a twentieth each
        int before = total(scenario);
        for (int i = 0; i < 60 && before > 0; i++) {
            rest(scenario, 1);
            assertThat(total(scenario)).isLessThan(before);
            before = total(scenario);
        }
        assertThat(before).isZero();
        assertThat(scenario.game().stateHashParts()).doesNotContainKey("level/0/ages");
    }

    @Test
    void theGroundBelowStaysWhatItIs() {
        Scenario scenario = Scenario.of(LEGEND, "@.=.d");
        scenario.play(new Doing(new Release(MARSH), new Point(2, 0)));
        assertThat(board(scenario).terrainAt(new Point(2, 0))).isEqualTo(Water.DEEP);
        GasChanged told = scenario.expectEventOf(GasChanged.class);
        assertThat(told.before()).isEmpty();
        assertThat(told.after()).map(Gas::amount).contains(100);
        scenario.play(new Laying(Grass.SHORT, new Point(2, 0)));
        assertThat(scenario.expectEventOf(TerrainChanged.class).before()).isEqualTo(Water.DEEP);
        assertThat(amount(scenario, 2, 0)).isPositive();
        scenario.play(new Laying(Ground.WALL, new Point(2, 0)));
        assertThat(scenario.expectEventOf(GasChanged.class).after()).isEmpty();
        assertThat(amount(scenario, 2, 0)).isZero();
        scenario.play(new Doing(new Release(MARSH), new Point(4, 0)));
        assertThat(amount(scenario, 4, 0)).isZero(); // the door is shut
    }

    @Test
    void ofTwoKindsTheMoreStays() {
        Scenario scenario = Scenario.of(LEGEND, "@.#.#");
        Point at = new Point(3, 0);
        scenario.play(new Doing(new Release(MARSH.of(40)), at), new Doing(new Release(SMOKE.of(40)), at));
        assertThat(board(scenario).gas(at)).map(Gas::name).contains("marsh gas");
        scenario.play(new Doing(new Release(SMOKE.of(41)), at));
        assertThat(board(scenario).gas(at)).map(Gas::name).contains("smoke");
        scenario.play(new Clearing(at));
        assertThat(board(scenario).gas(at)).isEmpty();
        scenario.play(
                new Doing(new Release(MARSH.of(Gas.MAX_AMOUNT)), at),
                new Doing(new Release(MARSH.of(Gas.MAX_AMOUNT)), at));
        assertThat(amount(scenario, 3, 0)).isEqualTo(Gas.MAX_AMOUNT);
    }

    @Test
    void whoStandsInItIsPoisonedAndWhoLetItOutIsBehindIt() {
        Scenario scenario = Scenario.of(LEGEND, "@.#g#");
        EntityId you = scenario.hero().id();
        List<GameEvent> all = new ArrayList<>();
        scenario.play(new Doing(new Release(POISON), new Point(3, 0)));
        for (int i = 0; i < 5; i++) {
            rest(scenario, 1);
            all.addAll(scenario.events());
        }
        assertThat(all)
                .filteredOn(Died.class::isInstance)
                .map(event -> ((Died) event).cause().by())
                .containsExactly(you);
    }

    @Test
    void whoDrinksItIsItsOwnVictim() {
        Scenario scenario = Scenario.of(LEGEND, "@.g");
        scenario.play(new Doing(new Release(POISON), new Point(0, 0)));
        rest(scenario, 1);
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isLessThan(99);
    }

    @Test
    void confusingGasConfuses() {
        Scenario scenario =
                Scenario.of(LEGEND.with('c', new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.CONFUSION, 100))), "@c");
        rest(scenario, 2);
        assertThat(Lasting.has(scenario.hero(), EffectKind.CONFUSION)).isTrue();
    }

    @Test
    void oneDoesNotSeeThroughSmokeButOutOfIt() {
        Scenario scenario = Scenario.of(LEGEND, "@.sg#");
        Game game = scenario.game();
        game.step();
        assertThat(game.turn(scenario.hero().id()).perception().orElseThrow().sees(new Point(2, 0)))
                .isTrue();
        assertThat(game.turn(scenario.hero().id()).perception().orElseThrow().sees(new Point(3, 0)))
                .isFalse();
        Scenario inside = Scenario.of(LEGEND, "#s@.g#");
        inside.play(new Doing(new Release(SMOKE), new Point(2, 0)), new Clearing(new Point(1, 0)));
        assertThat(inside.game().turn(inside.hero().id()).board().gas(new Point(2, 0)))
                .isPresent();
    }

    @Test
    void anObserverRemembersWhatItSawAndNotWhoLetItOut() {
        Scenario scenario = Scenario.of(LEGEND, "@...", "##..");
        scenario.play(new Doing(new Release(MARSH), new Point(2, 0)));
        EntityId you = scenario.hero().id();
        assertThat(board(scenario).gas(new Point(2, 0)))
                .map(gas -> ((Cloud) gas).by())
                .contains(you);
        Optional<Gas> seen = scenario.game().turn(you).board().gas(new Point(2, 0));
        assertThat(seen).map(gas -> ((Cloud) gas).by()).contains(EntityId.WORLD);
    }

    @Test
    void marshGasBurnsFromCellToCellAndIsGone() {
        Scenario scenario = Scenario.of(LEGEND, "@........", "#########");
        for (int x = 3; x < 9; x++) {
            scenario.play(new Doing(new Release(MARSH.of(4)), new Point(x, 0))); // too little to drift
        }
        scenario.play(new Doing(new Kindle(), new Point(3, 0)));
        rest(scenario, 5);
        assertThat(total(scenario)).isZero();
        assertThat(scenario.game().view().board().terrainAt(new Point(8, 0))).isInstanceOf(Fire.class);
    }

    @Test
    void brainsLeaveItAndStayOutButNotThoseProofAgainstIt() {
        Blueprint rat =
                Blueprint.of("rat").with(Health.of(9)).with(Senses.ofRadius(9)).with(PriorityBrain.of(new LeaveHarm()));
        Scenario scenario =
                Scenario.of(LEGEND.with('r', rat, new Clouded(Ground.FLOOR, POISON.of(4))), "#####", "#@#r.", "####.");
        rest(scenario, 1);
        assertThat(scenario.entity('r').position()).contains(new Point(4, 1));
        Blueprint slime = rat.with(Protection.immuneTo(Poison.DAMAGE));
        Scenario proof = Scenario.of(
                LEGEND.with('r', slime, new Clouded(Ground.FLOOR, POISON.of(4))), "#####", "#@#r.", "####.");
        rest(proof, 1);
        assertThat(proof.entity('r').position()).contains(new Point(3, 1));
    }

    @Test
    void savesForksAndTheGameGoOnAlike() {
        Rules rules = Rules.named("gas")
                .level("one", LevelText.of("@....d..\n..p..#.s\n....m#..", LEGEND))
                .build();
        Game game = Game.start(rules, 3);
        Game saved = game.fork();
        for (int i = 0; i < 30; i++) {
            saved = Game.resume(rules, saved.state()).fork();
            step(game, new Rest());
            step(saved, new Rest());
            assertThat(saved.stateHash()).isEqualTo(game.stateHash());
        }
    }

    private static void step(Game game, Action action) {
        Step step = game.step();
        for (int i = 0; i < 100 && !(step instanceof Step.Awaiting); i++) {
            step = game.step();
        }
        game.submit(((Step.Awaiting) step).actor(), action);
        game.step();
    }

    @Test
    void whatIsTriedIsUndoneAndNothingDriftsInWhatIsImagined() {
        Scenario scenario = Scenario.of(LEGEND, "@.p..", "#....");
        Game game = scenario.game();
        game.step();
        EntityId you = scenario.hero().id();
        long before = game.stateHash();
        game.preview(you, new Doing(new Release(SMOKE), new Point(3, 0)));
        game.preview(you, new Clearing(new Point(2, 0)));
        assertThat(game.turn(you).imagine(new Rest()).after().board().gas(new Point(3, 0)))
                .isEmpty();
        assertThat(game.stateHash()).isEqualTo(before);
    }

    @Test
    void whoIsShutInWithGasOpensTheDoor() {
        Blueprint rat = Blueprint.of("rat")
                .with(Health.of(60))
                .with(Senses.ofRadius(9))
                .with(PriorityBrain.of(new LeaveHarm()));
        Scenario scenario = Scenario.of(
                LEGEND.with('r', rat, new Clouded(Ground.FLOOR, POISON.of(4))),
                "@#########",
                "##pppr#...",
                "##ppppd...");
        for (int i = 0; i < 6; i++) {
            rest(scenario, 1);
        }
        assertThat(board(scenario).terrainAt(new Point(6, 2))).isEqualTo(Door.OPEN);
        assertThat(scenario.entity('r').position().orElseThrow().x()).isGreaterThan(5);
    }

    /** Gas that gives light, springs on who enters and is at rest. */
    private record Glow(int amount) implements Gas, ActiveTerrain, Luminous {
        @Override
        public String name() {
            return "glow";
        }

        @Override
        public Glow of(int other) {
            return new Glow(other);
        }

        @Override
        public int thinning() {
            return 0;
        }

        @Override
        public Light light() {
            return new Light(Reach.round(4), 100);
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.of(1, DamageKind.PHYSICAL));
        }
    }

    @Test
    void gasGivesLightAndActsBesideTheGroundBelow() {
        Terrain trap = Trap.hidden(Ground.FLOOR, new Harm(Dice.constant(10), DamageKind.PHYSICAL));
        Scenario scenario =
                Scenario.of(LEGEND.with('^', new Clouded(trap, new Glow(4))), rules -> rules.ambientLight(0), "@^..");
        scenario.play(new Rest());
        assertThat(scenario.game().view().light().get(2, 0)).isPositive();
        scenario.play(new Move(Direction.EAST));
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isEqualTo(88);
    }

    @Test
    void gasAtRestIsNotAskedAgainUntilSomethingChanges() {
        Scenario scenario = Scenario.of(
                LEGEND.with('l', new Clouded(Ground.FLOOR, new Glow(4))),
                rules -> rules.types(
                        RecordTypes.of(MethodHandles.lookup(), "gas", Glow.class, Laying.class, Doing.class)),
                "@#l.d..",
                "#######");
        rest(scenario, 20);
        assertThat(scenario.game().stateHashParts()).doesNotContainKey("level/0/ages");
        scenario.play(new Laying(Door.OPEN, new Point(4, 0)), new Doing(new Release(new Glow(60)), new Point(2, 0)));
        rest(scenario, 20);
        assertThat(amount(scenario, 5, 0)).isPositive();
    }

    @Test
    void whoPushesSomebodyIntoAGasTrapIsBehindIt() {
        Blueprint ram = Blueprint.of("goblin").with(new Bystander()).with(Health.of(1));
        Scenario scenario = Scenario.of(
                LEGEND.replacing('g', ram).with('^', Trap.hidden(Ground.FLOOR, new Release(POISON))), "@g^##");
        scenario.play(new Pushing(scenario.id('g')));
        List<GameEvent> all = new ArrayList<>(scenario.events());
        for (int i = 0; i < 4; i++) {
            rest(scenario, 1);
            all.addAll(scenario.events());
        }
        assertThat(all)
                .filteredOn(Died.class::isInstance)
                .map(event -> ((Died) event).cause().by())
                .containsExactly(scenario.hero().id());
    }

    private record Pushing(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Push.of(1).befall(context, who);
            return ActionResult.succeeded();
        }
    }

    @Test
    void oneSeesThroughNoSmokeOnTheBoardEither() {
        Scenario scenario = Scenario.of(LEGEND, "@.s.");
        assertThat(board(scenario).isTransparent(new Point(2, 0))).isFalse();
        assertThat(board(scenario).isTransparent(new Point(3, 0))).isTrue();
    }

    /** An author's gas. */
    private record Ether(int amount, boolean isSick) implements Gas {
        @Override
        public String name() {
            return "ether";
        }

        @Override
        public Ether of(int other) {
            return new Ether(other, isSick);
        }

        @Override
        public int thinning() {
            return isSick ? 101 : 0;
        }
    }

    @Test
    void gasThatAnswersNonsenseStaysWhereItIsAndIsTold() {
        Scenario scenario = Scenario.of(LEGEND.with('e', new Clouded(Ground.FLOOR, new Ether(50, true))), "@pe..");
        assertThatThrownBy(() -> rest(scenario, 1))
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        failed -> assertThat(failed.culprit()).isInstanceOf(Ether.class))
                .hasMessageContaining("ether.thinning() is 101");
        assertThatThrownBy(() -> new Clouded(Ground.FLOOR, new Ether(0, false)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ether of the amount 0");
        assertThatThrownBy(() -> new Clouded(new Clouded(Ground.FLOOR, POISON), POISON))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Cloud.of(Cloud.Kind.SMOKE, 0)).hasMessageContaining("this is 0");
    }

    @Test
    void itGoesOnASingleCell() {
        Scenario scenario = Scenario.of(LEGEND, "@");
        scenario.play(new Doing(new Release(SMOKE), new Point(0, 0)));
        rest(scenario, 3);
        assertThat(total(scenario)).isPositive();
        assertThatThrownBy(() -> scenario.play(new Clearing(new Point(1, 0))))
                .hasMessageContaining("outside the board");
    }

    @Test
    void aTrapLetsItOut() {
        Scenario scenario = Scenario.of(LEGEND.with('^', Trap.hidden(Ground.FLOOR, new Release(SMOKE))), "@^..");
        scenario.play(new Move(Direction.EAST));
        assertThat(board(scenario).gas(new Point(1, 0))).isPresent();
    }
}
