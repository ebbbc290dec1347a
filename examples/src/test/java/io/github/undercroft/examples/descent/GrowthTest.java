package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.Rest;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.Grow;
import io.github.undercroft.growth.GrowthEvent;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a new floor lays open to choose from. */
class GrowthTest {

    private static final Legend LEGEND = Scenario.legend().replacing('@', Delver.BLUEPRINT);
    private static final Rules RULES = Rules.named("growth")
            .level("cell", LevelText.of("@.", LEGEND))
            .types(FirstDescentValues.all())
            .types(DescentValues.all())
            .types(RecordTypes.of(MethodHandles.lookup(), "test", Deeper.class))
            .build();

    /** As if the hero had come so many floors down. */
    private record Deeper(int floors) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new GrowthEvent.Gained(context.view().actor().id(), floors));
            return ActionResult.succeeded();
        }
    }

    private static Scenario deeper(long seed, int floors) {
        return Scenario.of(Game.start(RULES, seed), LEGEND).play(new Deeper(floors));
    }

    private static Experience growth(Entity hero) {
        return Experience.of(hero).orElseThrow();
    }

    private static List<Growth> held(Entity hero) {
        return Growth.ALL.stream().filter(each -> each.isOf(hero)).toList();
    }

    @Test
    void aNewFloorLaysOpenThreeGrowthsOfWhichNoneIsHeld() {
        Scenario scenario = deeper(5, 1);
        assertThat(growth(scenario.hero()).open()).isEqualTo(1);
        assertThat(growth(scenario.hero()).gains()).hasSize(3).doesNotHaveDuplicates();
        assertThat(held(scenario.hero())).isEmpty();
    }

    @Test
    void whatIsHeldIsNeverOffered() {
        for (long seed = 0; seed < 50; seed++) {
            Scenario scenario = deeper(seed, 4);
            for (int chosen = 1; chosen <= 4; chosen++) {
                Gain gain = growth(scenario.hero()).gains().get((int) (seed % 3));
                scenario.play(new Grow((int) (seed % 3)));
                List<Growth> held = held(scenario.hero());
                assertThat(held).hasSize(chosen);
                assertThat(held).extracting(Growth::gain).contains(gain);
                if (chosen < 4) {
                    assertThat(growth(scenario.hero()).gains())
                            .hasSize(3)
                            .doesNotHaveDuplicates()
                            .doesNotContainAnyElementsOf(
                                    held.stream().map(Growth::gain).toList());
                }
            }
            assertThat(growth(scenario.hero()).open()).isZero();
        }
    }

    @Test
    void aSecondFloorLeavesTheChoiceThatIsOpenAsItIs() {
        Scenario scenario = deeper(5, 1);
        List<Gain> three = growth(scenario.hero()).gains();
        scenario.play(new Deeper(1));
        assertThat(growth(scenario.hero()).gains()).isEqualTo(three);
        assertThat(growth(scenario.hero()).open()).isEqualTo(2);
    }

    @Test
    void eachSeedHasItsOwnThreeAndAlwaysThose() {
        List<List<Gain>> once = new ArrayList<>();
        List<List<Gain>> again = new ArrayList<>();
        Set<Gain> all = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            once.add(growth(deeper(seed, 1).hero()).gains());
            again.add(growth(deeper(seed, 1).hero()).gains());
            all.addAll(once.get((int) seed));
        }
        assertThat(again).isEqualTo(once);
        assertThat(all).hasSize(Growth.ALL.size());
    }

    @Test
    void aGameThatIsSavedWhileAChoiceIsOpenGoesOnAsItWas() {
        SaveFormat format = SaveFormat.of(RULES);
        Scenario saved = deeper(7, 3).play(new Grow(1));
        Game loaded = format.read(format.write(saved.game()));
        Scenario resumed = Scenario.of(loaded, LEGEND);
        assertThat(growth(resumed.hero())).isEqualTo(growth(saved.hero()));

        for (Scenario each : List.of(saved, resumed)) {
            each.play(new Grow(0), new Rest(), new Grow(2));
        }
        assertThat(held(resumed.hero())).isEqualTo(held(saved.hero())).hasSize(3);
        assertThat(resumed.game().stateHash()).isEqualTo(saved.game().stateHash());
    }
}
