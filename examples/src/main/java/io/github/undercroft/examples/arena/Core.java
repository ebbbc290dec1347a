package io.github.undercroft.examples.arena;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Stocking;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.Schedulers;

/** RoguelikeCore's own scene: an open board without a fog, a plain weapon, and enemies that always know where you are. */
record Core(String name, String summary, Brain enemy) implements BundledGame {

    static final ImmutableMap<String, BundledGame> VARIANTS = ImmutableMap.of(
            "core",
            new Core("arena-core", "RoguelikeCore's own scene: enemies search anew each turn.", ArenaBrain.HUNTER),
            "core-cached",
            new Core("arena-core-cached", "The same; enemies keep their paths and repair them.", PathKeeper.NEW));

    @Override
    public About about() {
        return new About(name, summary, new BoardSize(8, 8))
                .telling(StatusLine.HIT_POINTS, (game, hero, words) -> "Energy " + game.energy(), StatusLine.FOES);
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint fighter = Blueprint.of("enemy").with(Health.of(1)).with(LinearWeapon.ofDamage(1));
        Blueprint hero = fighter.named("hero")
                .with(Look.of("@", 0xFFFFFF))
                .with(Faction.PLAYERS)
                .replacing(Health.of(3))
                .with(seat == Seat.BOT ? ArenaBrain.HUNTER : ArenaBrain.PERSON);
        Blueprint foe = fighter.with(Look.of("e", 0xE06C50)).with(enemy);
        return BundledGame.plainRules(name)
                .types(ArenaValues.all())
                .scheduler(Schedulers.energyByResting(1))
                .level(
                        "board",
                        random -> Stocking.of(Grid.of(size.width(), size.height(), at -> Ground.FLOOR), random)
                                .with(hero, foe, foe, foe)
                                .content())
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }

    @Override
    public Action step(Direction way) {
        return new Bump(way);
    }
}
