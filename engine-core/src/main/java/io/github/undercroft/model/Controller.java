package io.github.undercroft.model;

/**
 * The brain of an actor: whoever has one takes part in the turn order. Swap it to charm, confuse or possess. Its memory
 * is itself: a decision may carry the controller's next value.
 */
public interface Controller extends Component {

    /**
     * What to do now. Asked as often as the engine likes, also for the same turn; must answer the same for the same view.
     */
    Decision decide(TurnView turn);

    @Override
    default Class<Controller> slot() {
        return Controller.class;
    }
}
