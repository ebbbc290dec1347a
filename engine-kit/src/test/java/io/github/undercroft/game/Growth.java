package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Ages;
import io.github.undercroft.Damage;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Light;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Luminous;
import io.github.undercroft.terrain.OpenTerrain;

/** Terrain that changes by itself. */
enum Growth implements OpenTerrain, Ages, Luminous {
    /** Spreads to floor, and becomes floor. */
    MOSS {
        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {
            Point beside = at.step(Direction.all().get(chance.nextInt(8)));
            if (context.board().terrainAt(beside).equals(Ground.FLOOR)) {
                context.setTerrain(beside, MOSS);
            }
            if (chance.nextBoolean()) {
                context.setTerrain(at, Ground.FLOOR);
            }
        }
    },
    /** Stays, and bites whoever stands there. */
    THORNS {
        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {
            context.board().entitiesAt(at).forEach(each -> context.damage(each.id(), Damage.physical(1)));
        }
    },
    /** Is laid anew by itself. */
    TIDE {
        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {
            context.setTerrain(at, THORNS);
            context.setTerrain(at, TIDE);
        }
    },
    /** Changes much, and throws. */
    FAULTY {
        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {
            context.setTerrain(at, (Terrain) MOSS);
            throw new Script.Planted("planted in growth");
        }
    };

    @Override
    public Light light() {
        return new Light(Reach.round(1 + ordinal()), 3 + 2 * ordinal());
    }

    @Override
    public int turns(RandomSource chance) {
        return chance.nextInt(6);
    }
}
