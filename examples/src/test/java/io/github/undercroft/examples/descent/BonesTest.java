package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.item.Use;
import io.github.undercroft.random.SeedValues;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a dead hero leaves to the next one. */
class BonesTest {

    private static final BoardSize SIZE = new Descent().about().usualSize();

    private static Game game(long seed, int hitPoints, Blueprint... things) {
        Blueprint hero = Delver.BLUEPRINT.replacing(Health.of(hitPoints)).carrying(things);
        Rules rules = FirstDescent.rules("bones", Lands.first(SIZE, hero), number -> Lands.below(SIZE, number))
                .endsWhen(Ending.LOST)
                .types(DescentValues.all())
                .build();
        return Game.start(rules, seed);
    }

    private static EntityId hero(Game game) {
        return game.view().players().get(0).id();
    }

    /** Does that, and goes on to the hero's next turn or the end. */
    private static void play(Game game, Action action) {
        EntityId hero = hero(game);
        while (!(game.step() instanceof Step.Awaiting)) {
            // others act
        }
        game.submit(hero, action);
        while (game.view().outcome().isEmpty() && !(game.step() instanceof Step.Awaiting)) {
            // others act
        }
    }

    private static void walk(Game game) {
        Entity hero = game.view().players().get(0);
        Direction way = Direction.all().stream()
                .filter(each -> game.view()
                        .board()
                        .isPassable(hero.position().orElseThrow().step(each)))
                .findFirst()
                .orElseThrow();
        play(game, new Descent().step(way));
    }

    private static Optional<Action> deathOf(Blueprint... things) {
        Game game = game(3, 1, things);
        for (int i = 0; i < 2_000 && game.view().outcome().isEmpty(); i++) {
            if (i == 0) {
                walk(game);
            } else {
                play(game, new Rest());
            }
        }
        assertThat(game.view().outcome())
                .as("%s %s", game.view().now(), game.view().board().entities())
                .isPresent();
        return Bones.LEGACY.left(game.view());
    }

    private static Bones bones(Optional<Action> left) {
        return ((Bones.Inherit) left.orElseThrow()).left();
    }

    private static Action inherit(int floor, Optional<Blueprint> killer, Optional<Blueprint> thing) {
        return new Bones.Inherit(new Bones("Greta", floor, killer, thing));
    }

    private static List<Entity> named(GameView game, String name) {
        return game.entities().stream().filter(each -> each.name().equals(name)).toList();
    }

    @Test
    void aHeroLeavesItsNameFloorKillerAndTheRarestThingThatItDidNotUse() {
        Bones left = bones(deathOf(Brews.HEALING, Brews.GAS, Brews.TELEPORT));
        assertThat(Bones.HEROES).contains(left.hero());
        assertThat(left.floor()).isEqualTo(1);
        assertThat(left.killer()).get().isIn(Beasts.ALL);
        assertThat(left.thing()).hasValue(Brews.GAS);
        assertThat(bones(deathOf()).thing()).isEmpty();
    }

    @Test
    void theNextOneMeetsThemOnThatFloorAndOnceAlone() {
        Game game = game(4, 22);
        play(game, inherit(1, Optional.of(Beasts.OGRE), Optional.of(Brews.FROST)));
        assertThat(named(game.view(), "grave of Greta")).isEmpty();
        walk(game);
        walk(game);
        Entity grave = named(game.view(), "grave of Greta").get(0);
        assertThat(named(game.view(), "grave of Greta")).hasSize(1);
        assertThat(named(game.view(), "bane of Greta")).singleElement().satisfies(bane -> {
            assertThat(bane.get(Destructible.class).orElseThrow().hitPoints()).isEqualTo(42);
        });
        assertThat(named(game.view(), "potion of frost"))
                .anyMatch(thing -> thing.location().equals(grave.location()));
        assertThat(Metric.CHEBYSHEV.distance(
                        grave.position().orElseThrow(),
                        game.view().players().get(0).position().orElseThrow()))
                .isGreaterThan(6);
        assertThat(Bones.LEGACY.isIn(game.view())).isTrue();
    }

    @Test
    void withoutAKillerAndAThingThereIsTheGraveAlone() {
        Game game = game(4, 22);
        int before = game.view().entities().size();
        play(game, inherit(1, Optional.empty(), Optional.empty()));
        walk(game);
        assertThat(game.view().entities()).hasSize(before + 1);
        assertThat(named(game.view(), "grave of Greta").get(0).location()).isInstanceOf(Location.OnLevel.class);
    }

    @Test
    void whoeverComesToAnotherFloorMeetsNothing() {
        Game game = game(4, 22);
        play(game, inherit(2, Optional.of(Beasts.OGRE), Optional.of(Brews.FROST)));
        walk(game);
        assertThat(named(game.view(), "grave of Greta")).isEmpty();
    }

    @Test
    void whoDiesSoonOnTheFirstFloorLeavesNothing() {
        Game game = game(3, 1, Brews.FIRE);
        EntityId potion = game.view().things(hero(game)).get(0).id();
        play(game, new Use(potion));
        for (int i = 0; i < 20 && game.view().outcome().isEmpty(); i++) {
            play(game, new Rest());
        }
        assertThat(game.view().outcome()).isPresent();
        assertThat(Bones.LEGACY.left(game.view())).isEmpty();
    }

    @Test
    void aNewcomerBeginsBesideAHallOfGrass() {
        for (long seed = 0; seed < 20; seed++) {
            long drawn = new Descent().newcomersSeed(seed);
            assertThat(drawn).isGreaterThanOrEqualTo(seed);
            assertThat(SeedValues.of(drawn).get(Plot.ALL).opening()).isEqualTo(Opening.FIRST);
        }
    }
}
