package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Passage;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;

/** Games on small maps: a player {@code @}, hunters with several weapons, and things in the way. */
public final class Cellar {

    /** Lets swimmers and fliers through. */
    public enum Pool implements Terrain {
        WATER;

        @Override
        public Passage passage() {
            return Passage.only(Motility.SWIM, Motility.FLY);
        }

        @Override
        public boolean transparent() {
            return true;
        }
    }

    /** Can be walked on, at a price. */
    public enum Swamp implements Terrain {
        MUD;

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }
    }

    private static final Blueprint HUNTER =
            Blueprint.of("goblin").with(Health.of(5)).with(new Hunter());

    private static final Legend LEGEND = Legend.standard()
            .with('~', Pool.WATER)
            .with('%', Swamp.MUD)
            .with('@', Blueprint.player("you").with(Health.of(20)))
            .with('g', HUNTER.with(LinearWeapon.ofDamage(1)))
            .with('a', HUNTER.named("archer").with(LinearWeapon.ofDamage(1).withRange(4)))
            .with('w', HUNTER.named("wild archer").with(new LinearWeapon(4, 1, AllyPolicy.HITS_ANYONE)))
            .with('u', HUNTER.named("unarmed"))
            .with('f', HUNTER.named("frog").with(LinearWeapon.ofDamage(1)).with(Moves.by(Motility.SWIM, Motility.WALK)))
            .with('b', Blueprint.of("barrel").with(Health.of(1)))
            .with('p', Blueprint.of("pillar"))
            .with('c', Blueprint.item("coin"));

    private Cellar() {}

    public static Game game(Movement movement, String... rows) {
        return game(StepRule.of(movement), rows);
    }

    public static Game game(StepRule steps, String... rows) {
        Rules rules = Rules.named("cellar")
                .steps(steps)
                .level("cellar", LevelText.of(String.join("\n", rows), LEGEND))
                .build();
        return Game.start(rules, 7);
    }

    /** The first entity of that name. */
    public static Entity named(Game game, String name) {
        return game.view().entities().stream()
                .filter(entity -> entity.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    public static Point at(Game game, String name) {
        return named(game, name).position().orElseThrow();
    }
}
