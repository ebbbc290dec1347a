package io.github.undercroft.examples.arena;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Speed;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.Schedulers;
import java.util.List;
import java.util.stream.Stream;

/**
 * The arena: one hero with a spear against many enemies, on a board with some pillars, in a fog that hides what is far
 * away.
 */
public final class Arena implements BundledGame {

    static final StatusLine.Part ENERGY = (game, me, words) -> "Energy " + game.energy() + " of " + Bump.ATTACK;

    private static final List<Blueprint> FOES = List.of(
            foe("brawler", Look.of("b", 0xE06C50), 2).with(LinearWeapon.ofDamage(1)),
            foe("runner", Look.of("r", 0xE0C050), 1)
                    .with(LinearWeapon.ofDamage(1))
                    .with(new Speed(2)),
            foe("guard", Look.of("g", 0x70B0E0), 2).with(new Spear(2, 1)),
            foe("archer", Look.of("a", 0x90D070), 1)
                    .with(LinearWeapon.ofDamage(1).withRange(4)));

    private static Blueprint foe(String name, Look look, int hitPoints) {
        return Blueprint.of(name).with(look).with(Health.of(hitPoints)).with(ArenaBrain.HUNTER);
    }

    @Override
    public About about() {
        return new About(
                        "arena",
                        "One against many in a fog. Step towards a foe to spear up to two cells. A step costs 1 energy, a blow 2; with too little you rest, which gives 2.",
                        new BoardSize(8, 8))
                .telling(StatusLine.HIT_POINTS, ENERGY, StatusLine.FOES);
    }

    @Override
    public ImmutableMap<String, BundledGame> variants() {
        return Core.VARIANTS;
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        // Half the board, so that no actor sees all of it.
        Senses senses = Senses.ofRadius(Math.min(size.width(), size.height()) / 2);
        Blueprint champion = Blueprint.player("champion")
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(5))
                .with(new Speed(2))
                .with(new Spear(2, 1))
                .with(senses)
                .replacing(seat == Seat.BOT ? ArenaBrain.HUNTER : ArenaBrain.PERSON);
        return BundledGame.plainRules("arena")
                .types(ArenaValues.all())
                .scheduler(Schedulers.energyByResting(1).withCap(Bump.ATTACK))
                .level("arena", random -> board(size, champion, senses.replacing(Familiarity.AT_HOME), random))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }

    private static LevelContent board(BoardSize size, Blueprint champion, Senses senses, RandomSource random) {
        Grid<Terrain> ground = Grid.of(size.width(), size.height(), at -> {
            // Pillars that do not touch never divide the board.
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
