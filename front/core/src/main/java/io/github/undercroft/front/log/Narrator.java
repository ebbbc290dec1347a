package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Sound;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Placed;
import io.github.undercroft.front.map.Spectator;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.StackEvent;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.wording.MessageLog;
import io.github.undercroft.wording.Wording;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Describes what the player's entity sees and hears; if it has no senses, everything that happens. */
public final class Narrator {

    /** In so many turns a sound is told once. */
    private static final int TURNS_OF_SOUND = 10;

    private final GameView game;
    private final Wording wording;
    private EntityId hero;
    private boolean hasSenses;
    private MessageLog log;
    /** What was told at the last key. */
    private List<MessageLog.Message> heard = List.of();

    /** What was told since then of the hero's wounds, and of what it got. */
    private final Set<String> vital = new HashSet<>();

    private Optional<String> answer = Optional.empty();
    /** The answer before, and how often it was given in a row. */
    private String lastAnswer = "";

    private int times;
    /** The time of the hero's last turn, which is told of all that follows from it. */
    private long turn;

    /** Starts the story of a new game. */
    public Narrator(GameView game, Wording wording) {
        this.game = game;
        this.wording = wording;
        this.hero = game.players().stream().findFirst().map(Entity::id).orElse(EntityId.WORLD);
        this.log = MessageLog.of(hero, wording);
        this.turn = game.now();
        hasSenses = hasSenses();
    }

    private boolean hasSenses() {
        return game.entity(hero).filter(entity -> entity.has(Perceiver.class)).isPresent();
    }

    /** Goes on with what another player perceives. */
    public void follow(EntityId next) {
        List<MessageLog.Message> story = log.messages();
        hero = next;
        hasSenses = hasSenses();
        log = MessageLog.of(next, wording);
        log.restore(story);
    }

    /**
     * Tells what the player perceived of a step. A sound is told again after some turns only, where the same words would be told.
     *
     * @param turns how many turns the player has had in the whole game
     */
    public void tell(Step.Acted acted, long turns) {
        if (acted.actor().equals(hero)) {
            turn = game.now();
        }
        boolean isFight = game.entity(hero)
                .filter(figure -> Notices.isFight(acted, figure, game.as(hero)))
                .isPresent();
        if (hasSenses) {
            log.add(
                    untilItsDeath(acted.perceivedBy(hero), Narrator::seen).stream()
                            .filter(percept -> !(isFight && isFootstep(percept)) && !isOld(percept, turns))
                            .toList(),
                    game,
                    turn);
        } else {
            log.addAll(untilItsDeath(acted.events(), Optional::of), game, turn);
        }
        noteVital(acted);
    }

    private void noteVital(Step.Acted acted) {
        List<GameEvent> own = acted.events().stream().filter(this::isVital).toList();
        MessageLog told = MessageLog.of(hero, wording);
        if (!own.isEmpty() && hasSenses) {
            told.add(
                    acted.perceivedBy(hero).stream()
                            .filter(percept ->
                                    seen(percept).filter(own::contains).isPresent())
                            .toList(),
                    game);
        } else {
            told.addAll(own, game);
        }
        told.messages().forEach(message -> vital.add(message.sentence()));
    }

    private boolean isVital(GameEvent event) {
        return (event instanceof Damaged hit && hit.who().equals(hero))
                || (event instanceof Placed placed && isGain(placed.from(), placed.to()))
                || (event instanceof StackEvent stack && isGain(stack.from(), stack.to()));
    }

    private boolean isGain(Location from, Location to) {
        return to.holder().equals(Optional.of(hero)) && !from.holder().equals(Optional.of(hero));
    }

    /** @return whether that was told since the last key of a wound of the hero, or of what it got */
    public boolean isVital(String sentence) {
        return vital.contains(sentence);
    }

    /** Without what would hide who killed the hero, if that is among it: what it loses by its death, and what follows but for the deaths of others. */
    private <T> List<T> untilItsDeath(List<T> all, Function<T, Optional<GameEvent>> event) {
        int death = Iterables.indexOf(
                all, each -> event.apply(each).filter(this::isItsDeath).isPresent());
        if (death < 0) {
            return all;
        }
        List<T> told = new ArrayList<>(all.subList(0, death + 1));
        all.subList(death + 1, all.size()).stream()
                .filter(each -> event.apply(each).filter(Died.class::isInstance).isPresent())
                .forEach(told::add);
        told.removeIf(each -> event.apply(each).filter(this::isLoss).isPresent());
        return told;
    }

    private static Optional<GameEvent> seen(Percept percept) {
        return percept instanceof Percept.Saw saw ? Optional.of(saw.event()) : Optional.empty();
    }

    private boolean isItsDeath(GameEvent event) {
        return event instanceof Died died && died.who().equals(hero);
    }

    /** Whether it is a sound that was told lately in the same words; the time of a turn is the mean of all turns. */
    private boolean isOld(Percept percept, long turns) {
        return percept instanceof Percept.Heard
                && wording.tell(
                                percept,
                                new Wording.Listener(hero, game.entity(hero).flatMap(Entity::position)))
                        .filter(sentence -> log.messages().stream()
                                .anyMatch(told -> told.sentence().equals(sentence)
                                        && (game.now() - told.when()) * turns < TURNS_OF_SOUND * game.now()))
                        .isPresent();
    }

    /** What the player perceived of a step, in order; without senses everything. */
    public List<Percept> perceived(Step.Acted acted) {
        return hasSenses ? acted.perceivedBy(hero) : ImmutableList.copyOf(Spectator.seenByAll(acted, game));
    }

    private static boolean isFootstep(Percept percept) {
        return percept instanceof Percept.Heard heard && heard.sound().equals(Sound.FOOTSTEPS);
    }

    /** Whether the hero loses a thing: at its death that is no news, and would hide what killed it. */
    private boolean isLoss(GameEvent event) {
        return event instanceof Placed placed && placed.from().holder().equals(Optional.of(hero));
    }

    /** Goes on with the story of a game that was saved. */
    public void restore(List<MessageLog.Message> earlier) {
        log.restore(earlier);
        hear();
    }

    /** The player has pressed a key: what was told until now is known. */
    public void hear() {
        heard = log.messages();
        vital.clear();
        lastAnswer = answer.isEmpty() ? "" : lastAnswer;
        answer = Optional.empty();
    }

    /** Answers the key. That is shown until the next one, and is no part of the story. */
    public void answer(String sentence) {
        times = lastAnswer.equals(sentence) ? times + 1 : 1;
        lastAnswer = sentence;
        answer = Optional.of(times == 1 ? sentence : sentence + " (x" + times + ")");
    }

    /** The answer to the last key, which is shown after the story. */
    public Optional<String> answer() {
        return answer;
    }

    /** The story, and last the answer to the last key. */
    public List<String> shown() {
        List<String> shown = new ArrayList<>(lines());
        answer.ifPresent(shown::add);
        return shown;
    }

    /** How many messages are new since the last key, or were told again. */
    public int fresh() {
        List<MessageLog.Message> all = log.messages();
        int old = all.size();
        while (old > 0 && !heard.contains(all.get(old - 1))) {
            old--;
        }
        return all.size() - old;
    }

    /** @return all messages, oldest first */
    public List<MessageLog.Message> messages() {
        return log.messages();
    }

    /** Adds a sentence of the front end to the story. */
    public void say(String sentence) {
        log.say(sentence, turn);
    }

    /** Adds what the player notices. Twice the same is two messages: it may be another one. */
    public void note(String sentence) {
        log.sayApart(sentence, turn);
    }

    /** @return all messages as text, oldest first */
    public List<String> lines() {
        return log.messages().stream().map(MessageLog.Message::toString).toList();
    }
}
