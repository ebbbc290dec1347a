package io.github.undercroft.front.seat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.game.Step;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.wording.MessageLog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What each player of a game is told. Narrators are made at the first step, since most copies of a game are only kept. */
final class Stories {

    private final Words words;
    private final ImmutableList<EntityId> players;
    private final Map<EntityId, Narrator> narrators = new LinkedHashMap<>();
    /** What was told before the narrators were made. */
    private final Map<EntityId, List<MessageLog.Message>> past = new LinkedHashMap<>();

    private final Map<EntityId, List<String>> news = new LinkedHashMap<>();
    private long turns;

    Stories(Words words, ImmutableList<EntityId> players) {
        this.words = words;
        this.players = players;
    }

    Stories copy() {
        Stories copy = new Stories(words, players);
        copy.past.putAll(past);
        narrators.forEach((player, narrator) -> copy.past.put(player, narrator.messages()));
        copy.news.putAll(news);
        copy.turns = turns;
        return copy;
    }

    /** A deed begins: what was told is no news any more. */
    void begin() {
        narrators.values().forEach(Narrator::hear);
    }

    void tell(Step.Acted acted, GameView game) {
        turns += players.contains(acted.actor()) ? 1 : 0;
        for (EntityId player : players) {
            if (isUnnoticed(acted, player, game)) {
                continue;
            }
            Narrator narrator = narrators.computeIfAbsent(player, each -> narrator(each, game));
            acted.events().stream()
                    .filter(event -> event instanceof TravelEvent.Arrived arrived
                            && arrived.who().equals(player))
                    .map(event -> (TravelEvent.Arrived) event)
                    .forEach(arrived -> narrator.say(
                            words.say(arrived.at().level() > arrived.fromLevel() ? "You go down." : "You go up.")));
            narrator.tell(acted, turns);
        }
    }

    /** Most of what happens is far away. */
    private static boolean isUnnoticed(Step.Acted acted, EntityId player, GameView game) {
        return !acted.actor().equals(player)
                && acted.perceivedBy(player).isEmpty()
                && game.entity(player).filter(each -> each.has(Perceiver.class)).isPresent();
    }

    private Narrator narrator(EntityId player, GameView game) {
        Narrator narrator = new Narrator(game, words.wording());
        narrator.follow(player);
        narrator.restore(past.getOrDefault(player, List.of()));
        return narrator;
    }

    /** A sentence for one player. */
    void say(EntityId player, String sentence) {
        Narrator narrator = narrators.get(player);
        if (narrator != null) {
            narrator.say(sentence);
        }
    }

    /** The next decision is there. */
    void end() {
        narrators.forEach((player, narrator) -> {
            List<MessageLog.Message> all = narrator.messages();
            news.put(
                    player,
                    all.subList(all.size() - narrator.fresh(), all.size()).stream()
                            .map(MessageLog.Message::sentence)
                            .toList());
        });
    }

    List<String> news(EntityId player) {
        return news.getOrDefault(player, List.of());
    }
}
