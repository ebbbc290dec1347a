package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.List;

/** The game: two archers and a rat in a cellar. It knows nothing of libGDX. */
record Cellar() implements PlayableGame {
    private static final Legend LEGEND = Legend.standard()
            .with('@', Blueprint.player("you").with(Look.of("@", 0xFFFFFF)).with(Health.of(12))
                    .with(LinearWeapon.ofDamage(2).withRange(6)))
            .with('a', foe("archer", Look.of("a", 0x90D070), 4).with(LinearWeapon.ofDamage(1).withRange(4)))
            .with('r', foe("rat", Look.of("r", 0xE0A050), 2).with(LinearWeapon.ofDamage(1)));

    private static Blueprint foe(String name, Look look, int hitPoints) {
        return Blueprint.of(name).with(look).with(Health.of(hitPoints))
                .with(PriorityBrain.of(new Strike(), new Chase()));
    }

    @Override
    public About about() {
        return new About("cellar", "Two archers and a rat.", new BoardSize(17, 7));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return Rules.named("cellar")
                .level("cellar", LevelText.of("""
                        #################
                        #.......#.....a.#
                        #.@.....#.......#
                        #.......+.......#
                        #....r..#...a...#
                        #.......#.......#
                        #################""", LEGEND))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .look(Door.CLOSED, Look.of("+", 0xC08040))
                .look(Door.OPEN, Look.of("-", 0xC08040))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }

    @Override
    public Action step(Direction way) {
        return Bump.toward(way);
    }

    @Override
    public List<Verb> verbs() {
        return List.of(Verbs.ATTACK, Verbs.REST);
    }
}
