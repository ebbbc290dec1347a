package house;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.SavedValues;

@SavedValues("house")
final class House {

    record Pray(String to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    static final Rules RULES = Rules.named("house")
            .level("hall", LevelText.of("@.g", Scenario.legend()))
            .types(HouseValues.all())
            .build();

    private House() {}
}
