package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EscapeTest {

    private static final Blueprint FLEER =
            Blueprint.of("rat").with(Health.of(5)).with(PriorityBrain.of(Escape.fromAfar()));

    /** What a rat does at its first turn. */
    private static Action firstOf(Blueprint rat, String... rows) {
        Legend legend = Legend.standard()
                .with('r', rat)
                .with(
                        'h',
                        Blueprint.of("hero")
                                .with(Faction.PLAYERS)
                                .with(Health.of(5))
                                .with(new Bystander()))
                .with('p', Blueprint.of("pillar"));
        Game game = Game.start(
                Rules.named("cellar")
                        .steps(Movement.FOUR_WAY)
                        .level("cellar", LevelText.of(String.join("\n", rows), legend))
                        .build(),
                1);
        while (true) {
            Step.Acted acted = (Step.Acted) game.step();
            if (acted.actor().equals(Cellar.named(game, "rat").id())) {
                return acted.action();
            }
        }
    }

    @Test
    void itRunsAwayAndNotIntoADeadEnd() {
        assertThat(firstOf(FLEER, "h.r...")).isEqualTo(new Move(Direction.EAST));
        assertThat(firstOf(FLEER, "#########", "#...#####", "#.#r.h...", "#...#####", "#########"))
                .as("round the pillar")
                .isEqualTo(new Move(Direction.NORTH));
        assertThat(firstOf(FLEER, "#########", "#.h.#####", "#.#.r....", "#...#####", "#########"))
                .isEqualTo(new Move(Direction.WEST));
    }

    @Test
    void corneredItStrikesIfItCanElseItRests() {
        assertThat(firstOf(FLEER, "rh...")).isEqualTo(new Rest());
        assertThat(firstOf(FLEER.with(LinearWeapon.ofDamage(1)), "rh...")).isEqualTo(Attack.toward(Direction.EAST));
    }

    @Test
    void itFearsNobodyWhoCannotComeOrIsFarAway() {
        Blueprint weaver = FLEER.replacing(PriorityBrain.of(Escape.fromAfar(), Fallback.WEST));
        assertThat(firstOf(weaver, ".r#h")).isEqualTo(new Move(Direction.WEST));
        assertThat(firstOf(weaver, ".r-h")).isEqualTo(new Move(Direction.WEST));
        Blueprint bold = FLEER.replacing(PriorityBrain.of(new Escape(3), Fallback.WEST));
        assertThat(firstOf(bold, ".r...h")).isEqualTo(new Move(Direction.WEST));
        assertThat(firstOf(bold, "..r..h")).isEqualTo(new Move(Direction.WEST));
        assertThat(firstOf(bold, "h..r..")).isEqualTo(new Move(Direction.EAST));
        assertThat(firstOf(bold, "h...r.")).isEqualTo(new Move(Direction.WEST));
    }

    /** What one does who has no occasion to escape. */
    private enum Fallback implements Behaviour {
        WEST;

        @Override
        public Optional<Action> next(TurnView turn) {
            return Optional.of(new Move(Direction.WEST));
        }
    }

    @Test
    void whoIsInTheWayIsAWall() {
        assertThat(firstOf(FLEER, "#p#", "hr.")).isEqualTo(new Move(Direction.EAST));
        assertThat(firstOf(FLEER, "###", "hrp")).isEqualTo(new Rest());
    }

    @Test
    void itGoesOnRunningFromWhereSomebodyWasSeenLast() {
        Legend legend =
                Scenario.legend().with('r', FLEER.with(Senses.ofRadius(4).withHearing(0)));
        Scenario scenario = Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), "@....r.........");
        scenario.play(new Move(Direction.EAST));
        for (int i = 0; i < 3; i++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.entity('r').position()).contains(new Point(9, 0));
        assertThat(scenario.events()).noneMatch(Damaged.class::isInstance);
    }

    @Test
    void aDistanceOutOfRangeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Escape(0)).withMessageContainingAll("1 to 48", "0");
        assertThatIllegalArgumentException().isThrownBy(() -> new Escape(49)).withMessageContaining("49");
    }
}
