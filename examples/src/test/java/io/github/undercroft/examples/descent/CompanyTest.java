package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Struck;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.stairs.Stairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What rest costs, and what a new floor gives. */
class CompanyTest {

    private static final BoardSize SIZE = new Descent().about().usualSize();

    private final List<GameEvent> events = new ArrayList<>();

    /** A hero whom nobody kills soon, alone for the first step, stands still for so many turns. */
    private Game rested(int turns) {
        return rested(3, turns);
    }

    private Game rested(long seed, int turns) {
        Blueprint hero = Delver.BLUEPRINT.replacing(Health.of(100_000));
        Rules rules = FirstDescent.rules("rest", Lands.first(SIZE, hero), number -> Lands.below(SIZE, number))
                .types(DescentValues.all())
                .build();
        Game game = Game.start(rules, seed);
        EntityId who = hero(game.view()).id();
        game.step();
        for (Direction way : Direction.all()) {
            if (game.view()
                    .board()
                    .isPassable(hero(game.view()).position().orElseThrow().step(way))) {
                play(game, who, new Descent().step(way));
                break;
            }
        }
        for (int turn = 0; turn < turns; turn++) {
            play(game, who, new Rest());
        }
        return game;
    }

    private void play(Game game, EntityId who, Action action) {
        game.submit(who, action);
        for (int i = 0; i < 1_000; i++) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                events.addAll(acted.events());
            } else if (step instanceof Step.Awaiting) {
                return;
            }
        }
        throw new AssertionError("the hero has no turn any more");
    }

    private static Entity hero(GameView game) {
        return game.players().get(0);
    }

    private static boolean isHeard(GameEvent event) {
        return event instanceof Deepest.Told said && said.told().equals(Company.HEARD);
    }

    private long comers() {
        return spawned(Location.OnLevel.class);
    }

    private long spawned(Class<? extends Location> where) {
        return events.stream()
                .filter(event -> event instanceof Spawned born && where.isInstance(born.where()))
                .count();
    }

    @Test
    void somebodyComesByTheStairsAfterTwoHundredAndFiftyTurnsAndEachHundredAndTwentyFromThen() {
        Game game = rested(Company.FIRST - 2);
        assertThat(events).noneMatch(CompanyTest::isHeard);
        assertThat(comers()).isZero();

        Game later = rested(Company.FIRST + 3);
        assertThat(events).filteredOn(CompanyTest::isHeard).hasSize(1);
        assertThat(comers()).isEqualTo(1);
        assertThat(later.view().now()).isGreaterThan(game.view().now());

        events.clear();
        rested(Company.FIRST + 2 * Company.EACH + 3);
        assertThat(events).filteredOn(CompanyTest::isHeard).hasSize(3);
    }

    @Test
    void whoComesFirstCarriesSomethingAndWhoComesLaterDoesNot() {
        for (long seed = 1; seed <= 12; seed++) {
            rested(seed, Company.FIRST + 3);
            long darts = events.stream()
                    .filter(event ->
                            event instanceof Spawned born && born.name().equals(Darts.DART.name()))
                    .count();
            assertThat(spawned(Location.CarriedBy.class) - darts)
                    .as("seed " + seed
                            + events.stream().filter(Spawned.class::isInstance).toList())
                    .isEqualTo(comers());
            events.clear();
        }
    }

    /** On its way it hears doors and the steps of others, and must not follow them. */
    @Test
    void whoComesFindsAHeroWhoRests() {
        for (long seed = 1; seed <= 12; seed++) {
            rested(seed, Company.FIRST + Company.EACH - 2);
            assertThat(events).as("seed " + seed).anyMatch(Struck.class::isInstance);
            events.clear();
        }
    }

    @Test
    void whoComesHuntsTheHero() {
        Game game = rested(Company.FIRST + 3);
        Spawned born = events.stream()
                .filter(Spawned.class::isInstance)
                .map(Spawned.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(game.view().entity(born.who()).flatMap(who -> who.get(Brain.class)))
                .get()
                .isInstanceOf(Unless.class);
        assertThat(born.place().map(game.view().board()::terrainAt)).get().isInstanceOf(Stairs.class);
    }

    @Test
    void aNewFloorGivesHitPointsAndAGrowthAndKillingGivesNothing() {
        Game game = Game.start(new Descent().rules(SIZE, Seat.BOT), 3);
        int deepest = 1;
        for (int i = 0; i < 30_000 && !(game.step() instanceof Step.Over); i++) {
            Optional<Entity> hero = game.view().players().stream().findFirst();
            if (hero.isPresent()) {
                deepest = game.view().levels().size();
                assertThat(Experience.of(hero.get()).map(Experience::points)).contains(deepest - 1);
                assertThat(hero.get().get(Destructible.class))
                        .get()
                        .extracting("max")
                        .isEqualTo(22 + Deepest.HIT_POINTS * (deepest - 1));
            }
        }
        assertThat(deepest).isGreaterThan(1);
    }
}
