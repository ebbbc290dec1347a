package io.github.undercroft.examples.arena;

import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.examples.About;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.StatusLine;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Look;
import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.Speed;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.perception.Familiarity;
import io.github.undercroft.perception.Senses;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.EndConditions;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.time.TurnOrders;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.stream.Stream;

/** The arena: one with a spear against many, on a board with some pillars and in a fog that hides who is far off. */
public final class Arena implements BundledGame {

    private static final List<Blueprint> FOES = List.of(
            foe("brawler", Look.of("b", 0xE06C50), 2).with(LinearWeapon.of(1, 1)),
            foe("runner", Look.of("r", 0xE0C050), 1).with(LinearWeapon.of(1, 1)).with(new Speed(2)),
            foe("guard", Look.of("g", 0x70B0E0), 2).with(new Spear(2, 1)),
            foe("archer", Look.of("a", 0x90D070), 1).with(LinearWeapon.of(4, 1)));

    private static Blueprint foe(String name, Look look, int hitPoints) {
        return Blueprint.of(name).with(look).with(Health.of(hitPoints)).with(Brain.HUNTER);
    }

    @Override
    public About about() {
        StatusLine.Part energy = (game, player) -> "Energy " + game.energy(player);
        return new About(
                        "arena",
                        "One with a spear against many in a fog. Whoever acts attacks, steps or rests; only rest brings energy.",
                        new BoardSize(8, 8))
                .telling(StatusLine.HIT_POINTS, energy, StatusLine.FOES);
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        // Half the board: nobody sees all of it.
        Senses senses = Senses.ofRadius(Math.min(size.width(), size.height()) / 2);
        Blueprint champion = Blueprint.player("champion")
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(5))
                .with(new Speed(2))
                .with(new Spear(2, 1))
                .with(senses)
                .with(seat == Seat.BOT ? Brain.HUNTER : Brain.PERSON);
        return BundledGame.plainRules("arena")
                .order(TurnOrders.byResting(1, Bump.ATTACK))
                .level("arena", random -> board(size, champion, senses.with(Familiarity.AT_HOME), random))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .registry(ValueRegistry.builder()
                        .types(RecordTypes.of(MethodHandles.lookup(), "arena", Bump.class, Spear.class, Brain.class))
                        .build())
                .build();
    }

    private static LevelContent board(BoardSize size, Blueprint champion, Senses senses, RandomSource random) {
        Grid<Terrain> ground = Grid.of(size.width(), size.height(), at -> {
            // Pillars apart from each other never cut the board in two.
            return at.x() % 2 + at.y() % 2 == 2 && random.chance(1, 4) ? Ground.WALL : Ground.FLOOR;
        });
        List<Point> free = random.shuffled(ground.bounds().points().stream()
                .filter(at -> ground.get(at) == Ground.FLOOR)
                .toList());
        Stream<LevelContent.Placement> foes = free.stream()
                .filter(at -> !Metric.MANHATTAN.within(free.get(0), at, 3))
                .limit(4 + (size.width() + size.height()) / 16)
                .map(at -> new LevelContent.Placement(random.pick(FOES).with(senses), at));
        Stream<LevelContent.Placement> first = Stream.of(new LevelContent.Placement(champion, free.get(0)));
        return new LevelContent(ground, Stream.concat(first, foes).toList());
    }

    @Override
    public Action step(Direction way) {
        return new Bump(way);
    }
}
