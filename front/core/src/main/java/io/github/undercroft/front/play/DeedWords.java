package io.github.undercroft.front.play;

import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.PlayerDeed;
import io.github.undercroft.front.Ways;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.hindsight.Verdict;
import io.github.undercroft.move.Move;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names what a player can do in a turn by what is ordered and known before, and not by what comes of it once. */
final class DeedWords {

    /** What comes of a deed in so many branches is no chance. */
    private static final int TRIES = 5;

    private final PlayableGame game;
    private final Words words;
    private final EntityId hero;
    /** The game before the deed; the hero awaits input in it. */
    private final Game before;

    DeedWords(PlayableGame game, Verdict.Moment moment) {
        this.game = game;
        this.words = game.words();
        this.hero = moment.actor();
        this.before = moment.game().get().branch(0, hero);
        before.step();
    }

    /** What the player did, or might have done, in a sentence. */
    String of(Action deed) {
        if (deed instanceof Move move) {
            return step(move.direction());
        }
        if (deed instanceof Rest) {
            return words.say("You rest.");
        }
        return deed instanceof Attack attack ? attack(attack) : other(deed);
    }

    /** The same, whatever it was aimed at, by the name of its verb: {@code step closer}, {@code attack}, {@code use the vial}; a sentence if it has none. */
    String kind(Action deed) {
        String told = of(deed);
        if (deed instanceof Rest) {
            return words.say("rest");
        }
        Optional<Direction> way =
                Direction.all().stream().filter(each -> step(each).equals(told)).findFirst();
        if (way.isPresent()) {
            return words.say(kindOfStep(way.get()));
        }
        if (deed instanceof Attack) {
            return words.say("attack");
        }
        return Deeds.of(game, before.turn(hero)).stream()
                .filter(each -> each.told(deed, before.turn(hero), words).isPresent()
                        || each.told(words).equals(told))
                .findFirst()
                .map(each -> each.kind(words))
                .orElseGet(() -> isBlow(deed) ? words.say("attack") : told);
    }

    /** What a step changes of the distance to the nearest enemy. */
    private String kindOfStep(Direction way) {
        TurnView turn = before.turn(hero);
        List<Point> enemies = turn.board().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(enemy -> enemy.cells().stream())
                .toList();
        Footprint body = turn.actor().footprint();
        Point here = turn.position();
        int change = Double.compare(nearest(body, here.step(way), enemies), nearest(body, here, enemies));
        return enemies.isEmpty() ? "step" : change < 0 ? "step closer" : change > 0 ? "step away" : "step aside";
    }

    private static double nearest(Footprint body, Point at, List<Point> enemies) {
        return enemies.stream()
                .mapToDouble(enemy -> Metric.CHEBYSHEV.distance(body.nearest(at, enemy), enemy))
                .min()
                .orElse(0);
    }

    /** Whether an action of the game's own strikes. */
    private boolean isBlow(Action deed) {
        return played(deed).stream()
                .flatMap(acted -> acted.events().stream())
                .anyMatch(event ->
                        event instanceof Attacked attacked && attacked.who().equals(hero));
    }

    private String step(Direction way) {
        return words.say("You step {0}.", words.say(Ways.name(way)));
    }

    /** Where nobody is known an attack was meant as a step. */
    private String attack(Attack attack) {
        TurnView turn = before.turn(hero);
        List<Entity> known = new AttackTemplate(1, attack.with())
                .area(turn, attack.aim()).stream()
                        .flatMap(cell -> turn.board().occupantAt(cell).stream())
                        .filter(each -> !each.id().equals(hero))
                        .toList();
        Optional<Entity> target = known.stream().filter(turn::isEnemy).findFirst();
        return target.or(() -> known.stream().findFirst())
                .map(each -> words.say("You {0} {1}.", words.say("attack"), words.the(each)))
                .orElseGet(() -> attack.aim() instanceof Aim.Toward toward
                        ? step(toward.direction())
                        : words.say("You {0}.", words.say("attack")));
    }

    private String other(Action deed) {
        List<PlayerDeed> deeds = Deeds.of(game, before.turn(hero));
        return deeds.stream()
                .flatMap(each -> each.told(deed, before.turn(hero), words).stream())
                .findFirst()
                .or(() -> logged(deed))
                .or(() -> deeds.stream()
                        .filter(each -> each.action()
                                .filter(input -> isOrdered(input, deed))
                                .isPresent())
                        .map(each -> each.told(words))
                        .findFirst())
                .or(() -> Direction.all().stream()
                        .filter(way -> isOrdered(game.step(way), deed))
                        .map(this::step)
                        .findFirst())
                .orElseGet(() -> words.say("You do something else."));
    }

    /** Whether that deed becomes of an input. */
    private boolean isOrdered(Action input, Action deed) {
        return input.equals(deed)
                || played(input).filter(acted -> acted.action().equals(deed)).isPresent();
    }

    /** What comes of an input. */
    private Optional<Step.Acted> played(Action input) {
        Game fork = before.fork();
        try {
            fork.submit(hero, input);
            return fork.step() instanceof Step.Acted acted ? Optional.of(acted) : Optional.empty();
        } catch (GameCodeException broken) {
            return Optional.empty();
        }
    }

    /** As the log tells it, if that is the same with any luck. */
    private Optional<String> logged(Action deed) {
        Set<Optional<String>> told = IntStream.range(0, TRIES)
                .mapToObj(luck -> logged(deed, before.branch(luck)))
                .collect(Collectors.toSet());
        return told.size() == 1 ? told.iterator().next() : Optional.empty();
    }

    private Optional<String> logged(Action deed, Game branch) {
        Narrator narrator = new Narrator(branch.view(), game.wording());
        narrator.follow(hero);
        try {
            branch.submit(hero, deed);
            if (branch.step() instanceof Step.Acted acted) {
                narrator.tell(acted, 0);
            }
        } catch (GameCodeException broken) {
            return Optional.empty();
        }
        return narrator.messages().stream().map(message -> message.sentence()).findFirst();
    }
}
