package io.github.undercroft.game;

import static io.github.undercroft.event.ChainCut.Flaw.CYCLE;
import static io.github.undercroft.event.ChainCut.Flaw.NULL;
import static io.github.undercroft.event.ChainCut.Flaw.TOO_LONG;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.event.ChainCut;
import io.github.undercroft.event.FollowUpDropped;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rule 4: chains are bounded; what is wrong with one is reported with all its actions, and the actor rests. */
class ChainsTest {

    private static final EntityId HERO = new EntityId(0, 0);

    /** A chain of that many actions, of which the last one succeeds. */
    private static Deed chain(int number, int last) {
        return number == last
                ? Deed.noting("" + number)
                : Deed.of("" + number, context -> {
                    context.emit(new Noted("undone"));
                    return ActionResult.alternate(chain(number + 1, last));
                });
    }

    private static List<Action> links(int count) {
        List<Action> links = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            links.add(Deed.noting("" + i));
        }
        return links;
    }

    @Test
    void sixteenActionsAreFollowed() {
        Scenario scenario = Scenario.of("@").play(chain(1, 16));

        scenario.expectEvents(new Noted("16"));
    }

    @Test
    void seventeenActionsAreTooLong() {
        Scenario scenario = Scenario.of("@").play(chain(1, 17));

        scenario.expectEvents(new ChainCut(HERO, links(17), TOO_LONG), new Rested(HERO));
        scenario.expectRefusal(new Refusal.EndlessChain(17));
    }

    @Test
    void aCycleIsFoundByEquality() {
        Deed there = Deed.of("there", context -> ActionResult.alternate(Deed.noting("back")));
        Deed back = Deed.of("back", context -> ActionResult.alternate(there));

        Scenario scenario = Scenario.of("@").play(back);

        scenario.expectEvents(new ChainCut(HERO, List.of(back, there, back), CYCLE), new Rested(HERO));
    }

    @Test
    void aNullResultIsReported() {
        Deed nothing = Deed.of("nothing", context -> {
            context.emit(new Noted("undone"));
            return nullOf(ActionResult.class);
        });

        Scenario.of("@").play(nothing).expectEvents(new ChainCut(HERO, List.of(nothing), NULL), new Rested(HERO));
    }

    @Test
    void aNullAlternateIsReported() {
        Deed nothing = Deed.of("nothing", context -> ActionResult.alternate(nullOf(Action.class)));

        Scenario.of("@").play(nothing).expectEvents(new ChainCut(HERO, List.of(nothing), NULL), new Rested(HERO));
    }

    @Test
    void aNullDecisionIsReported() {
        for (ScriptedBrain brain : List.of(
                new ScriptedBrain("null", turn -> nullOf(Decision.class)),
                new ScriptedBrain("act on null", turn -> Decision.act(nullOf(Action.class))))) {
            Legend legend = Scenario.legend().with('n', Blueprint.of("nobody").with(brain));
            Step step = Scenario.of(legend, "n").game().step();

            assertThat(((Step.Acted) step).events())
                    .containsExactly(new ChainCut(HERO, List.of(), NULL), new Rested(HERO));
        }
    }

    @Test
    void aFollowUpWithoutEndIsReportedAndDropped() {
        Deed loop = Deed.of("loop", context -> ActionResult.alternate(Deed.noting("loop")));

        Scenario scenario = Scenario.of("@").play(Deed.doing("queues", context -> context.queue(HERO, loop)));

        scenario.expectEvents(
                new ChainCut(HERO, List.of(loop, loop), CYCLE),
                new FollowUpDropped(HERO, loop, new Refusal.EndlessChain(2)));
    }

    @SuppressWarnings("NullAway") // what a game's code may do that is not checked
    private static <T> T nullOf(Class<T> type) {
        return type.cast(null);
    }
}
