package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Taking all that is there: the same as one thing after the other, in a time in proportion to them. */
class TakingManyTest {

    private static final EntityId YOU = new EntityId(0, 0);
    private static final Point AT = new Point(0, 0);

    /** Takes these one after another, counting what the actor holds before each. */
    private static ActionResult oneByOne(ActionContext context, List<Entity> things) {
        Refusal why = new ThingRefusal.NothingHere();
        boolean taken = false;
        for (Entity thing : things) {
            ActionResult result = Stacks.move(context, thing.id(), StackSize.ALL, Reach.hands(context));
            if (!(result instanceof ActionResult.Failed failed)) {
                taken = true;
            } else if (why instanceof ThingRefusal.NothingHere) {
                why = failed.why();
            }
        }
        return taken ? ActionResult.succeeded() : ActionResult.failed(why);
    }

    @Test
    void aThingThatHasLeftTheGameIsNotMoved() {
        EntityId gone = new EntityId(0, 99);
        Scenario scenario = Scenario.of("@.");

        scenario.play(new MoveGone(gone));

        scenario.expectRefusal(new Refusal.Gone(gone));
    }

    private record MoveGone(EntityId thing) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return Stacks.move(context, thing, 1, Reach.hands(context));
        }
    }

    private static Blueprint thing(RandomSource random) {
        Blueprint thing = Blueprint.item(List.of("coin", "arrow", "stone").get(random.nextInt(3)));
        if (random.nextBoolean()) {
            int few = 1 + random.nextInt(3);
            thing = thing.with(new StackSize(random.chance(1, 4) ? StackSize.MAX - few : few));
        } else if (random.chance(1, 3)) {
            Blueprint ball = Blueprint.item("ball").with(new Weight(random.nextInt(9)));
            thing = thing.with(Container.OPEN).carrying(ball);
        }
        return random.chance(2, 3) ? thing : thing.with(new Weight(random.nextInt(4)));
    }

    private static Blueprint[] things(RandomSource random, int max) {
        Blueprint[] things = new Blueprint[random.nextInt(max)];
        for (int i = 0; i < things.length; i++) {
            things[i] = thing(random);
        }
        return things;
    }

    private static Blueprint hero(RandomSource random, Blueprint chest) {
        Blueprint hero = Blueprint.player("you").carrying(things(random, 5));
        hero = random.nextBoolean() ? hero : hero.wearing(EquipmentSlot.BODY, thing(random));
        hero = random.nextBoolean() ? hero : hero.carrying(chest);
        int things = hero.belongings().size() + 1 + random.nextInt(8);
        long weight = Weight.of(hero.belongings()) + random.nextInt(20);
        boolean anyWeight = weight > 1_000_000 || random.nextBoolean();
        return hero.with(new Inventory(things, anyWeight ? Inventory.UNLIMITED : (int) weight));
    }

    private static Game game(long seed) {
        RandomSource random = RandomSource.of(seed);
        Blueprint chest = Blueprint.item("chest").with(Container.OPEN).carrying(things(random, 8));
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(hero(random, chest), AT));
        all.add(new Placement(chest, AT));
        for (Blueprint thing : things(random, 12)) {
            all.add(new Placement(thing, AT));
        }
        return start(all);
    }

    private static Game start(List<Placement> all) {
        LevelContent content = new LevelContent(Grid.of(2, 1, at -> Ground.FLOOR), all);
        Game game =
                Game.start(Rules.named("taking").level("one", random -> content).build(), 1);
        game.step();
        return game;
    }

    /** Does what another action does, under a name that is always the same. */
    private record Taking(Action how) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return how.perform(context);
        }

        @Override
        public String toString() {
            return "Taking";
        }
    }

    private static String played(Game game, Action action) {
        game.submit(YOU, new Taking(action));
        String step = game.step().toString();
        Invariants.check(game);
        return step;
    }

    private static void expectSame(long seed, Action all, Action oneByOne) {
        Game quick = game(seed);
        Game slow = game(seed);
        Imagined one = quick.preview(YOU, new Taking(all));
        Imagined other = slow.preview(YOU, new Taking(oneByOne));
        assertThat(one.events()).hasToString(other.events().toString());
        assertThat(one.refusal()).isEqualTo(other.refusal());
        assertThat(played(quick, all)).isEqualTo(played(slow, oneByOne));
        assertThat(quick.view().things(YOU)).hasToString(slow.view().things(YOU).toString());
        assertThat(Weight.heldBy(quick.view(), YOU)).isEqualTo(Weight.heldBy(slow.view(), YOU));
    }

    @Property
    void takingUpAllIsTakingUpOneAfterTheOther(@ForAll long seed) {
        expectSame(seed, PickUp.all(), context -> oneByOne(context, Reach.lying(context.board(), context.view())));
    }

    @Property
    void takingOutAllIsTakingOutOneAfterTheOther(@ForAll long seed) {
        for (Entity chest : game(seed).view().entities()) {
            EntityId id = chest.id();
            if (chest.has(Container.class)) {
                expectSame(
                        seed,
                        TakeOut.everything(id),
                        context -> Reach.act(
                                context,
                                id,
                                Reach::whyNotOpen,
                                found -> oneByOne(context, context.game().things(id))));
            }
        }
    }

    /** The same, but each question of what somebody holds adds the length of the answer. */
    private static <T> T counting(Class<T> type, T asked, AtomicInteger looks) {
        Class<?>[] types = {type};
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), types, (self, method, arguments) -> {
            Object answer;
            try {
                answer = method.invoke(asked, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getTargetException();
            }
            looks.addAndGet(method.getName().equals("things") ? 1 + ((List<?>) answer).size() : 0);
            if (answer instanceof TurnView turn) {
                return counting(TurnView.class, turn, looks);
            }
            return answer instanceof GameView game ? counting(GameView.class, game, looks) : answer;
        }));
    }

    private static int looksTakingUp(int count) {
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(Blueprint.player("you").with(Inventory.upTo(1_000_000)), AT));
        for (int i = 0; i < count; i++) {
            Blueprint thing =
                    Blueprint.item("thing " + i).with(new StackSize(2)).with(new Weight(1));
            all.add(new Placement(thing, AT));
        }
        Game game = start(all);
        AtomicInteger looks = new AtomicInteger();
        Action deed = context -> PickUp.all().perform(counting(ActionContext.class, context, looks));
        assertThat(played(game, deed)).contains("Acted");
        assertThat(game.view().things(YOU)).hasSize(count);
        assertThat(Weight.heldBy(game.view(), YOU)).isEqualTo(2L * count);
        return looks.get();
    }

    @Test
    void whatIsHeldIsCountedOnceHoweverMuchIsTaken() {
        assertThat(looksTakingUp(100)).isLessThan(1_000);
        assertThat(looksTakingUp(1_000)).isLessThan(10_000);
    }

    /** A mark that counts how often it is compared. */
    private static final class Mark implements Component {
        private final AtomicInteger compared;

        Mark(AtomicInteger compared) {
            this.compared = compared;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            compared.incrementAndGet();
            return other instanceof Mark;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @Test
    void stacksThatHaveNoRoomAreNotCompared() {
        for (int size : new int[] {StackSize.MAX, StackSize.MAX / 2 + 1}) {
            AtomicInteger compared = new AtomicInteger();
            Blueprint stack = Blueprint.item("coin").with(new StackSize(size));
            List<Placement> all = new ArrayList<>();
            all.add(new Placement(Blueprint.player("you").with(Inventory.upTo(1_000_000)), AT));
            for (int i = 0; i < 200; i++) {
                all.add(new Placement(stack.with(new Mark(compared)), AT));
            }
            Game game = start(all);
            compared.set(0);
            game.submit(YOU, PickUp.all());
            game.step();
            assertThat(game.view().things(YOU)).hasSize(200);
            assertThat(compared.get()).isLessThan(10 * 200);
        }
    }
}
