package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Ways;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player can order in a turn by a verb of the game.
 *
 * @param verb what the verb is called
 * @param object with what, which way, or which of several; empty if the verb says it all
 */
record Order(String verb, String object, Offer offer) {

    /** All of a turn, in the order of the game's verbs. */
    static List<Order> all(PlayableGame game, TurnView turn) {
        List<Order> all = new ArrayList<>();
        game.verbs().forEach(verb -> all.addAll(of(verb, turn, game.words())));
        return all;
    }

    private static List<Order> of(Verb verb, TurnView turn, Words words) {
        if (verb.form() instanceof Verb.Plain plain) {
            return ImmutableList.of(new Order(verb.name(), "", Offer.of(plain.action())));
        }
        if (verb.form() instanceof Verb.Toward toward) {
            return Direction.all().stream()
                    .map(way -> new Order(
                            verb.name(),
                            words.say(Ways.name(way)),
                            Offer.of(toward.action().apply(way))))
                    .toList();
        }
        if (verb.form() instanceof Verb.WithThing with) {
            return turn.things().stream()
                    .filter(with.which())
                    .map(thing -> new Order(
                            verb.name(), words.the(thing), with.offer().apply(thing)))
                    .toList();
        }
        if (verb.form() instanceof Verb.Aimed aimed) {
            return aimed.template().apply(turn).stream()
                    .map(template -> new Order(verb.name(), "", Offer.aimed(template)))
                    .toList();
        }
        return ((Verb.Choosing) verb.form())
                .choices().apply(turn, words).stream()
                        .map(choice -> new Order(verb.name(), choice.name(), Offer.of(choice.action())))
                        .toList();
    }

    /** The action that needs no aim. */
    Optional<Action> action() {
        return offer instanceof Offer.Plain plain ? Optional.of(plain.action()) : Optional.empty();
    }

    /** The order as a sentence, if that action is it. */
    Optional<String> told(Action action, TurnView turn, Words words) {
        if (offer instanceof Offer.Plain plain) {
            return Optional.of(told(words)).filter(told -> plain.action().equals(action));
        }
        ActionTemplate template = ((Offer.Aimed) offer).template();
        for (Direction way : Direction.all()) {
            if (template.aimed(Aim.toward(way)).equals(action)) {
                return Optional.of(toward(words.say(Ways.name(way)), words));
            }
        }
        for (int y = 0; y < turn.board().height(); y++) {
            for (int x = 0; x < turn.board().width(); x++) {
                Point cell = new Point(x, y);
                if (template.aimed(Aim.at(cell)).equals(action)) {
                    return Optional.of(turn.board()
                            .occupantAt(cell)
                            .map(target -> at(target, turn, words))
                            .orElseGet(() -> told(words)));
                }
            }
        }
        return Optional.empty();
    }

    private String toward(String way, Words words) {
        return object.isEmpty()
                ? words.say("You {0} {1}.", words.say(verb), way)
                : words.say("You {0} {1} {2}.", words.say(verb), object, way);
    }

    private String at(Entity target, TurnView turn, Words words) {
        if (target.id().equals(turn.actor().id())) {
            return told(words);
        }
        return object.isEmpty()
                ? words.say("You {0} {1}.", words.say(verb), words.the(target))
                : words.say("You {0} {1} at {2}.", words.say(verb), object, words.the(target));
    }

    /** The order, whatever it is aimed at. */
    String kind(Words words) {
        boolean isAimed = Direction.all().stream()
                .anyMatch(way -> words.say(Ways.name(way)).equals(object));
        return object.isEmpty() || isAimed ? words.say(verb) : words.say(verb) + " " + object;
    }

    /** The order as a sentence. */
    String told(Words words) {
        return object.isEmpty()
                ? words.say("You {0}.", words.say(verb))
                : words.say("You {0} {1}.", words.say(verb), object);
    }
}
