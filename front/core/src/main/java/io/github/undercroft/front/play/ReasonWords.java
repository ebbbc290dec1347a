package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.PlayerView;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.Replayer;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells in the words of a game why an actor acts as it does. */
record ReasonWords(Words words) {

    /** Who is killed dies in one of so many last steps of a recording. */
    private static final int LAST = 60;

    /** The reasons that name the kind of an effect. */
    private static final List<String> NAMING = ImmutableList.of(
            "is kept by {0} from what it means to do", "is made by {0} to do something else than it means to");

    /** The reasons, one after the other: {@code hunts an enemy in view, strikes down what is in its way}; empty if none was told. */
    Optional<String> reasons(Explanation told) {
        List<String> reasons =
                told.reasons().stream().map(each -> said(each.reason())).toList();
        return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", reasons));
    }

    /** The reason, in which the kind of an effect is a name of the game. */
    private String said(String reason) {
        for (String form : NAMING) {
            int at = form.indexOf("{0}");
            String before = form.substring(0, at);
            String after = form.substring(at + 3);
            if (reason.startsWith(before) && reason.endsWith(after)) {
                String kind = reason.substring(at, reason.length() - after.length());
                return kind.equals("an effect")
                        ? words.say(reason)
                        : words.say(form, words.wording().name(kind));
            }
        }
        return words.say(reason);
    }

    /** The explanation of an actor; empty if it is none, or its brain broke. */
    static Optional<Explanation> explained(Game game, EntityId who) {
        try {
            return Optional.of(game.explain(who));
        } catch (IllegalArgumentException | GameCodeException unexplained) {
            return Optional.empty();
        }
    }

    /** What the actor did, and why, by whose deed a player died at the end of a recording; empty if there is none, or it told no reason. */
    Optional<String> ofKiller(Replayer replayer) {
        replayer.toStep(Math.max(0, replayer.steps() - LAST));
        Set<EntityId> players =
                replayer.view().players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
        for (int before = replayer.step(); replayer.playStep() || replayer.step() > before; before = replayer.step()) {
            Optional<Died> death = replayer.lastStep().flatMap(step -> death(step, players));
            if (death.isPresent()) {
                replayer.toStep(before);
                return told(replayer.fork(), death.get());
            }
        }
        return Optional.empty();
    }

    /** The death of a player by a deed of another actor, whose turn it was. */
    private static Optional<Died> death(Step step, Set<EntityId> players) {
        if (!(step instanceof Step.Acted acted)) {
            return Optional.empty();
        }
        for (GameEvent event : acted.events()) {
            if (event instanceof Died died
                    && players.contains(died.who())
                    && died.cause() instanceof Cause.Deed deed
                    && deed.actor().equals(acted.actor())
                    && !players.contains(deed.actor())) {
                return Optional.of(died);
            }
        }
        return Optional.empty();
    }

    private Optional<String> told(Game before, Died death) {
        EntityId killer = ((Cause.Deed) death.cause()).actor();
        PlayerView seen = before.view().as(death.who());
        String name = seen.entity(killer).map(words::the).orElseGet(() -> words.say("something"));
        return explained(before, killer)
                .flatMap(this::reasons)
                .map(reasons -> words.sentence("{0} killed you: it {1}.", name, reasons));
    }
}
