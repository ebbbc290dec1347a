package io.github.undercroft;

/**
 * Names one entity for the whole life of a game. Entities refer to each other by id, never by object; an id is never
 * used twice.
 *
 * <p>An id says nothing of the game that it belongs to: every game counts from 0. An id from another game is refused with an
 * {@link IllegalArgumentException} if no entity of this game ever had it; otherwise it means the entity of this game that
 * has it, and the engine cannot tell the difference. Therefore the same id works in a game, its forks and its saves.
 *
 * @param level the number of the level on which the entity came into being
 * @param number counts the entities of that level, from 0
 */
public record EntityId(int level, int number) implements Comparable<EntityId> {

    /** Stands for the world itself where an id is asked for: what acts without being an entity. */
    public static final EntityId WORLD = new EntityId(-1, -1);

    /** Refuses negative numbers, except for {@link #WORLD}. */
    public EntityId {
        if ((level < 0 || number < 0) && !(level == -1 && number == -1)) {
            throw new IllegalArgumentException(
                    "An entity id counts level and number from 0; this is level " + level + ", number " + number);
        }
    }

    /** @return level and number in one, ordered like the ids; the key of a turn order */
    public long key() {
        return ((long) level << 32) | (number & 0xFFFF_FFFFL);
    }

    /** @return the id with that {@link #key()} */
    public static EntityId ofKey(long key) {
        return new EntityId((int) (key >> 32), (int) key);
    }

    /** By level, then by number. */
    @Override
    public int compareTo(EntityId other) {
        return level != other.level ? Integer.compare(level, other.level) : Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return level + ":" + number;
    }
}
