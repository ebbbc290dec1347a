package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.GameView;
import io.github.undercroft.Offer;
import io.github.undercroft.Player;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Run;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.PlayerDeed;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.hindsight.Hindsight;
import io.github.undercroft.hindsight.Survivors;
import io.github.undercroft.hindsight.Verdict;
import io.github.undercroft.save.RecordedFailure;
import java.util.List;
import java.util.Optional;

/** Tells a player which turn of a lost game was the fatal one. */
final class WhyLost {

    /** So many of the last messages of a turn are told. */
    private static final int MESSAGES = 4;

    /** So many other deeds are more than one and another. */
    private static final int MOST = 3;

    private final RecordedGame recorded;
    private final PlayableGame game;
    private final Rules rules;
    private final Words words;

    WhyLost(RecordedGame recorded, Rules rules) {
        this.recorded = recorded;
        this.game = recorded.game();
        this.rules = rules;
        this.words = game.words();
    }

    String title() {
        return words.say("Why?");
    }

    List<String> progress(int percent) {
        return ImmutableList.of(
                words.say("The bot plays it on from earlier turns, many times and with other luck."),
                words.say("Looking back: {0}%", percent));
    }

    /** What to look at games with: their own rules, and the brain that plays in its author's stead; empty if the game has no such brain. */
    Optional<Hindsight> hindsight() {
        GameView bots = Game.start(game.rules(recorded.size(), Seat.BOT), recorded.seed())
                .view();
        return bots.players().stream()
                .findFirst()
                .flatMap(player -> player.get(Brain.class))
                .filter(brain -> !(brain instanceof Player))
                .map(brain -> Hindsight.of(rules, brain).offering(this::offers));
    }

    /** The verbs of the game; a run is several turns, and its first is a step. */
    private List<Offer> offers(TurnView turn) {
        return Deeds.of(game, turn).stream()
                .filter(deed -> deed.action().filter(Run.class::isInstance).isEmpty())
                .map(PlayerDeed::offer)
                .toList();
    }

    String noBot() {
        return words.say("{0} has no bot.", words.wording().name(game.about().name()));
    }

    /** Tells which deed made it inevitable that the game broke. */
    List<String> lines(Verdict verdict, RecordedFailure failure) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(words.say("The game broke: {0}", failure));
        if (verdict instanceof Verdict.Blamed blamed) {
            DeedWords deeds = new DeedWords(game, blamed.moment());
            lines.add(
                    words.say(
                            "Turn {0} led to it. {1} Of {2} such games, played on by the bot, {3} broke.",
                            blamed.moment().turn(),
                            deeds.of(blamed.done().action()),
                            blamed.done().chance().of(),
                            broken(blamed.done().chance())),
                    words.say(
                            "Otherwise: {0} Of {1} such games {2} broke.",
                            deeds.of(blamed.better().action()),
                            blamed.better().chance().of(),
                            broken(blamed.better().chance())));
        } else if (verdict instanceof Verdict.Luck luck) {
            lines.add(noDeed(luck.moment().turn(), luck.before()));
        } else if (verdict instanceof Verdict.Unclear unclear) {
            lines.add(noDeed(unclear.turn(), unclear.chance()));
        }
        return lines.build();
    }

    private String noDeed(int turn, Survivors chance) {
        return words.say(
                "As far as the bot can tell no single deed led to it: from turn {0} on {1} of {2} games broke.",
                turn, broken(chance), chance.of());
    }

    private static int broken(Survivors chance) {
        return chance.of() - chance.lived();
    }

    /** Adds, to be wrapped, what a player types to play on from the turn that was found, if the recording stands somewhere. */
    List<String> withCommand(List<String> lines, Verdict verdict, Optional<String> place) {
        Optional<Verdict.Moment> moment = verdict instanceof Verdict.Blamed blamed
                ? Optional.of(blamed.moment())
                : verdict instanceof Verdict.Luck luck ? Optional.of(luck.moment()) : Optional.empty();
        ImmutableList.Builder<String> all = ImmutableList.<String>builder().addAll(lines);
        moment.flatMap(each -> place.flatMap(where -> game.replayCommand(where, each.turn() - 1)))
                .ifPresent(command -> all.add(words.say("To play on from there: {0}", WordWrap.COMMAND + command)));
        return all.build();
    }

    /** Tells what was found in one to five sentences, and why the killer did what it did. */
    List<String> lines(Verdict verdict) {
        ImmutableList.Builder<String> lines = ImmutableList.<String>builder().addAll(found(verdict));
        if (!(verdict instanceof Verdict.NotLost || verdict instanceof Verdict.Differs)) {
            recorded.killer().ifPresent(lines::add);
        }
        return lines.build();
    }

    private List<String> found(Verdict verdict) {
        if (verdict instanceof Verdict.Blamed blamed) {
            return blamed(blamed);
        }
        if (verdict instanceof Verdict.Luck luck) {
            return luck(luck);
        }
        if (verdict instanceof Verdict.Unclear unclear) {
            return unclear(unclear);
        }
        if (verdict instanceof Verdict.Differs differs) {
            return ImmutableList.of(words.say(
                    "This recording is from another version of the game, which parts from it at step {0}, so nothing"
                            + " can be told.",
                    differs.step()));
        }
        boolean hasEnded = ((Verdict.NotLost) verdict).outcome().isPresent();
        return ImmutableList.of(words.say(hasEnded ? "This game was not lost." : "This game has not ended."));
    }

    private List<String> blamed(Verdict.Blamed blamed) {
        Verdict.Moment moment = blamed.moment();
        DeedWords deeds = new DeedWords(game, moment);
        return ImmutableList.of(
                words.say(
                        "Turn {0} decided it. {1}. {2}",
                        moment.turn(), health(moment), deeds.of(blamed.done().action())),
                words.say(
                        "Of {0} such games, played on by the bot, {1} were survived.",
                        blamed.done().chance().of(), blamed.done().chance().lived()),
                words.say(
                                isMost(blamed)
                                        ? "Most other deeds were better, best of all: {0} Of {1} such games {2} were survived."
                                        : "Better: {0} Of {1} such games {2} were survived.",
                                deeds.of(blamed.better().action()),
                                blamed.better().chance().of(),
                                blamed.better().chance().lived())
                        + " "
                        + words.say("That is at least {0}% sure.", blamed.sure()));
    }

    /** Whether it was this deed that was bad, more than the better one was good. */
    private static boolean isMost(Verdict.Blamed blamed) {
        long better = blamed.others().stream()
                .filter(each -> each.chance().isAbove(blamed.done().chance()))
                .count();
        return better >= MOST && better * 2 > blamed.others().size();
    }

    private List<String> luck(Verdict.Luck luck) {
        int turn = luck.moment().turn();
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(words.say(
                "Bad luck, as far as the bot can tell: with it playing on, no other single deed would clearly have"
                        + " saved you. Most was lost in turn {0} ({4}): of {1} such games {2} lived before it, and {3}"
                        + " after it.",
                turn, luck.before().of(), luck.before().lived(), luck.after().lived(), health(luck.moment())));
        List<String> told = recorded.messages(luck.moment());
        if (!told.isEmpty()) {
            lines.add(words.say(
                    "In turn {0}: {1}",
                    turn, String.join(" ", told.subList(Math.max(0, told.size() - MESSAGES), told.size()))));
        }
        return lines.build();
    }

    private List<String> unclear(Verdict.Unclear unclear) {
        return ImmutableList.of(words.say(
                unclear.isHopeless()
                        ? "Even from turn {0} on hardly any game is survived by the bot, {1} of {2}, so no turn can be"
                                + " blamed; it may make the same fault."
                        : "No single turn stands out: from turn {0} on {1} of {2} games were survived by the bot.",
                unclear.turn(),
                unclear.chance().lived(),
                unclear.chance().of()));
    }

    private String health(Verdict.Moment moment) {
        PlayerView now = moment.game().get().view().as(moment.actor());
        return StatusLine.HIT_POINTS.of(now, Hero.of(now, moment.actor()), words);
    }
}
