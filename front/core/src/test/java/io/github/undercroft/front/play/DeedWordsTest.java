package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.hindsight.Verdict;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A deed is named by what was ordered, and not by what came of it once. */
class DeedWordsTest {

    /** Says nothing in the log. */
    private record Shout() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    private record Cave() implements PlayableGame {
        @Override
        public About about() {
            return new About("cave", "A fight.", new BoardSize(6, 3));
        }

        @Override
        public List<Verb> verbs() {
            return List.of(Verb.plain("shout", new Shout(), "s"), Verbs.USE, Verbs.DROP, Verbs.THROW);
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("you")
                    .with(Health.of(9))
                    .with(AreaWeapon.melee(Blow.of("1d3")))
                    .with(Inventory.of(3))
                    .carrying(Consumable.potion("vial"));
            Legend legend = Legend.standard()
                    .with('@', hero)
                    .with(
                            'w',
                            Blueprint.of("warden").with(new Faction("wardens")).with(Health.of(90)));
            return Rules.named("cave")
                    .level("cave", LevelText.of("######\n#.@w.#\n######", legend))
                    .build();
        }
    }

    private static final Game GAME = Game.start(new Cave().rules(new BoardSize(6, 3), Seat.PERSON), 1);
    private static final EntityId YOU = new EntityId(0, 0);

    private static Entity vial() {
        return GAME.view().things(YOU).get(0);
    }

    private static String named(Action deed) {
        return new DeedWords(new Cave(), new Verdict.Moment(0, 1, YOU, GAME::fork)).of(deed);
    }

    @Test
    void anAttackIsNamedByItsTargetWhetherItHitsOrMisses() {
        assertThat(named(Attack.toward(Direction.EAST))).isEqualTo("You attack the warden.");
    }

    @Test
    void anAttackOnNobodyWhoIsKnownIsAStep() {
        assertThat(named(Attack.toward(Direction.WEST))).isEqualTo("You step west.");
    }

    @Test
    void aStepIsNamedByItsWay() {
        assertThat(named(new Move(Direction.WEST))).isEqualTo("You step west.");
    }

    @Test
    void aRestIsARest() {
        assertThat(named(new Rest())).isEqualTo("You rest.");
    }

    @Test
    void aDeedWithAThingIsNamedByBoth() {
        assertThat(named(new Use(vial().id()))).isEqualTo("You use the vial.");
        assertThat(named(Drop.all(vial().id()))).isEqualTo("You drop the vial.");
    }

    @Test
    void aThrowIsNamedByWhomItIsAimedAt() {
        assertThat(named(new Throw(vial().id(), Aim.at(new Point(3, 1)))))
                .isEqualTo("You throw the vial at the warden.");
        assertThat(named(new Throw(vial().id(), Aim.toward(Direction.WEST)))).isEqualTo("You throw the vial west.");
        assertThat(named(new Throw(vial().id(), Aim.at(new Point(1, 1))))).isEqualTo("You throw the vial.");
    }

    @Test
    void aVerbOfTheGameIsNamedByItsOwnWord() {
        assertThat(named(new Shout())).isEqualTo("You shout.");
    }

    private static String kind(Action deed) {
        return new DeedWords(new Cave(), new Verdict.Moment(0, 1, YOU, GAME::fork)).kind(deed);
    }

    @Test
    void theKindOfAStepIsWhatItChangesOfTheDistanceToTheNearestEnemy() {
        assertThat(kind(new Move(Direction.WEST))).isEqualTo("step away");
        assertThat(kind(new Move(Direction.NORTH))).isEqualTo("step aside");
        assertThat(kind(new Move(Direction.EAST))).isEqualTo("step closer");
    }

    /** A blow of the game's own. */
    private record Punch() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return Attack.toward(Direction.EAST).perform(context);
        }
    }

    @Test
    void anOwnActionThatStrikesIsAnAttack() {
        assertThat(kind(new Punch())).isEqualTo("attack");
    }

    @Test
    void theKindOfADeedIsItsVerbWhateverItWasAimedAt() {
        assertThat(kind(Attack.toward(Direction.WEST))).isEqualTo("step away");
        assertThat(kind(Attack.toward(Direction.EAST))).isEqualTo("attack");
        assertThat(kind(new Rest())).isEqualTo("rest");
        assertThat(kind(new Shout())).isEqualTo("shout");
        assertThat(kind(new Use(vial().id()))).isEqualTo("use the vial");
        assertThat(kind(new Throw(vial().id(), Aim.at(new Point(3, 1))))).isEqualTo("throw the vial");
        assertThat(kind(new Throw(vial().id(), Aim.toward(Direction.WEST)))).isEqualTo("throw the vial");
    }
}
