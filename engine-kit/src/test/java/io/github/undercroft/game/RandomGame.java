package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Offer;
import io.github.undercroft.Outcome;
import io.github.undercroft.Passage;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.move.BasicOffers;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The rules of a game of which everything is random: board, turn order, way of walking, who is there and what it can do. */
final class RandomGame {

    /** In most games somebody who can't be lost, so that they do not come to a standstill. */
    static final EntityId WARDEN = new EntityId(0, 0);

    /** How many levels there are. */
    static final int LEVELS = 3;

    private static final EndCondition CROWDED =
            EndCondition.when(game -> game.entities().size() > 9, game -> Outcome.won("a crowd"));

    private RandomGame() {}

    static Rules rules(long seed) {
        return builder(seed, RandomGame::contentWithLarge).build();
    }

    /** The rules of such a game on that level. */
    static Rules.Builder builder(long seed, LevelSource level) {
        RandomSource random = RandomSource.of(seed);
        Movement movement = Movement.values()[random.nextInt(3)];
        Rules.Builder rules = Rules.named("random " + seed)
                .scheduler(order(random))
                .steps(new StepRule(movement, 50 + random.nextInt(150)))
                .registry(Stock.REGISTRY)
                .level("level", level)
                .level("other", RandomGame::content)
                .level("third", RandomGame::content)
                .absence(absence(random))
                .activeAround(RandomGame::isPlayed)
                .offers(new BasicOffers())
                .offers(RandomGame::offers);
        if (random.chance(1, 12)) {
            rules.endsWhen(EndConditions.lostWithout(Faction.MONSTERS)).endsWhen(CROWDED);
        }
        return rules;
    }

    private static boolean isPlayed(Entity actor) {
        return actor.id().equals(WARDEN) || actor.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
    }

    private static Absence absence(RandomSource random) {
        return switch (random.nextInt(4)) {
            case 0 -> Absence.frozen();
            case 1 -> Absence.playedOn();
            case 2 -> Absence.passing(1 + random.nextInt(4));
            default ->
                Absence.madeUpBy((context, level, turns) ->
                        level.entities().forEach(entity -> context.heal(entity.id(), (int) turns)));
        };
    }

    static SchedulerFactory order(RandomSource random) {
        return switch (random.nextInt(6)) {
            case 0 -> Schedulers.energyBySpeed();
            case 1 ->
                Schedulers.energyBySpeed()
                        .withNormalRate(1 + random.nextInt(100))
                        .withThreshold(1 + random.nextInt(300));
            case 2 -> Schedulers.energyByResting();
            case 3 -> Schedulers.energyByResting(random.nextInt(4)).withCap(4 + random.nextInt(6));
            case 4 -> Schedulers.timeline();
            default -> Schedulers.timeline(1 + random.nextInt(300));
        };
    }

    private static List<Offer> offers(TurnView turn) {
        RandomSource random = turn.random();
        List<Offer> offers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Action action = Stock.action(random);
            boolean throwing = action instanceof Script script && script.ending() == Script.Ending.THROW;
            offers.add(Offer.of(throwing ? ((Script) action).ending(Script.Ending.FAIL) : action));
        }
        return offers;
    }

    /** The same level, on which some of those who fill a cell fill as many as there is room for, up to three by three. */
    private static LevelContent contentWithLarge(RandomSource random) {
        return withLarge(content(random), random);
    }

    static LevelContent withLarge(LevelContent plain, RandomSource random) {
        Set<Point> filled = new TreeSet<>();
        for (Placement placement : plain.placements()) {
            if (placement.what().components().contains(new Blocks())) {
                filled.add(placement.at());
            }
        }
        List<Placement> placements = new ArrayList<>();
        for (Placement placement : plain.placements()) {
            Body body = new Body(1 + random.nextInt(3), 1 + random.nextInt(3));
            List<Point> cells = body.footprint().cells(placement.at());
            boolean grows = filled.contains(placement.at())
                    && placement.what().components().contains(new Blocks())
                    && cells.stream()
                            .allMatch(cell -> cell.equals(placement.at())
                                    || (cell.x() < plain.ground().width()
                                            && cell.y() < plain.ground().height()
                                            && !filled.contains(cell)
                                            && plain.ground()
                                                    .get(cell)
                                                    .passage()
                                                    .equals(Passage.OPEN)));
            if (grows) {
                filled.addAll(cells);
            }
            placements.add(grows ? new Placement(placement.what().with(body), placement.at()) : placement);
        }
        return new LevelContent(plain.ground(), placements);
    }

    static LevelContent content(RandomSource random) {
        int width = 1 + random.nextInt(random.nextBoolean() ? 6 : 20);
        int height = 1 + random.nextInt(random.nextBoolean() ? 5 : 15);
        Grid<Terrain> ground =
                Grid.of(width, height, at -> at.equals(new Point(0, 0)) ? Hazard.SPRING : Stock.terrain(random));
        List<Placement> placements = new ArrayList<>();
        Set<Point> filled = new TreeSet<>();
        if (random.chance(9, 10)) {
            placements.add(new Placement(Blueprint.of("warden").with(Stock.brain(random)), new Point(0, 0)));
            filled.add(new Point(0, 0));
        }
        int max = random.nextInt(13);
        for (int i = 0; i < 2 * max && placements.size() < max; i++) {
            Blueprint what = Stock.blueprint(random);
            Point at = new Point(random.nextInt(width), random.nextInt(height));
            boolean passable = ground.get(at).passage().equals(Passage.OPEN);
            boolean blocks = what.components().contains(new Blocks());
            if (passable && (!blocks || filled.add(at))) {
                placements.add(new Placement(what, at));
            }
        }
        return new LevelContent(ground, placements);
    }
}
