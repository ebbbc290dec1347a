package io.github.undercroft.game;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Passage;
import io.github.undercroft.rules.Ground;

/** Terrain that does something, and water. */
enum Hazard implements ActiveTerrain {
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

    @Override
    public Passage passage() {
        return Passage.OPEN;
    }

    @Override
    public boolean transparent() {
        return true;
    }
}
