package io.github.undercroft.front.seat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Offer;
import io.github.undercroft.Outcome;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.PlayerDeed;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.Interruption;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.save.SaveException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One game of a seat: it is played up to each decision of a player, and told to each of them. */
final class SeatGame {

    private final Table table;
    private final Game game;
    private final ImmutableList<EntityId> players;
    private final Stories stories;
    private Inputs inputs;
    private Optional<EntityId> awaiting = Optional.empty();
    private Optional<Outcome> outcome = Optional.empty();
    /** Why it can't go on, though it has no outcome. */
    private Optional<String> stuck = Optional.empty();
    /** What the awaited player can do, once that was asked. */
    private @Nullable List<Deeds.Judged> deeds;
    /** What the last deed was worth to each player; none before the first one. */
    private ImmutableMap<EntityId, Integer> rewards = ImmutableMap.of();

    /**
     * What is told of a deed.
     *
     * @param refused why nothing was done; empty if something was
     * @param rested why the player only rested
     */
    record Told(Optional<String> refused, Optional<String> rested) {}

    /**
     * A deed of a player.
     *
     * @param before the game as it was then: views of the game itself are always of now
     */
    private record Deed(EntityId actor, Game before) {}

    private SeatGame(Table table, Game game, ImmutableList<EntityId> players, Stories stories, Inputs inputs) {
        this.table = table;
        this.game = game;
        this.players = players;
        this.stories = stories;
        this.inputs = inputs;
    }

    /** A new game, up to its first decision. */
    static SeatGame start(Table table, long seed) {
        Game game = Game.start(table.rules(), seed);
        ImmutableList<EntityId> players =
                game.view().players().stream().map(Entity::id).collect(ImmutableList.toImmutableList());
        Inputs none = Inputs.none(() -> table.recording(seed).start(seed));
        return begun(new SeatGame(table, game, players, new Stories(table.words(), players), none));
    }

    /** A game that was saved, up to its next decision. Its recording begins here. */
    static SeatGame load(Table table, byte[] save) {
        Game game;
        try {
            game = table.game().saveFormat(table.rules()).read(save);
        } catch (SaveException unreadable) {
            throw new SeatFault(
                    "That \"save\" can't be read: " + unreadable.getMessage(),
                    "Give the text that \"save\" answered, for the same game on a board of the same size.");
        }
        Game root = game.fork();
        ImmutableList<EntityId> players =
                game.view().players().stream().map(Entity::id).collect(ImmutableList.toImmutableList());
        Inputs none = Inputs.none(() -> table.recording(0).follow(root.fork()));
        return begun(new SeatGame(table, game, players, new Stories(table.words(), players), none));
    }

    private static SeatGame begun(SeatGame game) {
        game.play(Optional.empty());
        return game;
    }

    /** An independent copy that goes on in the same way. */
    SeatGame fork() {
        return copy(game.fork(), inputs);
    }

    /** An independent copy with other luck, by that number. Its recording begins here. */
    SeatGame branch(long chance) {
        Game branch = game.branch(chance);
        Game root = branch.fork();
        return copy(branch, Inputs.none(() -> table.recording(0).follow(root.fork())));
    }

    private SeatGame copy(Game fork, Inputs since) {
        SeatGame copy = new SeatGame(table, fork, players, stories.copy(), since);
        copy.awaiting = awaiting;
        copy.outcome = outcome;
        copy.stuck = stuck;
        copy.rewards = rewards;
        return copy;
    }

    Table table() {
        return table;
    }

    GameView view() {
        return game.view();
    }

    long hash() {
        return game.stateHash();
    }

    byte[] save() {
        return table.game().saveFormat(table.rules()).write(game);
    }

    byte[] recording() {
        return inputs.recording();
    }

    ImmutableList<EntityId> players() {
        return players;
    }

    Optional<EntityId> awaiting() {
        return awaiting;
    }

    /** How it ended, if it did. */
    Optional<Outcome> outcome() {
        return outcome;
    }

    /** What that player was told since its last deed. */
    List<String> log(EntityId player) {
        return stories.news(player);
    }

    /** The turn of the awaited player. */
    Optional<TurnView> turn() {
        return awaiting.map(game::turn);
    }

    /** What the awaited player can do. The place in the list is the number of the deed. */
    List<Deeds.Judged> deeds() {
        EntityId actor = requireTurn();
        List<Deeds.Judged> known = deeds;
        if (known == null) {
            known = Deeds.judged(table.game(), table.words(), game, actor);
            deeds = known;
        }
        return known;
    }

    /** Which of those deeds of the awaited player would be done. */
    List<Choice> judged(List<Offer> offers) {
        return game.legalActions(requireTurn(), offers);
    }

    /** A deed that is listed, by its number. */
    Deeds.Judged deed(long number) {
        return numbered(deeds(), number);
    }

    /** A deed by its number or by its words, for who does not ask whether it is legal. */
    private PlayerDeed unjudged(Object named) {
        TurnView turn = game.turn(requireTurn());
        List<Deeds.Judged> judged = deeds;
        List<PlayerDeed> all = judged == null
                ? Deeds.of(table.game(), table.words(), turn)
                : Lists.transform(judged, Deeds.Judged::deed);
        if (named instanceof Long number) {
            return numbered(all, number);
        }
        return all.stream()
                .filter(each -> each.told(table.words()).equals(named))
                .findFirst()
                .orElseThrow(() -> new SeatFault(
                        "There is no deed " + SeatFault.shown(named) + " now.",
                        "Give a number or the \"words\" of a deed that \"legal\" lists."));
    }

    private static <T> T numbered(List<T> all, long number) {
        if (number < 0 || number >= all.size()) {
            throw new SeatFault(
                    "There is no deed " + number + " now.",
                    "Ask \"legal\", and give the number of a deed, from 0 to " + (all.size() - 1) + ".");
        }
        return all.get((int) number);
    }

    /** Does a deed, by its number or its words, for the awaited player, and plays up to the next decision. */
    Told step(Object named, Optional<Point> aim) {
        Offer offer = unjudged(named).offer();
        String shown = SeatFault.shown(named);
        Action action;
        if (offer instanceof Offer.Plain plain) {
            if (aim.isPresent()) {
                throw new SeatFault("Deed " + shown + " takes no \"aim\".", "Give \"deed\":" + shown + " alone.");
            }
            action = plain.action();
        } else {
            Point at = aim.orElseThrow(() -> new SeatFault(
                    "Deed " + shown + " has to be aimed.",
                    "Give {\"deed\":" + shown + ",\"aim\":[x,y]}; \"aims\" of \"legal\" tells the cells."));
            if (!game.turn(requireTurn()).board().contains(at)) {
                throw new SeatFault(
                        "\"aim\" is [" + at.x() + "," + at.y() + "], outside the board.", "Give a cell of it.");
            }
            action = ((Offer.Aimed) offer).template().aimed(Aim.at(at));
        }
        EntityId actor = requireTurn();
        stories.begin();
        Game before = game.fork();
        game.submit(actor, action);
        inputs = inputs.with(actor, action);
        return play(Optional.of(new Deed(actor, before)));
    }

    private EntityId requireTurn() {
        return awaiting.orElseThrow(() -> new SeatFault(
                stuck.orElse("The game is over: nobody is awaited."),
                "Send \"reset\" for a new game, or \"restore\" for an earlier moment of this one."));
    }

    private Told play(Optional<Deed> deed) {
        awaiting = Optional.empty();
        deeds = null;
        rewards = ImmutableMap.of();
        Played played = new Played(deed.map(Deed::actor));
        try {
            Optional<Step> last = Turns.play(game, played::add);
            last.filter(Step.Awaiting.class::isInstance)
                    .ifPresent(step -> awaiting = Optional.of(((Step.Awaiting) step).actor()));
            outcome = game.view().outcome();
            if (awaiting.isEmpty() && outcome.isEmpty()) {
                if (last.isEmpty() && !isDeserted()) {
                    stuck = Optional.of("Nobody was awaited in " + Turns.MAX + " turns.");
                } else { // the rules go on, but nobody plays any more
                    outcome = Optional.of(
                            EndConditions.lostWithout(Faction.PLAYERS).outcome(game.view()));
                }
            }
            deed.ifPresent(done -> rewards = rewards(done.before().view()));
            return played.told(last);
        } catch (RuntimeException | StackOverflowError broken) {
            stuck = Optional.of("The game's own code broke: " + broken);
            throw broken;
        } finally {
            stories.end();
        }
    }

    private boolean isDeserted() {
        return players.stream().allMatch(each -> game.view().entity(each).isEmpty());
    }

    /** What the last deed, whose ever it was, was worth to that player. */
    int reward(EntityId player) {
        return rewards.getOrDefault(player, 0);
    }

    private ImmutableMap<EntityId, Integer> rewards(GameView before) {
        return players.stream()
                .collect(ImmutableMap.toImmutableMap(
                        each -> each,
                        each -> table.game()
                                .reward(before.as(each), game.view().as(each))
                                .orElseGet(this::atEnd)));
    }

    /** The reward of a game that gives none of its own. */
    private int atEnd() {
        return outcome.map(how -> how.score().orElse(how.isWon() ? 1 : how.isLost() ? -1 : 0))
                .orElse(0);
    }

    /** Why that is refused, as a player is told it. */
    String why(Refusal why, TurnView turn, boolean hasBegun) {
        Words words = table.words();
        return Interruption.refused(why, turn, words, hasBegun)
                .or(() -> words.wording().tell(why, turn))
                .orElseGet(why::toString);
    }

    /** What happens from one decision to the next. */
    private final class Played {
        private final Optional<EntityId> actor;
        private boolean hasBegun;
        private Optional<Refusal> rested = Optional.empty();

        Played(Optional<EntityId> actor) {
            this.actor = actor;
        }

        boolean add(Step.Acted acted) {
            boolean isOwn = actor.equals(Optional.of(acted.actor()));
            if (isOwn && !hasBegun) {
                rested = acted.why();
            }
            hasBegun |= isOwn;
            stories.tell(acted, game.view());
            return !isDeserted() || players.isEmpty();
        }

        Told told(Optional<Step> last) {
            Optional<String> refused = Optional.empty();
            if (last.orElse(null) instanceof Step.Awaiting awaited
                    && awaited.refused().isPresent()) {
                String why = why(awaited.refused().get(), game.turn(awaited.actor()), hasBegun);
                if (hasBegun) {
                    stories.say(awaited.actor(), why);
                } else {
                    refused = Optional.of(why);
                }
            }
            Optional<String> why = rested.map(
                    each -> turn().map(turn -> why(each, turn, false)).orElseGet(each::toString));
            return new Told(refused, why);
        }
    }
}
