package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import java.util.function.UnaryOperator;

/** Games on several levels, in which the hero takes the stairs. */
final class LevelGames {

    private LevelGames() {}

    static final EntityId HERO = new EntityId(0, 0);

    static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(10)), Stairs.down(1))
            .with('!', Blueprint.item("potion"))
            .with('>', Stairs.down(1))
            .with('<', Stairs.up(0))
            .with('v', Stairs.down(2));

    static Game game(String... levels) {
        return game(rules -> rules, LEGEND, levels);
    }

    static Game game(UnaryOperator<Rules.Builder> change, Legend legend, String... levels) {
        Rules.Builder rules = Rules.named("levels").registry(Stock.REGISTRY);
        for (int i = 0; i < levels.length; i++) {
            rules.level("level " + i, LevelText.of(levels[i], legend));
        }
        return Game.start(change.apply(rules).build(), 7);
    }

    static Step.Acted play(Game game, Action action) {
        game.submit(HERO, action);
        Step.Acted acted = (Step.Acted) game.step();
        assertThat(acted.actor()).isEqualTo(HERO);
        Step step = new Step.Idle();
        while (!(step instanceof Step.Awaiting) && !(step instanceof Step.Over)) {
            step = game.step();
        }
        Invariants.check(game);
        return acted;
    }

    static Location at(Game game, EntityId who) {
        return game.view().entity(who).orElseThrow().location();
    }

    static Location on(int level, int x, int y) {
        return new Location.OnLevel(level, new Point(x, y));
    }

    /** Goes to a level, wherever one is. */
    record Go(int level) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(context.view().actor().id(), level, Arrival.byPortal());
        }
    }

    static int hitPoints(Game game, EntityId who) {
        return game.view()
                .entity(who)
                .flatMap(it -> it.get(Destructible.class))
                .orElseThrow()
                .hitPoints();
    }
}
