package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * What a player can do in a turn, or try: a step, or a verb of the game with what it asks for. {@link Deeds} lists them.
 *
 * @param verb what it is called: that of the {@link Verb}, or {@link #STEP}
 * @param object with what, which way, or which of several, in words; empty if the verb says it all
 * @param offer what is submitted; of a deed that still has to be aimed one template
 */
public record PlayerDeed(String verb, String object, Offer offer) {

    /** What a step is called. */
    public static final String STEP = "step";

    static PlayerDeed step(Direction way, PlayableGame game, Words words) {
        return new PlayerDeed(STEP, words.say(Ways.name(way)), Offer.of(game.step(way)));
    }

    /** A verb with all that it may be done with. */
    static List<PlayerDeed> of(Verb verb, TurnView turn, Words words) {
        if (verb.form() instanceof Verb.Plain plain) {
            return ImmutableList.of(new PlayerDeed(verb.name(), "", Offer.of(plain.action())));
        }
        if (verb.form() instanceof Verb.Toward toward) {
            return Direction.all().stream()
                    .map(way -> new PlayerDeed(
                            verb.name(),
                            words.say(Ways.name(way)),
                            Offer.of(toward.action().apply(way))))
                    .toList();
        }
        if (verb.form() instanceof Verb.WithThing with) {
            return turn.things().stream()
                    .filter(with.which())
                    .map(thing -> new PlayerDeed(
                            verb.name(), words.the(thing), with.offer().apply(thing)))
                    .toList();
        }
        if (verb.form() instanceof Verb.Aimed aimed) {
            return aimed.template().apply(turn).stream()
                    .map(template -> new PlayerDeed(verb.name(), "", Offer.aimed(template)))
                    .toList();
        }
        return ((Verb.Choosing) verb.form())
                .choices().apply(turn, words).stream()
                        .map(choice -> new PlayerDeed(verb.name(), choice.name(), Offer.of(choice.action())))
                        .toList();
    }

    /** @return the action of a deed that needs no aim */
    public Optional<Action> action() {
        return offer instanceof Offer.Plain plain ? Optional.of(plain.action()) : Optional.empty();
    }

    /** @return the deed as a sentence, if that action is it, at whatever it is aimed; O(cells) for one that is aimed */
    public Optional<String> told(Action action, TurnView turn, Words words) {
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

    /** @return the verb and the thing, whatever it is aimed at: {@code use the vial} */
    public String kind(Words words) {
        boolean isAimed = Direction.all().stream()
                .anyMatch(way -> words.say(Ways.name(way)).equals(object));
        return object.isEmpty() || isAimed ? words.say(verb) : words.say(verb) + " " + object;
    }

    /** @return the deed as a sentence */
    public String told(Words words) {
        return object.isEmpty()
                ? words.say("You {0}.", words.say(verb))
                : words.say("You {0} {1}.", words.say(verb), object);
    }
}
