package io.github.undercroft.checks.entities;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import java.util.List;

/** What changes a game, what is kept and what only asks. */
public final class Deeds {
    private Deeds() {}

    /** Changes the game, and takes an entity. */
    public static void push(Commands commands, Entity who) {}

    /** Changes the game. */
    public static void pull(Commands commands, EntityId who) {}

    /** Asks only. */
    public static boolean isHeavy(Entity who) {
        return who.components().size() > 3;
    }

    /** Called by the engine, which has it at hand. */
    public void whenEntered(Commands commands, Entity who) {}

    /** Nobody outside sees it. */
    static void pushNow(Commands commands, Entity who) {}

    /** Would keep entities in a state. */
    public record Owned(List<Entity> owners) implements Component {}

    /** As it should be. */
    public record Lent(List<EntityId> owners) implements Component {}
}
