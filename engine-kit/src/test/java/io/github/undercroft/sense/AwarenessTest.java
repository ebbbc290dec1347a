package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Sound;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class AwarenessTest {

    private static final Blueprint HERO = Blueprint.player("you").with(Health.of(10));
    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', HERO.with(Senses.ofRadius(8)))
            .with('k', Blueprint.of("kobold").with(new Bystander()))
            .with('f', Blueprint.of("friend").with(new Bystander()).with(Faction.PLAYERS))
            .with('!', Blueprint.item("potion"))
            .with('n', Blueprint.of("drummer").with(new Clatter(16, Sound.NOISE)))
            .with('N', Blueprint.of("smith").with(new Clatter(30, Sound.FIGHTING)));

    /** Does something with the context, and lets the time of an action pass. */
    private record Do(Consumer<ActionContext> what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.accept(context);
            return ActionResult.succeeded();
        }
    }

    /** What the hero knows at its next turn, which passes. */
    private static <T> T ask(Scenario scenario, Function<Awareness, T> question) {
        List<T> answers = new ArrayList<>();
        scenario.perform(new Do(context -> answers.add(question.apply(Awareness.of(context.view())))));
        return answers.get(answers.size() - 1);
    }

    private static boolean tell(Scenario scenario, Predicate<Awareness> question) {
        return ask(scenario, question::test);
    }

    private static List<String> names(List<Entity> entities) {
        return entities.stream().map(Entity::name).toList();
    }

    @Test
    void enemiesAndAlliesInViewComeNearestFirst() {
        Scenario scenario = Scenario.of(LEGEND, "#########", "#g!.@.kf#", "#......f#", "#########");

        assertThat(names(ask(scenario, Awareness::enemies))).containsExactly("kobold", "goblin");
        assertThat(ask(scenario, Awareness::allies))
                .extracting(ally -> ally.position().orElseThrow())
                .as("equally far, so by id")
                .containsExactly(new Point(7, 1), new Point(7, 2));
    }

    @Test
    void ofEquallyNearOnesTheLowestIdIsFirst() {
        Scenario scenario = Scenario.of(LEGEND, "g.@.k", "..g..");
        assertThat(ask(scenario, Awareness::enemies))
                .extracting(Entity::id)
                .containsExactly(new EntityId(0, 3), new EntityId(0, 0), new EntityId(0, 2));
    }

    @Test
    void nearestIsByTheStepsOfTheGame() {
        String[] map = {"@..g", "..k.", "...."};
        assertThat(names(ask(Scenario.of(LEGEND, map), Awareness::enemies))).containsExactly("kobold", "goblin");
        String[] diagonal = {"@..g", "....", "..k."};
        assertThat(names(ask(Scenario.of(LEGEND, diagonal), Awareness::enemies)))
                .as("two steps, the diagonal ones counted")
                .containsExactly("kobold", "goblin");
        assertThat(names(ask(
                        Scenario.of(LEGEND, rules -> rules.steps(Movement.FOUR_WAY), diagonal), Awareness::enemies)))
                .as("four steps")
                .containsExactly("goblin", "kobold");
    }

    @Test
    void whoIsBehindAWallOrTooFarIsNotThere() {
        Scenario scenario = Scenario.of(LEGEND, "@.#g.....k", "..#.......");
        assertThat(ask(scenario, Awareness::enemies)).isEmpty();
        assertThat(ask(scenario, Awareness::missing)).isEmpty();
        assertThat(names(ask(Scenario.of(LEGEND, "@.......g"), Awareness::enemies)))
                .containsExactly("goblin");
        assertThat(ask(Scenario.of(LEGEND, "@........g"), Awareness::enemies)).isEmpty();
    }

    @Test
    void whoIsOutOfViewIsMissingUntilItsPlaceIsSeenWithoutIt() {
        Scenario scenario = Scenario.of(LEGEND, "@#g..", ".....", "####.");
        scenario.play(new Move(Direction.SOUTH));
        assertThat(names(ask(scenario, Awareness::enemies))).containsExactly("goblin");
        EntityId goblin = scenario.id('g');

        scenario.play(new Move(Direction.NORTH));
        assertThat(ask(scenario, Awareness::enemies)).isEmpty();
        Perception.Sighting last = ask(scenario, Awareness::trail).orElseThrow();
        assertThat(last.at()).isEqualTo(new Point(2, 0));
        assertThat(last.who().id()).isEqualTo(goblin);

        scenario.perform(new Do(context -> context.tryMove(goblin, new Point(4, 2))));
        assertThat(ask(scenario, Awareness::trail))
                .as("it does not know better")
                .contains(last);

        scenario.play(new Move(Direction.SOUTH));
        assertThat(tell(scenario, aware -> aware.sees(last.at()))).isTrue();
        assertThat(tell(scenario, aware -> aware.mayBeThere(last))).isFalse();
        assertThat(ask(scenario, Awareness::trail)).isEmpty();
        assertThat(ask(scenario, Awareness::missing)).containsExactly(last);

        scenario.play(new Move(Direction.NORTH));
        assertThat(tell(scenario, aware -> aware.sees(last.at()))).isFalse();
        assertThat(ask(scenario, Awareness::trail))
                .as("it remembers the empty place")
                .isEmpty();
    }

    @Test
    void whoWasSeenLastIsFollowedFirst() {
        Scenario scenario = Scenario.of(LEGEND, "#g#######k#", "...........", "@##########");
        scenario.play(new Move(Direction.NORTH));
        for (int i = 0; i < 9; i++) {
            scenario.play(new Move(Direction.EAST));
        }
        assertThat(names(ask(scenario, Awareness::enemies))).containsExactly("kobold");
        for (int i = 0; i < 4; i++) {
            scenario.play(new Move(Direction.WEST));
        }

        assertThat(ask(scenario, Awareness::missing))
                .extracting(sighting -> sighting.who().name())
                .containsExactly("kobold", "goblin");
    }

    @Test
    void theLoudestNoiseIsTheOneOfWhichMostArrived() {
        Scenario scenario = Scenario.of(LEGEND, "@#n......N", "##########");
        assertThat(ask(scenario, Awareness::loudestNoise)).as("at the start").isEmpty();
        List<Percept.Heard> heard = ask(scenario, Awareness::noises);
        assertThat(heard).hasSize(2);
        assertThat(heard).extracting(Percept.Heard::sound).contains(Sound.NOISE, Sound.FIGHTING);

        Percept.Heard loudest = ask(scenario, Awareness::loudestNoise).orElseThrow();
        assertThat(loudest.volume())
                .isEqualTo(heard.stream().mapToInt(Percept.Heard::volume).max().orElseThrow());
    }

    @Test
    void ofEquallyLoudNoisesTheLatestCounts() {
        Scenario scenario = Scenario.of(LEGEND, "n#@#n", "#####");
        ask(scenario, Awareness::noises);
        List<Percept.Heard> heard = ask(scenario, Awareness::noises);
        assertThat(heard).hasSize(2);
        assertThat(heard.get(0).volume()).isEqualTo(heard.get(1).volume());
        assertThat(ask(scenario, Awareness::loudestNoise))
                .hasValueSatisfying(
                        noise -> assertThat(noise.from()).isEqualTo(heard.get(1).from()));
    }

    @Test
    void withoutSensesAllIsInViewAndNothingIsHeard() {
        Scenario scenario = Scenario.of(LEGEND.replacing('@', HERO), "@#n.......................g");
        ask(scenario, Awareness::noises);
        assertThat(names(ask(scenario, Awareness::enemies))).containsExactly("drummer", "goblin");
        assertThat(ask(scenario, Awareness::missing)).isEmpty();
        assertThat(ask(scenario, Awareness::noises)).isEmpty();
        assertThat(tell(scenario, aware -> aware.sees(new Point(20, 0)))).isTrue();
        assertThat(tell(scenario, aware -> aware.sees(new Point(20, 1)))).isFalse();
    }

    @Test
    void aSquadIsAsNearAsItsNearestMember() {
        Blueprint seer = HERO.with(Senses.ofRadius(3).through(List.of(new EntityId(0, 4), new EntityId(0, 0))));
        Scenario scenario = Scenario.of(LEGEND.replacing('@', seer), "fg#@#.k.f");

        assertThat(scenario.hero().id()).isEqualTo(new EntityId(0, 2));
        assertThat(names(ask(scenario, Awareness::enemies))).containsExactly("goblin", "kobold");
        assertThat((int) ask(scenario, aware -> aware.stepsTo(scenario.entity('g'))))
                .isEqualTo(1);
    }
}
