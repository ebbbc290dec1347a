package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.event.Departure;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** On random boards, whatever happens to them: every thing can be got, or an event said that it is gone. */
class RestingPlacesLawsTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final int WIDTH = 6;
    private static final int HEIGHT = 4;

    private record Deed(RandomSource random, BiConsumer<ActionContext, RandomSource> what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.accept(context, random);
            return ActionResult.succeeded();
        }
    }

    private static Scenario scenario(RandomSource random) {
        Blueprint coin = Blueprint.item("coin").with(new StackSize(2));
        Blueprint goblin = Blueprint.of("goblin")
                .with(Health.of(3))
                .with(new Bystander())
                .with(LootOnDeath.of(coin))
                .carrying(Blueprint.item("knife"));
        Blueprint chest = Blueprint.of("chest")
                .with(Health.of(3))
                .with(Container.CLOSED)
                .carrying(Blueprint.item("bag").with(Container.OPEN).carrying(coin, Blueprint.item("ring")));
        Blueprint hero = Blueprint.player("you")
                .with(Inventory.of(99))
                .with(Launcher.bow(7, Blow.of("3")))
                .carrying(
                        Blueprint.item("arrow")
                                .with(new Ammunition("arrow", 20))
                                .with(new StackSize(9)),
                        Blueprint.item("flask").with(new Shatters(4, List.of())),
                        Blueprint.item("cup"));
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < HEIGHT; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < WIDTH; x++) {
                row.append(x + y == 0 ? '@' : "...##~gC**".charAt(random.nextInt(10)));
            }
            rows.add(row.toString());
        }
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .replacing('g', goblin)
                        .with('C', chest)
                        .with('*', coin)
                        .with('~', Water.DEEP),
                rows.toArray(String[]::new));
    }

    private static Point cell(RandomSource random) {
        return new Point(random.nextInt(WIDTH), random.nextInt(HEIGHT));
    }

    private static EntityId any(ActionContext context, RandomSource random) {
        List<Entity> all = context.game().entities();
        return all.get(random.nextInt(all.size())).id();
    }

    private static Action action(Scenario scenario, RandomSource random) {
        Aim aim = new Aim.At(cell(random));
        List<Entity> mine = scenario.game().view().things(HERO);
        return switch (random.nextInt(9)) {
            case 0 ->
                new Throw(
                        mine.isEmpty()
                                ? HERO
                                : mine.get(random.nextInt(mine.size())).id(),
                        aim);
            case 1 -> new Attack(aim, Optional.empty());
            case 2 -> new Deed(random, (context, dice) -> context.tryMove(any(context, dice), cell(dice)));
            case 3 ->
                new Deed(
                        random,
                        (context, dice) -> context.trySwap(
                                any(context, dice), Direction.all().get(dice.nextInt(8))));
            case 4 ->
                new Deed(
                        random,
                        (context, dice) -> context.setTerrain(
                                cell(dice),
                                List.of(Ground.WALL, Ground.FLOOR, Water.DEEP).get(dice.nextInt(3))));
            case 5 -> new Deed(random, (context, dice) -> hurt(context, any(context, dice)));
            case 6 ->
                new Deed(
                        random,
                        (context, dice) -> context.tryPlace(any(context, dice), new Location.OnLevel(0, cell(dice))));
            case 7 ->
                new Deed(
                        random,
                        (context, dice) -> context.trySpawn(
                                dice.chance(1, 2) ? Blueprint.of("statue") : Blueprint.item("gem"), cell(dice)));
            default -> new Deed(random, (context, dice) -> petrify(context, any(context, dice)));
        };
    }

    private static void hurt(ActionContext context, EntityId who) {
        if (!who.equals(HERO)) {
            context.damage(who, Damage.physical(3));
        }
    }

    private static void petrify(ActionContext context, EntityId who) {
        if (!who.equals(HERO)) {
            context.clear(who, Brain.class);
        }
    }

    @Property
    void everyThingCanBeGotOrAnEventSaidThatItIsGone(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Scenario scenario = scenario(random);
        for (int turn = 0; turn < 40; turn++) {
            Set<EntityId> lost = ids(scenario);
            scenario.play(action(scenario, random));
            lost.removeAll(ids(scenario));
            scenario.events().forEach(event -> gone(event).ifPresent(lost::remove));

            assertThat(lost).isEmpty();
            assertThat(outOfReach(scenario.game().view())).isEmpty();
            Invariants.check(scenario.game());
        }
    }

    private static Set<EntityId> ids(Scenario scenario) {
        Set<EntityId> ids = new TreeSet<>();
        scenario.game().view().entities().forEach(each -> ids.add(each.id()));
        return ids;
    }

    private static Optional<EntityId> gone(GameEvent event) {
        return event instanceof Departure gone ? Optional.of(gone.who()) : Optional.empty();
    }

    private static List<Entity> outOfReach(GameView game) {
        Board board = game.board();
        return board.entities().stream()
                .filter(each -> !each.has(Blocks.class) && !each.has(Brain.class))
                .filter(each -> each.position()
                        .filter(at -> board.isPassable(at, Motility.WALK)
                                && board.occupantAt(at)
                                        .filter(occupant -> !occupant.has(Brain.class))
                                        .isEmpty())
                        .isEmpty())
                .toList();
    }
}
