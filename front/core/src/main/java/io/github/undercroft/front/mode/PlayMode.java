package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Verb;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import java.util.Optional;

/** The usual mode: keys are actions of the player. */
public record PlayMode() implements Mode {

    /** Keys of lists and cursors, pressed once too often. */
    private static final ImmutableSet<KeyPress> LEAVING =
            ImmutableSet.of(KeyPress.ESCAPE, KeyPress.ENTER, KeyPress.TAB);

    private static void step(Direction way, PlayControls play) {
        if (play.turn().steps().movement().directions().contains(way)) {
            play.submit(play.game().step(way));
        } else {
            play.answer("There are no diagonal steps here.");
        }
    }

    @Override
    public void point(Input.Pointed pointed, Optional<Point> cell, PlayControls play) {
        if (pointed.gesture() == Input.Gesture.MOVE) {
            play.hover(cell);
        } else if (pointed.gesture() == Input.Gesture.CLICK && cell.isPresent()) {
            click(cell.get(), play);
        } else if (pointed.gesture() == Input.Gesture.LOOK && cell.isPresent()) {
            play.push(VerbStarter.look(play).at(cell.get()));
        }
    }

    /** Strikes an enemy in reach; goes anywhere else, step by step while an enemy is near, and takes what lies there. */
    private static void click(Point cell, PlayControls play) {
        TurnView turn = play.turn();
        boolean isEnemy = turn.board().entitiesAt(cell).stream().anyMatch(turn::isEnemy);
        Optional<Direction> way = turn.steps().movement().directions().stream()
                .filter(each -> isEnemy && turn.ahead(each).contains(cell))
                .findFirst();
        Optional<Action> blow = isEnemy ? VerbStarter.strike(cell, play) : Optional.empty();
        Journey journey = new Journey(cell, play).then(PlayMode::pickUp);
        if (blow.isPresent()) {
            play.submit(blow.get());
        } else if (way.isPresent()) {
            step(way.get(), play);
        } else if (turn.cells().contains(cell)) {
            pickUp(turn).ifPresentOrElse(play::submit, () -> play.answer("That is where you are."));
        } else if (Interruption.of(Journey.VERB, turn, play.words()).isEmpty()) {
            play.begin(journey);
        } else {
            journey.next(turn).ifPresentOrElse(play::submit, () -> play.answer(journey.nothingToDo()));
        }
    }

    /** Picks up the first thing that lies there. */
    private static Optional<Action> pickUp(TurnView turn) {
        return turn.cells().stream()
                .flatMap(cell -> turn.board().entitiesAt(cell).stream())
                .filter(thing -> PickUp.isPossible(turn, thing))
                .findFirst()
                .map(thing -> PickUp.all(thing.id()));
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        Optional<Binding> meaning = play.keymap().meaning(key);
        if (meaning.isEmpty()) {
            if (!LEAVING.contains(key)) {
                play.answer("The key {0} does nothing here.", play.words().key(key));
            }
            return;
        }
        Binding binding = meaning.get();
        if (binding.verb().equals(Binding.STEP)) {
            step(binding.way().orElseThrow(), play);
            return;
        }
        for (Verb verb : play.game().verbs()) {
            if (verb.name().equals(binding.verb())) {
                VerbStarter.begin(verb, key, binding.way(), play);
                return;
            }
        }
        for (FrontVerb verb : FrontVerb.values()) {
            if (verb.verbName().equals(binding.verb())) {
                VerbStarter.begin(verb, play);
            }
        }
    }
}
