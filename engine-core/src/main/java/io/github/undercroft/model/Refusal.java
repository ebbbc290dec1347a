package io.github.undercroft.model;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;

/**
 * Why a rule of the game says no. A value; authors add records of their own, and match on the type, not on a text.
 * Printing one names what it is about.
 */
public interface Refusal {

    /** The cell is outside the board. */
    record OutsideBoard(Point at) implements Refusal {}

    /** The terrain does not let the mover through. */
    record Impassable(Point at, Terrain terrain) implements Refusal {}

    /** Somebody fills the cell. */
    record Occupied(Point at, EntityId by) implements Refusal {}

    /** The game's movement rule does not know that step. */
    record NoSuchStep(Direction direction) implements Refusal {}

    /** A diagonal step would cut the corner of that cell. */
    record CutsCorner(Direction direction, Point corner) implements Refusal {}

    /** There is nobody and nothing to be hit that way. */
    record NoTarget(Aim aim) implements Refusal {}

    /** The actor has nothing to attack with. */
    record Unarmed() implements Refusal {}

    /** The entity has left the game. */
    record Gone(EntityId who) implements Refusal {}

    /** The entity is not on a level: it is carried or worn. */
    record NotOnBoard(EntityId who) implements Refusal {}

    /** What fills a cell can't be carried or worn. */
    record TooBulky(EntityId what) implements Refusal {}

    /** The bearer is, in the end, carried by the thing itself. */
    record CarriesItself(EntityId what, EntityId bearer) implements Refusal {}

    /** The equipment slot already holds that thing. */
    record SlotTaken(EquipmentSlot slot, EntityId by) implements Refusal {}

    /** It travels to that level at the end of this step already, or has just come from it. */
    record OnItsWay(EntityId who, int level) implements Refusal {}

    /** No cell of that level is free for it. */
    record NoRoom(EntityId who, int level) implements Refusal {}

    /** A thing is not on that level, where the one is who shall have it. */
    record OnOtherLevel(EntityId what, int level) implements Refusal {}

    /** The terrain at that cell is not what the action works on. */
    record WrongTerrain(Point at, Terrain terrain) implements Refusal {}

    /** The cell is too far away to be touched. */
    record OutOfReach(Point at) implements Refusal {}

    /** The price can't be paid now, so the actor rests. */
    record TooExpensive(int cost, long energy) implements Refusal {}

    /** What would have followed was cut at that length: a chain of alternates, or all that comes of one step; an event tells of it. */
    record ChainCut(int length) implements Refusal {}

    /** An effect on the actor forbids it. */
    record Vetoed(Effect by) implements Refusal {}
}
