package io.github.undercroft.game;

import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.game.perception.Beliefs;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.perception.SurroundingsIndex;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The views of one game: one for each actor, and one of the whole game. */
final class Views implements EntityState.ViewMaker {

    final World world;
    final Rules rules;
    final Belongings belongings;
    final SurroundingsIndex surroundings;
    final Recollections recollections;
    final Beliefs beliefs;
    final Knowledge knowledge;
    final Imagination imagination;
    /** The tools that brains keep with the game; made when one is first asked for. A fork starts without any. They are not state. */
    private @Nullable Map<WorkspaceKey<?>, Object> tools;

    private final WholeView whole;

    Views(
            World world,
            Rules rules,
            Belongings belongings,
            SurroundingsIndex surroundings,
            Recollections recollections,
            Beliefs beliefs,
            Knowledge knowledge,
            Imagination imagination) {
        this.world = world;
        this.rules = rules;
        this.belongings = belongings;
        this.surroundings = surroundings;
        this.recollections = recollections;
        this.beliefs = beliefs;
        this.knowledge = knowledge;
        this.imagination = imagination;
        this.whole = new WholeView(this, null);
    }

    /** The tool of a key, made when it is first asked for. */
    @SuppressWarnings("unchecked") // only make() of this key puts a value under it
    <T> T tool(WorkspaceKey<T> key) {
        Map<WorkspaceKey<?>, Object> known = tools;
        if (known == null) {
            known = new LinkedHashMap<>();
            tools = known;
        }
        return (T) known.computeIfAbsent(key, WorkspaceKey::make);
    }

    /** The view from outside. */
    WholeView whole() {
        return whole;
    }

    /** The view of an actor. The view of {@link World#NOBODY}, which all games share, is not kept. */
    ActorView of(EntityState actor) {
        return actor == World.NOBODY ? new ActorView(this, actor) : (ActorView) actor.view(this);
    }

    @Override
    public TurnView viewFor(EntityState actor) {
        return new ActorView(this, actor);
    }
}
