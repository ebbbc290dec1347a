package io.github.undercroft.examples.scatter;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Player;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.HitPointDigit;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.level.Stocking;
import io.github.undercroft.pathfinding.brain.Skirmisher;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import java.util.OptionalInt;

/**
 * Scatter: one against nine among scattered walls, by the rules of the tutorial "How to make your first roguelike",
 * where enemies strike each other too, and with a key that waits, which the tutorial has not. Stepping onto an occupied
 * cell attacks its occupant. A board with fewer than ten floor cells has fewer enemies.
 */
public final class Scatter implements BundledGame {

    static final int ENEMIES = 9;
    static final LinearWeapon FISTS = new LinearWeapon(1, 1, AllyPolicy.HITS_ANYONE);

    @Override
    public About about() {
        String summary = "One against nine among walls. Your figure shows your hit points; enemies fight each other.";
        return new About("scatter", summary, new BoardSize(4, 3), new BoardSize(15, 10));
    }

    @Override
    public ImmutableMap<String, BundledGame> variants() {
        return ImmutableMap.of("deep", new DeepScatter());
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint player = player(seat == Seat.BOT ? new Skirmisher() : new Player());
        return rules("scatter")
                .level(
                        "field",
                        random -> field(size, random)
                                .with(player)
                                .with(ENEMIES, Enemy.BLUEPRINT)
                                .content())
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }

    /** A point for each enemy that is dead, whoever killed it, and ten for the end. */
    @Override
    public OptionalInt reward(PlayerView before, PlayerView after) {
        int dead = before.board().entities().size() - after.board().entities().size();
        return OptionalInt.of(after.outcome().map(end -> end.isWon() ? 10 : -10).orElse(dead));
    }

    static Blueprint player(Brain brain) {
        return Blueprint.player("player")
                .with(HitPointDigit.of(3, 0xFFFFFF))
                .with(new HitPointDigit())
                .with(Health.of(3))
                .with(FISTS)
                .replacing(brain);
    }

    static Rules.Builder rules(String name) {
        return BundledGame.plainRules(name).types(ScatterValues.all());
    }

    /** The tutorial's field has no border; that of a plan, which has one, is cut off. */
    static Stocking field(BoardSize size, RandomSource random) {
        LevelPlan plan = ScatterLevels.of(size.width() + 2, size.height() + 2).generate(random);
        BitGrid open = BitGrid.of(size.width(), size.height());
        size.cells().points().stream()
                .filter(at -> plan.open().get(at.plus(1, 1)))
                .forEach(open::set);
        return Stocking.of(Ground.of(open), random);
    }
}
