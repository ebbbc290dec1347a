package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Perception;
import io.github.undercroft.Refusal;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Unseen;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Magic mapping, detection and amnesia: what an observer learns and forgets other than by looking. */
class KnowledgeTest {

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Values.hero().with(Senses.ofRadius(1)))
            .replacing('g', Blueprint.of("goblin"))
            .with('!', Blueprint.item("potion"))
            .with(' ', Unseen.CELL);

    private static final Rules RULES = Rules.named("test")
            .level("map", LevelText.of("..@.!.g#\n....#...", LEGEND))
            .build();

    private final Scenario scenario = Scenario.of(Game.start(RULES, 1), LEGEND);
    private final EntityId hero = scenario.hero().id();

    private Perception known() {
        return scenario.game().view().perception(hero).orElseThrow();
    }

    private String map() {
        return LevelText.draw(known().board(), LEGEND);
    }

    private void plays(Consumer<ActionContext> does) {
        scenario.play(Deed.doing("learns", does));
    }

    @Test
    void magicMappingTellsWhatCellsAreMadeOfAndNotWhoIsThere() {
        plays(context -> context.reveal(hero, 0, cell -> true));
        assertThat(map()).isEqualTo("..@....#\n....#...");
    }

    @Test
    void whatWasOnlyToldOfWasNeverSeen() {
        plays(context -> context.reveal(hero, 0, cell -> cell.y() == 0));
        assertThat(known().lastSeen(new Point(6, 0))).isEmpty();
        assertThat(known().told().points())
                .containsExactly(new Point(0, 0), new Point(4, 0), new Point(5, 0), new Point(6, 0), new Point(7, 0));
    }

    @Test
    void whatComesIntoViewIsNotOnlyToldOfAnyMore() {
        plays(context -> context.reveal(hero, 0, cell -> true));
        plays(context -> context.tryMove(hero, new Point(5, 0)));
        assertThat(known().told().get(new Point(6, 0))).isFalse();
        assertThat(known().told().get(new Point(7, 1))).isTrue();
    }

    @Test
    void nobodyIsToldOfAnythingAtFirst() {
        assertThat(known().told().count()).isZero();
    }

    @Test
    void whatAnActionTeachesIsUndoneWithIt() {
        long before = scenario.game().stateHash();
        scenario.play(Deed.of("fails", context -> {
            context.reveal(hero, 0, cell -> true);
            context.detect(hero, 0, each -> true);
            context.forget(hero, cell -> true);
            return ActionResult.failed(new Refusal.Gone(hero));
        }));
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    @Test
    void detectionTellsWhereThoseAreWhoAreNotSeen() {
        plays(context -> context.detect(
                hero, 0, each -> each.has(Brain.class) || each.name().equals("goblin")));
        assertThat(map()).isEqualTo(" .@.  g \n  .     ");
        assertThat(known().sightings()).extracting(Perception.Sighting::at).containsExactly(new Point(6, 0));
        assertThat(known().sees(scenario.id('g'))).isFalse();
    }

    @Test
    void whoIsDetectedAnewIsWhereItIsNow() {
        plays(context -> context.detect(hero, 0, each -> true));
        plays(context -> context.tryMove(scenario.id('g'), new Point(6, 1)));
        assertThat(map()).isEqualTo(" .@.! g \n  .     ");
        plays(context -> context.detect(hero, 0, each -> true));
        assertThat(map()).isEqualTo(" .@.!   \n  .   g ");
    }

    @Test
    void whoIsNotFoundAnyMoreIsForgotten() {
        EntityId goblin = scenario.id('g');
        plays(context -> context.detect(hero, 0, each -> true));
        plays(context -> context.remove(goblin));
        assertThat(known().sighting(goblin)).isPresent();
        plays(context -> context.detect(hero, 0, each -> each.name().equals("goblin")));
        assertThat(known().sighting(goblin)).isEmpty();
        assertThat(known().sighting(scenario.id('!'))).isPresent();
    }

    @Test
    void whoWasDetectedIsRememberedAfterASave() {
        plays(context -> context.detect(hero, 0, each -> true));
        Game resumed = Game.resume(RULES, scenario.game().state());
        assertThat(resumed.stateHash()).isEqualTo(scenario.game().stateHash());
        assertThat(resumed.view().perception(hero).orElseThrow().sightings()).isEqualTo(known().sightings());
    }

    @Test
    void amnesiaTakesAllButWhatIsInView() {
        plays(context -> context.reveal(hero, 0, cell -> true));
        plays(context -> context.detect(hero, 0, each -> true));
        plays(context -> context.forget(hero, cell -> true));
        assertThat(map()).isEqualTo(" .@.    \n  .     ");
        assertThat(known().sightings()).isEmpty();
    }

    @Test
    void somebodyMayForgetAFewCells() {
        plays(context -> context.reveal(hero, 0, cell -> true));
        plays(context -> context.forget(hero, at -> at.cell().x() > 5));
        assertThat(map()).isEqualTo("..@...  \n....#.  ");
    }

    @Test
    void somebodyMayLearnOfALevelWhereItNeverWasAndForgetItAgain() {
        Scenario two = Scenario.of(LEGEND, rules -> rules.level("cellar", LevelText.of("!#", LEGEND)), "@");
        EntityId you = two.hero().id();
        Perception known = two.game().view().perception(you).orElseThrow();
        two.play(Deed.doing("goes", context -> {
            context.tryTravel(you, 1, Arrival.at(new Point(0, 0)));
            context.forget(you, at -> true);
        }));
        two.play(Deed.doing("forgets", context -> context.forget(you, at -> at.level() == 0)));
        assertThat(known.board(0)).isEmpty();
        two.play(Deed.doing("learns", context -> context.reveal(you, 0, at -> true)));
        assertThat(known.board(0).map(board -> LevelText.draw(board, LEGEND))).contains(".");
    }

    @Test
    void whoForgetsCellsOfOneLevelStillKnowsThatItWasOnAnotherWhereItSawNothing() {
        Legend blind =
                LEGEND.replacing('@', Values.hero().with(Senses.ofRadius(1).through(List.of(new EntityId(0, 99)))));
        Scenario two = Scenario.of(blind, rules -> rules.level("cellar", LevelText.of("!#", LEGEND)), "@");
        EntityId you = two.hero().id();
        Perception known = two.game().view().perception(you).orElseThrow();
        two.play(Deed.doing("goes", context -> context.tryTravel(you, 1, Arrival.at(new Point(0, 0)))));
        two.play(Deed.doing("forgets", context -> context.forget(you, at -> at.level() == 1)));
        assertThat(known.board(0).map(board -> LevelText.draw(board, LEGEND))).contains(" ");
        two.play(Deed.doing("forgets all", context -> context.forget(you, at -> true)));
        assertThat(known.board(0)).isEmpty();
    }

    @Test
    void ofALevelThatIsNotMadeThereIsNothingToLearn() {
        Scenario two = Scenario.of(LEGEND, rules -> rules.level("cellar", LevelText.of("!#", LEGEND)), "@");
        EntityId you = two.hero().id();
        two.play(Deed.doing("learns", context -> {
            context.reveal(you, 1, at -> true);
            context.detect(you, 1, each -> true);
        }));
        assertThat(two.game().view().perception(you).orElseThrow().board(1)).isEmpty();
    }

    @Test
    void aLevelThatTheRulesDoNotKnowIsRefusedByItsNumber() {
        assertThatThrownBy(() -> plays(context -> context.reveal(hero, 7, cell -> true)))
                .rootCause()
                .hasMessageContaining("7");
        assertThatThrownBy(() -> plays(context -> context.detect(hero, 7, each -> true)))
                .rootCause()
                .hasMessageContaining("7");
    }

    @Test
    void whoHasNoSensesKnowsAllAndLearnsNothing() {
        EntityId goblin = scenario.id('g');
        long before = scenario.game().stateHash();
        Game idle = scenario.game().fork();
        plays(context -> {
            context.reveal(goblin, 0, cell -> true);
            context.forget(goblin, cell -> true);
        });
        idle.submit(hero, Deed.doing("idles", context -> {}));
        idle.step();
        assertThat(scenario.game().stateHash()).isNotEqualTo(before).isEqualTo(idle.stateHash());
    }

    @Test
    void aPreviewOfMagicMappingTellsNothing() {
        Deed deed = Deed.doing("maps", context -> context.reveal(hero, 0, cell -> true));
        scenario.play(Deed.doing("idles", context -> {}));
        Perception after =
                scenario.game().preview(hero, deed).after().perception(hero).orElseThrow();
        assertThat(LevelText.draw(after.board(), LEGEND)).isEqualTo(map());
    }

    @Test
    void whoComesToBeAtHomeKnowsThePresentLevelToo() {
        plays(context -> context.set(hero, Senses.ofRadius(1).replacing(Familiarity.AT_HOME)));
        assertThat(map()).isEqualTo("..@....#\n....#...");
        assertThat(known().told().count()).isZero();
    }

    @Test
    void whoHasLeftTheGameLearnsNothing() {
        EntityId goblin = scenario.id('g');
        plays(context -> context.set(goblin, Senses.ofRadius(1)));
        plays(context -> {
            context.reveal(goblin, 0, cell -> true);
            context.remove(goblin);
            context.forget(goblin, cell -> true);
        });
        assertThat(scenario.game().view().perception(goblin)).isEmpty();
    }

    @Test
    void aFilterThatThrowsIsTheActionsOwnFault() {
        Entity living = scenario.hero();
        Location before = living.location();
        assertThatThrownBy(() -> plays(context -> {
                    context.tryMove(hero, new Point(3, 0));
                    context.reveal(hero, 0, cell -> {
                        throw new IllegalStateException("no cell");
                    });
                }))
                .rootCause()
                .hasMessage("no cell");
        assertThat(living.location()).isEqualTo(before);
    }
}
