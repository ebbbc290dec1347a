package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;

/** The game, which knows nothing of browsers: three rats, and you. */
record RatHunt() implements PlayableGame {

    private static final Legend LEGEND = Legend.standard()
            .with('@', Blueprint.player("hero").with(Look.of("@", 0xFFFFFF)).with(Health.of(12))
                    .with(LinearWeapon.ofDamage(2)))
            .with('r', Blueprint.of("rat").with(Look.of("r", 0xE0A050)).with(Health.of(3))
                    .with(LinearWeapon.ofDamage(1)).with(PriorityBrain.of(new Strike(), new Chase())));

    @Override
    public About about() {
        return new About("rat hunt", "Three rats are in your cellar.", new BoardSize(17, 7));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return Rules.named("rat hunt")
                .level("cellar", LevelText.of("""
                        #################
                        #.......#.....r.#
                        #.@.....#.......#
                        #.......+.......#
                        #.......#...r...#
                        #.......#......r#
                        #################""", LEGEND))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }
}
