package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Wait;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Who travels, and who follows, against a slow model: the same game in which nobody ever goes anywhere. */
class TravellingLawsTest {

    private static final int STEPS = 40;
    private static final int LEVELS = 3;
    private static final EntityId YOU = new EntityId(0, 0);
    private static final Point CENTRE = new Point(1, 1);

    /** Waits and rests by turns, and counts them. */
    private record Counting(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(turns % 3 == 0 ? new Rest() : new Wait(), new Counting(turns + 1));
        }
    }

    /** Goes to another level, or costs as much without going anywhere. */
    private record Go(int level, boolean really, int times) implements Action {
        @Override
        public int cost(TurnView turn) {
            return times * turn.normalCost();
        }

        @Override
        public ActionResult perform(ActionContext context) {
            return really ? context.tryTravel(YOU, level, Arrival.at(CENTRE)) : ActionResult.succeeded();
        }
    }

    private static LevelContent content(long seed, int number) {
        RandomSource random = RandomSource.of(seed);
        Grid<Terrain> ground = Grid.of(3, 3, at -> Ground.FLOOR);
        List<Placement> all = new ArrayList<>();
        if (number == 0) {
            all.add(new Placement(laden(Blueprint.player("you"), random), CENTRE));
            Point[] places = {new Point(0, 0), new Point(2, 1), new Point(1, 2)};
            for (Point at : places) {
                Blueprint dog = Blueprint.of("dog")
                        .with(new Faction("dogs"))
                        .with(new Counting(0))
                        .with(new Companion(YOU));
                all.add(new Placement(laden(dog, random), at));
            }
        }
        return new LevelContent(ground, all);
    }

    private static Blueprint laden(Blueprint who, RandomSource random) {
        Blueprint coin = Blueprint.item("coin");
        Blueprint made = who.with(Health.of(9))
                .with(new Speed(20 + random.nextInt(300)))
                .carrying(coin, Blueprint.item("bag").carrying(coin, coin));
        return random.nextBoolean() ? made.wearing(EquipmentSlot.BODY, Blueprint.item("coat")) : made;
    }

    private static Game game(long seed, SchedulerFactory order) {
        Absence[] absences = {Absence.frozen(), Absence.passing(5), Absence.playedOn()};
        Rules.Builder rules = Rules.named("travel").scheduler(order).absence(absences[(int) Math.floorMod(seed, 3L)]);
        for (int i = 0; i < LEVELS; i++) {
            int number = i;
            rules.level("level " + i, any -> content(seed, number));
        }
        return Game.start(rules.build(), seed);
    }

    /** All that must not be lost: whose turn is next, energy, components (with turns counted) and things. */
    private static List<Object> kept(Game game) {
        List<Object> kept = new ArrayList<>(game.view().actors());
        for (Entity each : game.view().entities()) {
            kept.add(each.id());
            kept.add(each.components());
            kept.add(game.view().energy(each.id()));
            kept.add(game.view().things(each.id()).stream()
                    .map(thing -> thing.id() + " " + thing.location())
                    .toList());
        }
        return kept;
    }

    /** Plays both games, and tells how often somebody came to another level. */
    private static int check(long seed, SchedulerFactory order) {
        int arrivals = 0;
        Game travelling = game(seed, order);
        Game staying = game(seed, order);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < STEPS; i++) {
            Step step = travelling.step();
            Step same = staying.step();
            if (step instanceof Step.Awaiting) {
                assertThat(same).isEqualTo(step);
                int level = random.nextInt(LEVELS);
                int times = 1 + random.nextInt(2);
                Action rest = random.nextBoolean() ? new Rest() : new Wait();
                boolean goes = random.nextBoolean();
                travelling.submit(YOU, goes ? new Go(level, true, times) : rest);
                staying.submit(YOU, goes ? new Go(level, false, times) : rest);
            } else {
                assertThat(((Step.Acted) same).actor()).isEqualTo(((Step.Acted) step).actor());
            }
            assertThat(kept(travelling)).as("after %s", step).isEqualTo(kept(staying));
            assertThat(level(travelling, new EntityId(0, 1))).isEqualTo(level(travelling, YOU));
            if (step instanceof Step.Acted acted) {
                for (GameEvent event : acted.events()) {
                    arrivals += event instanceof TravelEvent.Arrived ? 1 : 0;
                }
            }
        }
        Invariants.check(travelling);
        return arrivals;
    }

    private static int level(Game game, EntityId who) {
        return game.view().boardOf(who).orElseThrow().level();
    }

    @Example
    void inTheseGamesPartiesOfFourTravelAllTheTime() {
        SchedulerFactory[] orders = {Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline()};
        for (SchedulerFactory order : orders) {
            int arrivals = 0;
            for (long seed = 0; seed < 10; seed++) {
                arrivals += check(seed, order);
            }
            assertThat(arrivals).as("%s", order.name()).isGreaterThan(80);
        }
    }

    @Property
    void withEnergyBySpeedNobodyLosesAnything(@ForAll long seed) {
        check(seed, Schedulers.energyBySpeed());
    }

    @Property
    void withEnergyByRestingNobodyLosesAnything(@ForAll long seed) {
        check(seed, Schedulers.energyByResting());
    }

    @Property
    void onATimelineNobodyLosesAnything(@ForAll long seed) {
        check(seed, Schedulers.timeline());
    }
}
