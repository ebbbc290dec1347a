package io.github.undercroft.level;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Cause;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Acid, poison and brains on a level that nobody is on, and acid on one that somebody comes to. */
class AbsenceTest {

    private static final EntityId YOU = new EntityId(0, 0);
    private static final Lasting POISON =
            Lasting.of(EffectKind.POISON, new EachTurn(new Harm(Dice.constant(2), new DamageKind("venom"))), 5);

    /** Walks east for ever. */
    private enum Walker implements Brain {
        EAST;

        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Move(Direction.EAST));
        }
    }

    /** Sends somebody to another level, to that cell. */
    private record Send(EntityId who, Point to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(who, 1, Arrival.at(to));
        }
    }

    /** Throws somebody onto a cell of the level. */
    private record Hurl(EntityId who, Point to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryMove(who, to);
        }
    }

    /** Lets a rat be born on that cell. */
    private record Breed(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.trySpawn(Blueprint.of("rat").with(Health.of(9)), at).toActionResult();
        }
    }

    /** You on stairs down, a goblin with 30 hit points and 5 turns of poison in acid. */
    private static Scenario scenario(Absence absence) {
        Blueprint goblin = Blueprint.of("goblin")
                .with(Health.of(30))
                .with(Effects.of(POISON))
                .with(new Bystander());
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(10)), Stairs.down(1))
                .with('<', Stairs.up(0))
                .with('~', Acid.of(3))
                .with('w', Blueprint.of("walker").with(Walker.EAST))
                .replacing('g', goblin, Acid.of(3));
        return Scenario.of(
                legend,
                rules -> rules.level("cellar", LevelText.of("<~..", legend)).absence(absence),
                "@.g.~.w....");
    }

    private static int hitPoints(Scenario scenario, EntityId who) {
        return scenario.game()
                .view()
                .entity(who)
                .flatMap(each -> each.get(Destructible.class))
                .orElseThrow()
                .hitPoints();
    }

    private static Optional<Effect> poison(Scenario scenario) {
        return scenario.entity('g').get(Effects.class).stream()
                .flatMap(effects -> effects.all().stream())
                .findFirst();
    }

    /** Goes down, rests so many turns, and comes back: so many turns and one were missed above. */
    private static Scenario awayFor(Absence absence, int rests) {
        Scenario scenario = scenario(absence);
        scenario.play(new TakeStairs());
        scenario.play(Stream.generate(Rest::new).limit(rests).toArray(Action[]::new));
        scenario.play(new TakeStairs());
        return scenario;
    }

    /** What became of the goblin after so many turns of 3 acid and 2 poison, which lasts for 5. */
    private static void assertTurnsPassed(Scenario scenario, int turns) {
        assertThat(hitPoints(scenario, scenario.id('g'))).isEqualTo(30 - 3 * turns - 2 * Math.min(5, turns));
        assertThat(poison(scenario))
                .isEqualTo(
                        turns >= 5
                                ? Optional.empty()
                                : Optional.of(Lasting.of(POISON.kind(), POISON.what(), 5 - turns)));
    }

    @Test
    void whereTimePassesAcidAndPoisonGoOnForTheTurnsThatWereMissed() {
        assertTurnsPassed(awayFor(Absence.passing(50), 2), 3 + 1); // and one turn of its own
        assertTurnsPassed(awayFor(Absence.passing(50), 4), 5 + 1);
    }

    @Test
    void noMoreTurnsPassThanTheMostThatIsSaid() {
        assertTurnsPassed(awayFor(Absence.passing(3), 6), 3 + 1);
        assertTurnsPassed(awayFor(Absence.passing(1), 6), 1 + 1);
    }

    @Test
    void whereTimeStandsStillNothingGoesOn() {
        assertTurnsPassed(awayFor(Absence.frozen(), 6), 1);
    }

    @Test
    void whereTimePassesNobodyDecidesAnything() {
        Scenario passing = awayFor(Absence.passing(50), 2);
        assertThat(passing.entity('w').position()).contains(new Point(7, 0)); // by the turn of its own
        assertThat(awayFor(Absence.frozen(), 2).entity('w').position()).contains(new Point(7, 0));
    }

    @Test
    void aLevelThatIsPlayedOnHasTurnsLikeAnyOther() {
        Scenario scenario = scenario(Absence.playedOn());
        scenario.play(new TakeStairs(), new Rest());
        int turns = scenario.entity('w').position().orElseThrow().x() - 6;
        assertThat(turns).isEqualTo(2);
        assertTurnsPassed(scenario, turns);
    }

    @Test
    void acidBurnsWhoIsThrownOntoItWhoComesFromElsewhereAndWhoIsBornThere() {
        Scenario thrown = scenario(Absence.frozen());
        EntityId goblin = thrown.id('g');
        int before = hitPoints(thrown, goblin);
        thrown.game().submit(YOU, new Hurl(goblin, new Point(4, 0)));
        thrown.game().step();
        assertThat(hitPoints(thrown, goblin)).isEqualTo(before - 3);

        thrown.play(new Breed(new Point(2, 0)));
        EntityId rat = thrown.game()
                .view()
                .board()
                .occupantAt(new Point(2, 0))
                .orElseThrow()
                .id();
        assertThat(hitPoints(thrown, rat)).isEqualTo(6);
    }

    @Test
    void acidBurnsWhoComesOutOnItAndNamesTheGroundAsTheCause() {
        Scenario scenario = scenario(Absence.frozen());
        scenario.game().submit(YOU, new Send(YOU, new Point(1, 0)));
        Step.Acted acted = (Step.Acted) scenario.game().step();
        assertThat(hitPoints(scenario, YOU)).isEqualTo(7);
        assertThat(acted.events().stream()
                        .filter(Damaged.class::isInstance)
                        .map(event -> ((Damaged) event).damage().cause()))
                .containsExactly(new Cause.TerrainAt(new Point(1, 0), Acid.of(3)));
    }

    @Test
    void acidBurnsWhoFollowsOntoIt() {
        Blueprint dog =
                Blueprint.of("dog").with(Health.of(9)).with(new Bystander()).with(new Companion(YOU));
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(10)), Stairs.down(1))
                .with('<', Stairs.up(0))
                .with('~', Acid.of(3))
                .with('d', dog);
        Scenario scenario = Scenario.of(legend, rules -> rules.level("cellar", LevelText.of("<~", legend)), "@d");
        scenario.game().submit(YOU, new TakeStairs());
        scenario.game().step();
        assertThat(hitPoints(scenario, scenario.id('d'))).isEqualTo(6);
        assertThat(hitPoints(scenario, YOU)).isEqualTo(10);
    }
}
