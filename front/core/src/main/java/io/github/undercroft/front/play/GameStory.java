package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.TypedAction;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.front.log.Kills;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.front.log.Notices;
import io.github.undercroft.front.mode.Interruption;
import io.github.undercroft.game.Step;
import java.util.Objects;
import java.util.Optional;

/**
 * What the player is told of a game.
 *
 * @param narrator the messages
 * @param causes what the players died of
 * @param kills whom they killed
 * @param notices what each of them has noticed
 * @param remarks what is told of each of them at the end
 */
record GameStory(
        Viewpoint viewpoint,
        Words words,
        Narrator narrator,
        Causes causes,
        Kills kills,
        ImmutableMap<EntityId, Notices> notices,
        ImmutableMap<EntityId, Remarks> remarks) {

    /** Begins at the present moment of a game. */
    GameStory(PlayableGame game, GameView truth, Viewpoint viewpoint) {
        this(
                viewpoint,
                game.words(),
                new Narrator(truth, game.words().wording()),
                new Causes(truth, viewpoint.view(), game.words()),
                new Kills(),
                Maps.toMap(viewpoint.players(), each -> new Notices(truth.entity(each), truth.as(each), game.words())),
                Maps.toMap(viewpoint.players(), each -> new Remarks(each, truth.as(each), game)));
    }

    /**
     * Tells of a step.
     *
     * @param turns how many turns the player has had
     */
    void tell(Step.Acted acted, long turns) {
        causes.add(acted);
        viewpoint.players().forEach(each -> kills.add(acted, each));
        remarks.values().forEach(each -> each.add(acted, turns));
        Optional<TypedAction> cheat =
                acted.action() instanceof TypedAction typed ? Optional.of(typed) : Optional.empty();
        cheat.flatMap(TypedAction::line).ifPresent(line -> narrator.say(":" + line));
        for (GameEvent event : acted.events()) {
            if (event instanceof TravelEvent.Arrived arrived
                    && viewpoint.players().contains(arrived.who())) {
                narrator.say(words.say(arrived.at().level() > arrived.fromLevel() ? "You go down." : "You go up."));
            }
        }
        narrator.tell(acted, turns);
        cheat.flatMap(TypedAction::told).ifPresent(told -> narrator.say(words.say(told)));
        viewpoint.hero().ifPresent(hero -> {
            Notices noticed = Objects.requireNonNull(notices.get(hero.id()));
            noticed.after(acted, hero, viewpoint.view(), turns).forEach(narrator::say);
            noticed.underfoot(acted, hero, viewpoint.view()).ifPresent(narrator::note);
        });
    }

    /** What is remarked on the player at the end. */
    ImmutableList<String> remarks(Ending.Figure figure) {
        Remarks own = remarks.get(viewpoint.player());
        boolean isDead = !causes.all().isEmpty() && viewpoint.hero().isEmpty();
        return own == null ? ImmutableList.of() : own.lines(figure.held(), isDead);
    }

    /** Answers why the player's last action was refused, if it was, before its turn or after some of it. */
    void tellRefusal(Step.Awaiting awaiting, TurnView turn, boolean hasBegun) {
        awaiting.refused()
                .flatMap(why -> Interruption.refused(why, turn, words, hasBegun)
                        .or(() -> words.wording().tell(why, turn)))
                .ifPresent(narrator::answer);
    }
}
