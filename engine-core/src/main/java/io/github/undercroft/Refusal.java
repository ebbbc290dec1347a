package io.github.undercroft;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * The reason why a rule of the game forbids an action. A value; games add records of their own, and match on the type,
 * not on a text. Printing it names the details.
 */
public interface Refusal {

    /** The cell is outside the board. */
    record OutsideBoard(Point at) implements Refusal {
        public OutsideBoard {
            Objects.requireNonNull(at, "at");
        }
    }

    /** The terrain does not let the mover through. */
    record Impassable(Point at, Terrain terrain) implements Refusal {
        public Impassable {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(terrain, "terrain");
        }
    }

    /** Somebody fills the cell. */
    record Occupied(Point at, EntityId by) implements Refusal {
        public Occupied {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(by, "by");
        }
    }

    /** The game's movement rule does not know that step. */
    record NoSuchStep(Direction direction) implements Refusal {
        public NoSuchStep {
            Objects.requireNonNull(direction, "direction");
        }
    }

    /** A diagonal step would cut the corner of that cell. */
    record CutsCorner(Direction direction, Point corner) implements Refusal {
        public CutsCorner {
            Objects.requireNonNull(direction, "direction");
            Objects.requireNonNull(corner, "corner");
        }
    }

    /** There is nothing to hit with that aim. */
    record NoTarget(Aim aim) implements Refusal {
        public NoTarget {
            Objects.requireNonNull(aim, "aim");
        }
    }

    /** The actor has nothing to attack with. */
    record Unarmed() implements Refusal {}

    /** The entity has left the game. */
    record Gone(EntityId who) implements Refusal {
        public Gone {
            Objects.requireNonNull(who, "who");
        }
    }

    /** The entity is not on a level: it is carried or worn. */
    record NotOnBoard(EntityId who) implements Refusal {
        public NotOnBoard {
            Objects.requireNonNull(who, "who");
        }
    }

    /** What fills a cell can't be carried or worn. */
    record TooBulky(EntityId what) implements Refusal {
        public TooBulky {
            Objects.requireNonNull(what, "what");
        }
    }

    /** The bearer is, in the end, carried by the thing itself. */
    record CarriesItself(EntityId what, EntityId bearer) implements Refusal {
        public CarriesItself {
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(bearer, "bearer");
        }
    }

    /** The equipment slot already holds that thing. */
    record SlotTaken(EquipmentSlot slot, EntityId by) implements Refusal {
        public SlotTaken {
            Objects.requireNonNull(slot, "slot");
            Objects.requireNonNull(by, "by");
        }
    }

    /** It travels to that level at the end of this step already, or has just come from it. */
    record OnItsWay(EntityId who, int level) implements Refusal {
        public OnItsWay {
            Objects.requireNonNull(who, "who");
        }
    }

    /** No cell of that level is free for it. */
    record NoRoom(EntityId who, int level) implements Refusal {
        public NoRoom {
            Objects.requireNonNull(who, "who");
        }
    }

    /** A thing is not on the level of the entity that should get it. */
    record OnOtherLevel(EntityId what, int level) implements Refusal {
        public OnOtherLevel {
            Objects.requireNonNull(what, "what");
        }
    }

    /** The action does not work on the terrain at that cell. */
    record WrongTerrain(Point at, Terrain terrain) implements Refusal {
        public WrongTerrain {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(terrain, "terrain");
        }
    }

    /** The cell is too far away to be touched. */
    record OutOfReach(Point at) implements Refusal {
        public OutOfReach {
            Objects.requireNonNull(at, "at");
        }
    }

    /** The price can't be paid now, so the actor rests. */
    record TooExpensive(int cost, long energy) implements Refusal {}

    /** A chain of alternates or the follow-ups of a step were cut at that length; an event reports it. */
    record EndlessChain(int length) implements Refusal {}

    /** An effect on the actor forbids it. */
    record Vetoed(Effect by) implements Refusal {
        public Vetoed {
            Objects.requireNonNull(by, "by");
        }
    }
}
