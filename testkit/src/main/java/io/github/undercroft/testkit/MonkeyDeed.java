package io.github.undercroft.testkit;

import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.PlayerDeed;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A deed as a test tells it: in words, and where it is aimed.
 *
 * @param words as {@link PlayerDeed#told(Words)} has them; of several with equal words it is the first
 */
record MonkeyDeed(String words, Optional<Point> aim) {

    private static final Pattern AIMED = Pattern.compile("(.*) @(\\d+),(\\d+)", Pattern.DOTALL);

    static List<MonkeyDeed> read(List<String> told) {
        return told.stream().map(MonkeyDeed::read).toList();
    }

    private static MonkeyDeed read(String told) {
        Matcher aimed = AIMED.matcher(told);
        return aimed.matches()
                ? new MonkeyDeed(
                        aimed.group(1),
                        Optional.of(new Point(Integer.parseInt(aimed.group(2)), Integer.parseInt(aimed.group(3)))))
                : new MonkeyDeed(told, Optional.empty());
    }

    /** As it is read: {@code You throw the dart. @3,4}. */
    String told() {
        return words + aim.map(at -> " @" + at.x() + "," + at.y()).orElse("");
    }

    /** What is submitted for whom the game awaits; empty if there is no such deed now. */
    Optional<Action> action(PlayableGame played, Words wording, Game game, EntityId actor) {
        return Deeds.of(played, wording, game.turn(actor)).stream()
                .filter(each -> each.told(wording).equals(words))
                .findFirst()
                .flatMap(each -> each.offer() instanceof Offer.Plain plain
                        ? Optional.of(plain.action())
                        : aim.map(at -> ((Offer.Aimed) each.offer()).template().aimed(Aim.at(at))));
    }
}
