package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.No;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many things worn, and things in things in things: found without going through them again and again. */
class NestedThingsTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Point AT = new Point(0, 0);
    private static final int MANY = 2_000;

    /** A hero beside so many bags. */
    private static Game game(int bags) {
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(Blueprint.player("hero").with(Health.of(9)), AT));
        for (int i = 0; i < bags; i++) {
            all.add(new Placement(Blueprint.item("bag"), new Point(1, 0)));
        }
        LevelContent level = new LevelContent(Grid.of(3, 1, at -> Ground.FLOOR), all);
        Game game = Game.start(
                Rules.named("bags")
                        .level("one", any -> level)
                        .registry(Values.registry())
                        .build(),
                1);
        game.step();
        return game;
    }

    private static EntityId bag(int number) {
        return new EntityId(0, number + 1);
    }

    private static Location in(EntityId bearer) {
        return new Location.CarriedBy(bearer);
    }

    private static void play(Game game, Deed deed) {
        game.submit(HERO, deed);
        game.step();
        assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
    }

    private static Deed all(ObjIntConsumer<ActionContext> each) {
        return Deed.doing("all", context -> {
            for (int i = 0; i < MANY; i++) {
                each.accept(context, i);
            }
        });
    }

    private static void put(ActionContext context, EntityId thing, Location where) {
        assertThat(context.tryPlace(thing, where)).isEqualTo(ActionResult.succeeded());
    }

    @Test
    void aThousandSlotsAreEachLookedUp() {
        Game game = game(MANY);
        Deed wear =
                all((context, i) -> put(context, bag(i), new Location.WornBy(HERO, new EquipmentSlot("slot " + i))));
        play(game, wear);
        play(game, all((context, i) -> put(context, bag(i), in(HERO))));
        play(game, wear);
        assertThat(game.engine().belongings.looks() + game.world().holders.looks())
                .isLessThan(20 * MANY);
        Invariants.check(game);
    }

    @Test
    void bagsInBagsAreFilledAndEmptiedBagByBag() {
        Game game = game(MANY);
        play(game, all((context, i) -> put(context, bag(i), in(i == 0 ? HERO : bag(i - 1)))));
        play(game, all((context, i) -> {
            int innermost = MANY - 1 - i;
            put(context, bag(innermost), in(HERO));
        }));
        play(game, all((context, i) -> {
            if (i > 0) {
                put(context, bag(i - 1), in(bag(i)));
            }
        }));
        play(game, all((context, i) -> put(context, bag(MANY - 1 - i), new Location.OnLevel(0, AT))));
        assertThat(game.engine().belongings.looks() + game.world().holders.looks())
                .isLessThan(40 * MANY);
        Invariants.check(game);
    }

    private static EntityState found(World world, EntityId id) {
        return Objects.requireNonNull(world.find(id));
    }

    /** The place of an entity by its bearers, one after the other. */
    private static Point place(World world, EntityId id) {
        EntityState entity = found(world, id);
        while (entity.location instanceof Location.CarriedBy || entity.location instanceof Location.WornBy) {
            entity = Objects.requireNonNull(world.bearerOf(entity.location));
        }
        return ((Location.OnLevel) entity.location).cell();
    }

    private static void assertPlaces(Game game) {
        World world = game.world();
        for (Entity entity : game.view().entities()) {
            assertThat(world.cellOf(found(world, entity.id()))).isEqualTo(place(world, entity.id()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsRememberedIsWhatOneFindsByGoingThrough(int seed) {
        int bags = 40;
        Game[] now = {game(bags)};
        RandomSource random = RandomSource.of(seed);
        for (int turn = 0; turn < 60; turn++) {
            boolean fails = random.nextInt(3) == 0;
            Game game = now[0];
            play(game, Deed.of("shuffle", context -> {
                for (int i = 0; i < 8; i++) {
                    EntityId thing = bag(random.nextInt(bags));
                    EntityId bearer = random.nextInt(4) == 0 ? HERO : bag(random.nextInt(bags));
                    switch (random.nextInt(6)) {
                        case 0 -> context.tryPlace(thing, new Location.OnLevel(0, new Point(random.nextInt(3), 0)));
                        case 1, 2 ->
                            context.tryPlace(
                                    thing,
                                    new Location.WornBy(bearer, new EquipmentSlot("slot " + random.nextInt(30))));
                        case 3 -> context.tryMove(HERO, new Point(random.nextInt(3), 0));
                        default -> context.tryPlace(thing, in(bearer));
                    }
                    assertPlaces(game);
                }
                return fails ? ActionResult.failed(new No("undone")) : ActionResult.succeeded();
            }));
            assertPlaces(game);
            Invariants.check(game);
            now[0] = random.nextInt(5) == 0 ? game.fork() : game;
        }
    }

    @Test
    void nothingIsPutIntoWhatItHolds() {
        Game game = game(3);
        play(game, Deed.doing("nest", context -> {
            put(context, bag(1), in(bag(0)));
            put(context, bag(2), in(bag(1)));
            for (int i = 0; i < 3; i++) {
                assertThat(context.tryPlace(bag(0), in(bag(i)))).isInstanceOf(ActionResult.Failed.class);
            }
        }));
    }
}
