package io.github.undercroft.game;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Offer;
import io.github.undercroft.Outcome;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Random games with everything in them: several levels that are played at once, pets, observers with memories, lights, ready-made
 * brains, several weapons, and authors whose code goes wrong.
 */
final class SoakGame {

    private SoakGame() {}

    static Play of(long seed, int order) {
        return Play.of(rules(seed, order), seed, Prank::input);
    }

    private static Rules rules(long seed, int order) {
        RandomSource random = RandomSource.of(Seeds.derive(seed, "soak"));
        Rules.Builder rules = RandomGame.builder(seed, SoakGame::content)
                .scheduler(order(order, random))
                .level("moody", SoakGame::content)
                .activeAround(SoakGame::isPlayed)
                .offers(turn -> Mood.ask(0, "offers", () -> List.of(Offer.of(Prank.of(turn.random())))))
                .endsWhen(
                        EndCondition.when(view -> Mood.ask(0, "endsWhen", () -> false), view -> Outcome.lost("never")))
                .guises((thing, observer, game) -> Mood.ask(0, "guise", () -> Watching.guise(thing, observer, game)))
                .ambientLight(random.nextInt(12));
        if (random.chance(1, 3)) {
            rules.absence(Absence.madeUpBy((context, level, turns) ->
                    Mood.tell(0, "catchUp", () -> context.emit(new Moody.News((int) (turns % Mood.SPOILT))))));
        } else if (random.chance(1, 3)) {
            rules.absence(Absence.playedOn());
        }
        return rules.build();
    }

    /** One of the three. */
    private static SchedulerFactory order(int which, RandomSource random) {
        return switch (which % 3) {
            case 0 ->
                Schedulers.energyBySpeed()
                        .withNormalRate(1 + random.nextInt(100))
                        .withThreshold(1 + random.nextInt(300));
            case 1 -> Schedulers.energyByResting(random.nextInt(4)).withCap(4 + random.nextInt(6));
            default -> Schedulers.timeline(1 + random.nextInt(300));
        };
    }

    private static boolean isPlayed(Entity actor) {
        boolean played =
                actor.id().equals(RandomGame.WARDEN) || actor.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
        return Mood.ask(0, "activeAround", () -> played);
    }

    private static LevelContent content(RandomSource random) {
        LevelContent plain = RandomGame.content(random);
        List<Placement> placements = new ArrayList<>();
        for (Placement each : plain.placements()) {
            Blueprint what = each.what();
            what = random.chance(1, 2) ? what.with(Prank.component(random)) : what;
            what = random.chance(1, 4) ? what.with(Watching.observer(random, true)) : what;
            what = random.chance(1, 5) ? what.with(Follows.values()[random.nextInt(2)]) : what;
            placements.add(new Placement(what, each.at()));
        }
        for (int i = 0; i < 2; i++) {
            placements.add(new Placement(Blueprint.item("joker").with(new Prank.Joker(i)), new Point(0, 0)));
        }
        LevelContent large = RandomGame.withLarge(new LevelContent(plain.ground(), placements), random);
        return Mood.ask(0, "content", () -> large);
    }
}
