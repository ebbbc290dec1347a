package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static io.github.undercroft.game.LevelGames.LEGEND;
import static io.github.undercroft.game.LevelGames.at;
import static io.github.undercroft.game.LevelGames.game;
import static io.github.undercroft.game.LevelGames.on;
import static io.github.undercroft.game.LevelGames.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Imagined;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.stairs.NoStairs;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class TravellingTest {

    @Test
    void stairsLeadThereAndBack() {
        Game game = game("@.", "..<");

        Step.Acted down = play(game, new TakeStairs());

        assertThat(at(game, HERO)).isEqualTo(on(1, 2, 0));
        assertThat(game.view().board().level()).isEqualTo(1);
        assertThat(game.view().levels()).containsExactly(0, 1);
        assertThat(game.view().isActive(0)).isFalse();
        assertThat(game.view().isActive(1)).isTrue();
        Cause cause = new Cause.Deed(HERO, new TakeStairs());
        assertThat(down.events())
                .containsExactly(
                        new TravelEvent.Left(HERO, new Location.OnLevel(0, new Point(0, 0)), 1, cause),
                        new TravelEvent.Arrived(HERO, 0, new Location.OnLevel(1, new Point(2, 0)), cause));
        assertThat(down.levels()).containsExactly(0, 1);

        play(game, new TakeStairs());

        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
    }

    @Test
    void takingStairsWhereThereAreNoneIsRefused() {
        Game game = game("@.", "..<");
        play(game, new Move(Direction.EAST));

        game.submit(HERO, new TakeStairs());

        assertThat(((Step.Awaiting) game.step()).refused()).contains(new NoStairs(Optional.empty()));
    }

    @Test
    void whatIsCarriedComesAlongAndNothingIsLost() {
        Legend legend = LEGEND.replacing(
                '@',
                Blueprint.player("you")
                        .with(Health.of(10))
                        .carrying(Blueprint.item("bag").carrying(Blueprint.item("coin"))),
                Stairs.down(1));
        Game game = game(rules -> rules, legend, "@.", "..<");

        play(game, new TakeStairs());

        assertThat(game.view().things(HERO)).extracting(Entity::name).containsExactly("bag");
        EntityId bag = game.view().things(HERO).get(0).id();
        assertThat(game.view().things(bag)).extracting(Entity::name).containsExactly("coin");
        assertThat(game.view().boardOf(bag).orElseThrow().level()).isEqualTo(1);
    }

    @Test
    void severalStairsBelongTogetherInReadingOrder() {
        Game game = game("@.>", "<.<");
        play(game, new Move(Direction.EAST));
        play(game, new Move(Direction.EAST));

        play(game, new TakeStairs());

        assertThat(at(game, HERO)).isEqualTo(on(1, 2, 0));
    }

    @Test
    void whoFindsItsPlaceFilledComesOutNextToIt() {
        Game game = game("@.", "#<g\n...");
        play(game, new TakeStairs());
        play(game, new TakeStairs());
        assertThat(game.view().board(1).orElseThrow().isOccupied(new Point(2, 0)))
                .isTrue();
        Game crowded = game("@.", ".g\n<.");
        play(crowded, new TakeStairs());
        assertThat(at(crowded, HERO)).isEqualTo(on(1, 0, 1));
    }

    @Test
    void whereThereIsNoRoomOneStays() {
        Game game = game("@.", "g");

        Step.Acted acted = play(game, new TakeStairs());

        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
        assertThat(acted.events())
                .contains(new TravelEvent.StayedBehind(
                        HERO, 1, new Refusal.NoRoom(HERO, 1), new Cause.Deed(HERO, new TakeStairs())));
    }

    @Test
    void idsAndContentDoNotDependOnTheOrderOfVisits() {
        UnaryOperator<Rules.Builder> deep = rules -> rules.deeperLevels(number -> TravellingTest::cave);
        Game oneWay = game(deep, LEGEND, "@");
        Game otherWay = game(deep, LEGEND, "@");

        for (int level : new int[] {3, 5}) {
            play(oneWay, new LevelGames.Go(level));
        }
        for (int level : new int[] {5, 3}) {
            play(otherWay, new LevelGames.Go(level));
        }

        for (int level : new int[] {3, 5}) {
            assertThat(oneWay.stateHashParts().get("level/" + level + "/ground"))
                    .isEqualTo(otherWay.stateHashParts().get("level/" + level + "/ground"));
        }
        assertThat(idsOf(oneWay)).isEqualTo(idsOf(otherWay));
    }

    /** Random walls and a random number of goblins. */
    private static LevelContent cave(RandomSource random) {
        Blueprint goblin = Blueprint.of("goblin").with(new Bystander());
        Grid<Terrain> ground = Grid.of(9, 7, at -> at.y() > 1 && random.chance(1, 3) ? Ground.WALL : Ground.FLOOR);
        List<LevelContent.Placement> placements = new ArrayList<>();
        for (int x = random.nextInt(5); x >= 0; x--) {
            placements.add(new LevelContent.Placement(goblin, new Point(x, 0)));
        }
        return new LevelContent(ground, placements);
    }

    private static List<EntityId> idsOf(Game game) {
        return game.view().entities().stream()
                .map(Entity::id)
                .filter(id -> id.level() == 5)
                .toList();
    }

    @Test
    void tryingStairsMakesNoLevelAndTellsNothingOfIt() {
        Game game = game(rules -> rules.deeperLevels(number -> TravellingTest::cave), LEGEND, "@");
        long before = game.stateHash();

        List<Choice> choices = game.legalActions(HERO);
        Imagined imagined = game.preview(HERO, new TakeStairs());

        assertThat(choices).contains(new Choice.Legal(new TakeStairs(), new TakeStairs(), 240));
        assertThat(imagined.after().levels()).containsExactly(0, 1);
        assertThat(game.view().levels()).containsExactly(0);
        assertThat(game.stateHash()).isEqualTo(before);
        play(game, new TakeStairs());
        assertThat(LevelText.draw(game.view().board(1).orElseThrow(), LEGEND))
                .as("what is imagined is another level")
                .isNotEqualTo(LevelText.draw(imagined.after().board(1).orElseThrow(), LEGEND));
    }

    @Test
    void companionsAndPursuersNextToOneFollow() {
        Legend legend = LEGEND.with(
                        'd',
                        Blueprint.of("dog")
                                .with(new Bystander())
                                .with(Faction.PLAYERS)
                                .with(Follows.ALLIES))
                .with('w', Blueprint.of("wolf").with(new Bystander()).with(Follows.ENEMIES))
                .with('c', Blueprint.of("cat").with(new Bystander()).with(new Companion(HERO)))
                .replacing('g', Blueprint.of("goblin").with(new Bystander()));
        Game game = game(rules -> rules, legend, ".@d\ncwg\n..d", "<..\n...");

        Step.Acted acted = play(game, new TakeStairs());

        assertThat(game.view().board(1).orElseThrow().entities())
                .extracting(Entity::name)
                .containsExactly("you", "dog", "cat", "wolf");
        assertThat(acted.events()).hasSize(8);
        assertThat(game.view().board(0).orElseThrow().entities())
                .extracting(Entity::name)
                .containsExactly("goblin", "dog");
        assertThat(game.view().isActive(0)).as("the other dog is a player, too").isTrue();
    }

    private static List<String> followed(Blueprint pet, UnaryOperator<Rules.Builder> rules, String above) {
        Legend legend = LEGEND.with('d', pet.with(new Companion(HERO)));
        Game game = game(rules, legend, above, "<..\n...");
        play(game, new TakeStairs());
        return game.view().board(1).orElseThrow().entities().stream()
                .map(Entity::name)
                .toList();
    }

    private static Blueprint pet() {
        return Blueprint.of("dog").with(new Bystander());
    }

    @Test
    void whoCannotActDoesNotFollow() {
        Blueprint asleep = Blueprint.of("dog").with(Wary.asleep(new Bystander()));
        Blueprint paralysed = pet().with(Effects.of(new Paralysis()));
        Blueprint thing = Blueprint.of("dog");
        assertThat(followed(pet(), rules -> rules, "@d")).containsExactly("you", "dog");
        for (Blueprint still : List.of(asleep, paralysed, thing)) {
            assertThat(followed(still, rules -> rules, "@d")).as("%s", still).containsExactly("you");
        }
    }

    @Test
    void whoDoesNotSeeTheTravellerDoesNotFollow() {
        assertThat(followed(pet().with(Senses.ofRadius(3)), rules -> rules, "@d"))
                .containsExactly("you", "dog");
        assertThat(followed(pet().with(Senses.ofRadius(0)), rules -> rules, "@d"))
                .containsExactly("you");
    }

    @Test
    void nobodyFollowsByAStepThatItCannotTake() {
        UnaryOperator<Rules.Builder> strict = rules -> rules.steps(Movement.EIGHT_WAY_NO_CORNER_CUTTING);
        assertThat(followed(pet(), strict, "@#\n.d")).containsExactly("you");
        assertThat(followed(pet(), strict, "@.\n.d")).containsExactly("you", "dog");
        assertThat(followed(pet(), rules -> rules.steps(Movement.EIGHT_WAY), "@#\n.d"))
                .containsExactly("you", "dog");
        assertThat(followed(pet(), rules -> rules.steps(Movement.FOUR_WAY), "@.\n.d"))
                .containsExactly("you");
    }

    @Test
    void whoTravelsKeepsItsTurnAndItsEnergy() {
        Game game = game("@g", "<.");
        long now = game.view().now();

        play(game, new TakeStairs());
        play(game, new TakeStairs());

        assertThat(game.view().now()).isEqualTo(now + 8); // two plain turns of four passes
        assertThat(game.view().actors()).containsExactly(HERO, new EntityId(0, 1));
    }

    @Test
    void aLevelThatDoesNotExistIsNamed() {
        Game game = game("@.", "<.");
        game.submit(HERO, new LevelGames.Go(2));

        assertThatThrownBy(game::step)
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("no level 2")
                .hasMessageContaining("levels 0 to 1");
        assertThatThrownBy(() -> Stairs.down(-1)).hasMessageContaining("-1");
        assertThatThrownBy(() ->
                        Rules.named("x").level("a", LevelText.of("@", LEGEND)).level("a", LevelText.of("@", LEGEND)))
                .hasMessageContaining("\"a\"");
    }

    @Test
    void aLevelThatCannotBeMadeLeavesEverythingAsItWas() {
        Game game = game(
                rules -> rules.level("broken", random -> {
                    throw new IllegalStateException("no stone left");
                }),
                LEGEND,
                "@.",
                "<.");
        game.submit(HERO, new LevelGames.Go(2));

        assertThatThrownBy(game::step)
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("level 2")
                .hasMessageContaining("no stone left");

        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
        assertThat(game.view().levels()).containsExactly(0);
        Invariants.check(game);
    }

    /** Sends whoever enters it to another level. */
    private record Trapdoor(int level, Point at) implements OpenTerrain, ActiveTerrain {
        @Override
        public String name() {
            return "trapdoor";
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.tryTravel(who.id(), level, Arrival.at(at));
        }
    }

    @Test
    void onWhatLeadsBackAndForthOneTravelsOnceInAStep() {
        Legend legend = LEGEND.with('o', new Trapdoor(1, new Point(0, 0))).with('x', new Trapdoor(0, new Point(1, 0)));
        Game game = game(
                rules -> rules.registry(ValueRegistry.builder()
                        .types(RecordTypes.of(MethodHandles.lookup(), "test", Trapdoor.class))
                        .build()),
                legend,
                "@o",
                "x.");

        play(game, new Move(Direction.EAST));

        assertThat(at(game, HERO)).isEqualTo(on(1, 0, 0));
    }

    @Test
    void anObserverRemembersTheLevelsWhereItWas() {
        Legend legend = LEGEND.replacing('@', Blueprint.player("you").with(Senses.ofRadius(9)), Stairs.down(1));
        Game game = game(rules -> rules, legend, "@.g", "<#.");

        play(game, new TakeStairs());

        var known = game.view().perception(HERO).orElseThrow();
        assertThat(known.board().level()).isEqualTo(1);
        assertThat(known.sees(new Point(0, 0))).isTrue();
        assertThat(known.sees(new EntityId(0, 1))).isFalse();
        assertThat(known.board(0).orElseThrow().occupantAt(new Point(2, 0)).map(Entity::name))
                .contains("goblin");
        assertThat(known.board(2)).isEmpty();
        play(game, new TakeStairs());
        assertThat(game.view().perception(HERO).orElseThrow().sees(new EntityId(0, 1)))
                .isTrue();
    }

    @Test
    void aGameOnSeveralLevelsIsResumed() {
        Legend legend = LEGEND.replacing('@', Blueprint.player("you").with(Senses.ofRadius(9)), Stairs.down(1));
        Game game = game(rules -> rules, legend, "@.g", "<#.g");
        play(game, new TakeStairs());
        play(game, new Rest());

        Rules rules = Rules.named("levels")
                .registry(Stock.REGISTRY)
                .level("level 0", LevelText.of("@.g", legend))
                .level("level 1", LevelText.of("<#.g", legend))
                .build();
        Game read = Game.resume(rules, game.state());

        assertThat(read.stateHashParts()).isEqualTo(game.stateHashParts());
        play(game, new TakeStairs());
        play(read, new TakeStairs());
        assertThat(read.stateHash()).isEqualTo(game.stateHash());
        assertThat(Optional.of(read.view().levels())).contains(List.of(0, 1));
    }
}
