package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Lists the deeds of a player's turn: the legal actions by their names. First come the steps, then each verb of the game with each
 * direction, thing or choice.
 */
public final class Deeds {

    private Deeds() {}

    /**
     * A deed, and whether it can be done.
     *
     * @param choice legal, refused for a reason, not to be paid for now (submitted anyway it becomes a rest), or still to be aimed
     */
    public record Judged(PlayerDeed deed, Choice choice) {}

    /**
     * All that may be tried in a turn, not judged: steps in the order of {@link Direction#all}, verbs in the order of
     * {@link PlayableGame#verbs}. Things come by id. O(things x verbs).
     */
    public static List<PlayerDeed> of(PlayableGame game, TurnView turn) {
        return of(game, game.words(), turn);
    }

    /**
     * The same with words that are made already, as {@link #judged(PlayableGame, Words, Game, EntityId)} takes them.
     *
     * @param words those of the game
     */
    public static List<PlayerDeed> of(PlayableGame game, Words words, TurnView turn) {
        ImmutableList.Builder<PlayerDeed> all = ImmutableList.builder();
        Direction.all().forEach(way -> all.add(PlayerDeed.step(way, game, words)));
        game.verbs().forEach(verb -> all.addAll(PlayerDeed.of(verb, turn, words)));
        return all.build();
    }

    /**
     * The same, each judged by what the actor knows: what is legal is done when it is submitted now, and what is refused is refused
     * for the reason that is told, unless that depends on what the actor does not know, such as who stands unseen on a cell. Costs no
     * chance and tells nothing that is unknown. O(deeds), each as much as the deed itself.
     *
     * @throws IllegalArgumentException if it is not that actor's turn
     */
    public static List<Judged> judged(PlayableGame game, Game running, EntityId actor) {
        return judged(game, game.words(), running, actor);
    }

    /**
     * The same with words that are made already. A program that asks very often keeps them: {@link PlayableGame#words} may make new ones in
     * each call.
     *
     * @param words those of the game
     */
    public static List<Judged> judged(PlayableGame game, Words words, Game running, EntityId actor) {
        List<PlayerDeed> deeds = of(game, words, running.turn(actor));
        Map<Offer, Choice> choices = new HashMap<>();
        for (Choice choice : running.legalActions(
                actor, deeds.stream().map(PlayerDeed::offer).toList())) {
            choices.put(offer(choice), choice);
        }
        return deeds.stream()
                .map(deed -> new Judged(deed, Objects.requireNonNull(choices.get(deed.offer()))))
                .collect(ImmutableList.toImmutableList());
    }

    private static Offer offer(Choice choice) {
        if (choice instanceof Choice.Aimed aimed) {
            return Offer.aimed(aimed.template());
        }
        return Offer.of(
                choice instanceof Choice.Legal legal
                        ? legal.action()
                        : choice instanceof Choice.Refused refused
                                ? refused.action()
                                : ((Choice.Unaffordable) choice).action());
    }
}
