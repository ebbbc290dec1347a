package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Healed;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The door through which a game changes, and the views that only look. */
class ContextTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId GOBLIN = new EntityId(0, 1);
    private static final EntityId NEVER = new EntityId(0, 99);
    private static final Legend LEGEND = Scenario.legend()
            .with('s', Blueprint.item("sword"))
            .with('b', Blueprint.item("bag"))
            .with('o', Blueprint.of("pillar"));

    static Stream<Consumer<ActionContext>> calls() {
        return Stream.of(
                ActionContext::view,
                ActionContext::random,
                context -> context.random("loot"),
                context -> context.tryStep(HERO, Direction.EAST),
                context -> context.tryMove(HERO, new Point(0, 0)),
                context -> context.tryPlace(HERO, Location.NOWHERE),
                context -> context.trySpawn(Blueprint.item("coin"), new Point(0, 0)),
                context -> context.damage(HERO, Damage.physical(1)),
                context -> context.heal(HERO, 1),
                context -> context.remove(HERO),
                context -> context.set(HERO, Effects.of()),
                context -> context.clear(HERO, Effects.class),
                context -> context.setTerrain(new Point(0, 0), Ground.FLOOR),
                context -> context.emit(new Noted("late")),
                context -> context.queue(HERO, new Rest()),
                context -> context.queue(EntityId.WORLD, new Rest()),
                ActionContext::rest);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void aContextIsClosedWhenThePerformReturns(Consumer<ActionContext> call) {
        List<ActionContext> kept = new ArrayList<>();
        Scenario scenario = Values.scenario(Scenario.legend(), "@g");
        scenario.perform(Deed.doing("keeps", kept::add));
        long hash = scenario.game().stateHash();

        assertThatThrownBy(() -> call.accept(kept.get(kept.size() - 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed")
                .hasMessageContaining("Queue an action");

        assertThat(scenario.game().stateHash()).isEqualTo(hash);
    }

    @Test
    void aContextIsClosedAlsoWhenThePerformFails() {
        List<ActionContext> kept = new ArrayList<>();
        Scenario scenario = Scenario.of("@");
        scenario.perform(Deed.of("keeps", context -> {
            kept.add(context);
            return ActionResult.failed(new Values.No("no"));
        }));

        assertThatThrownBy(() -> kept.get(kept.size() - 1).rest()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRandomSourceThatIsKeptMovesNothing() {
        List<io.github.undercroft.random.RandomSource> kept = new ArrayList<>();
        Scenario scenario = Values.scenario(Scenario.legend(), "@");
        scenario.perform(Deed.doing("keeps", context -> {
            kept.add(context.random());
            context.random().nextInt(6);
        }));
        long hash = scenario.game().stateHash();

        kept.forEach(source -> source.nextInt(6));

        assertThat(scenario.game().stateHash()).isEqualTo(hash);
    }

    private static Throwable causeOf(Consumer<ActionContext> call, String... rows) {
        Scenario scenario = Scenario.of(LEGEND, rows);
        try {
            scenario.play(Deed.doing("call", call));
        } catch (GameCodeException thrown) {
            Invariants.check(scenario.game());
            return java.util.Objects.requireNonNull(thrown.getCause());
        }
        throw new AssertionError("nothing was thrown");
    }

    @Test
    void wrongArgumentsAreNamedWithTheirFix() {
        assertThat(causeOf(context -> context.heal(HERO, -3), "@"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-3");
        assertThat(causeOf(context -> context.damage(NEVER, Damage.physical(1)), "@"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0:99");
        assertThat(causeOf(context -> context.setTerrain(new Point(5, 0), Ground.FLOOR), "@"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1x1");
        assertThat(causeOf(context -> context.tryPlace(GOBLIN, Location.NOWHERE), "@s"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("remove");
        assertThat(causeOf(context -> context.tryPlace(GOBLIN, new Location.OnLevel(3, new Point(0, 0))), "@s"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("level 3");
        assertThat(causeOf(context -> context.set(GOBLIN, new Health(0, 5)), "@g"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("damage");
        assertThat(causeOf(
                        context -> context.trySpawn(Blueprint.of("corpse").with(new Health(0, 5)), new Point(1, 0)),
                        "@."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("hit points");
    }

    @Test
    void whoIsGoneIsNotHurtHealedOrChanged() {
        Scenario scenario = Scenario.of("@g");
        scenario.play(Deed.doing("kills", context -> {
            context.remove(GOBLIN);
            context.remove(GOBLIN);
            context.damage(GOBLIN, Damage.physical(1));
            context.heal(GOBLIN, 1);
            context.set(GOBLIN, new Bystander());
            context.clear(GOBLIN, Brain.class);
            context.emit(new Noted("" + context.tryMove(GOBLIN, new Point(1, 0))));
            context.emit(new Noted("" + context.tryStep(GOBLIN, Direction.EAST)));
        }));

        assertThat(scenario.events()).hasSize(3);
        String gone = "" + ActionResult.failed(new Refusal.Gone(GOBLIN));
        assertThat(Values.notes(scenario.events())).containsExactly(gone, gone);
        Invariants.check(scenario.game());
    }

    @Test
    void healingStopsAtTheMostAndDamageKnowsItsCause() {
        Scenario scenario = Scenario.of("@");
        Deed deed = Deed.doing("both", context -> {
            context.damage(HERO, Damage.physical(4));
            context.heal(HERO, Integer.MAX_VALUE);
        });

        Cause cause = new Cause.Deed(HERO, deed);
        Point at = new Point(0, 0);
        scenario.play(deed)
                .expectEvents(
                        new Damaged(HERO, at, Damage.physical(4).from(cause), 6), new Healed(HERO, at, 4, 10, cause));
    }

    private static ActionResult result(Function<ActionContext, ActionResult> call, String... rows) {
        return Scenario.of(LEGEND, rows).perform(Deed.of("call", call));
    }

    @Test
    void placingIsRefusedWithAType() {
        assertThat(result(context -> context.tryPlace(GOBLIN, new Location.CarriedBy(HERO)), "@o"))
                .isEqualTo(ActionResult.failed(new Refusal.TooBulky(GOBLIN)));
        assertThat(result(context -> context.tryPlace(GOBLIN, new Location.CarriedBy(GOBLIN)), "@b"))
                .isEqualTo(ActionResult.failed(new Refusal.CarriesItself(GOBLIN, GOBLIN)));
        EntityId second = new EntityId(0, 2);
        assertThat(result(
                        context -> {
                            context.tryPlace(GOBLIN, new Location.CarriedBy(second));
                            return context.tryPlace(second, new Location.WornBy(GOBLIN, EquipmentSlot.BODY));
                        },
                        "@bb"))
                .isEqualTo(ActionResult.failed(new Refusal.CarriesItself(second, GOBLIN)));
        assertThat(result(
                        context -> {
                            context.tryPlace(GOBLIN, new Location.WornBy(HERO, EquipmentSlot.HAND));
                            return context.tryPlace(second, new Location.WornBy(HERO, EquipmentSlot.HAND));
                        },
                        "@ss"))
                .isEqualTo(ActionResult.failed(new Refusal.SlotTaken(EquipmentSlot.HAND, GOBLIN)));
        assertThat(result(
                        context -> {
                            context.tryPlace(GOBLIN, new Location.CarriedBy(HERO));
                            return context.tryMove(GOBLIN, new Point(0, 0));
                        },
                        "@s"))
                .isEqualTo(ActionResult.failed(new Refusal.NotOnBoard(GOBLIN)));
    }

    @Test
    void anyNumberOfThingsLieOnACellInTheOrderOfTheirIds() {
        Scenario scenario = Scenario.of(LEGEND, "sbs@");
        Point there = new Point(3, 0);
        scenario.play(Deed.doing(
                "heaps",
                context -> Stream.of(2, 0, 1).forEach(number -> context.tryMove(new EntityId(0, number), there))));

        assertThat(scenario.game().view().board().entitiesAt(there))
                .extracting(Entity::id)
                .containsExactly(new EntityId(0, 3), new EntityId(0, 0), new EntityId(0, 1), new EntityId(0, 2));
        Invariants.check(scenario.game());
    }

    @Test
    void theStampChangesWithTheTerrainAndWithNothingElse() {
        Scenario scenario = Scenario.of("@+.");
        Stamp before = scenario.game().view().board().stamp();

        scenario.play(new Rest());
        assertThat(scenario.game().view().board().stamp()).isSameAs(before);
        scenario.play(new Move(Direction.EAST));
        Stamp opened = scenario.game().view().board().stamp();
        assertThat(opened).isNotSameAs(before);
        scenario.play(Deed.doing("closes", context -> context.setTerrain(new Point(1, 0), Door.CLOSED)));
        assertThat(scenario.game().view().board().stamp()).isNotSameAs(before).isNotSameAs(opened);
    }

    @Test
    void aForkSharesTheStampUntilOneOfThemChanges() {
        Scenario scenario = Scenario.of("@+");
        Game fork = scenario.game().fork();
        assertThat(fork.view().board().stamp())
                .isSameAs(scenario.game().view().board().stamp());

        scenario.play(new Move(Direction.EAST));

        assertThat(fork.view().board().stamp())
                .isNotSameAs(scenario.game().view().board().stamp());
        assertThat(fork.view().board().isPassable(new Point(1, 0))).isFalse();
        assertThat(fork.view().board().passable(Motility.WALK).get(1, 0)).isFalse();
        assertThat(scenario.game().view().board().passable(Motility.WALK).get(1, 0))
                .isTrue();
    }

    @Test
    void terrainAndOccupantsAreAskedForApart() {
        Scenario scenario = Scenario.of("@#");

        assertThat(scenario.game().view().board().isPassable(new Point(0, 0))).isTrue();
        assertThat(scenario.game().view().board().isOccupied(new Point(0, 0))).isTrue();
        assertThat(scenario.game().view().board().isPassable(new Point(1, 0))).isFalse();
        assertThat(scenario.game().view().board().isOccupied(new Point(1, 0))).isFalse();
        assertThat(scenario.game().view().board().isPassable(new Point(-1, 0))).isFalse();
        assertThat(scenario.game().view().board().occupantAt(new Point(-1, 0))).isEmpty();
    }

    @Test
    @SuppressWarnings("deprecation") // Guava marks what always throws
    void whatViewsListCannotBeChanged() {
        Scenario scenario = Scenario.of("@g");
        var view = scenario.game().view();

        for (List<?> list : List.of(
                view.entities(),
                view.actors(),
                view.board().entities(),
                view.board().entitiesAt(new Point(0, 0)),
                scenario.hero().components())) {
            assertThat(list).isNotEmpty();
            assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        }
        scenario.play(new Rest());
        assertThatThrownBy(() -> scenario.events().remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aHandleAlwaysTellsThePresent() {
        Scenario scenario = Scenario.of("@.");
        Entity hero = scenario.hero();
        scenario.play(new Move(Direction.EAST));
        assertThat(hero.position()).contains(new Point(1, 0));

        scenario.perform(Deed.doing("dies", context -> context.damage(HERO, Damage.physical(99))));

        assertThat(hero.location()).isEqualTo(Location.NOWHERE);
        assertThat(hero.position()).isEmpty();
        assertThat(hero.isAlive()).isFalse();
        assertThat(hero.get(Destructible.class))
                .hasValueSatisfying(health -> assertThat(health.hitPoints()).isZero());
    }
}
