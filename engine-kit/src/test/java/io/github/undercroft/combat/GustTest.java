package io.github.undercroft.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GustTest {

    private static final Gust GUST = Gust.cone(5, Push.of(2));

    private static Legend armed(Gust gust) {
        return Armoury.armed(gust)
                .replacing('g', Blueprint.of("goblin").with(new Bystander()).with(Health.of(9)))
                .with('*', new Fire(Ground.FLOOR, Dice.constant(7), EntityId.WORLD))
                .with('"', Grass.SHORT)
                .with('~', Water.SHALLOW);
    }

    private static Scenario blown(Gust gust, Point at, String... rows) {
        return Scenario.of(armed(gust), rows).play(Attack.at(at));
    }

    @Test
    void aGustBlowsGasOn() {
        Cloud gas = Cloud.of(Cloud.Kind.MARSH, 4); // too little to drift
        Legend legend = armed(GUST).with('m', new Clouded(Ground.FLOOR, gas));
        Scenario scenario = Scenario.of(legend, "@.m..", "#####").play(Attack.at(new Point(4, 0)));
        Board board = scenario.game().view().board();
        assertThat(board.gas(new Point(2, 0))).isEmpty();
        assertThat(board.gas(new Point(3, 0))).contains(gas);
    }

    @Test
    void aWindThatBlowsOneWayMovesGasAndFireByOneCell() {
        Gust west = new Gust(
                ConeArea.of(6, 1), Trajectory.straight(6), new Push(1, Optional.of(Direction.WEST), Optional.empty()));
        Legend legend = armed(west).with('m', new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.MARSH, 4)));
        Scenario gas = Scenario.of(legend, "@....m..").play(Attack.toward(Direction.EAST));
        assertThat(gas.game().view().board().gas(new Point(4, 0))).isPresent();
        Scenario fire = Scenario.of(legend, "@....*..").play(Attack.toward(Direction.EAST));
        assertThat(at(fire, 4)).isInstanceOf(Fire.class);
        assertThat(at(fire, 0)).isEqualTo(Ground.FLOOR);
    }

    private static Terrain at(Scenario scenario, int x) {
        return scenario.game().view().board().terrainAt(new Point(x, 0));
    }

    @Test
    void aBoltPushesTheFirstInLine() {
        blown(Gust.bolt(5, Push.of(2)), new Point(4, 0), "@..g.f...").expectMap("@....gf..");
    }

    @Test
    void aConePushesAllTheFarthestFirst() {
        Scenario scenario = blown(GUST, new Point(4, 1), ".........", "@.gb.f...", ".........");
        scenario.expectMap(".........", "@...gb.f.", ".........");
        assertThat(scenario.events().stream().filter(Moved.class::isInstance).map(event -> ((Moved) event).who()))
                .startsWith(scenario.id('f'), scenario.id('b'), scenario.id('g'));
    }

    @Test
    void eachIsPushedAwayFromWhoBlows() {
        blown(GUST, new Point(4, 2), ".........", "...g.....", "@.b......", "...f.....", ".........")
                .expectMap(".........", ".....g...", "@...b....", ".....f...", ".........");
    }

    @Test
    void itHurtsNobodyByItself() {
        Scenario scenario = blown(GUST, new Point(4, 0), "@.g......");
        assertThat(scenario.entity('g').get(Destructible.class).orElseThrow()).isEqualTo(Health.of(9));
        assertThat(scenario.expectEventOf(Attacked.class).target().struck()).containsExactly(scenario.id('g'));
    }

    @Test
    void fireGoesOnToTheNextCellAndWhoBlewIsBehindIt() {
        Scenario scenario = blown(GUST, new Point(4, 0), "@.**\"....");
        assertThat(at(scenario, 2)).isEqualTo(Ground.FLOOR);
        assertThat(at(scenario, 3)).isEqualTo(new Fire(Ground.FLOOR, Dice.constant(7), scenario.id('@')));
        assertThat(at(scenario, 4)).isEqualTo(new Fire(Grass.SHORT, Dice.constant(7), scenario.id('@')));
    }

    @Test
    void fireBeforeWaterGoesOut() {
        Scenario scenario = blown(GUST, new Point(4, 0), "@..*~....");
        assertThat(at(scenario, 3)).isEqualTo(Ground.FLOOR);
        assertThat(at(scenario, 4)).isEqualTo(Water.SHALLOW);
    }

    @Test
    void withNobodyAndNoFireThereIsNoTarget() {
        Scenario scenario = Scenario.of(armed(GUST), "@........");
        assertThat(scenario.perform(Attack.at(new Point(4, 0)))).isInstanceOf(ActionResult.Failed.class);
        scenario.play(Attack.toward(Direction.EAST)).expectMap(".@.......");
    }

    @Test
    void theAimShowsTheCellsAndTheImaginedEventsAreThoseThatHappen() {
        Scenario scenario = Scenario.of(armed(GUST), ".........", "@.gb.*...", ".........");
        TurnView turn = scenario.game().turn(scenario.id('@'));
        Attack attack = Attack.at(new Point(4, 1));
        assertThat(new AttackTemplate(5).area(turn, attack.aim()))
                .isEqualTo(attack.strikes(turn))
                .contains(new Point(5, 1), new Point(4, 0), new Point(4, 2));
        List<GameEvent> imagined = turn.imagine(attack).events();
        scenario.play(attack);
        assertThat(scenario.events()).startsWith(imagined.get(0)).containsAll(moved(imagined));
        assertThat(moved(scenario.events())).isEqualTo(moved(imagined)).isNotEmpty();
    }

    private static List<GameEvent> moved(List<GameEvent> events) {
        return events.stream().filter(Moved.class::isInstance).toList();
    }

    /** A scroll that is read: it blows at whom it is worth most. */
    private record Storm(Gust gust) implements Usable {
        @Override
        public ActionResult use(ActionContext context, Entity thing) {
            TurnView turn = context.view();
            Optional<BestAim> best = BestAim.of(turn, gust, 5, Worth.enemiesMinusFriends(1));
            Stacks.useUp(context, thing.id());
            best.flatMap(each -> gust.target(context.board(), turn, turn.position(), each.aim()))
                    .ifPresent(target -> gust.use(context, target));
            return ActionResult.succeeded();
        }
    }

    @Test
    void aScrollBlowsAsWell() {
        Legend legend = armed(GUST)
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Inventory.of(3))
                                .carrying(Blueprint.item("scroll").with(new Storm(GUST))));
        Scenario.of(legend, "@.g......").play(Use.first()).expectMap("@...g....");
    }

    @Test
    void aWandInHandIsOfferedAsAnAttack() {
        Blueprint wand =
                Blueprint.item("wand").with(new Wearable(EquipmentSlot.HAND)).with(Gust.bolt(6, Push.of(3)));
        Legend legend = Armoury.unarmed().replacing('@', Blueprint.player("you").wearing(EquipmentSlot.HAND, wand));
        Scenario scenario = Scenario.of(legend, "@.g......");
        assertThat(scenario.game().legalActions(scenario.id('@')).toString()).contains("AttackTemplate");
        scenario.play(Attack.toward(Direction.EAST)).expectMap("@....g...");
    }

    @Test
    void rangesThatReachNobodyAreRefusedWithTheFix() {
        Push push = Push.of(1);
        Blow blow = Blow.of("1");
        for (int range : List.of(0, -2)) {
            String says = "1 or more cells; this range is " + range + ". Give 1 for the next cell";
            assertThatThrownBy(() -> Gust.bolt(range, push)).hasMessageContaining(says);
            assertThatThrownBy(() -> AreaWeapon.bolt(range, blow)).hasMessageContaining(says);
            assertThatThrownBy(() -> Launcher.bow(range, blow)).hasMessageContaining(says);
            assertThatThrownBy(() -> Gust.cone(range, push)).hasMessageContaining("this is " + range);
        }
        assertThatThrownBy(() -> new AttackTemplate(-1)).hasMessageContaining("this is -1. Give 1 for the next cell");
        assertThatThrownBy(() -> Heal.of(-4)).hasMessageContaining("this is -4. To hurt, see Harm");
    }
}
