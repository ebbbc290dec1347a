package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a step costs does not grow with those who have no part in it: counted, not timed. */
class GrowthTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Point AT = new Point(0, 0);
    private static final Blueprint THING = Blueprint.item("thing");
    private static final Blueprint HERO_PRINT = Blueprint.player("hero").with(Health.of(100_000));

    /** Does that. */
    private interface Deed extends Action {
        void run(ActionContext context);

        @Override
        default ActionResult perform(ActionContext context) {
            run(context);
            return ActionResult.succeeded();
        }
    }

    /** Rests for ever. */
    private enum Idler implements Brain {
        IDLER;

        @Override
        public Decision decide(io.github.undercroft.TurnView turn) {
            return Decision.act(new Rest());
        }
    }

    private static final Blueprint IDLER =
            Blueprint.of("idler").with(new Faction("idlers")).with(Idler.IDLER).with(Health.of(1));

    private static LevelContent level(int width, int height, List<Placement> placements) {
        return new LevelContent(Grid.of(width, height, at -> Ground.FLOOR), placements);
    }

    private static void play(Game game, Deed deed) {
        assertThat(game.submit(HERO, deed).toString()).contains("Accepted");
        assertThat(game.step()).isInstanceOf(Step.Acted.class);
    }

    @Test
    void reactionsAreFoundWithoutASearchThroughAll() {
        List<GameEvent> heard = new ArrayList<>();
        Reaction ear = (context, self, event) -> heard.add(event);
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(HERO_PRINT, AT));
        all.add(new Placement(Blueprint.item("ear").with(ear), AT));
        for (int i = 0; i < 5_000; i++) {
            all.add(new Placement(THING, new Point(1 + i % 50, i / 50)));
        }
        Game game = Game.start(
                Rules.named("ear").level("one", any -> level(60, 100, all)).build(), 1);
        game.step();
        play(game, context -> context.trySpawn(THING, on(0, AT)));
        long before = game.world().entities.searches();
        for (int i = 0; i < 50; i++) {
            game.step();
            play(game, context -> context.trySpawn(THING, on(0, AT)));
        }
        assertThat(heard).hasSize(51);
        assertThat(game.world().entities.searches()).isEqualTo(before);
    }

    @Test
    void whoIsLeftIsFoundWithoutASearchThroughAllAtEachTurn() {
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(HERO_PRINT, AT));
        for (int i = 0; i < 5_000; i++) {
            all.add(new Placement(THING, new Point(1 + i % 50, i / 50)));
        }
        Rules rules = Rules.named("last")
                .level("one", any -> level(60, 100, all))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .build();
        Game game = Game.start(rules, 1);
        game.step();
        play(game, context -> {});
        long before = game.world().entities.searches();
        for (int i = 0; i < 50; i++) {
            game.step();
            play(game, context -> {});
        }
        assertThat(game.world().entities.searches()).isEqualTo(before);
    }

    private static Location on(int level, Point at) {
        return new Location.OnLevel(level, at);
    }

    @Test
    void manyDeathsInOneStepAreFewSearches() {
        List<GameEvent> heard = new ArrayList<>();
        Reaction ear = (context, self, event) -> heard.add(event);
        List<Placement> all = new ArrayList<>();
        all.add(new Placement(HERO_PRINT, AT));
        all.add(new Placement(Blueprint.item("ear").with(ear), AT));
        for (int i = 0; i < 3_000; i++) {
            all.add(new Placement(IDLER, new Point(1 + i % 50, i / 50)));
        }
        Game game = Game.start(
                Rules.named("plague").level("one", any -> level(52, 100, all)).build(), 1);
        game.step();
        long before = game.world().entities.searches();
        play(game, context -> {
            for (int i = 2; i < 3_002; i++) {
                context.damage(new EntityId(0, i), Damage.physical(1));
            }
        });
        assertThat(heard).hasSize(6_000);
        assertThat(game.view().entities()).hasSize(2);
        assertThat(game.world().entities.searches() - before).isLessThan(5);
    }
}
