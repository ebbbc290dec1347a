package io.github.undercroft;

import static io.github.undercroft.geometry.Direction.EAST;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Ended;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EndConditionsTest {

    private static final Outcome LOST = Outcome.lost("no players are left");
    private static final Outcome WON = Outcome.won("players have no enemies left");

    private static final Legend LEGEND = Scenario.legend()
            .with('b', Blueprint.of("barrel").with(Health.of(3)))
            .with('s', Blueprint.of("statue").with(Faction.PLAYERS))
            .with('f', Blueprint.of("friend").with(Faction.PLAYERS).with(new Bystander()))
            .with('k', Blueprint.of("killer").with(new Killer()).with(LinearWeapon.ofDamage(99)));

    private record Killer() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(Attack.toward(EAST));
        }
    }

    private static Scenario with(EndCondition condition, String... rows) {
        return Scenario.of(LEGEND, rules -> rules.endsWhen(condition), rows);
    }

    @Test
    void thePlayersWinWithTheDeathOfTheirLastEnemy() {
        Scenario scenario = with(EndConditions.wonBy(Faction.PLAYERS), "@g");

        scenario.play(Attack.toward(EAST));
        assertThat(scenario.game().view().outcome()).isEmpty();
        scenario.play(Attack.toward(EAST));
        assertThat(scenario.expectEventOf(Ended.class).outcome()).isEqualTo(WON);
        assertThat(scenario.game().view().outcome()).contains(WON);
    }

    @Test
    void aDrawnGameIsNeitherWonNorLost() {
        Outcome drawn = new Outcome(Outcome.Result.DRAWN, "the cellar falls in");

        assertThat(drawn.isWon() || drawn.isLost()).isFalse();
        assertThat(WON.isWon() && LOST.isLost()).isTrue();
        assertThat(LOST.isWon() || WON.isLost()).isFalse();
    }

    @Test
    void aConditionMayCountOnlyWhileAnotherThingHolds() {
        EndCondition late = EndConditions.wonBy(Faction.PLAYERS)
                .onlyIf(game -> game.entities().size() == 1);

        assertThat(with(late, "@b").game().view().outcome()).isEmpty();
        assertThat(with(late, "@.").game().view().outcome()).contains(WON);
    }

    @Test
    void theOutcomeIsAskedForOnceAndOnlyWhenTheGameIsOver() {
        AtomicInteger asked = new AtomicInteger();
        EndCondition reached = EndCondition.when(
                game -> game.board().occupantAt(new Point(2, 0)).isPresent(),
                game -> Outcome.won("there").withScore(10 * asked.incrementAndGet()));
        Scenario scenario = with(reached.onlyIf(game -> true), "@..");

        scenario.play(new Move(EAST));
        assertThat(asked).hasValue(0);
        scenario.play(new Move(EAST));

        Outcome there = Outcome.won("there").withScore(10);
        assertThat(scenario.expectEventOf(Ended.class).outcome()).isEqualTo(there);
        assertThat(scenario.game().step()).isEqualTo(new Step.Over(there));
        assertThat(scenario.game().view().outcome()).contains(there);
        assertThat(asked).hasValue(1);
    }

    @Test
    void whatDoesNotActIsNobodysEnemy() {
        assertThat(with(EndConditions.wonBy(Faction.PLAYERS), "@b")
                        .game()
                        .view()
                        .outcome())
                .contains(WON);
    }

    @Test
    void friendsAreNoEnemies() {
        assertThat(with(EndConditions.wonBy(Faction.PLAYERS), "@f")
                        .game()
                        .view()
                        .outcome())
                .contains(WON);
        assertThat(with(EndConditions.wonBy(Faction.PLAYERS), "@fg")
                        .game()
                        .view()
                        .outcome())
                .isEmpty();
    }

    @Test
    void whoIsNeitherHostileNorHasOneHostileToItIsNoEnemyEither() {
        Relations peace = Relations.usual().between(Faction.PLAYERS, Stance.NEUTRAL, Faction.MONSTERS);
        Relations half = Relations.usual().with(Faction.PLAYERS, Stance.NEUTRAL, Faction.MONSTERS);

        assertThat(with(peace).game().view().outcome()).contains(WON);
        assertThat(with(half).game().view().outcome()).isEmpty();
    }

    private static Scenario with(Relations relations) {
        return Scenario.of(
                LEGEND,
                rules -> rules.endsWhen(EndConditions.wonBy(Faction.PLAYERS)).relations(relations),
                "@g");
    }

    @Test
    void monstersWinToo() {
        Outcome monsters = Outcome.won("monsters have no enemies left");

        assertThat(with(EndConditions.wonBy(Faction.MONSTERS), "g.g")
                        .game()
                        .view()
                        .outcome())
                .contains(monsters);
        assertThat(with(EndConditions.wonBy(Faction.MONSTERS), "g@g")
                        .game()
                        .view()
                        .outcome())
                .isEmpty();
    }

    @Test
    void theGameIsLostWithTheLastOfTheFaction() {
        Scenario scenario = with(EndConditions.lostWithout(Faction.PLAYERS), "k@");

        Step step = scenario.game().step();

        assertThat(((Step.Acted) step).events()).last().isEqualTo(new Ended(LOST));
        assertThat(scenario.game().step()).isEqualTo(new Step.Over(LOST));
    }

    @Test
    void theGameGoesOnWhileOneOfTheFactionIsLeft() {
        Scenario scenario = with(EndConditions.lostWithout(Faction.PLAYERS), "k@f");

        scenario.game().step();

        assertThat(scenario.hero().isAlive()).isFalse();
        assertThat(scenario.game().view().outcome()).isEmpty();
    }

    @Test
    void whoDoesNotActDoesNotKeepTheGameGoing() {
        assertThat(with(EndConditions.lostWithout(Faction.PLAYERS), "sg")
                        .game()
                        .view()
                        .outcome())
                .contains(LOST);
    }

    @Test
    void anActorWithoutAFactionIsOneOfTheMonsters() {
        assertThat(with(EndConditions.lostWithout(Faction.MONSTERS), "@g")
                        .game()
                        .view()
                        .outcome())
                .isEmpty();
        assertThat(with(EndConditions.lostWithout(Faction.MONSTERS), "@b")
                        .game()
                        .view()
                        .outcome())
                .contains(Outcome.lost("no monsters are left"));
    }

    @Test
    void aGameIsLostWithTheNamedOneWhoeverElseIsLeft() {
        String hero =
                with(EndConditions.lostWithout(Faction.PLAYERS), "@").hero().name();
        Scenario goesOn = with(EndConditions.lostWithout(Faction.PLAYERS), "k@f");
        Scenario named = with(EndConditions.lostWithout(hero), "k@f");
        for (Scenario each : List.of(goesOn, named)) {
            each.game().step();
            each.game().step();
        }
        assertThat(goesOn.game().view().outcome()).isEmpty();
        assertThat(named.game().view().outcome()).contains(Outcome.lost(EndConditions.withoutReason(hero)));
    }

    @Test
    void personsAreWhomInputIsAskedForAndElseTheFirstThatIsNoPet() {
        Blueprint dog = Blueprint.of("dog").with(Faction.PLAYERS).with(new Bystander());
        Blueprint pet = dog.with(new Companion(new EntityId(0, 1)));
        Legend legend = Scenario.legend().with('d', dog).with('p', pet);
        assertThat(Scenario.of(legend, "d@p@").game().view().players())
                .hasSize(2)
                .allMatch(each -> each.get(Brain.class).orElseThrow() instanceof Player);
        assertThat(Scenario.of(legend, "pd").game().view().players())
                .extracting(Entity::name)
                .containsExactly("dog");
        assertThat(Scenario.of(legend, "g").game().view().players()).isEmpty();
    }
}
