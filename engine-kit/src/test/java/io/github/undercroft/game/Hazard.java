package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Passage;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;

/** Terrain that does something, and water. */
enum Hazard implements OpenTerrain, ActiveTerrain {
    ACID {
        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.physical(1));
        }

        @Override
        public void whenTurnEnds(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.physical(1));
        }
    },
    SPRING {
        @Override
        public void whenTurnEnds(ActionContext context, Entity who) {
            context.heal(who.id(), 2);
        }
    },
    SLIDE {
        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.tryStep(who.id(), Direction.EAST);
        }
    },
    /** Breaks through once. */
    CRACK {
        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.setTerrain(context.view().position(), Ground.FLOOR);
            context.queue(who.id(), Stock.followUp(context.random("cracks")));
        }
    },
    FAULTY {
        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.remove(who.id());
            throw new Script.Planted("planted in terrain");
        }
    },
    WATER {
        @Override
        public Passage passage() {
            return Passage.only(Motility.SWIM, Motility.FLY);
        }
    };
}
