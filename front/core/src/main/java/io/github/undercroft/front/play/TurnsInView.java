package io.github.undercroft.front.play;

import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.InView;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * For how many of its own turns in all a player had others in view, and who had announced a deed: what it could have known of what killed
 * it. Only of what it perceived.
 */
final class TurnsInView {

    private final EntityId hero;
    private final Words words;
    /** All that were seen since this began. */
    private final Map<EntityId, Seen> all = new HashMap<>();
    /** The ground where the hero stands, and around it. */
    private final Map<Point, Terrain> ground = new HashMap<>();

    /** How many turns the player had had when this began. */
    private OptionalLong earlier = OptionalLong.empty();

    private String told = "";

    /**
     * Somebody that was seen.
     *
     * @param turns of the hero at which it was in view
     * @param isNew whether it was not known when this began
     */
    private record Seen(String name, int turns, boolean isInView, boolean hasAnnounced, boolean isNew) {

        /** A turn later, out of view. */
        private Seen after(int turn) {
            return new Seen(name, isInView ? turns + turn : turns, false, false, isNew);
        }
    }

    /** Begins with those whom a player sees now, or remembers. */
    TurnsInView(EntityId hero, PlayerView game, Words words) {
        this.hero = hero;
        this.words = words;
        game.perception()
                .ifPresent(known -> known.sightings()
                        .forEach(each ->
                                all.put(each.who().id(), new Seen(each.who().name(), 0, false, false, false))));
        look(game, 0);
    }

    /**
     * Takes note of a step. At the player's death that counts what it saw before.
     *
     * @param turns how many turns the player has had
     */
    void add(Step.Acted acted, PlayerView game, long turns) {
        int turn = acted.actor().equals(hero) ? 1 : 0;
        earlier = earlier.isPresent() ? earlier : OptionalLong.of(turns - turn);
        acted.events().stream()
                .filter(event -> event instanceof Died died && died.who().equals(hero))
                .findFirst()
                .ifPresentOrElse(
                        event -> told = told((Died) event, Percept.saw(event, acted.perceivedBy(hero)), turn),
                        () -> look(game, turn));
    }

    private void look(PlayerView game, int turn) {
        all.replaceAll((who, seen) -> seen.after(turn));
        for (Entity each : InView.entities(game)) {
            Seen before = all.get(each.id());
            all.put(
                    each.id(),
                    new Seen(
                            each.name(),
                            before == null ? 0 : before.turns,
                            true,
                            each.has(Intent.class),
                            before == null || before.isNew));
        }
        ground.clear();
        game.entity(hero).stream().flatMap(self -> self.cells().stream()).forEach(cell -> {
            note(cell, game);
            Direction.all().forEach(way -> note(cell.step(way), game));
        });
    }

    private void note(Point cell, PlayerView game) {
        Board board = game.perception().map(Perception::board).orElse(game.board());
        if (board.contains(cell)) {
            ground.put(cell, board.terrainAt(cell));
        }
    }

    private String told(Died death, Optional<Percept.Saw> saw, int turn) {
        if (death.cause() instanceof Cause.TerrainAt there) {
            Terrain known = ground.get(there.at());
            String what = LastBlows.ground(there.terrain(), words);
            return known == null
                    ? ""
                    : words.say(
                            words.wording().indefinite(known).equals(what)
                                    ? "You could see what killed you: {0}."
                                    : "You could not see what killed you: {0}.",
                            what);
        }
        return death.cause()
                .killer()
                .filter(killer -> !killer.equals(hero))
                .map(killer -> told(killer, saw.flatMap(each -> each.known(killer)), turn))
                .orElse("");
    }

    private String told(EntityId killer, Optional<Entity> known, int turn) {
        Seen seen = all.get(killer);
        if (seen == null) {
            return known.map(who -> words.say("You had not seen {0} before.", the(who.name())))
                    .orElseGet(() -> words.say("You never saw what killed you."));
        }
        String who = the(known.map(Entity::name).orElse(seen.name));
        int turns = seen.after(turn).turns;
        if (turns == 0) {
            return words.say(
                    seen.isInView ? "You had no turn since {0} came into view." : "You had lost sight of {0}.", who);
        }
        String counted = turns == 1 ? words.say("1 turn") : words.say("{0} turns", turns);
        boolean areAll = seen.isNew || earlier.equals(OptionalLong.of(0));
        String time = areAll ? words.say("{0} in all", counted) : counted;
        if (!seen.isInView) {
            return words.say("You had {0} in view for {1}, and then lost sight of it.", who, time);
        }
        return words.say(
                seen.hasAnnounced
                        ? "You had {0} in view for {1}, and its blow was announced."
                        : "You had {0} in view for {1}.",
                who,
                time);
    }

    private String the(String name) {
        return words.wording().definite(name);
    }

    /** What there is to tell, in a sentence, once the player is dead; empty if nobody in particular killed it. */
    String told() {
        return told;
    }
}
