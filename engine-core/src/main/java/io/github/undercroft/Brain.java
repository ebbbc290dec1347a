package io.github.undercroft;

/**
 * Decides what an actor does: monster AI, or the input of a {@link Player}. Also called a controller. An entity that has a
 * brain takes part in the turn order. Swap the brain to charm, confuse or possess. What it remembers is in its own fields: a
 * decision may carry the brain's next value.
 */
public interface Brain extends Component {

    /**
     * What to do now. Asked as often as the engine likes, also for the same turn; must answer the same for the same view.
     */
    Decision decide(TurnView turn);

    @Override
    default Class<Brain> slot() {
        return Brain.class;
    }
}
