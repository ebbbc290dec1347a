package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Fixed;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Outcome;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Placed;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.lore.Lore;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How the game ends, and with which score: 100 for each floor, 20 for each kind of potion or scroll that is known, 500 for the crown, less
 * one for each turn from the 1,500th on, which takes half of it at most.
 */
final class Ending {

    private static final int FLOOR = 100;
    private static final int KIND = 20;
    private static final int CROWN = 500;

    /** Each turn after it costs a point. */
    private static final int LONG = 1_500;

    static final Blueprint GRAVE =
            Blueprint.item("grave").with(Look.of("+", 0xC0C0C0)).with(new Fixed());

    private static final EndCondition NO_HERO = EndConditions.lostWithout(Faction.PLAYERS);

    /** Lost when the hero is dead. */
    static final EndCondition LOST = EndCondition.when(
            NO_HERO::isOver,
            game -> reckoning(game)
                    .map(end -> Outcome.lost("on floor " + end.floor() + ", score " + end.score())
                            .withScore(end.score()))
                    .orElseGet(() -> NO_HERO.outcome(game)));

    /** Won when the hero has the crown. */
    static final EndCondition WON = EndCondition.when(
            game -> game.players().stream().anyMatch(each -> each.has(Reckoning.class)),
            game -> reckoning(game)
                    .map(end -> Outcome.won("the crown is yours, score " + end.score())
                            .withScore(end.score()))
                    .orElseThrow());

    private Ending() {}

    private static Optional<Reckoning> reckoning(GameView game) {
        return game.entities().stream()
                .flatMap(each -> each.get(Reckoning.class).stream())
                .findFirst();
    }

    /** What tells the crown from all else. */
    enum Crown implements Component {
        OF_THE_WARDEN
    }

    /**
     * What is left of a hero who is dead, or what one has who has won.
     *
     * @param floor how deep, from 1
     */
    record Reckoning(int floor, int score) implements Component {}

    /** Counts when the hero dies, or takes the crown. */
    record Tally() implements Reaction {

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Died died && died.who().equals(self.id())) {
                bury(context, self, died);
            } else if (event instanceof Placed taken
                    && taken.to().equals(new Location.CarriedBy(self.id()))
                    && context.game()
                            .entity(taken.thing())
                            .filter(thing -> thing.has(Crown.class))
                            .isPresent()) {
                context.set(self.id(), reckon(context, self, CROWN));
            }
        }

        /** Where it fell, or as near to it as a grave can lie: none does in deep water. */
        private static void bury(ActionContext context, Entity self, Died died) {
            Point at = died.at();
            Stream<Component> marks = Stream.of(
                            Optional.of(reckon(context, self, 0)),
                            Bones.left(context, died),
                            self.get(Bones.Heir.class))
                    .flatMap(Optional::stream);
            Blueprint grave = marks.reduce(GRAVE, (made, mark) -> made.with(mark), (one, other) -> one);
            if (context.trySpawn(grave, at).newborn().isEmpty()) {
                context.board().passable(Motility.WALK).points().stream()
                        .min(Comparator.comparingDouble(cell -> Metric.CHEBYSHEV.distance(at, cell)))
                        .ifPresent(cell -> context.trySpawn(grave, cell));
            }
        }

        private static Reckoning reckon(ActionContext context, Entity self, int more) {
            int floor = Math.max(
                    context.board().level() + 1,
                    Reaction.Several.find(self, Deepest.class)
                            .map(Deepest::floor)
                            .orElse(0));
            int kinds = self.get(Lore.class).map(lore -> lore.kinds().size()).orElse(0);
            long turns = context.view().now() / context.view().turns(1);
            int gained = FLOOR * floor + KIND * kinds + more;
            return new Reckoning(floor, score(gained, turns));
        }

        static int score(int gained, long turns) {
            return (int) Math.max(gained / 2, gained - Math.max(0, turns - LONG));
        }
    }
}
