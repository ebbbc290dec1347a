package io.github.undercroft.examples.front;

import io.github.undercroft.game.Step;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Observer;
import io.github.undercroft.wording.MessageLog;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;

/** Tells the player of one game what the player's figure sees and hears; all that happens, if that one has no senses. */
final class Narrator {

    private final GameView game;
    private final EntityId hero;
    private final boolean hasSenses;
    private final MessageLog log;

    /** Begins the story of a game that has just started. */
    Narrator(GameView game, Wording wording) {
        Optional<Entity> figure = game.entities().stream()
                .filter(entity -> entity.get(Faction.class).equals(Optional.of(Faction.PLAYERS)))
                .findFirst();
        this.game = game;
        this.hero = figure.map(Entity::id).orElse(EntityId.WORLD);
        this.hasSenses = figure.filter(entity -> entity.has(Observer.class)).isPresent();
        this.log = MessageLog.of(hero, wording);
    }

    void tell(Step.Acted acted) {
        if (hasSenses) {
            log.add(acted.perceivedBy(hero), game);
        } else {
            log.addAll(acted.events(), game);
        }
    }

    void say(String sentence) {
        log.say(sentence, game.now());
    }

    List<String> lines() {
        return log.lines().stream().map(MessageLog.Line::toString).toList();
    }
}
