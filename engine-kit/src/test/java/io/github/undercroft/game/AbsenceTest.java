package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static io.github.undercroft.game.LevelGames.LEGEND;
import static io.github.undercroft.game.LevelGames.at;
import static io.github.undercroft.game.LevelGames.game;
import static io.github.undercroft.game.LevelGames.hitPoints;
import static io.github.undercroft.game.LevelGames.on;
import static io.github.undercroft.game.LevelGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What becomes of a level that nobody who is played is on, and of those who wait there. */
class AbsenceTest {

    private static final EntityId GOBLIN = new EntityId(0, 1);

    /** What there is on the first level, but for the hero. */
    private record SortedStates(SortedMap<String, Long> parts) {
        SortedStates(Game game) {
            this(game.stateHashParts());
        }

        SortedMap<String, Long> ofLevel0() {
            SortedMap<String, Long> all = new TreeMap<>(parts);
            all.keySet()
                    .removeIf(name -> !name.startsWith("level/0/")
                            || name.equals("level/0/entity/0")
                            || name.endsWith("waiting"));
            return all;
        }
    }

    @Test
    void whatLastsGoesOnOnALevelThatIsPassedBy() {
        Legend legend = LEGEND.replacing(
                'g',
                Blueprint.of("goblin")
                        .with(new Bystander())
                        .with(Health.of(20))
                        .with(Effects.of(new Lasting.Poison(1, 100))));
        Game game = game(rules -> rules.absence(Absence.passing(6)), legend, "@g", "<.");
        EntityId goblin = new EntityId(0, 1);
        play(game, new TakeStairs());
        int left = hitPoints(game, goblin);
        for (int i = 0; i < 3; i++) {
            play(game, new Rest());
        }
        assertThat(hitPoints(game, goblin)).isEqualTo(left);

        play(game, new TakeStairs());

        assertThat(hitPoints(game, goblin)).isEqualTo(left - 3 - 2); // what was missed, and its turns before and after
    }

    @Test
    void anAuthorMayMakeUpForTheTimeThatWasMissed() {
        List<Long> missed = new ArrayList<>();
        Game game = game(
                rules -> rules.absence(Absence.madeUpBy((context, level, turns) -> {
                    missed.add(turns);
                    context.setTerrain(new Point(1, 0), Ground.WALL);
                })),
                LEGEND,
                "@.",
                "<.");
        play(game, new TakeStairs());
        play(game, new Rest());
        play(game, new TakeStairs());

        assertThat(missed).hasSize(1);
        assertThat(missed.get(0)).isBetween(1L, 3L);
        assertThat(LevelText.draw(game.view().board(), Scenario.legend())).isEqualTo("@#");
    }

    @Test
    void aLevelMayBePlayedOn() {
        Game game = game(rules -> rules.absence(Absence.playedOn()), LEGEND, "@g", "<.");

        play(game, new TakeStairs());

        assertThat(game.view().isActive(0)).isTrue();
        assertThat(game.view().actors()).containsExactly(HERO, new EntityId(0, 1));
    }

    @Test
    void aLevelComesBackAsItWasLeft() {
        Game game = game("@+g!", "<.");
        play(game, new Move(Direction.EAST)); // opens the door
        SortedStates before = new SortedStates(game);

        play(game, new TakeStairs());
        for (int i = 0; i < 20; i++) {
            play(game, new Rest());
        }

        assertThat(new SortedStates(game).ofLevel0()).isEqualTo(before.ofLevel0());
        play(game, new TakeStairs());
        assertThat(LevelText.draw(game.view().board(), Scenario.legend())).isEqualTo("@-g?");
        assertThat(game.view().actors()).containsExactly(HERO, new EntityId(0, 1));
    }

    @Test
    void whoIsLeftBehindWaitsWithItsEnergy() {
        Game game = game(rules -> rules.scheduler(Schedulers.energyByResting(5)), LEGEND, "@g", "<.");
        EntityId goblin = new EntityId(0, 1);
        for (int i = 0; i < 8; i++) {
            play(game, new Rest());
        }
        long energy = game.view().energy(goblin);
        assertThat(energy).isGreaterThan(4);

        play(game, new TakeStairs());
        assertThat(game.view().energy(goblin)).isZero();
        assertThat(game.view().actors()).doesNotContain(goblin);
        for (int i = 0; i < 5; i++) {
            play(game, new Rest());
        }
        play(game, new TakeStairs());

        assertThat(game.view().energy(goblin)).isBetween(energy, energy + 2);
    }

    /** Rules by which it is noted how many turns are made up for on which level. */
    private static UnaryOperator<Rules.Builder> noting(List<String> made) {
        return rules -> rules.registry(Values.registry())
                .absence(Absence.madeUpBy((context, level, turns) -> made.add(level + ": " + turns)));
    }

    @Test
    void onALevelThatHasJustBeenMadeThereIsNothingToMakeUpFor() {
        List<String> made = new ArrayList<>();
        Game game = game(noting(made), LEGEND, "@.", "<.");

        play(game, new TakeStairs());

        assertThat(made).isEmpty();
    }

    @Test
    void whoeverBringsThePlayedOneTheLevelIsBroughtUpToDateOnce() {
        List<String> made = new ArrayList<>();
        EntityId dog = new EntityId(0, 1);
        Legend legend = LEGEND.replacing(
                        '@', Blueprint.player("you").with(Health.of(10)).with(new Companion(dog)), Stairs.down(1))
                .with(
                        'd',
                        Blueprint.of("dog")
                                .with(new Companion(HERO))
                                .with(Values.ScriptedBrain.doing(new Values.Deed("wait", -1, context -> {
                                    boolean leads = context.board().level() == 0
                                            && context.board()
                                                    .terrainAt(new Point(0, 1))
                                                    .equals(Ground.WALL);
                                    return leads
                                            ? context.tryTravel(dog, 1, Arrival.byPortal())
                                            : ActionResult.succeeded();
                                }))));
        Game game = game(noting(made), legend, "@d\n..", "<.");
        play(game, new TakeStairs());
        play(game, new TakeStairs());
        made.clear();
        play(game, new Rest());

        play(game, Values.Deed.doing("call", context -> context.setTerrain(new Point(0, 1), Ground.WALL)));

        assertThat(at(game, HERO)).as("the dog went, and the hero followed").isEqualTo(on(1, 1, 0));
        assertThat(made).containsExactly("level 1: 2");
    }

    @Test
    void whoCannotComeWakesNobody() {
        List<String> made = new ArrayList<>();
        Game game = game(noting(made), LEGEND, "@.", "g");
        play(game, new TakeStairs());
        play(game, new Rest());

        play(game, new TakeStairs());

        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
        assertThat(made).isEmpty();
    }

    @Test
    void whoComesStandsThereWhenTheTimeIsMadeUpForAndMayDieOfIt() {
        Game game = game(
                rules -> rules.absence(Absence.madeUpBy((context, level, turns) ->
                        level.occupantAt(new Point(0, 0)).ifPresent(who -> context.remove(who.id())))),
                LEGEND,
                "@g",
                "<.");
        play(game, new TakeStairs());
        play(game, new Rest());
        game.submit(HERO, new TakeStairs());

        game.step();

        assertThat(game.view().entity(HERO)).isEmpty();
        assertThat(game.view().actors()).containsExactly(GOBLIN);
        Invariants.check(game);
    }

    @Test
    void inOneStepOneIsMadeUpForTheNextGameSeesItsOwnLevel() {
        UnaryOperator<Rules.Builder> digging = rules -> rules.absence(
                Absence.madeUpBy((context, level, turns) -> context.setTerrain(new Point(1, 0), Ground.WALL)));
        for (int i = 0; i < 2; i++) {
            Game game = game(digging, LEGEND, "@.", "<.");
            play(game, new TakeStairs());
            play(game, new Rest());
            play(game, new TakeStairs());
            assertThat(LevelText.draw(game.view().board(), Scenario.legend())).isEqualTo("@#");
        }
    }

    @Test
    void whatTheWorldQueuesIsDoneOnTheLevelThatIsBroughtUpToDate() {
        Values.Deed wall = Values.Deed.doing("wall", context -> context.setTerrain(new Point(1, 0), Ground.WALL));
        Game game = game(
                rules -> rules.registry(Values.registry())
                        .absence(Absence.madeUpBy((context, level, turns) -> context.queue(EntityId.WORLD, wall))),
                LEGEND,
                "@..",
                "<..");
        play(game, new TakeStairs());
        play(game, new Rest());

        play(game, new TakeStairs());

        assertThat(LevelText.draw(game.view().board(0).orElseThrow(), Scenario.legend()))
                .isEqualTo("@#.");
        assertThat(game.view().board(1).orElseThrow().terrainAt(new Point(1, 0)))
                .isEqualTo(Ground.FLOOR);
    }

    @Test
    void whoGetsAnotherSpeedWhileItWaitsKeepsItsEnergy() {
        Game game = game(
                rules -> rules.scheduler(Schedulers.energyByResting(5))
                        .absence(Absence.madeUpBy((context, level, turns) -> context.set(GOBLIN, new Speed(9)))),
                LEGEND,
                "@g",
                "<.");
        for (int i = 0; i < 8; i++) {
            play(game, new Rest());
        }
        long energy = game.view().energy(GOBLIN);
        play(game, new TakeStairs());
        for (int i = 0; i < 5; i++) {
            play(game, new Rest());
        }

        play(game, new TakeStairs());

        assertThat(energy).isGreaterThan(4);
        assertThat(game.view().energy(GOBLIN)).isGreaterThanOrEqualTo(energy);
    }

    @Test
    void onALevelThatIsPassedByOnlyThoseAgeWhoWereLeftThere() {
        Legend legend = LEGEND.replacing(
                '@',
                Blueprint.player("you").with(Health.of(20)).with(Effects.of(new Lasting.Poison(1, 100))),
                Stairs.down(1));
        Game game = game(rules -> rules.absence(Absence.passing(50)), legend, "@.", "<.");
        play(game, new TakeStairs());
        for (int i = 0; i < 5; i++) {
            play(game, new Rest());
        }
        int before = hitPoints(game, HERO);

        play(game, new TakeStairs());

        assertThat(hitPoints(game, HERO)).isEqualTo(before - 1);
    }

    @Test
    void whereNobodyIsPlayedALevelThatIsPlayedOnHasTurnsFromTheStart() {
        Legend legend = LEGEND.replacing(
                '@', Blueprint.of("imp").with(Values.ScriptedBrain.doing(new TakeStairs())), Stairs.down(1));
        Game game = game(rules -> rules.registry(Values.registry()).absence(Absence.playedOn()), legend, "@", ".<g");

        game.step();

        assertThat(game.view().isActive(1)).isTrue();
        assertThat(game.view().actors()).containsExactly(HERO, new EntityId(1, 0));
    }

    @Test
    void whatIsAskedOnlyWhenSomebodyComesOrGoesIsAskedThenAlsoInAResumedGame() {
        UnaryOperator<Rules.Builder> change = rules -> rules.activeAround(who ->
                        who.get(Destructible.class).map(Destructible::hitPoints).orElse(0) > 5)
                .level("level 0", LevelText.of("@.", LEGEND))
                .level("level 1", LevelText.of("<g", LEGEND));
        Rules rules =
                change.apply(Rules.named("levels").registry(Stock.REGISTRY)).build();
        Game game = Game.start(rules, 7);
        play(game, new TakeStairs());
        play(game, Values.Deed.doing("wound", context -> context.damage(HERO, Damage.physical(7))));
        game.submit(HERO, Values.Deed.of("betray and fail", context -> {
            context.set(HERO, Faction.MONSTERS);
            return ActionResult.failed(new Values.No("undone"));
        }));
        game.step();

        Game resumed = Game.resume(rules, game.state());
        play(game, new Rest());
        play(resumed, new Rest());

        assertThat(resumed.stateHashParts()).isEqualTo(game.stateHashParts());
        assertThat(game.view().isActive(1)).isTrue();
    }
}
