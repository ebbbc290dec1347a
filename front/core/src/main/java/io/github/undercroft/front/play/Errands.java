package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Lookout;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.Alarm;
import io.github.undercroft.front.mode.Errand;
import io.github.undercroft.front.mode.Interruption;
import io.github.undercroft.sense.Alertness;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The errand that the player is on, if any. It ends when it is done, at danger, and when the player is hurt. */
final class Errands {

    private Optional<Errand> errand = Optional.empty();
    private boolean began;
    private Alarm alarm = new Alarm(new Lookout(ImmutableList.of()), 0);
    /** Who slept when the errand began, as far as the player knew: it stops nobody as it comes into view again, unless it wakes. */
    private ImmutableSet<EntityId> sleepers = ImmutableSet.of();

    /** No errand. */
    Errands() {}

    /** Begins an errand in the place of the present one. */
    void begin(Errand next, TurnView turn) {
        errand = Optional.of(next);
        began = false;
        alarm = Alarm.from(turn);
        sleepers = sleepers(turn).collect(ImmutableSet.toImmutableSet());
    }

    private static Stream<EntityId> sleepers(TurnView turn) {
        return turn.board().entities().stream().filter(Alertness::isAsleep).map(Entity::id);
    }

    private Lookout lookout(TurnView turn) {
        Stream<EntityId> still = sleepers(turn).filter(sleepers::contains);
        return new Lookout(
                Stream.concat(alarm.lookout().known().stream(), still).toList());
    }

    /** Ends the errand. */
    void stop() {
        errand = Optional.empty();
    }

    /** @return whether the errand is what a verb of that name begins */
    boolean isOn(String verb) {
        return errand.filter(each -> each.verb().equals(verb)).isPresent();
    }

    /** @return whether there is an errand */
    boolean areOn() {
        return errand.isPresent();
    }

    /** Does what comes next. @return what to tell the player */
    Optional<String> goOn(TurnView turn, Words words, Consumer<Action> submit) {
        return errand.flatMap(present -> goOn(present, turn, words, submit));
    }

    private Optional<String> goOn(Errand present, TurnView turn, Words words, Consumer<Action> submit) {
        boolean isHurt = began && alarm.at(turn).hitPoints() < alarm.hitPoints();
        Optional<String> danger =
                lookout(turn).disturbance(turn).map(foe -> Interruption.told(present.verb(), foe, turn, words, began));
        alarm = alarm.at(turn);
        Optional<Action> next = danger.isEmpty() && !isHurt ? present.next(turn) : Optional.empty();
        Optional<Terrain> harm = next.flatMap(action -> Caution.harm(action, turn));
        boolean isFirst = !began;
        began = true;
        if (next.isPresent() && harm.isEmpty()) {
            submit.accept(next.get());
            return Optional.empty();
        }
        stop();
        if (danger.isPresent()) {
            return danger;
        }
        if (harm.isPresent()) {
            return harm.map(ground -> words.say("The only way leads over {0}.", words.the(ground)));
        }
        String end = isHurt ? hurt(turn, words) : isFirst ? present.nothingToDo() : present.done(turn);
        return Optional.of(end).filter(told -> !told.isEmpty());
    }

    private static String hurt(TurnView turn, Words words) {
        return words.say("You are hurt, so you stop.")
                + turn.cells().stream()
                        .flatMap(cell -> ActiveTerrain.harming(turn.board(), cell, turn, turn.actor()).stream())
                        .findFirst()
                        .map(harm -> " "
                                + words.say(
                                        harm instanceof Gas ? "You stand in {0}!" : "You stand on {0}!",
                                        words.the(harm)))
                        .orElse("");
    }
}
